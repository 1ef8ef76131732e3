// How what others did is shown: one picture after the other, each long enough to be read. Pure planning; model.ts carries it out.
//
//   plan(entries, { motion: 'normal', isQuiet: () => false, you: 0 })   // [{move: 12, upTo: 31, entries: […]}, …]
//
// One picture for each move. When more than three wait, one for each player's turn; when there are still more, or nothing is to move,
// only the last one.
import type { EventEntry, Watcher } from '../protocol/messages';

export type Motion = 'slow' | 'normal' | 'fast' | 'off';

export interface Picture {
  readonly move: number; // the moves made by then
  readonly upTo: number; // the last event in it
  readonly entries: readonly EventEntry[];
}

export interface Manner {
  readonly motion: Motion;
  readonly isQuiet: (entry: EventEntry) => boolean; // no news for the eye
  readonly you: Watcher;
  readonly startsTurn?: (entry: EventEntry) => boolean; // without it a turn is what one player does in a row
  readonly all?: boolean; // every move, however many wait: somebody wants to see it again
}

const MOST = 3;

export const whoActs = ({ event }: EventEntry): unknown => event['seat'] ?? event['city'] ?? null;

const join = (a: Picture, b: Picture): Picture => ({ move: b.move, upTo: b.upTo, entries: [...a.entries, ...b.entries] });

// A move after which only quiet things happened is shown together with the next one.
export function picturesOf(entries: readonly EventEntry[], isQuiet: Manner['isQuiet']): Picture[] {
  const pictures: Picture[] = [];
  for (const entry of entries) {
    const one = { move: entry.move ?? 0, upTo: entry.n, entries: [entry] };
    const last = pictures.at(-1);
    if (last && (last.move === one.move || last.entries.every(isQuiet))) pictures[pictures.length - 1] = join(last, one);
    else pictures.push(one);
  }
  return pictures;
}

function byTurn(pictures: readonly Picture[], { startsTurn }: Manner): Picture[] {
  const turns: Picture[] = [];
  for (const picture of pictures) {
    const last = turns.at(-1);
    const [mine, theirs] = [picture, last].map((one) => one?.entries.map(whoActs).find((who) => who !== null));
    const goesOn = startsTurn ? !last?.entries.some(startsTurn) : mine === theirs || mine === undefined;
    if (last && goesOn) turns[turns.length - 1] = join(last, picture);
    else turns.push(picture);
  }
  return turns;
}

export function plan(entries: readonly EventEntry[], manner: Manner): Picture[] {
  const all = picturesOf(entries, manner.isQuiet);
  if (all.length < 2) return all;
  if (manner.motion === 'off' || entries.some((entry) => entry.move === undefined)) return [all.reduce(join)];
  const waiting = (pictures: readonly Picture[]) => pictures.filter((picture) => readingTime(picture, manner) > 0).length;
  if (waiting(all) <= MOST || manner.all) return all;
  const turns = byTurn(all, manner);
  return waiting(turns) <= MOST ? turns : [turns.reduce(join)];
}

const SPEED: Readonly<Record<Motion, number>> = { slow: 1.6, normal: 1, fast: 0.5, off: 0 };

export const captionOf = (entries: readonly EventEntry[], isQuiet: Manner['isQuiet']): string =>
  entries.filter((entry) => !isQuiet(entry)).map((entry) => entry.text).join(' ');

// The last sentences that fit, and always one: a place of fixed size tells no half of one.
export function captionWithin(entries: readonly EventEntry[], isQuiet: Manner['isQuiet'], most: number): string {
  const sentences = entries.filter((entry) => !isQuiet(entry)).map((entry) => entry.text);
  while (sentences.length > 1 && sentences.join(' ').length > most) sentences.shift();
  return sentences.join(' ');
}

// How long a picture stays at least: own moves need no time to be read.
export function readingTime(picture: Picture, { motion, isQuiet, you }: Manner): number {
  const told = picture.entries.filter((entry) => !isQuiet(entry));
  if (told.length === 0 || told.every((entry) => whoActs(entry) === you)) return 0;
  const letters = Math.min(100, captionOf(told, isQuiet).length);
  return SPEED[motion] * (500 + 18 * letters);
}
