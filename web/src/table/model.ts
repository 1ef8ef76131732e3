// Everything the shell shows of one table, kept up to date by the host's news: the picture (now, what others did, or the past), what
// is asked, the log, the move that is put together. Signals in, calls out; no drawing here.
//
//   const model = openTable(host, 'en');
//   model.shown.value?.view, model.compose.ready.value …    await model.confirm();   await model.lookAt(41);
import { batch, computed, effect, signal } from '@preact/signals';
import { handInDeal } from '../host/hand_in_deal';
import type { Host } from '../host/host';
import type { Answer, Decision, EventEntry, HintMove, Lang, Option, Seat, Standing, Watcher } from '../protocol/messages';
import type { News } from '../protocol/server';
import { composeMove, questionOf, type Choice } from './compose';
import { withoutTakenBack, type LogReader } from './log';
import { pastViews } from './past';
import { showPictures, type Live, type Surroundings } from './pictures';
import { sendChanges } from './sending';

export const PROTOCOL = 1; // of docs/protocol.md, the newest one this client knows

const page: Surroundings = { motion: () => 'normal', wait: (ms) => new Promise((done) => setTimeout(done, ms)) };

export type TableModel = ReturnType<typeof openTable>;

export function openTable(host: Host, firstLang: Lang, around: Surroundings = page) {
  const trouble = signal<string | null>(null); // something that could not be understood
  const failed = (answer: Answer) => {
    if (answer.type === 'error' && answer.where !== 'host') trouble.value = answer.what;
  };
  const letGo = handInDeal(host);
  const you = (): Watcher => host.about.value?.you ?? 'spectator';

  const chronicle = keepLog();
  const live = signal<Live | null>(null);
  const eyes = signal<Seat | null>(null); // whose view of a game that is over; null: one's own
  const past = pastViews(host, eyes, failed);
  const standing = signal<Standing | null>(null); // when the picture of now was shown
  let newestStanding: Standing | null = null;
  const pictures = showPictures({ live, ...chronicle, you, viewAfter: past.viewAfter, arrived: () => (standing.value = newestStanding) }, around);
  const { shown } = pictures;

  // What the picture has reached: while others' moves are shown, neither log nor points tell the next one. In the past all is known.
  const { log, story } = chronicle;
  const changed = computed(() => {
    const picture = shown.value;
    return picture ? (picture.mode === 'past' ? story : log).value.filter((entry) => entry.n > picture.from && entry.n <= picture.upTo) : [];
  });
  const logTold = computed(() => {
    const picture = shown.value;
    return picture && picture.mode !== 'past' ? log.value.filter((entry) => entry.n <= picture.upTo) : story.value;
  });
  const logThen = computed(() => (shown.value?.mode === 'past' ? story.value.filter((entry) => (entry.move ?? 0) <= (shown.value?.moves ?? 0)) : logTold.value));

  // --- what is asked
  const asked = signal<Decision | null>(null); // now, whatever is looked at
  const canUndo = signal(false);
  const whyNotUndo = signal('');
  const hints = signal<readonly HintMove[] | null>(null);
  const noHint = signal(''); // why there is none
  const thinking = signal(false); // about a hint
  const waiting = signal<Choice | null>(null); // what is put together and will not be played by itself (commit.ts)
  const decision = computed(() => (pictures.isNow() ? asked.value : null));
  const asking = signal(0); // how often another question was asked, or the same one anew
  const compose = composeMove(decision, asking);
  let lastAct = 0; // that was known when the question was asked
  const sender = sendChanges({ host, compose, lastAct: () => lastAct, caughtUp, skipShow: pictures.skipShow, failed });
  const stopWatching = effect(() => {
    if (asked.value) sender.refusal.value = null;
  });

  function ask(answer: Extract<Answer, { type: 'decision' }>, acts: number) {
    if (questionOf(answer.decision) !== questionOf(asked.value)) {
      hints.value = null;
      noHint.value = '';
      asking.value++;
    }
    asked.value = answer.decision;
    canUndo.value = answer.can_undo;
    whyNotUndo.value = answer.why_not_undo ?? '';
    lastAct = acts;
  }

  // --- now
  let last: News | null = null;
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
      else failed(seen);
      if (now?.type === 'decision') ask(now, news.about.acts);
      else if (!seated) asked.value = null;
      newestStanding = points.type === 'standing' ? points.standing : null;
      pictures.presentQuietly();
    });
    pictured = news.about.acts;
    for (const done of waiters.splice(0)) done();
    void pictures.catchUp();
  }

  // Until the picture and its question are those after this act.
  async function caughtUp(acts: number): Promise<void> {
    while (pictured < acts) await new Promise<void>((done) => waiters.push(done));
  }

  // --- news
  let lang = firstLang;
  const catalogue = signal<any>(null);
  const newer = signal(false); // the other side speaks a newer protocol

  async function readCatalogue() {
    const answer = await host.ask({ type: 'catalogue' });
    if (answer.type === 'catalogue') catalogue.value = answer.catalogue;
    else failed(answer);
  }
  async function readTable() {
    const answer = await host.ask({ type: 'table' });
    if (answer.type === 'table' && answer.protocol > PROTOCOL) newer.value = true;
  }
  const stopListening = host.onNews((news) => {
    const fresh = chronicle.add(news.events);
    const takenBack = fresh.filter((entry) => entry.event.kind === 'taken_back');
    if (takenBack.length > 0) past.forget();
    if (takenBack.some((entry) => entry.event['seat'] === you())) asking.value++;
    if (news.about.phase !== 'open' && catalogue.value === null) {
      void readCatalogue();
      void readTable();
    }
    last = news;
    void refresh(news);
  });

  // The same things in another language: the log, the names, the question.
  async function speak(wanted: Lang) {
    if (wanted === lang) return;
    lang = wanted;
    hints.value = null;
    host.speak(wanted);
    const events = await host.ask({ type: 'events', since: 0 });
    if (events.type === 'events') chronicle.replace(events.events);
    await readCatalogue();
    if (last) await refresh(last);
  }

  async function askHint(): Promise<readonly HintMove[]> {
    if (hints.value || thinking.value) return hints.value ?? [];
    thinking.value = true;
    noHint.value = '';
    let question: number;
    let answer: Answer;
    do {
      question = asking.value;
      answer = await host.ask({ type: 'hint' });
    } while (question !== asking.value && asked.value); // decided meanwhile: now there is another question
    thinking.value = false;
    if (question !== asking.value) return [];
    if (answer.type === 'hint') hints.value = answer.moves;
    else if (answer.type === 'refused') noHint.value = answer.why;
    else failed(answer);
    return hints.value ?? [];
  }

  return {
    host,
    about: host.about,
    live,
    shown,
    telling: pictures.telling,
    changed,
    log,
    logTold,
    logThen,
    standing,
    over: computed(() => host.about.value?.phase === 'over' && (standing.value?.over ?? false)), // and the picture shows it
    eyes,
    lookAt: pictures.lookAt,
    backToNow: pictures.backToNow,
    skipShow: pictures.skipShow,
    tellAgain: pictures.tellAgain,
    manner: pictures.manner,
    async see(seat: Seat | null) {
      eyes.value = seat;
      if (shown.value) await pictures.lookAt(shown.value.moves);
    },

    asked,
    decision,
    question: computed(() => questionOf(decision.value)),
    compose,
    composed: computed(() => (waiting.value === compose.choice.value && compose.touched.value ? compose.ready.value : null)), // it waits for Confirm
    waiting,
    canUndo,
    whyNotUndo,
    hints,
    thinking,
    askHint,
    noHint,
    ...sender,

    catalogue,
    ready: computed(() => shown.value !== null && catalogue.value !== null),
    trouble,
    newer,
    speak,
    readWith: chronicle.readWith,
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
      letGo();
      host.close();
    },
  };
}

// Everything that happened, as the game's reader words it, and the story without what was taken back.
function keepLog() {
  const raw = signal<readonly EventEntry[]>([]); // as the engine tells it
  const reader = signal<LogReader>({}); // of the game, when its board is there
  const log = computed<readonly EventEntry[]>(() => {
    const { words } = reader.value;
    return words ? raw.value.map((entry) => ({ ...entry, text: words(entry.text) })) : raw.value;
  });
  return {
    log,
    reader,
    story: computed(() => withoutTakenBack(log.value)),
    add(events: readonly EventEntry[]): readonly EventEntry[] {
      const known = raw.value.at(-1)?.n ?? 0;
      const fresh = events.filter((entry) => entry.n > known);
      if (fresh.length > 0) raw.value = [...raw.value, ...fresh];
      return fresh;
    },
    replace: (events: readonly EventEntry[]) => void (raw.value = events),
    readWith: (of: LogReader) => void (reader.value = of),
  };
}
