// A table in this browser: the engine answers in one worker, computer players think in another and the coach in a third, so that
// neither page nor questions wait for them. Whatever happens is stored before it is told, as on the server.
import { computed, signal } from '@preact/signals';
import { addWords, t } from '../app/i18n';
import { notify } from '../app/notices';
import { sameAct, type Act } from '../engine/acts';
import { isPerson, newDice } from '../engine/local_tables';
import { startEngine, type RemoteEngine } from '../engine/remote';
import { store as browserStore, type SavedTable, type TableStore } from '../engine/store';
import type { Answer, Lang, Question, Refused } from '../protocol/messages';
import type { About, Change, News, Sitter } from '../protocol/server';
import type { Host, LinkState } from './host';

const THINKING_TIME = 2_500; // milliseconds for a decision, as on the server
const PATIENCE = 10_000; // after that a thinker has lost its way
const STAND_IN = 'player';
const SPECTATOR = 255;

export interface LocalSurroundings {
  readonly store: TableStore;
  start(game: string): RemoteEngine;
  tell(key: string): void; // a notice for the person
  channel(): { postMessage(message: unknown): void; onmessage: ((event: any) => void) | null; close(): void } | null;
}

export const browserSurroundings: LocalSurroundings = {
  store: browserStore,
  start: startEngine,
  tell: (key) => notify({ id: key, key }),
  channel: () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel('ziggurat-tables') : null),
};

const failed = (what: string): Answer => ({ type: 'error', where: 'table', what });

