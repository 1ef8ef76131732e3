import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../../protocol/messages';
import { happened, isNews, lastTurn, pastConflicts, resultOf } from './happened';
import { flights } from './reveal';

let n = 0;
const entry = (event: EventEntry['event']): EventEntry => ({ n: ++n, text: '', event });

describe('a turn that comes to light', () => {
  const turn = [
    entry({ kind: 'chose', seat: 1 }),
    entry({ kind: 'built', city: 0, card: 'sawmill', pay: { left: 0, right: 0, bank: 1 } }),
    entry({ kind: 'built_by_chain', city: 1, card: 'library' }),
    entry({ kind: 'stage_completed', city: 2, stage: 1, pay: { left: 2, right: 0, bank: 0 } }),
    entry({ kind: 'sold', city: 0, coins: 2, buyer: 2 }),
    entry({ kind: 'income', city: 2, coins: 4 }),
    entry({ kind: 'hands_passed', direction: 'right' }),
  ];
  it('tells what was built, completed, sold and earned', () => {
    const told = happened(turn);
    expect(told.built).toEqual([{ city: 0, card: 'sawmill' }, { city: 1, card: 'library' }]);
    expect(told.stages).toEqual([{ city: 2, stage: 1 }]);
    expect(told.sales).toEqual([{ buyer: 2, seller: 0, coins: 2 }]);
    expect(told.passed).toBe('right');
    expect(isNews(told)).toBe(true);
  });
  it('lets coins travel from buyer to seller, to the bank and from it', () => {
    expect(flights(happened(turn)).map(({ from, to, coins }) => [from, to, coins])).toEqual([[2, 0, 2], [0, 'bank', 1], ['bank', 2, 4]]);
  });
  it('is no news as long as choices are only sealed', () => {
    expect(isNews(happened([entry({ kind: 'chose', seat: 0 }), entry({ kind: 'taken_back', seat: 0 })]))).toBe(false);
  });
});

describe('the last turn', () => {
  const first = [entry({ kind: 'built', city: 0, card: 'altar' }), entry({ kind: 'hands_passed', direction: 'left' })];
  const second = [entry({ kind: 'chose', seat: 0 }), entry({ kind: 'built', city: 0, card: 'baths' }), entry({ kind: 'hands_passed', direction: 'left' })];
  const sealing = [entry({ kind: 'chose', seat: 1 })];
  it('is what happened since the hands were passed before', () => {
    expect(happened(lastTurn([...first, ...second, ...sealing])).built).toEqual([{ city: 0, card: 'baths' }]);
    expect(happened(lastTurn(first)).built).toEqual([{ city: 0, card: 'altar' }]);
  });
  it('is still going on while a card of the discard pile is waited for', () => {
    expect(happened(lastTurn([...first, entry({ kind: 'stage_completed', city: 1, stage: 2 }), entry({ kind: 'pile_shown', seat: 1 })])).stages).toEqual([{ city: 1, stage: 2 }]);
  });
});

describe('conflicts of past ages', () => {
  const log = [
    entry({ kind: 'conflict', city: 0, against: 1, shields: 2, their_shields: 1 }),
    entry({ kind: 'conflict', city: 1, against: 2, shields: 1, their_shields: 1 }),
    entry({ kind: 'conflict', city: 2, against: 0, shields: 1, their_shields: 2 }),
    entry({ kind: 'age_ended', age: 1 }),
    entry({ kind: 'conflict', city: 0, against: 1, shields: 2, their_shields: 5 }),
  ];
  const past = pastConflicts(log);
  it('belong to the age that ended after them', () => {
    expect(past.map((one) => one.age)).toEqual([1, 1, 1]);
  });
  it('are seen from either side', () => {
    expect(resultOf(past, 1, 0, 1)).toBe(1);
    expect(resultOf(past, 1, 1, 0)).toBe(-1);
    expect(resultOf(past, 1, 0, 2)).toBe(1);
    expect(resultOf(past, 1, 1, 2)).toBe(0);
    expect(resultOf(past, 2, 0, 1)).toBeNull();
  });
});
