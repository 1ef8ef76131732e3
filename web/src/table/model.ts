// Everything the shell shows of one table, kept up to date by the host's news: the picture (now, what others did, or the past), what
// is asked, the log, the move that is put together. Signals in, calls out; no drawing here.
//
//   const model = openTable(host, 'en');
//   model.shown.value?.view, model.compose.ready.value …    await model.confirm();   await model.lookAt(41);
import { batch, computed, effect, signal } from '@preact/signals';
import type { Host } from '../host/host';
import type { Answer, Decision, EventEntry, HintMove, Lang, Option, Refused, Seat, Standing, StateOfPlay, Watcher } from '../protocol/messages';
import type { Change, News } from '../protocol/server';
import { composeMove, questionOf, type Choice } from './compose';
import { withoutTakenBack, type LogReader } from './log';
import { plan, readingTime, type Manner, type Motion, type Picture } from './show';

export const PROTOCOL = 1; // of docs/protocol.md, the newest one this client knows

export interface Shown {
  readonly mode: 'now' | 'show' | 'past'; // show: what others did, on the way to now
  readonly view: any;
  readonly moves: number;
  readonly pending: readonly Seat[];
  readonly from: number; // events that are new in this picture: after this number
  readonly upTo: number; // up to this one
}

interface Live extends StateOfPlay {
  readonly view: any;
}

export interface Surroundings {
  readonly motion: () => Motion;
  readonly wait: (milliseconds: number) => Promise<void>;
}
const page: Surroundings = { motion: () => 'normal', wait: (ms) => new Promise((done) => setTimeout(done, ms)) };

export type TableModel = ReturnType<typeof openTable>;