export function workerHost(id: string, firstLang: Lang, around: LocalSurroundings = browserSurroundings): Host {
  const about = signal<About | null>(null);
  const link = signal<LinkState>({ state: 'connecting' });
  const listeners = new Set<(news: News) => void>();
  let lang = firstLang;
  let table: SavedTable | null = null;
  let engine: RemoteEngine | null = null;
  let thinker: RemoteEngine | null = null;
  let coach: RemoteEngine | null = null;
  let names: readonly string[] = []; // of the seats, as the engine has them: a table that was saved without them has them, too
  let pending: readonly number[] = [];
  let lastEvent = 0;
  let askedSince = 0; // the act since which the present question stands
  let thinking = false;
  let closed = false;
  let last: News | null = null;
  const channel = around.channel();
  const words = addWords('web_local');

  // --- one change at a time ---------------------------------------------------------------------------------------
  let queue: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  }

  const seatOf = (saved: SavedTable) => saved.you ?? SPECTATOR;
  const away = (saved: SavedTable) => {
    const act = saved.acts.findLast((one) => one[0] === 'leave' || one[0] === 'come_back');
    return act?.[0] === 'leave';
  };

  function sittersOf(saved: SavedTable): readonly Sitter[] {
    return saved.setup.seats.map(({ kind }, seat): Sitter => {
      const name = names[seat] ?? '';
      if (seat === saved.you && away(saved)) return { kind: 'computer', level: STAND_IN, stands_in_for: name };
      return isPerson(kind) ? { kind: 'person', name } : { kind: 'computer', level: kind, name };
    });
  }

  const aboutOf = (saved: SavedTable): About => ({
    table: id,
    game: saved.game,
    rules: saved.rules,
    options: saved.setup.options,
    phase: saved.phase,
    acts: saved.acts.length,
    seats: sittersOf(saved),
    clock: { kind: 'none' },
    wishes: [],
    time: Date.now(),
    you: saved.you ?? 'spectator',
    host: true,
    listed: false,
    commitment: saved.commitment,
  });

  // --- opening, and opening again ---------------------------------------------------------------------------------
  async function open(): Promise<boolean> {
    await words;
    const saved = await around.store.read(id);
    if (closed) return false;
    if (!saved) {
      link.value = { state: 'lost', why: 'gone' };
      return false;
    }
    engine ??= around.start(saved.game);
    try {
      const loaded = await engine.load(id, saved.setup, saved.acts);
      if (!loaded.ok) throw new Error(loaded.what);
      const state = await engine.ask(seatOf(saved), { type: 'table' });
      if (state.type !== 'table' || state.rules !== saved.rules) throw new Error(`saved under the rules ${saved.rules}`);
      names = state.seats.map(({ name }) => name);
    } catch (problem) {
      console.warn(`table ${id}: ${String(problem)}`);
      around.tell('web.local.unreadable');
      link.value = { state: 'lost', why: 'newer' };
      return false;
    }
    table = saved;
    link.value = { state: 'local' };
    await publish();
    return true;
  }

  // After a fault of the engine: a fresh one with the same table.
  async function mend(): Promise<void> {
    if (closed || !table) return;
    around.tell('web.local.engine_failed');
    await open();
  }

  async function publish(): Promise<void> {
    if (!table || !engine) return;
    const saved = table;
    const [state, fresh] = await Promise.all([
      engine.ask(seatOf(saved), { type: 'table' }),
      engine.ask(seatOf(saved), { type: 'events', since: lastEvent, lang }),
    ]);
    if (closed || state.type !== 'table' || fresh.type !== 'events') return;
    if (saved.you !== null && state.pending.includes(saved.you) && !pending.includes(saved.you)) askedSince = saved.acts.length;
    pending = state.pending;
    lastEvent = fresh.event;
    about.value = aboutOf(saved);
    last = { type: 'news', about: about.value, moves: state.moves, event: state.event, pending, events: fresh.events };
    for (const listener of listeners) listener(last);
    void think();
  }

  // --- changes ----------------------------------------------------------------------------------------------------
  const refused = (key: string): Refused => ({ type: 'refused', rule: '', why: t(key), pieces: [] });

  // Plays it, stores it, and tells it, in this order.
  async function carryOut(act: Act): Promise<Answer> {
    if (!table || !engine) return failed(t('web.local.not_open'));
    const before = table.acts;
    const answer = await engine.play(act, lang);
    if (answer.type === 'refused' || answer.type === 'error') return answer;
    const acts = [...before, act];
    const now = answer.type === 'played' || answer.type === 'undone' ? answer : { moves: table.moves, pending, event: lastEvent };
    const you = table.you;
    const next: SavedTable = {
      ...table,
      acts,
      moves: now.moves,
      phase: now.pending.length === 0 ? 'over' : 'playing',
      yours: you !== null && now.pending.includes(you),
      changed: Date.now(),
    };
    const written = await around.store.write(next, before.length);
    if (written === 'stale') {
      await open(); // another tab went on
      return refused('web.local.other_tab');
    }
    if (written !== 'stored') around.tell(`web.local.${written}`);
    table = next;
    if (act[1] === you) askedSince = acts.length;
    channel?.postMessage({ id, acts: acts.length });
    await publish();
    return { type: 'done', act: acts.length, acts: acts.length, moves: now.moves, event: now.event };
  }

  function why(message: Change): Refused | null {
    if (!table) return refused('web.local.not_open');
    if (message.type === 'sit' || message.type === 'computer' || message.type === 'clock' || message.type === 'setup') return refused('web.local.alone');
    if (table.you === null) return refused('web.local.spectator');
    if (message.type === 'come_back') return away(table) ? null : refused('web.local.not_away');
    if (away(table)) return refused('web.local.stand_in');
    if (table.phase === 'over') return refused('web.local.over');
    if (message.type === 'play' && message.expect !== undefined && message.expect < askedSince) return refused('web.local.stale');
    return null;
  }

  async function change(message: Change): Promise<Answer> {
    const problem = why(message);
    if (problem) return problem;
    const you = table?.you as number;
    if (message.type === 'play') return carryOut(['play', you, message.move]);
    return carryOut([message.type as 'undo' | 'leave' | 'come_back', you]);
  }

  // --- computer players -------------------------------------------------------------------------------------------
  function task(): { readonly seat: number; readonly level: string } | null {
    if (!table || closed) return null;
    const sitters = sittersOf(table);
    for (const seat of pending) {
      const sitter = sitters[seat];
      if (sitter?.kind === 'computer') return { seat, level: sitter.level };
    }
    return null;
  }

  async function think(): Promise<void> {
    if (thinking) return;
    thinking = true;
    let trouble = 0;
    for (let next = task(); next && trouble < 3; next = task()) {
      const { seat, level } = next;
      const saved = table as SavedTable;
      const move = await thoughtOf(saved, seat, trouble === 0 ? level : 'greedy'); // who fails gets an answer by a simpler mind
      if (closed) return;
      if (move === null) {
        trouble++;
        continue;
      }
      await inTurn(async () => {
        if (closed || table !== saved) return; // the table went on meanwhile
        const answer = await carryOut(['play', seat, move]).catch(() => null);
        if (answer === null) await mend();
        if (answer?.type !== 'done') trouble++;
      });
    }
    thinking = false;
    if (trouble > 0 && !closed) around.tell('web.local.engine_failed');
  }

  async function thoughtOf(saved: SavedTable, seat: number, level: string): Promise<string | null> {
    thinker ??= around.start(saved.game);
    const mine = thinker;
    const lost = setTimeout(() => mine.close(), PATIENCE);
    try {
      await mine.load(id, saved.setup, saved.acts);
      const thought = await mine.think({ seat, level, milliseconds: THINKING_TIME, dice: newDice() });
      return thought.type === 'move' ? thought.move : null;
    } catch {
      return null;
    } finally {
      clearTimeout(lost);
    }
  }

  // --- questions --------------------------------------------------------------------------------------------------
  const needsThought = (message: Question): boolean => ['hint', 'review', 'course'].includes(message.type);

  async function ask(message: Question): Promise<Answer> {
    if (closed) return failed('is closed');
    await opened;
    if (!table || !engine) return failed(t('web.local.not_open'));
    const saved = table;
    try {
      if (!needsThought(message)) return await engine.ask(seatOf(saved), { lang, ...message });
      if (message.type === 'review') return await reviewed(() => review(saved, message));
      return await askCoach(saved, message);
    } catch {
      if (closed) return failed('is closed');
      await inTurn(mend);
      return failed(t('web.local.engine_failed'));
    }
  }

  async function askCoach(saved: SavedTable, message: Question): Promise<Answer> {
    coach ??= around.start(saved.game);
    await coach.load(id, saved.setup, saved.acts);
    return coach.ask(seatOf(saved), { lang, ...message });
  }

  // A review is worked out once, by one tab; what is stored is told in any language.
  async function review(saved: SavedTable, message: Question & { readonly type: 'review' }): Promise<Answer> {
    const known = (await around.store.read(id))?.review ?? table?.review;
    if (known) {
      const told = await askCoach(saved, { ...message, known });
      if (told.type === 'review') return told; // otherwise it is not of this program any more
    }
    const answer = await askCoach(saved, message);
    if (answer.type === 'review' && table && table.acts.length === saved.acts.length) {
      table = { ...table, review: answer.review };
      await around.store.write(table, table.acts.length);
    }
    return answer;
  }

  let reviews: Promise<unknown> = Promise.resolve();
  function reviewed(work: () => Promise<Answer>): Promise<Answer> {
    const locks = globalThis.navigator?.locks as LockManager | undefined; // not in a page that is not secure
    const alone = () => (locks ? locks.request(`ziggurat-review-${id}`, work) : work()) as Promise<Answer>;
    const turn = reviews.then(alone);
    reviews = turn.catch(() => {});
    return turn;
  }

  const opened = inTurn(open).catch(() => false);
  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data?.id !== id || closed) return;
      if (data.gone) link.value = { state: 'lost', why: 'gone' };
      else void inTurn(async () => {
        if (table && table.acts.length < data.acts) await follow();
      });
    };
  }

  // Another tab played at this table: the engine plays it, too.
  async function follow(): Promise<void> {
    const saved = await around.store.read(id);
    if (!saved || !table || !engine || closed) return;
    if (table.acts.every((act, n) => sameAct(act, saved.acts[n]))) await open();
  }

  return {
    about: computed(() => about.value),
    link: computed(() => link.value),
    ask,
    act: (message: Change) =>
      closed
        ? Promise.resolve(failed('is closed'))
        : inTurn(async () => {
            try {
              return await change(message);
            } catch {
              await mend();
              return failed(t('web.local.engine_failed'));
            }
          }),
    onNews(listener) {
      listeners.add(listener);
      if (last) listener(last); // whoever comes late hears how it stands
      return () => listeners.delete(listener);
    },
    speak(wanted) {
      lang = wanted;
    },
    close() {
      closed = true;
      channel?.close();
      engine?.close();
      thinker?.close();
      coach?.close();
    },
  };
}
