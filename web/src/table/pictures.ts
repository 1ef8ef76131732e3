// Which picture the table shows: the present, what others did (one picture after the other, at reading speed), or the past.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { EventEntry, Seat, StateOfPlay, Watcher } from '../protocol/messages';
import type { LogReader } from './log';
import { plan, readingTime, type Manner, type Motion, type Picture } from './show';

export interface Live extends StateOfPlay {
  readonly view: any;
}

export interface Shown {
  readonly mode: 'now' | 'show' | 'past'; // show: what others did, on the way to now
  readonly view: any;
  readonly moves: number;
  readonly pending: readonly Seat[];
  readonly from: number; // events that are new in this picture: after this number
  readonly upTo: number; // up to this one
}

export interface Surroundings {
  readonly motion: () => Motion;
  readonly wait: (milliseconds: number) => Promise<void>;
}

export interface Course {
  readonly live: ReadonlySignal<Live | null>; // now, whatever is looked at
  readonly log: ReadonlySignal<readonly EventEntry[]>;
  readonly story: ReadonlySignal<readonly EventEntry[]>; // what the past tells
  readonly reader: ReadonlySignal<LogReader>;
  readonly you: () => Watcher;
  readonly viewAfter: (moves: number) => Promise<Live | null>;
  readonly arrived: () => void; // the present is about to be shown
}

export function showPictures({ live, log, story, reader, you, viewAfter, arrived }: Course, around: Surroundings) {
  const shown = signal<Shown | null>(null);
  let told = -1; // the last event that was in a picture; -1: there was none
  let lastFrom = 0;
  let catching = false;
  let retelling = false;
  let readUntil = 0;
  let looks = 0;
  let skip = () => {};

  const isNow = () => shown.value?.mode === 'now' && shown.value.view === live.value?.view;
  const telling = computed(() => shown.value !== null && shown.value.mode !== 'past' && !isNow()); // what others did, on the way to now
  const untold = () => log.value.filter((entry) => entry.n > told && entry.n <= (live.value?.event ?? 0));
  const startsTurn = (entry: EventEntry) => reader.peek().startsTurn?.(entry) ?? false;
  const manner = (): Manner => ({ motion: around.motion(), isQuiet: (entry) => reader.peek().isQuiet?.(entry) ?? false, you: you(), all: retelling, ...(reader.peek().startsTurn ? { startsTurn } : {}) });

  // The picture of now. What was new in the last picture stays so until something else is.
  function present(quietly = false) {
    const now = live.value;
    if (!now) return;
    const newest = untold().at(-1)?.n ?? told;
    if (newest > told && !quietly) lastFrom = told;
    told = newest;
    retelling = false;
    arrived();
    shown.value = { mode: 'now', view: now.view, moves: now.moves, pending: now.pending, from: lastFrom, upTo: told };
  }

  // What is not worth a picture of its own (somebody has chosen, too) does not take the question away even for a moment.
  function presentQuietly() {
    if (shown.value?.mode === 'now' && untold().every(manner().isQuiet)) present(true);
  }

  // --- what others did
  async function hold() {
    await Promise.race([around.wait(readUntil - Date.now()), new Promise<void>((done) => (skip = done))]);
    readUntil = 0;
  }

  async function catchUp() {
    if (catching) return;
    catching = true;
    if (told < 0 && live.value) told = lastFrom = untold().at(-1)?.n ?? 0; // what was there already is not told again
    while (live.value && shown.value?.mode !== 'past') {
      const [next, ...more] = plan(untold(), manner());
      if (next && Date.now() < readUntil) {
        await hold(); // more may have come meanwhile
        continue;
      }
      if (!next && isNow()) break;
      if (more.length === 0 || !next || !(await show(next))) present();
      if (next) readUntil = Date.now() + readingTime(next, manner());
    }
    catching = false;
  }

  async function show(picture: Picture): Promise<boolean> {
    const from = told;
    const then = await viewAfter(picture.move);
    if (shown.value?.mode === 'past' || told !== from) return true; // the reader has gone somewhere else
    if (!then) return false;
    lastFrom = from;
    told = picture.upTo;
    shown.value = { mode: 'show', view: then.view, moves: picture.move, pending: then.pending, from, upTo: told };
    return true;
  }

  function skipShow() {
    readUntil = 0;
    if (telling.value) present();
    skip();
  }

  // Again from the event after `from`, at reading speed.
  async function tellAgain(from: number) {
    const next = log.value.find((entry) => entry.n > from && entry.move !== undefined);
    const before = next?.move === undefined ? null : await viewAfter(next.move - 1);
    if (!before || next?.move === undefined) return;
    retelling = true;
    told = lastFrom = from;
    shown.value = { mode: 'show', view: before.view, moves: next.move - 1, pending: before.pending, from, upTo: from };
    readUntil = Date.now() + 600;
    void catchUp();
  }

  // --- the past
  async function lookAt(moves: number): Promise<void> {
    const mine = ++looks;
    const wanted = Math.max(0, Math.min(live.value?.moves ?? 0, moves));
    const then = await viewAfter(wanted);
    if (mine !== looks || !then) return;
    const of = story.value.filter((entry) => entry.move === wanted);
    const upTo = of.at(-1)?.n ?? 0;
    shown.value = { mode: 'past', view: then.view, moves: wanted, pending: then.pending, from: of[0] ? of[0].n - 1 : upTo, upTo };
  }

  function backToNow() {
    looks++;
    if (shown.value?.mode !== 'past') return;
    present();
    void catchUp();
  }

  return { shown, isNow, telling, manner, presentQuietly, catchUp, skipShow, tellAgain, lookAt, backToNow };
}
