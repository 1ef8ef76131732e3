import { effect, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Host, LinkState } from '../host/host';
import type { Answer, EventEntry, Question } from '../protocol/messages';
import type { About, Change, News } from '../protocol/server';
import { openTable } from './model';

const ABOUT: About = { table: 'a', game: 'g', rules: 'r', options: {}, phase: 'playing', acts: 3, seats: [], you: 0, host: true, commitment: '', clock: { kind: 'none' }, wishes: [], time: 0, listed: false };
const settle = () => new Promise((done) => setTimeout(done, 5));

// A table whose view is only the number of moves made.
function stage() {
  const about = signal<About | null>(null);
  const listeners = new Set<(news: News) => void>();
  const asked: Question[] = [];
  const acts: Change[] = [];
  let moves = 0;
  let events: EventEntry[] = [];
  const host: Host = {
    about,
    link: signal<LinkState>({ state: 'local' }),
    async ask(message): Promise<Answer> {
      asked.push(message);
      const state = { moves, event: events.length, pending: [0], sealed: false };
      switch (message.type) {
        case 'view': return { type: 'view', ...state, moves: message.at ?? moves, view: { after: message.at ?? moves } };
        case 'decision': return { type: 'decision', ...state, can_undo: false, why_not_undo: 'drawn', decision: { seat: 0, kind: 'pick_one', prompt: 'Which?', rule: 'X-1', options: [{ move: 'a', id: 1, text: 'A', picks: [{ a: 1 }] }, { move: 'b', id: 2, text: 'B', picks: [{ b: 1 }] }] } };
        case 'table': return { type: 'table', protocol: 1, ...state, game: 'g', rules: 'r', options: {}, seats: [], you: 0, commitment: '' };
        case 'catalogue': return { type: 'catalogue', catalogue: {} };
        default: return { type: 'refused', rule: '', why: '', pieces: [] };
      }
    },
    async act(message) {
      acts.push(message);
      return { type: 'done', act: 1, acts: 1, moves, event: events.length };
    },
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak() {},
    close() {},
  };
  const tell = (fresh: EventEntry[]) => {
    events = [...events, ...fresh];
    about.value = ABOUT;
    for (const listener of listeners) listener({ type: 'news', about: ABOUT, moves, event: events.length, pending: [0], events: fresh });
  };
  return {
    host,
    asked,
    acts,
    takeBack: (seat: number) => tell([{ n: events.length + 1, move: --moves, text: `${seat} takes a move back.`, event: { kind: 'taken_back', seat } }]),
    say(seats: readonly number[], kind = 'tile_placed') {
      const fresh = seats.map((seat) => ({ n: events.length + 1, move: ++moves, text: `${seat} plays.`, event: { kind, seat } })).map((entry, i) => ({ ...entry, n: events.length + 1 + i }));
      events = [...events, ...fresh];
      about.value = ABOUT;
      for (const listener of listeners) listener({ type: 'news', about: ABOUT, moves, event: events.length, pending: [0], events: fresh });
    },
  };
}

const patient = (motion: 'normal' | 'off' = 'normal') => {
  const waits: (() => void)[] = [];
  return { waits, around: { motion: () => motion, wait: () => new Promise<void>((done) => waits.push(done)) } };
};

