// The table in this browser with an engine and a store that do as they are told: seats 0 (the person) and 1 (a computer player) count up in turns
// to 6.
import { describe, expect, it, vi } from 'vitest';
import type { Act, Done } from '../engine/acts';
import type { Room } from '../engine/module.mjs';
import type { RemoteEngine } from '../engine/remote';
import type { SavedTable, TableStore, Written } from '../engine/store';
import type { News, Sitter } from '../protocol/server';
import type { LocalSurroundings } from './local_surroundings';
import { workerHost } from './worker_host';

const END = 6;

interface Trouble {
  think?: () => Promise<string>;
  ask?: () => boolean;
  act?: (seat: number) => boolean;
  review?: (known: boolean) => void;
  wanted?: (act: Act, lang: string, expect?: number) => void;
}

function fakeEngine(trouble: Trouble): RemoteEngine {
  let acts: Act[] = [];
  let open = false;
  const fault = (): never => {
    open = false; // a fresh engine knows no table
    throw new Error('unreachable executed');
  };
  const closed = { type: 'error', where: 'table', what: 'is not open' } as const;
  const no = { type: 'refused', rule: 'X-1', why: 'not asked', pieces: [] } as const;
  const moves = () => acts.reduce((n, act) => n + (act[0] === 'play' ? 1 : act[0] === 'undo' ? -1 : 0), 0);
  const away = () => acts.findLast(([kind]) => kind === 'leave' || kind === 'come_back')?.[0] === 'leave';
  const room = (): Room => {
    const pending = moves() >= END ? [] : [moves() % 2];
    const seats: Sitter[] = [
      away() ? { kind: 'computer', level: 'player', stands_in_for: 'Ann' } : { kind: 'person', name: 'Ann' },
      { kind: 'computer', level: 'master', name: 'Hammurabi' },
    ];
    const next = pending.map((seat) => ({ seat, sitter: seats[seat] as Sitter })).find(({ sitter }) => sitter.kind === 'computer');
    return {
      rules: 'r-1', acts: acts.length, moves: moves(), event: acts.length, pending, phase: pending.length ? 'playing' : 'over', seats,
      next: next ? { seat: next.seat, level: seats[next.seat]?.kind === 'computer' ? 'master' : '' } : null,
    };
  };
  const done = async (act: Act): Promise<Done> => {
    if (trouble.act?.(act[1])) fault();
    if (!open) return closed;
    if (act[0] === 'play' && !room().pending.includes(act[1])) return no;
    if (act[0] === 'come_back' && !away()) return no;
    acts.push(act);
    return { type: 'acted', ...room() };
  };
  return {
    load: async (_id, _setup, wanted) => ((acts = [...wanted]), (open = true), { ok: true }),
    change(act, lang, expect) {
      trouble.wanted?.(act, lang, expect);
      return done(act);
    },
    act: done,
    async room() {
      if (trouble.ask?.()) fault();
      return open ? { type: 'room', ...room() } : closed;
    },
    async ask(_who, message) {
      if (trouble.ask?.()) fault();
      if (!open) return closed;
      if (message.type === 'review') {
        trouble.review?.(message.known !== undefined);
        return { type: 'review', review: { start: [50, 50], steps: [], moments: [], balance: [] } };
      }
      return { type: 'events', event: acts.length, events: [] };
    },
    think: async ({ level }) => ({ type: 'move', move: trouble.think && level !== 'greedy' ? await trouble.think() : 'more' }),
    save: async () => '',
    hash: async () => '',
    check: async () => ({ type: 'error', where: '', what: '', rule: '' }),
    close: () => {},
  };
}

function fakeStore(first: SavedTable, answers: Written[] = []): TableStore & { table: SavedTable | null } {
  return {
    table: first,
    list: async () => [],
    async read() {
      return this.table;
    },
    async write(table, before) {
      const answer = answers.shift() ?? (this.table && this.table.acts.length > (before ?? 0) ? 'stale' : 'stored');
      if (answer === 'stored') this.table = table;
      return answer;
    },
    async remove() {
      this.table = null;
    },
  };
}

const saved: SavedTable = {
  id: 'x', game: 'counting', rules: 'r-1', commitment: 'c', setup: { options: {}, seed: 'fast:1', seats: [{ kind: 'human', name: 'Ann' }, { kind: 'master' }] },
  you: 0, acts: [], phase: 'playing', yours: true, moves: 0, created: 0, changed: 0,
};

function sit(store = fakeStore(saved), trouble: Trouble = {}) {
  const told: string[] = [];
  const around: LocalSurroundings = { store, start: () => fakeEngine(trouble), tell: (key) => told.push(key), channel: () => null };
  const host = workerHost('x', 'en', around);
  const news: News[] = [];
  host.onNews((one) => news.push(one));
  const until = (moves: number) => vi.waitFor(() => expect(news.at(-1)?.moves).toBe(moves));
  return { host, store, told, news, until };
}

