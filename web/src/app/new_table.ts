// A table that is being set up: what the person has chosen so far, and the request that makes it.
import type { GameInfo, GameOption, NewTable, Pace } from '../protocol/server';
import { defaultPlayers } from './games';

export type SeatChoice = 'open' | (string & {}); // or the level of a computer player

export interface Draft {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>; // those that were touched
  readonly playing: boolean; // the person takes the first seat
  readonly others: readonly SeatChoice[]; // of all seats; the first counts only when the person looks on
  readonly listed: boolean;
  readonly pace: Pace;
  readonly here: boolean; // in this browser, where that is possible
}

export const HOUR = 3600;
export const BANKS = [15 * 60, 30 * 60, HOUR] as const; // live: for the whole game
export const LIMITS = [12 * HOUR, 24 * HOUR, 72 * HOUR] as const; // slow: for a decision
export const paceOf = (kind: Pace['kind']): Pace =>
  kind === 'live' ? { kind, bank: BANKS[1], increment: 20 } : kind === 'slow' ? { kind, limit: LIMITS[1] } : { kind };

export function newDraft(game: GameInfo, level: string): Draft {
  const seats = Array.from({ length: game.players.max }, (_, seat): SeatChoice => (seat === 1 ? 'open' : level));
  return { players: defaultPlayers(game), options: {}, playing: true, others: seats, listed: false, pace: { kind: 'none' }, here: true };
}

export const seatsOf = (draft: Draft): readonly SeatChoice[] =>
  draft.others.slice(0, draft.players).map((choice, seat) => (seat === 0 && draft.playing ? 'open' : choice));

export const openSeats = (draft: Draft): number => seatsOf(draft).filter((choice) => choice === 'open').length - (draft.playing ? 1 : 0);

// Nobody else comes and no clock runs: the server is not needed.
export const canBeHere = (draft: Draft): boolean => openSeats(draft) === 0 && draft.pace.kind === 'none';

export const valueOf = (draft: Draft, option: GameOption): unknown => draft.options[option.name] ?? option.default;

export function withSeat(draft: Draft, seat: number, choice: SeatChoice): Draft {
  return { ...draft, others: draft.others.map((old, k) => (k === seat ? choice : old)) };
}

export const withOption = (draft: Draft, name: string, value: unknown): Draft => ({ ...draft, options: { ...draft.options, [name]: value } });

// Only what differs from the defaults is said: the defaults of a text may depend on the number of players.
export function request(game: GameInfo, draft: Draft): NewTable {
  const touched = game.options.filter((option) => option.name !== 'players' && option.name in draft.options && draft.options[option.name] !== option.default);
  return {
    game: game.id,
    options: { players: draft.players, ...Object.fromEntries(touched.map((option) => [option.name, draft.options[option.name]])) },
    seats: seatsOf(draft),
    sit: draft.playing,
    listed: draft.listed && openSeats(draft) > 0,
    clock: draft.pace,
  };
}
