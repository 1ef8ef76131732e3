// What the reader of a table has seen already, kept in the browser: whoever returns after a while is told what has changed.
import { recall, remember } from '../app/storage';
import type { EventEntry, Watcher } from '../protocol/messages';
import { seatOfEntry, type LogReader } from './log';

export interface Seen {
  readonly event: number;
  readonly at: number; // milliseconds since 1970
}

const AWAY = 3 * 60_000; // less than this is no absence
const key = (table: string) => `seen.${table}`;

export function recallSeen(table: string): Seen | null {
  const kept = recall(key(table)) as Partial<Seen> | undefined;
  return typeof kept?.event === 'number' && typeof kept.at === 'number' ? { event: kept.event, at: kept.at } : null;
}

export const rememberSeen = (table: string, event: number, now = Date.now()): void => void remember(key(table), { event, at: now });

// What others did since then; nothing where the reader was hardly away.
export function changesSince(log: readonly EventEntry[], seen: Seen | null, you: Watcher, reader: LogReader, now: number): readonly EventEntry[] {
  if (!seen || now - seen.at < AWAY) return [];
  return log.filter((entry) => entry.n > seen.event && seatOfEntry(entry, reader) !== you && !reader.isQuiet?.(entry));
}
