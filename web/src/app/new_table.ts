// A table that is being set up: what the person has chosen so far, and the request that makes it.
import type { GameInfo, GameOption, NewTable, Pace } from '../protocol/server';
import { defaultPlayers } from './games';
import { lastSeats, picked } from './hints';

export type SeatChoice = 'open' | (string & {}); // or the level of a computer player

export interface Draft {
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>; // those that were touched
  readonly playing: boolean; // the person takes the first seat
  readonly others: readonly SeatChoice[]; // of all seats; the first counts only when the person looks on
  readonly listed: boolean;
  readonly invited: boolean;
  readonly logins: readonly string[];
  readonly spectators: boolean;
  readonly pace: Pace;
  readonly here: boolean; // in this browser, where that is possible
  readonly automatic: number; // so many of the last seats play by themselves
}

export const HOUR = 3600;
export const BANKS = [15 * 60, 30 * 60, HOUR] as const; // live: for the whole game
export const LIMITS = [12 * HOUR, 24 * HOUR, 72 * HOUR] as const; // slow: for a decision
export const paceOf = (kind: Pace['kind']): Pace =>
  kind === 'live' ? { kind, bank: BANKS[1], increment: 20 } : kind === 'slow' ? { kind, limit: LIMITS[1] } : { kind };

export function newDraft(game: GameInfo, level: string): Draft {
  const seats = Array.from({ length: game.players.max }, (_, seat): SeatChoice => (seat === 1 ? 'open' : level));
  return { players: defaultPlayers(game), options: {}, playing: true, others: seats, listed: false, invited: false, logins: [], spectators: true, pace: { kind: 'none' }, here: true, automatic: 0 };
}

export const isAutomatic = (draft: Draft, seat: number): boolean => seat >= draft.players - draft.automatic;
// Whoever has a seat that plays by itself is never asked.
const ANYBODY = 'random';
export const seatsOf = (draft: Draft): readonly SeatChoice[] =>
  draft.others.slice(0, draft.players).map((choice, seat) => (isAutomatic(draft, seat) ? ANYBODY : seat === 0 && draft.playing ? 'open' : choice));

export const openSeats = (draft: Draft): number => seatsOf(draft).filter((choice) => choice === 'open').length - (draft.playing ? 1 : 0);

// Nobody else comes and no clock runs: the server is not needed.
export const canBeHere = (draft: Draft): boolean => openSeats(draft) === 0 && draft.pace.kind === 'none';

export const valueOf = (draft: Draft, option: GameOption): unknown => (option.name === 'players' ? draft.players : (draft.options[option.name] ?? option.default));

export function withSeat(draft: Draft, seat: number, choice: SeatChoice): Draft {
  return { ...draft, others: draft.others.map((old, k) => (k === seat ? choice : old)) };
}

// With everything that goes with the value (hints.ts).
export function withOption(game: GameInfo, draft: Draft, option: GameOption, value: unknown): Draft {
  const { players = draft.players, ...options } = picked(game, option, value, (one) => valueOf(draft, one));
  const next = { ...draft, players: Number(players), options: { ...draft.options, ...options } };
  return { ...next, automatic: lastSeats(game, (one) => valueOf(next, one)) };
}

export function withPlayers(game: GameInfo, draft: Draft, players: number): Draft {
  const option = game.options.find((one) => one.name === 'players');
  return option ? withOption(game, draft, option, players) : { ...draft, players };
}

// Only what differs from the defaults is said: the defaults of a text may depend on the number of players.
export function request(game: GameInfo, draft: Draft): NewTable {
  const touched = game.options.filter((option) => option.name !== 'players' && option.name in draft.options && draft.options[option.name] !== option.default);
  return {
    game: game.id,
    options: { players: draft.players, ...Object.fromEntries(touched.map((option) => [option.name, draft.options[option.name]])) },
    seats: seatsOf(draft),
    sit: draft.playing,
    listed: draft.listed && !draft.invited && openSeats(draft) > 0,
    clock: draft.pace,
    ...(draft.invited && openSeats(draft) > 0 ? { invited: true, logins: draft.logins } : {}),
    ...(draft.spectators ? {} : { spectators: false }),
  };
}
