// The log: events by turn, with filters, and as text.
import type { EventEntry, Watcher } from '../protocol/messages';

export type LogFilter = 'all' | 'mine' | 'conflicts' | 'points';
export const FILTERS: readonly LogFilter[] = ['all', 'mine', 'conflicts', 'points'];

export interface Turn {
  readonly title: string;
  readonly entries: readonly EventEntry[];
}

// How a game's events are read; what is left out is read from `seat` alone.
export interface LogReader {
  seatOf?(entry: EventEntry): number | null;
  startsTurn?(entry: EventEntry): boolean; // a new turn begins with this event
  endsTurn?(entry: EventEntry): boolean; // … after this one
  title?(turn: number, entries: readonly EventEntry[]): string;
  isConflict?(entry: EventEntry): boolean;
  isPoints?(entry: EventEntry): boolean;
  isQuiet?(entry: EventEntry): boolean; // no news for the eye
  words?(text: string): string; // a sentence of the engine with the names of the people at this table
}

export function seatOfEntry(entry: EventEntry, reader: LogReader): number | null {
  if (reader.seatOf) return reader.seatOf(entry);
  const seat = entry.event['seat'];
  return typeof seat === 'number' ? seat : null;
}

// The game as it stands in the end: without moves that were taken back, and without the taking back. A sealed choice that was taken back
// has the later ones carried out again: their events come a second time, under the number of moves that they have now.
export function withoutTakenBack(log: readonly EventEntry[]): readonly EventEntry[] {
  if (!log.some((entry) => entry.event.kind === 'taken_back')) return log;
  let kept: EventEntry[] = [];
  for (const entry of log) {
    const move = entry.move ?? 0;
    if (entry.event.kind === 'taken_back') kept = kept.filter((one) => (one.move ?? 0) <= move);
    else if (move < (kept.at(-1)?.move ?? 0)) kept = [...kept.filter((one) => (one.move ?? 0) < move), entry];
    else kept.push(entry);
  }
  return kept;
}

export function turnsOf(log: readonly EventEntry[], reader: LogReader, otherwise: (n: number) => string): Turn[] {
  const parts: EventEntry[][] = [[]];
  for (const entry of log) {
    if (reader.startsTurn?.(entry) && (parts.at(-1)?.length ?? 0) > 0) parts.push([]);
    parts.at(-1)?.push(entry);
    if (reader.endsTurn?.(entry)) parts.push([]);
  }
  return parts.filter((entries) => entries.length > 0).map((entries, i) => ({ title: reader.title?.(i + 1, entries) ?? otherwise(i + 1), entries }));
}

export function filtered(turns: readonly Turn[], filter: LogFilter, reader: LogReader, you: Watcher): Turn[] {
  const fits = (entry: EventEntry): boolean => {
    if (filter === 'mine') return seatOfEntry(entry, reader) === you;
    if (filter === 'conflicts') return reader.isConflict?.(entry) ?? false;
    if (filter === 'points') return reader.isPoints?.(entry) ?? false;
    return true;
  };
  return turns.map((turn) => ({ ...turn, entries: turn.entries.filter(fits) })).filter((turn) => turn.entries.length > 0);
}

export const asText = (turns: readonly Turn[]): string =>
  turns.map((turn) => [turn.title, ...turn.entries.map((entry) => `  ${entry.text}`)].join('\n')).join('\n');

// The event after which the others' last turn began: after one's own last move, or at the beginning of the last turn.
export function beforeLastTurn(log: readonly EventEntry[], reader: LogReader, you: Watcher): number {
  const quiet = (entry: EventEntry) => reader.isQuiet?.(entry) ?? false;
  const lastNews = log.findLastIndex((entry) => !quiet(entry));
  const mine = log.slice(0, lastNews + 1).findLastIndex((entry) => seatOfEntry(entry, reader) === you && !quiet(entry));
  if (mine >= 0 && mine < lastNews && log[mine]?.move !== log[lastNews]?.move) return (log[mine] as EventEntry).n;
  const move = log[lastNews]?.move;
  const first = log.findIndex((entry) => entry.move === move);
  return first > 0 ? (log[first - 1] as EventEntry).n : 0;
}
