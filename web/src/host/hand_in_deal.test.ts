import { signal } from '@preact/signals';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDeal, keptDeal, promiseOfShare, promiseOfTerms } from '../app/shares';
import type { About, Change, Deal } from '../protocol/server';
import { handInDeal, shareFor, sitting } from './hand_in_deal';
import type { Host } from './host';

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) });
});

const BASE = { table: 't1', game: 'chess', rules: 'c-1', options: {}, commitment: 'sha256:2', seats: [] };

function table() {
  const about = signal<About | null>(null);
  const sent: Change[] = [];
  const host = { about, act: async (message: Change) => (sent.push(message), { type: 'done' }) } as unknown as Host;
  const stop = handInDeal(host);
  const news = (you: About['you'], stage: Deal['stage'], shares: readonly string[], more: Partial<Deal> = {}) => {
    const terms = JSON.stringify({ table: 't1', game: 'chess', rules: 'c-1', options: {}, secret: 'sha256:2', seats: [], shares });
    const deal = stage === 'dealt' ? { stage, promise: promiseOfTerms(terms), shown: [], ...more } : { stage, promise: promiseOfTerms(terms), terms, shown: [], ...more };
    about.value = { ...BASE, you, deal } as unknown as About;
    return deal.promise;
  };
  return { sent, news, stop };
}

it('promises a share when the person has a seat, once, and shows it when nothing can change any more', () => {
  const { sent, news } = table();
  news('spectator', 'open', ['', '']);
  expect(sent).toEqual([]);
  news(1, 'open', ['', '']);
  news(1, 'open', ['', '']);
  const mine = promiseOfShare(keptDeal('t1').share!);
  expect(sent).toEqual([{ type: 'promise', promise: mine }]);
  news(1, 'open', ['', mine]);
  const promise = news(1, 'showing', ['', mine]);
  news(1, 'showing', ['', mine]);
  expect(sent.slice(1)).toEqual([{ type: 'share', share: keptDeal('t1').share }]);
  expect(keptDeal('t1').promise).toBe(promise);
  news(1, 'dealt', ['', mine], { shown: [1] });
  expect(keptDeal('t1').shown).toEqual([1]);
});

it('promises again in another seat, with the same share', () => {
  const { sent, news } = table();
  news(1, 'open', ['', '']);
  news(1, 'open', ['', promiseOfShare(keptDeal('t1').share!)]);
  news('spectator', 'open', ['', '']);
  news(0, 'open', ['', '']);
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
});

it('does not show a share that another device has promised, nor for terms of another table', () => {
  keepDeal('t1', { share: 'a'.repeat(64) });
  const { sent, news } = table();
  news(0, 'showing', [promiseOfShare('b'.repeat(64))]);
  news(0, 'showing', [promiseOfShare('a'.repeat(64))], { promise: 'sha256:0' });
  expect(sent).toEqual([]);
});

it('keeps what was promised first, also for those who look on', () => {
  const { sent, news } = table();
  const promise = news('spectator', 'dealt', ['x'], { shown: [0] });
  news('spectator', 'dealt', ['y'], { shown: [] });
  expect(keptDeal('t1')).toEqual({ promise, shown: [0] });
  expect(sent).toEqual([]);
});

it('keeps nothing that is heard of only when the game is over', () => {
  const about = signal<About | null>(null);
  handInDeal({ about } as unknown as Host);
  about.value = { ...BASE, phase: 'over', you: 0, deal: { stage: 'dealt', promise: 'sha256:1', shown: [] } } as unknown as About;
  expect(keptDeal('t1')).toEqual({});
});

it('has one share for a table, which is promised by sitting down', () => {
  expect(shareFor('t1')).toBe(shareFor('t1'));
  const about = { table: 't1', deal: { stage: 'open', promise: '', shown: [] } } as unknown as About;
  expect(sitting(about, 2)).toEqual({ type: 'sit', seat: 2, promise: promiseOfShare(shareFor('t1')) });
  expect(sitting({ ...BASE, you: 'spectator' } as unknown as About)).toEqual({ type: 'sit' });
});
