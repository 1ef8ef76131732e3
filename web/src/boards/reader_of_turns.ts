// How the log of a game is read in which people take turns: a heading for each turn, and which events are what.
import type { EventEntry } from '../protocol/messages';
import type { LogReader } from '../table/log';

export interface Kinds {
  readonly conflicts: readonly string[];
  readonly points: readonly string[];
  readonly quiet: readonly string[];
}

const among = (kinds: readonly string[]) => {
  const known = new Set(kinds);
  return ({ event }: EventEntry) => known.has(event.kind);
};
const seatOf = ({ event }: EventEntry) => (typeof event['seat'] === 'number' ? event['seat'] : null);

// `title` gets the seat whose turn it is, null before anybody's.
export function readerOfTurns({ conflicts, points, quiet }: Kinds, title: (n: number, seat: number | null) => string): LogReader {
  return {
    seatOf,
    startsTurn: ({ event }) => event.kind === 'turn_began',
    title: (n, entries) => title(n, entries.map(seatOf).find((seat) => seat !== null) ?? null),
    isConflict: among(conflicts),
    isPoints: among(points),
    isQuiet: among(quiet),
  };
}

// "Lion (Hammurabi)": what somebody is in the game, and who that is.
export const whose = (label: string, name: string): string => (name === '' ? label : `${label} (${name})`);
