import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { About, Deal } from '../protocol/server';
import { compareDeal, keepDeal, keptDeal, newShare, promiseOfShare, promiseOfTerms, shareIn } from './shares';

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value) });
});

const share = 'a'.repeat(64);
const other = 'b'.repeat(64);

it('has the digests of docs/fairness.md', () => {
  expect(promiseOfShare(share)).toBe('sha256:6f908a5df4ddeb2830112a657df97a9c4d2561254d9dfb94eef7dbf3333425ce');
  expect(newShare()).toMatch(/^[0-9a-f]{64}$/);
  expect(newShare()).not.toBe(newShare());
});

it('keeps a deal by table, what comes later beside what was there, and forgets the oldest tables', () => {
  keepDeal('t1', { share });
  keepDeal('t1', { promise: 'sha256:1' });
  expect(keptDeal('t1')).toEqual({ share, promise: 'sha256:1' });
  expect(keptDeal('t2')).toEqual({});
  for (let i = 0; i < 200; i++) keepDeal(`x${i}`, { share });
  expect(keptDeal('t1')).toEqual({});
  expect(keptDeal('x0')).toEqual({ share });
});

it('has its share as long as the page is open where nothing can be kept', () => {
  vi.stubGlobal('localStorage', undefined);
  keepDeal('t1', { share });
  expect(keptDeal('t1')).toEqual({ share });
});

describe('the terms', () => {
  const terms = { table: 't1', game: 'chess', rules: 'c-1', options: { players: 2 }, secret: 'sha256:2', seats: ['person', 'person'], shares: ['', promiseOfShare(share)] };
  const about = { table: 't1', game: 'chess', rules: 'c-1', options: { players: 2 }, commitment: 'sha256:2', you: 1 } as unknown as About;
  const deal = (of: unknown, promise?: string): Deal => {
    const text = JSON.stringify(of);
    return { stage: 'showing', promise: promise ?? promiseOfTerms(text), terms: text, shown: [] };
  };

  it('say what we promised', () => expect(shareIn(about, deal(terms))).toEqual({ ours: promiseOfShare(share) }));
  it.each([['table', 't2'], ['game', 'go'], ['rules', 'c-2'], ['secret', 'sha256:3'], ['options', { players: 3 }], ['shares', []]])('are not accepted with another %s', (name, value) => {
    expect(shareIn(about, deal({ ...terms, [name]: value }))).toBeNull();
  });
  it('are not accepted where the promise is another, or nothing can be read', () => {
    expect(shareIn(about, deal(terms, promiseOfTerms('{}')))).toBeNull();
    expect(shareIn(about, { stage: 'showing', promise: promiseOfTerms('{'), terms: '{', shown: [] })).toBeNull();
    expect(shareIn({ ...about, you: 'spectator' }, deal(terms))).toBeNull();
  });
});

describe('at the end', () => {
  const promise = promiseOfTerms('{"table":"t1"}');
  const record = `ziggurat-replay 1\ndeal {"table":"t1"}\nshare 0 ${other}\nshare 2 ${share}\nend 0 0\n`;
  it.each([
    ['ours', { share, promise, shown: [0, 2] }],
    ['same', { promise, shown: [0, 2] }],
    ['same', { promise }],
    ['left_out', { share: 'c'.repeat(64), promise, shown: [0, 2] }],
    ['other', { share, promise: promiseOfTerms('{}'), shown: [0, 2] }],
    ['other', { share, promise, shown: [0] }],
    ['unknown', { share }],
    ['unknown', {}],
  ])('the record is told as %s', (told, kept) => expect(compareDeal(record, kept)).toBe(told));
  it('says nothing about a game without shares', () => {
    expect(compareDeal('ziggurat-replay 1\nend 0 0\n', {})).toBeNull();
    expect(compareDeal('ziggurat-replay 1\nend 0 0\n', { promise })).toBe('other');
  });
});