describe('a table in this browser', () => {
  it('is played to the end, computer players included, and every act is stored', async () => {
    const { host, store, until } = sit();
    for (const moves of [2, 4, 6]) {
      expect((await host.act({ type: 'play', move: 'more' })).type).toBe('done');
      await until(moves);
    }
    expect(host.about.value?.phase).toBe('over');
    expect(store.table?.acts).toHaveLength(6);
    expect(store.table?.phase).toBe('over');
    expect((await host.act({ type: 'play', move: 'more' })).type).toBe('refused');
  });

  it('tells who sits where as the engine does', async () => {
    const { host, until } = sit();
    await until(0);
    expect(host.about.value?.seats).toEqual([{ kind: 'person', name: 'Ann' }, { kind: 'computer', level: 'master', name: 'Hammurabi' }]);
    expect((await host.act({ type: 'leave' })).type).toBe('done');
    expect(host.about.value?.seats[0]).toEqual({ kind: 'computer', level: 'player', stands_in_for: 'Ann' });
  });

  it('tells nothing before it is stored', async () => {
    const { host, news, store, until } = sit();
    await until(0);
    const write = store.write.bind(store);
    let release: (() => void) | null = null;
    store.write = async (table, before) => {
      await new Promise<void>((done) => (release = done));
      return write(table, before);
    };
    const answer = host.act({ type: 'play', move: 'more' });
    await vi.waitFor(() => expect(release).not.toBeNull()); // it is being stored
    expect(news.at(-1)?.moves).toBe(0);
    store.write = write;
    release!();
    expect((await answer).type).toBe('done');
    expect(news.some((one) => one.moves === 1)).toBe(true);
  });

  it('goes on from what another tab stored, and says so', async () => {
    const { host, store, until } = sit();
    await until(0);
    store.table = { ...saved, acts: [['play', 0, 'more'], ['play', 1, 'more']], moves: 2 };
    const answer = await host.act({ type: 'play', move: 'more' });
    expect(answer.type).toBe('refused');
    await until(2);
    expect((await host.act({ type: 'play', move: 'more' })).type).toBe('done');
  });

  for (const trouble of ['full', 'blocked', 'cleared'] as const) {
    it(`goes on when the storage is ${trouble}, and says so`, async () => {
      const { host, told } = sit(fakeStore(saved, [trouble]));
      expect((await host.act({ type: 'play', move: 'more' })).type).toBe('done');
      expect(told).toContain(`web.local.${trouble}`);
    });
  }

  it('asks a simpler mind when a computer player fails', async () => {
    const { host, until } = sit(fakeStore(saved), { think: () => Promise.reject(new Error('unreachable executed')) });
    await host.act({ type: 'play', move: 'more' });
    await until(2);
  });

  it('starts the engine again when it stops', async () => {
    let broken = false;
    const { host, told, until } = sit(fakeStore(saved), { ask: () => broken && ((broken = false), true) });
    await until(0);
    broken = true;
    expect((await host.ask({ type: 'view' })).type).toBe('error');
    expect(told).toContain('web.local.engine_failed');
    expect((await host.act({ type: 'play', move: 'more' })).type).toBe('done');
  });

  it('mends itself when the engine stops in the middle of a move', async () => {
    for (const whose of [0, 1]) {
      let broken = true;
      const { host, told, until } = sit(fakeStore(saved), { act: (seat) => seat === whose && broken && !(broken = false) });
      const answer = await host.act({ type: 'play', move: 'more' });
      expect(answer.type).toBe(whose === 0 ? 'error' : 'done');
      if (whose === 0) await host.act({ type: 'play', move: 'more' });
      await until(2);
      expect(told).toContain('web.local.engine_failed');
    }
  });

  it('lets a computer player stand in, and the person come back', async () => {
    const { host, until } = sit();
    await until(0);
    expect((await host.act({ type: 'leave' })).type).toBe('done');
    await until(END); // both seats are computer players now
    expect(host.about.value?.seats[0]).toMatchObject({ kind: 'computer', stands_in_for: 'Ann' });
    expect((await host.act({ type: 'come_back' })).type).toBe('done');
    expect(host.about.value?.seats[0]).toMatchObject({ kind: 'person' });
    expect((await host.act({ type: 'come_back' })).type).toBe('refused');
  });

  it('hands the engine the act that the person knew of, and the language', async () => {
    const heard: unknown[] = [];
    const { host, until } = sit(fakeStore(saved), { wanted: (...what) => heard.push(what) });
    await until(0);
    await host.act({ type: 'play', move: 'more', expect: 0 });
    expect(heard).toEqual([[['play', 0, 'more'], 'en', 0]]);
  });

  it('refuses what only a table on the server has', async () => {
    const { host } = sit();
    expect((await host.act({ type: 'sit' })).type).toBe('refused');
    expect((await host.act({ type: 'clock', clock: { kind: 'none' } })).type).toBe('refused');
  });

  it('says when there is no such table, and when it was saved under other rules', async () => {
    const store = fakeStore(saved);
    store.table = null;
    const gone = sit(store);
    await vi.waitFor(() => expect(gone.host.link.value).toEqual({ state: 'lost', why: 'gone' }));
    const old = sit(fakeStore({ ...saved, rules: 'r-0' }));
    await vi.waitFor(() => expect(old.host.link.value).toEqual({ state: 'lost', why: 'newer' }));
    expect(old.told).toEqual(['web.local.unreadable']);
  });

  it('answers nothing after it was closed', async () => {
    const { host, until } = sit();
    await until(0);
    host.close();
    expect((await host.ask({ type: 'view' })).type).toBe('error');
    expect((await host.act({ type: 'play', move: 'more' })).type).toBe('error');
  });

  it('keeps a review: worked out once, told again from then on, also after the page was closed', async () => {
    const asked: string[] = [];
    const review = (known: boolean) => void asked.push(known ? 'told' : 'worked out');
    const over: SavedTable = { ...saved, acts: Array.from({ length: END }, (_, n): Act => ['play', n % 2, 'more']), phase: 'over', yours: false, moves: END };
    const { host, store, until } = sit(fakeStore(over), { review });
    await until(END);
    await Promise.all([host.ask({ type: 'review' }), host.ask({ type: 'review', lang: 'cs' })]);
    expect(store.table?.review?.start).toEqual([50, 50]);
    expect(store.table?.acts).toHaveLength(END);
    host.close();
    const again = sit(store, { review });
    await again.until(END);
    expect((await again.host.ask({ type: 'review' })).type).toBe('review');
    expect(asked).toEqual(['worked out', 'told', 'told']);
  });
});