describe('a table', () => {
  it('shows at first what is there, without telling how it came', async () => {
    const { host, say } = stage();
    const model = openTable(host, 'en', patient().around);
    say([1, 2]);
    await settle();
    expect(model.shown.value).toMatchObject({ mode: 'now', moves: 2, view: { after: 2 } });
    expect(model.changed.value).toEqual([]);
    expect(model.decision.value?.prompt).toBe('Which?');
    expect(model.whyNotUndo.value).toBe('drawn');
  });
  it('shows what others did one after the other, and asks when all is told', async () => {
    const { host, say } = stage();
    const { waits, around } = patient();
    const model = openTable(host, 'en', around);
    say([]);
    await settle();
    say([1, 2]);
    await settle();
    expect(model.shown.value).toMatchObject({ mode: 'show', moves: 1, view: { after: 1 } });
    expect(model.changed.value.map((entry) => entry.n)).toEqual([1]);
    expect(model.decision.value).toBeNull();
    waits.shift()?.();
    await settle();
    expect(model.shown.value).toMatchObject({ mode: 'now', moves: 2 });
    expect(model.changed.value.map((entry) => entry.n)).toEqual([2]);
    expect(model.decision.value).not.toBeNull();
  });
  it('lists no move that the picture has not reached, and no points of it', async () => {
    const { host, say } = stage();
    const { waits, around } = patient();
    const ask = host.ask;
    let points = 0;
    const counting: Host = { ...host, ask: async (message) => (message.type === 'standing' ? { type: 'standing', standing: { over: false, seats: [{ seat: 0, total: points, rank: 1, points: {}, tie_break: [] }], winners: [], tie_break_used: false } } : ask(message)) };
    const model = openTable(counting, 'en', around);
    say([]);
    await settle();
    points = 7;
    say([1, 2]);
    await settle();
    expect(model.shown.value).toMatchObject({ mode: 'show', moves: 1 });
    expect(model.logTold.value.map((entry) => entry.n)).toEqual([1]);
    expect(model.logThen.value.map((entry) => entry.n)).toEqual([1]);
    expect(model.standing.value?.seats[0]?.total).toBe(0);
    waits.shift()?.();
    await settle();
    expect(model.logTold.value.map((entry) => entry.n)).toEqual([1, 2]);
    expect(model.standing.value?.seats[0]?.total).toBe(7);
    await model.lookAt(1);
    expect(model.logTold.value.map((entry) => entry.n)).toEqual([1, 2]); // the past is known: what follows is marked in the log
    expect(model.logThen.value.map((entry) => entry.n)).toEqual([1]);
  });
  it('keeps asking while others do what is not worth a picture', async () => {
    const { host, say } = stage();
    const model = openTable(host, 'en', patient().around);
    model.readWith({ isQuiet: (entry) => entry.event.kind === 'chosen' });
    say([1]);
    await settle();
    say([1]);
    await settle();
    expect(model.changed.value.map((entry) => entry.n)).toEqual([2]);
    const asked: unknown[] = [];
    const stop = effect(() => void asked.push(model.decision.value?.prompt));
    say([2], 'chosen');
    await settle();
    stop();
    expect(new Set(asked)).toEqual(new Set(['Which?']));
    expect(model.shown.value).toMatchObject({ mode: 'now', moves: 3 });
    expect(model.changed.value.map((entry) => entry.n)).toEqual([2, 3]); // what was new stays so
  });
  it('skips to now when the reader wishes, and marks all of it', async () => {
    const { host, say } = stage();
    const model = openTable(host, 'en', patient().around);
    say([]);
    await settle();
    say([1, 2, 3]);
    await settle();
    model.skipShow();
    await settle();
    expect(model.shown.value).toMatchObject({ mode: 'now', moves: 3 });
    expect(model.changed.value.map((entry) => entry.n)).toEqual([2, 3]);
  });
  it('shows only the end where nothing is to move', async () => {
    const { host, say } = stage();
    const model = openTable(host, 'en', patient('off').around);
    say([]);
    await settle();
    say([1, 2]);
    await settle();
    expect(model.shown.value).toMatchObject({ mode: 'now', moves: 2 });
    expect(model.changed.value).toHaveLength(2);
  });
  it('looks back without losing what is put together, and stays there when news come', async () => {
    const { host, say } = stage();
    const model = openTable(host, 'en', patient('off').around);
    say([1, 0]);
    await settle();
    model.compose.choose({ a: 1 });
    await model.lookAt(1);
    expect(model.shown.value).toMatchObject({ mode: 'past', moves: 1, view: { after: 1 } });
    expect(model.changed.value.map((entry) => entry.move)).toEqual([1]);
    expect(model.compose.ready.value).toBeNull();
    say([2]);
    await settle();
    expect(model.shown.value).toMatchObject({ mode: 'past', moves: 1 });
    model.backToNow();
    expect(model.shown.value).toMatchObject({ mode: 'now', moves: 3 });
    expect(model.compose.ready.value?.move).toBe('a');
  });
  it('leaves out of the past what was taken back', async () => {
    const { host, say, takeBack } = stage();
    const model = openTable(host, 'en', patient('off').around);
    say([0]);
    await settle();
    takeBack(0);
    say([0, 1]);
    await settle();
    await model.lookAt(0);
    expect(model.changed.value, 'nothing has happened at the start').toEqual([]);
    expect(model.logThen.value).toEqual([]);
    await model.lookAt(1);
    expect(model.changed.value.map((entry) => entry.n)).toEqual([3]);
    expect(model.logThen.value.map((entry) => entry.n)).toEqual([3]);
  });
  it('tells the last turn again', async () => {
    const { host, say } = stage();
    const { waits, around } = patient();
    const model = openTable(host, 'en', around);
    say([1, 2]);
    await settle();
    await model.tellAgain(0);
    expect(model.shown.value).toMatchObject({ mode: 'show', moves: 0 });
    for (let i = 0; i < 3; i++) {
      waits.shift()?.();
      await settle();
    }
    expect(model.shown.value).toMatchObject({ mode: 'now', moves: 2 });
  });
  it('asks for advice once for a question, whatever others do meanwhile', async () => {
    const { host, say, asked } = stage();
    const ask = host.ask;
    const advising: Host = { ...host, ask: async (message) => (message.type === 'hint' ? (asked.push(message), { type: 'hint', moves: [{ move: 'a', text: 'A', value: 1, reasons: [] }] }) : ask(message)) };
    const model = openTable(advising, 'en', patient('off').around);
    say([1]);
    await settle();
    await model.askHint();
    const question = model.question.value;
    say([2]);
    await settle();
    expect(model.question.value).toBe(question);
    await model.askHint();
    expect(asked.filter((message) => message.type === 'hint')).toHaveLength(1);
  });
  it('says why there is no advice, and asks again when it is asked again', async () => {
    const { host, say, asked } = stage();
    const ask = host.ask;
    const why = 'Wait 5 s.';
    const advising: Host = { ...host, ask: async (message) => (message.type === 'hint' ? (asked.push(message), { type: 'refused', rule: '', why, pieces: [] }) : ask(message)) };
    const model = openTable(advising, 'en', patient('off').around);
    say([1]);
    await settle();
    await model.askHint();
    expect(model.noHint.value).toBe(why);
    await model.askHint();
    expect(asked.filter((message) => message.type === 'hint')).toHaveLength(2);
  });
  it('sends the last act it knew of with a move', async () => {
    const { host, say, acts } = stage();
    const model = openTable(host, 'en', patient().around);
    say([1]);
    await settle();
    model.compose.choose({ b: 1 });
    await model.confirm();
    expect(acts).toEqual([{ type: 'play', move: 'b', expect: 3 }]);
  });
  it('leaves nothing chosen after a move, not even when the same question comes next or comes back', async () => {
    const { host, say, acts } = stage();
    const model = openTable(host, 'en', patient('off').around);
    say([1]);
    await settle();
    model.compose.choose({ b: 1 });
    expect(await model.confirm()).toBe(true);
    expect(model.compose.ready.value).toBeNull();
    say([0]);
    await settle();
    expect(model.compose.chosen.value).toEqual([]);
    expect(await model.undo()).toBe(true);
    say([0], 'taken_back');
    await settle();
    expect(model.compose.chosen.value).toEqual([]);
    model.compose.choose({ b: 1 });
    expect(await model.confirm()).toBe(true);
    expect(acts.map((act) => act.type)).toEqual(['play', 'undo', 'play']);
  });
  it('drops what was put together when the move was taken back in another tab, but not when somebody else took his back', async () => {
    const { host, say } = stage();
    const model = openTable(host, 'en', patient('off').around);
    say([1]);
    await settle();
    model.compose.choose({ a: 1 });
    say([1], 'taken_back');
    await settle();
    expect(model.compose.ready.value?.move).toBe('a');
    say([0], 'taken_back');
    await settle();
    expect(model.compose.ready.value).toBeNull();
  });
  it('plays a move once, however often Confirm is pressed', async () => {
    const { host, say, acts } = stage();
    const model = openTable(host, 'en', patient('off').around);
    say([1]);
    await settle();
    model.compose.choose({ a: 1 });
    await Promise.all([model.confirm(), model.confirm(), model.confirm()]);
    expect(acts).toHaveLength(1);
  });
  it('keeps a refused move as it was put together', async () => {
    const { host, say } = stage();
    const strict: Host = { ...host, act: async () => ({ type: 'refused', rule: 'X-2', why: 'Not there.', pieces: [] }) };
    const model = openTable(strict, 'en', patient('off').around);
    say([1]);
    await settle();
    model.compose.choose({ a: 1 });
    expect(await model.confirm()).toBe(false);
    expect(model.compose.ready.value?.move).toBe('a');
    expect(model.refusal.value?.why).toBe('Not there.');
  });
  it('says when the other side is newer', async () => {
    const { host, say } = stage();
    const ask = host.ask;
    const newer: Host = { ...host, ask: async (message) => (message.type === 'table' ? ({ ...(await ask(message)), protocol: 2 } as Answer) : ask(message)) };
    const model = openTable(newer, 'en', patient().around);
    say([1]);
    await settle();
    expect(model.newer.value).toBe(true);
  });
});
