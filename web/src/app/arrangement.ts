// How a table is set up, and what the host has changed since somebody at it last looked. What everybody has seen is kept in the browser,
// so that a change is told until it was seen, also after the page was closed or the game has begun.
//
//   watchArrangement(about);      changesToTell(about, game)  ->  ["Number of players: 3 → 4", …]      markSeen(about);
import { signal } from '@preact/signals';
import type { About, GameInfo, GameOption, Pace, SeatWish, Sitter } from '../protocol/server';
import { t } from './i18n';
import { optionTitle, optionValue } from './option_words';
import { levelName, sitterName } from './sitter';
import { recall, remember } from './storage';
import { spanText } from './time';

export interface Arrangement {
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: Pace;
  readonly listed: boolean;
  readonly invited?: boolean;
  readonly spectators?: boolean;
  readonly seats: readonly Sitter[];
}

const KEY = 'arrangements';
const TABLES = 20; // kept at most, the latest

type Kept = Readonly<Record<string, Arrangement>>;
const isArrangement = (value: any): value is Arrangement => typeof value?.options === 'object' && typeof value.clock?.kind === 'string' && Array.isArray(value.seats);
function read(): Kept {
  const kept = recall(KEY);
  return Object.fromEntries(Object.entries(typeof kept === 'object' && kept !== null ? kept : {}).filter(([, one]) => isArrangement(one)));
}
const seen = signal<Kept>(read());

function keep(table: string, one: Arrangement | null): void {
  const { [table]: _, ...others } = seen.value;
  seen.value = Object.fromEntries([...Object.entries(others), ...(one ? [[table, one] as const] : [])].slice(-TABLES));
  remember(KEY, seen.value);
}

const plain = ({ clock: _, ...sitter }: Sitter): Sitter => sitter as Sitter;
export const arrangementOf = ({ options, clock, listed, invited = false, spectators = true, seats }: About): Arrangement => ({ options, clock, listed, invited, spectators, seats: seats.map(plain) });

export const paceWords = (pace: Pace): string =>
  pace.kind === 'live'
    ? t('web.waiting.live', { bank: spanText(pace.bank * 1000), n: pace.increment ?? 0 })
    : pace.kind === 'slow' ? t('web.waiting.slow', { limit: spanText(pace.limit * 1000) }) : t('web.setup.pace.none');

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const line = (what: string, from: string, to: string): string => t('web.waiting.changed.line', { what, from, to });

// People come and go by themselves; what the host decides is who else sits there, and where.
function seatChanges(old: readonly Sitter[], now: readonly Sitter[]): readonly string[] {
  const place = (n: number) => t('web.setup.seat', { n: n + 1 });
  const words = (sitter: Sitter) => (sitter.kind === 'computer' ? `${sitterName(sitter, 0)} (${levelName(sitter.level)})` : t('web.seat.open'));
  return now.flatMap((sitter, seat) => {
    if (sitter.kind === 'person') {
      const before = old.findIndex((one) => one.kind === 'person' && one.name === sitter.name);
      return before < 0 || before === seat ? [] : [line(sitterName(sitter, seat), place(before), place(seat))];
    }
    const before = old[seat];
    if (!before || before.kind === 'person' || (sitter.kind === 'open' && before.kind === 'open')) return [];
    if (sitter.kind === 'computer' && before.kind === 'computer' && sitter.level === before.level) return [];
    return [line(place(seat), words(before), words(sitter))];
  });
}

export function changesBetween(old: Arrangement, now: Arrangement, game: GameInfo | undefined): readonly string[] {
  const optionChanges = (game?.options ?? []).flatMap((option: GameOption) => {
    const [from, to] = [old.options[option.name], now.options[option.name]];
    return same(from, to) || from === undefined || to === undefined ? [] : [line(optionTitle(game as GameInfo, option), optionValue(game as GameInfo, option, from), optionValue(game as GameInfo, option, to))];
  });
  const door = (invited: boolean) => t(invited ? 'web.door.invited_only' : 'web.door.anyone');
  const watched = (spectators: boolean) => t(spectators ? 'web.door.watched' : 'web.door.unwatched');
  const visible = (listed: boolean) => t(listed ? 'web.setup.listed' : 'web.setup.by_link');
  return [
    ...optionChanges,
    ...(same(old.clock, now.clock) ? [] : [line(t('web.setup.pace'), paceWords(old.clock), paceWords(now.clock))]),
    ...(old.listed === now.listed ? [] : [line(t('web.setup.visible'), visible(old.listed), visible(now.listed))]),
    ...(old.invited === undefined || old.invited === now.invited ? [] : [line(t('web.door.invited'), door(old.invited), door(!old.invited))]),
    ...(old.spectators === undefined || old.spectators === now.spectators ? [] : [line(t('web.door.spectators'), watched(old.spectators), watched(!old.spectators))]),
    ...seatChanges(old.seats, now.seats),
  ];
}

const isGuest = (about: About): boolean => about.you !== 'spectator' && !about.host;

export const markSeen = (about: About): void => keep(about.table, about.phase === 'open' && isGuest(about) ? arrangementOf(about) : null);

// Called with all news of a table. Whoever sits down knows what is on the screen then; once the game runs, only what was not seen is left.
export function watchArrangement(about: About, game: GameInfo | undefined): void {
  const known = seen.value[about.table];
  if (!known && about.phase === 'open' && isGuest(about)) markSeen(about);
  if (known && (!isGuest(about) || (about.phase !== 'open' && changesToTell(about, game).length === 0))) keep(about.table, null);
}

export function changesToTell(about: About, game: GameInfo | undefined): readonly string[] {
  const known = seen.value[about.table];
  return known && isGuest(about) ? changesBetween(known, arrangementOf(about), game) : [];
}

// --- what the host asks for

export const seatWishes = (seats: readonly Sitter[]): readonly SeatWish[] =>
  seats.map((sitter, seat) => (sitter.kind === 'person' ? seat : sitter.kind === 'computer' ? sitter.level : 'open'));

// For that many players: whoever would lose a seat gets one that is open, or else one of a computer player. Where there is none, the server says so.
export function seatsFor(seats: readonly Sitter[], players: number): readonly SeatWish[] {
  const wishes = seatWishes(seats);
  const kept = Array.from({ length: players }, (_, seat): SeatWish => wishes[seat] ?? 'open');
  for (const wish of wishes.slice(players)) {
    if (typeof wish !== 'number') continue;
    const open = kept.lastIndexOf('open');
    const free = open >= 0 ? open : kept.findLastIndex((one) => typeof one === 'string');
    if (free >= 0) kept[free] = wish;
  }
  return kept;
}

export const swapped = (seats: readonly Sitter[], a: number, b: number): readonly SeatWish[] => {
  const wishes = seatWishes(seats);
  return wishes.map((wish, seat) => (seat === a ? wishes[b] : seat === b ? wishes[a] : wish) as SeatWish);
};

export const withWish = (seats: readonly Sitter[], seat: number, wish: SeatWish): readonly SeatWish[] => seatWishes(seats).map((one, n) => (n === seat ? wish : one));
