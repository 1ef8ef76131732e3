// Everything the shell shows of one table, kept up to date by the host's news: what the seat sees, what it is asked, the log,
// the move that is put together. Signals in, calls out; no drawing here.
//
//   const model = openTable(host, 'en');
//   model.view.value, model.compose.ready.value …    await model.confirm();
import { computed, effect, signal } from '@preact/signals';
import type { Host } from '../host/host';
import type { Answer, Decision, EventEntry, HintMove, Lang, Refused, Standing } from '../protocol/messages';
import type { Change, News } from '../protocol/server';
import { composeMove } from './compose';

export type TableModel = ReturnType<typeof openTable>;

export function openTable(host: Host, firstLang: Lang) {
  let lang = firstLang;
  const view = signal<any>(null);
  const catalogue = signal<any>(null);
  const decision = signal<Decision | null>(null);
  const canUndo = signal(false);
  const pending = signal<readonly number[]>([]);
  const moves = signal(0);
  const log = signal<readonly EventEntry[]>([]);
  const changed = signal<readonly EventEntry[]>([]);
  const standing = signal<Standing | null>(null);
  const sending = signal<Change | null>(null); // a change that is on its way
  const refusal = signal<Refused | null>(null);
  const hints = signal<readonly HintMove[] | null>(null);
  const trouble = signal<string | null>(null); // a message that could not be understood
  const compose = composeMove(decision);
  const ready = computed(() => view.value !== null && catalogue.value !== null);

  let asked = 0;
  let seen = 0; // the last event that was in a picture

  async function refresh(news: News) {
    const mine = ++asked;
    if (news.about.phase === 'open') return;
    const seated = news.about.you !== 'spectator';
    const [seenNow, askedNow, points] = await Promise.all([
      host.ask({ type: 'view' }),
      seated ? host.ask({ type: 'decision' }) : null,
      host.ask({ type: 'standing' }),
    ]);
    if (mine !== asked) return; // newer news came meanwhile
    if (seenNow.type === 'view') {
      changed.value = log.value.filter((entry) => entry.n > seen);
      seen = seenNow.event;
      view.value = seenNow.view;
      moves.value = seenNow.moves;
      pending.value = seenNow.pending;
    } else note(seenNow);
    if (askedNow?.type === 'decision') {
      decision.value = askedNow.decision;
      canUndo.value = askedNow.can_undo;
    } else if (!seated) decision.value = null;
    standing.value = points.type === 'standing' ? points.standing : null;
    hints.value = null;
  }

  const note = (answer: Answer) => {
    if (answer.type === 'error') trouble.value = answer.what;
  };

  async function readCatalogue() {
    const answer = await host.ask({ type: 'catalogue' });
    if (answer.type === 'catalogue') catalogue.value = answer.catalogue;
    else note(answer);
  }

  const stopListening = host.onNews((news) => {
    const known = log.value.at(-1)?.n ?? 0;
    const fresh = news.events.filter((entry) => entry.n > known);
    if (fresh.length > 0) log.value = [...log.value, ...fresh];
    if (news.about.phase !== 'open' && catalogue.value === null) void readCatalogue();
    void refresh(news);
    last = news;
  });
  let last: News | null = null;

  async function change(message: Change): Promise<boolean> {
    if (sending.value) return false;
    sending.value = message;
    refusal.value = null;
    const answer = await host.act(message);
    sending.value = null;
    if (answer.type === 'refused') refusal.value = answer;
    note(answer);
    return answer.type === 'done';
  }

  // The same things in another language: the log, the names, the question.
  async function speak(wanted: Lang) {
    if (wanted === lang) return;
    lang = wanted;
    host.speak(wanted);
    const events = await host.ask({ type: 'events', since: 0 });
    if (events.type === 'events') log.value = events.events;
    await readCatalogue();
    if (last) await refresh(last);
  }

  const stopWatching = effect(() => {
    if (decision.value) refusal.value = null;
  });

  return {
    host,
    about: host.about,
    view,
    catalogue,
    decision,
    compose,
    canUndo,
    pending,
    moves,
    log,
    changed,
    standing,
    sending,
    refusal,
    hints,
    trouble,
    ready,
    speak,
    change,
    confirm: async () => {
      const option = compose.ready.value;
      return option ? change({ type: 'play', move: option.move }) : false;
    },
    undo: () => change({ type: 'undo' }),
    async askHint() {
      const answer = await host.ask({ type: 'hint' });
      if (answer.type === 'hint') hints.value = answer.moves;
      else note(answer);
    },
    why: (move: string) => host.ask({ type: 'why', move }),
    close() {
      stopListening();
      stopWatching();
      host.close();
    },
  };
}
