// What the last turn brought, read off its events, for marks ("changed") and for the reveal.
//
//   const told = happened(changed);   told.built[0] // {city: 1, card: 'baths', how: 'built'}
import type { EventEntry } from '../../protocol/messages';

export interface Built {
  readonly city: number;
  readonly card: string;
}
export interface Sale {
  readonly buyer: number;
  readonly seller: number;
  readonly coins: number;
}
export interface Conflict {
  readonly city: number;
  readonly against: number; // its left neighbour
  readonly shields: number;
  readonly theirShields: number;
}

export interface Happened {
  readonly built: readonly Built[];
  readonly stages: readonly { readonly city: number; readonly stage: number }[];
  readonly thrown: readonly number[]; // cities that threw a card away
  readonly sales: readonly Sale[];
  readonly bank: readonly { readonly city: number; readonly coins: number }[]; // from the bank, or paid to it
  readonly conflicts: readonly Conflict[];
  readonly age: number | null; // the age that ended
  readonly passed: 'left' | 'right' | 'swapped' | null;
  readonly over: boolean;
}

export const NOTHING: Happened = { built: [], stages: [], thrown: [], sales: [], bank: [], conflicts: [], age: null, passed: null, over: false };

export function happened(entries: readonly EventEntry[]): Happened {
  const built: Built[] = [];
  const stages: { city: number; stage: number }[] = [];
  const thrown: number[] = [];
  const sales: Sale[] = [];
  const bank: { city: number; coins: number }[] = [];
  const conflicts: Conflict[] = [];
  let age: number | null = null;
  let passed: Happened['passed'] = null;
  let over = false;
  for (const { event } of entries) {
    const n = (key: string) => Number(event[key]);
    const city = n('city');
    const pay = event['pay'] as { bank?: number } | undefined;
    switch (event.kind) {
      case 'built':
      case 'built_by_chain':
      case 'built_by_right':
      case 'exhumed':
        built.push({ city, card: String(event['card']) });
        if (pay?.bank) bank.push({ city, coins: -pay.bank });
        break;
      case 'stage_completed':
        stages.push({ city, stage: n('stage') });
        break;
      case 'discarded':
        thrown.push(city);
        break;
      case 'sold':
        sales.push({ seller: city, buyer: n('buyer'), coins: n('coins') });
        break;
      case 'income':
        bank.push({ city, coins: n('coins') });
        break;
      case 'conflict':
        conflicts.push({ city, against: n('against'), shields: n('shields'), theirShields: n('their_shields') });
        break;
      case 'age_ended':
        age = n('age');
        break;
      case 'hands_passed':
        passed = event['direction'] as Happened['passed'];
        break;
      case 'game_ended':
        over = true;
        break;
    }
  }
  return { built, stages, thrown, sales, bank, conflicts, age, passed, over };
}

// The events of the last turn that was carried out: whoever comes back after a while is not shown everything as new.
export function lastTurn(entries: readonly EventEntry[]): readonly EventEntry[] {
  const ends = (entry: EventEntry) => entry.event.kind === 'hands_passed' || entry.event.kind === 'age_ended';
  const last = entries.findLastIndex(ends);
  if (last < 0) return entries;
  const before = entries.slice(0, last).findLastIndex(ends);
  const after = entries.slice(last + 1);
  return isNews(happened(after)) ? after : entries.slice(before + 1);
}

// Only sealing and undoing are not news for the eye.
export const isNews = (told: Happened): boolean =>
  told.built.length + told.stages.length + told.thrown.length + told.conflicts.length > 0 || told.passed !== null || told.age !== null;

// The last event that is news: a turn is the same one, whoever has chosen since.
export const lastNews = (entries: readonly EventEntry[]): number => entries.findLast((entry) => isNews(happened([entry])))?.n ?? -1;

// Results of past ages between a city and its neighbours: tokens by age, from the conflicts that the log tells of.
export interface PastConflict extends Conflict {
  readonly age: number;
}
export function pastConflicts(log: readonly EventEntry[]): PastConflict[] {
  const past: PastConflict[] = [];
  let open: Conflict[] = [];
  for (const entry of log) {
    const told = happened([entry]);
    open = [...open, ...told.conflicts];
    if (told.age !== null) {
      for (const conflict of open) past.push({ ...conflict, age: told.age });
      open = [];
    }
  }
  return past;
}

// +1: won, -1: lost, 0: even, as `city` sees the border with its neighbour on that side; null where nothing is known.
export function resultOf(past: readonly PastConflict[], age: number, city: number, neighbour: number): number | null {
  const mine = past.find((one) => one.age === age && one.city === city && one.against === neighbour);
  if (mine) return Math.sign(mine.shields - mine.theirShields);
  const theirs = past.find((one) => one.age === age && one.city === neighbour && one.against === city);
  return theirs ? Math.sign(theirs.theirShields - theirs.shields) : null;
}