export function openTable(host: Host, firstLang: Lang, around: Surroundings = page) {
  let lang = firstLang;
  const live = signal<Live | null>(null);
  const shown = signal<Shown | null>(null);
  const catalogue = signal<any>(null);
  const asked = signal<Decision | null>(null); // now, whatever is looked at
  const canUndo = signal(false);
  const whyNotUndo = signal('');
  const raw = signal<readonly EventEntry[]>([]); // as the engine tells it
  const reader = signal<LogReader>({}); // of the game, when its board is there
  const log = computed<readonly EventEntry[]>(() => {
    const { words } = reader.value;
    return words ? raw.value.map((entry) => ({ ...entry, text: words(entry.text) })) : raw.value;
  });
  const standing = signal<Standing | null>(null); // when the picture of now was shown
  const sending = signal<Change | null>(null); // a change that is on its way
  const waiting = signal<Choice | null>(null); // what is put together and will not be played by itself (commit.ts)
  const refusal = signal<Refused | null>(null);
  const hints = signal<readonly HintMove[] | null>(null);
  const thinking = signal(false); // about a hint
  const trouble = signal<string | null>(null); // something that could not be understood
  const newer = signal(false); // the other side speaks a newer protocol
  const eyes = signal<Seat | null>(null); // whose view of a game that is over; null: one's own

  const isNow = () => shown.value?.mode === 'now' && shown.value.view === live.value?.view;
  const telling = computed(() => shown.value !== null && shown.value.mode !== 'past' && !isNow()); // what others did, on the way to now
  const decision = computed(() => (isNow() ? asked.value : null));
  const asking = signal(0); // how often another question was asked, or the same one anew
  const question = computed(() => questionOf(decision.value));
  const compose = composeMove(decision, asking);
  const ready = computed(() => shown.value !== null && catalogue.value !== null);
  const story = computed(() => withoutTakenBack(log.value)); // what the past tells
  const changed = computed(() => {
    const picture = shown.value;
    return picture ? (picture.mode === 'past' ? story : log).value.filter((entry) => entry.n > picture.from && entry.n <= picture.upTo) : [];
  });
  // What the picture has reached: while others' moves are shown, neither log nor points tell the next one. In the past all is known.
  const logTold = computed(() => {
    const picture = shown.value;
    return picture && picture.mode !== 'past' ? log.value.filter((entry) => entry.n <= picture.upTo) : story.value;
  });
  const logThen = computed(() => (shown.value?.mode === 'past' ? story.value.filter((entry) => (entry.move ?? 0) <= (shown.value?.moves ?? 0)) : logTold.value));
  const over = computed(() => host.about.value?.phase === 'over' && (standing.value?.over ?? false)); // and the picture shows it

  const you = (): Watcher => host.about.value?.you ?? 'spectator';
  const manner = (): Manner => ({ motion: around.motion(), isQuiet: (entry) => reader.peek().isQuiet?.(entry) ?? false, you: you(), all: retelling, ...(reader.peek().startsTurn ? { startsTurn: (entry: EventEntry) => reader.peek().startsTurn?.(entry) ?? false } : {}) });
  const note = (answer: Answer) => {
    if (answer.type === 'error' && answer.where !== 'host') trouble.value = answer.what;
  };

  // --- now ---------------------------------------------------------------------------------------------------------
  let last: News | null = null;
  let newestStanding: Standing | null = null;
  let lastAct = 0; // that was known when the question was asked
  let pictured = 0; // the last act that is in the picture
  const waiters: (() => void)[] = [];
  let refreshes = 0;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function refresh(news: News, patient = true) {
    clearTimeout(again);
    const mine = ++refreshes;
    if (news.about.phase === 'open') return;
    const seated = news.about.you !== 'spectator';
    const [seen, now, points] = await Promise.all([
      host.ask({ type: 'view' }),
      seated ? host.ask({ type: 'decision' }) : null,
      host.ask({ type: 'standing' }),
    ]);
    if (mine !== refreshes) return; // newer news came meanwhile
    if (seen.type === 'view' && seen.event > news.event && patient) {
      again = setTimeout(() => void refresh(news, false), 1000); // the picture is ahead of its news, which are on their way
      return;
    }
    batch(() => {
      if (seen.type === 'view') live.value = seen;
      else note(seen);
      if (now?.type === 'decision') {
        if (questionOf(now.decision) !== questionOf(asked.value)) {
          hints.value = null;
          asking.value++;
        }
        asked.value = now.decision;
        canUndo.value = now.can_undo;
        whyNotUndo.value = now.why_not_undo ?? '';
        lastAct = news.about.acts;
      } else if (!seated) asked.value = null;
      newestStanding = points.type === 'standing' ? points.standing : null;
      // What is not worth a picture of its own (somebody has chosen, too) does not take the question away even for a moment.
      if (shown.value?.mode === 'now' && untold().every(manner().isQuiet)) present(true);
    });
    pictured = news.about.acts;
    for (const done of waiters.splice(0)) done();
    void catchUp();
  }

  // Until the picture and its question are those after this act.
  async function caughtUp(acts: number): Promise<void> {
    while (pictured < acts) await new Promise<void>((done) => waiters.push(done));
  }

  // The picture of now. What was new in the last picture stays so until something else is.
  function present(quietly = false) {
    const now = live.value;
    if (!now) return;
    const newest = untold().at(-1)?.n ?? told;
    if (newest > told && !quietly) lastFrom = told;
    told = newest;
    retelling = false;
    standing.value = newestStanding;
    shown.value = { mode: 'now', view: now.view, moves: now.moves, pending: now.pending, from: lastFrom, upTo: told };
  }

  // --- what others did: one picture after the other ----------------------------------------------------------------
  let told = -1; // the last event that was in a picture; -1: there was none
  let lastFrom = 0;
  let catching = false;
  let retelling = false;
  let readUntil = 0;
  let skip = () => {};

  const untold = () => log.value.filter((entry) => entry.n > told && entry.n <= (live.value?.event ?? 0));

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

  // --- the past ----------------------------------------------------------------------------------------------------
  const past = new Map<string, Live>();
  const KEPT = 200;
  let looks = 0;

  async function viewAfter(moves: number): Promise<Live | null> {
    const key = `${eyes.value ?? ''}/${moves}`;
    const kept = past.get(key);
    if (kept) return kept;
    const answer = await host.ask({ type: 'view', at: moves, ...(eyes.value === null ? {} : { as: eyes.value }) });
    if (answer.type !== 'view') {
      note(answer);
      return null;
    }
    if (past.size >= KEPT) past.delete(past.keys().next().value as string);
    past.set(key, answer);
    return answer;
  }

  async function lookAt(moves: number): Promise<void> {
    const mine = ++looks;
    const most = live.value?.moves ?? 0;
    const wanted = Math.max(0, Math.min(most, moves));
    const then = await viewAfter(wanted);
    if (mine !== looks || !then) return;
    const of = story.value.filter((entry) => entry.move === wanted);
    const upTo = of.at(-1)?.n ?? 0;
    shown.value = { mode: 'past', view: then.view, moves: wanted, pending: then.pending, from: of.length > 0 ? (of[0] as EventEntry).n - 1 : upTo, upTo };
  }

  function backToNow() {
    looks++;
    if (shown.value?.mode !== 'past') return;
    present();
    void catchUp();
  }

  // --- news --------------------------------------------------------------------------------------------------------
  async function readCatalogue() {
    const answer = await host.ask({ type: 'catalogue' });
    if (answer.type === 'catalogue') catalogue.value = answer.catalogue;
    else note(answer);
  }
  async function readTable() {
    const answer = await host.ask({ type: 'table' });
    if (answer.type === 'table' && answer.protocol > PROTOCOL) newer.value = true;
  }
  const stopListening = host.onNews((news) => {
    const known = log.value.at(-1)?.n ?? 0;
    const fresh = news.events.filter((entry) => entry.n > known);
    const takenBack = fresh.filter((entry) => entry.event.kind === 'taken_back');
    if (takenBack.length > 0) past.clear();
    if (takenBack.some((entry) => entry.event['seat'] === you())) asking.value++;
    if (fresh.length > 0) raw.value = [...raw.value, ...fresh];
    if (news.about.phase !== 'open' && catalogue.value === null) {
      void readCatalogue();
      void readTable();
    }
    last = news;
    void refresh(news);
  });

  let sent: Promise<unknown> = Promise.resolve();

  function change(message: Change): Promise<boolean> {
    if (sending.value) return Promise.resolve(false);
    const changed = send(message);
    sent = changed;
    return changed;
  }

  async function send(message: Change): Promise<boolean> {
    skipShow();
    sending.value = message;
    refusal.value = null;
    const answered = compose.choice.peek();
    const answer = await host.act(message);
    const decided = answer.type === 'done' && (message.type === 'play' || message.type === 'undo');
    if (decided) await caughtUp(answer.acts); // until then the move stays where it was put together
    batch(() => {
      if (decided && compose.choice.peek() === answered) compose.clear();
      sending.value = null;
      if (answer.type === 'refused') refusal.value = answer;
    });
    note(answer);
    return answer.type === 'done';
  }

  // The same things in another language: the log, the names, the question.
  async function speak(wanted: Lang) {
    if (wanted === lang) return;
    lang = wanted;
    hints.value = null;
    host.speak(wanted);
    const events = await host.ask({ type: 'events', since: 0 });
    if (events.type === 'events') raw.value = events.events;
    await readCatalogue();
    if (last) await refresh(last);
  }

  const stopWatching = effect(() => {
    if (asked.value) refusal.value = null;
  });

  return {
    host,
    about: host.about,
    live,
    shown,
    decision,
    question,
    asked,
    telling,
    catalogue,
    compose,
    canUndo,
    whyNotUndo,
    log,
    logTold,
    logThen,
    changed,
    standing,
    over,
    sending,
    waiting,
    composed: computed(() => (waiting.value === compose.choice.value && compose.touched.value ? compose.ready.value : null)), // it waits for Confirm
    refusal,
    hints,
    thinking,
    trouble,
    newer,
    ready,
    eyes,
    speak,
    change,
    lookAt,
    backToNow,
    skipShow,
    tellAgain,
    manner,
    readWith(of: LogReader) {
      reader.value = of;
    },
    async see(seat: Seat | null) {
      eyes.value = seat;
      if (shown.value) await lookAt(shown.value.moves);
    },
    confirm: async () => {
      const choice = compose.choice.peek();
      const option = compose.ready.peek();
      if (!option) return false;
      await sent;
      const stands = compose.choice.peek() === choice && compose.ready.peek()?.move === option.move; // not played or taken back meanwhile
      return stands && change({ type: 'play', move: option.move, expect: lastAct });
    },
    // The picture may show a move before its answer is here: whoever takes it back then means that move.
    undo: async () => {
      await sent;
      return change({ type: 'undo' });
    },
    async askHint(): Promise<readonly HintMove[]> {
      if (hints.value || thinking.value) return hints.value ?? [];
      thinking.value = true;
      const answer = await host.ask({ type: 'hint' });
      thinking.value = false;
      if (answer.type === 'hint') hints.value = answer.moves;
      else note(answer);
      return hints.value ?? [];
    },
    optionOf: (move: string): Option | undefined => asked.value?.options.find((option) => option.move === move),
    why: (move: string) => host.ask({ type: 'why', move }),
    async preview(move: string) {
      const answer = await host.ask({ type: 'preview', move });
      return answer.type === 'preview' ? answer.preview : null;
    },
    async course(): Promise<readonly (readonly number[])[]> {
      const answer = await host.ask({ type: 'course' });
      return answer.type === 'course' ? answer.totals : [];
    },
    close() {
      clearTimeout(again);
      stopListening();
      stopWatching();
      host.close();
    },
  };
}
