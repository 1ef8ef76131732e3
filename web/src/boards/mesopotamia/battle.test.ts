import { describe, expect, it } from 'vitest';
import { bidMoves, isComplete, mostMore, nearSide, rowInPlay, rowsOf, rowsOfCard, sideOf, sumOf, type Bidding } from './battle';
import type { BattleView, Catalogue } from './model';

// The worked battle of the rulebook: three of Babylon (seat 0) against two of Sumer (seat 1), Sumer's rows.
const unit = (number: number, type: string, row: number, place: number, here = true) => ({ number, unit: type, here, card: `${type}_1`, placed: [0, 0, 0], row, place });
const battle = {
  area: 'kish', kind: 'standard', step: 'duels', attacker: 0, leader: 1, rows: 2,
  sides: [
    { party: 0, decides: 0, bones: 8, ship_bones: 0, bid: [5, 2, 1], fighters: [unit(1, 'spearman', 1, 1), unit(2, 'archer', 1, 2), unit(3, 'rider', 2, 1)] },
    { party: 1, decides: 1, bones: 6, ship_bones: 0, bid: [3, 3, 0], fighters: [unit(1, 'spearman', 2, 1), unit(2, 'archer', 1, 1)] },
  ],
} as unknown as BattleView;
const without = (side: number, number: number): BattleView => ({ ...battle, sides: battle.sides.map((one, i) => (i === side ? { ...one, fighters: one.fighters.map((fighter) => (fighter.number === number ? { ...fighter, here: false } : fighter)) } : one)) }) as BattleView;

describe('rows', () => {
  it('queue both sides in the order in which they fight', () => {
    expect(rowsOf(battle).map(({ row, queues }) => [row, queues.map((queue) => queue.map(({ number }) => number))])).toEqual([[1, [[1, 2], [2]]], [2, [[3], [1]]]]);
  });
  it('lose whoever is beaten, and the next one steps up', () => expect(rowsOf(without(0, 1))[0]?.queues[0].map(({ number }) => number)).toEqual([2]));
  it('are fought one after the other', () => {
    expect(rowInPlay(battle)).toBe(1);
    expect(rowInPlay(without(1, 2))).toBe(2);
    expect(rowInPlay({ ...battle, step: 'line_up' })).toBeUndefined();
  });
});

describe('sides', () => {
  it('are those that one decides for', () => {
    expect(sideOf(battle, 1)).toBe(1);
    expect(sideOf(battle, 'spectator')).toBeNull();
  });
  it("lie at the bottom: one's own, else the attacker's", () => {
    expect(nearSide(battle, 1)).toBe(1);
    expect(nearSide(battle, 'spectator')).toBe(0);
    expect(nearSide({ ...battle, attacker: 1 }, 'spectator')).toBe(1);
  });
});

describe('a card', () => {
  const catalogue = { combat: [{ id: 'archer_1', unit: 'archer', printed: [1, 2, 0], slots: [2, 1, 1], against: ['spearman'] }] } as unknown as Catalogue;
  it('has slots left where no bone was placed', () => {
    expect(rowsOfCard(catalogue, { ...unit(2, 'archer', 1, 1), placed: [1, 0, 1] } as never)).toEqual([{ printed: 1, placed: 1, free: 1 }, { printed: 2, placed: 0, free: 1 }, { printed: 0, placed: 1, free: 0 }]);
  });
  it('is nothing before it is drawn', () => expect(rowsOfCard(catalogue, { number: 1, unit: 'archer', here: true })).toEqual([]));
});

describe('a bid', () => {
  const bidding: Bidding = { side: 0, said: [], sections: 3, bones: 8, least: 1, all: false };
  it('is told section by section', () => expect(bidMoves(bidding, [5, 2, 1])).toEqual(['bid 5', 'bid 2', 'bid 1']));
  it('goes on where it was left', () => expect(bidMoves({ ...bidding, said: [5] }, [5, 2, 1])).toEqual(['bid 2', 'bid 1']));
  it("of a tribe leaves its last section to follow", () => expect(bidMoves({ ...bidding, all: true }, [5, 2, 1])).toEqual(['bid 5', 'bid 2']));
  it('has at least the bones of ships and at most all', () => {
    expect(isComplete(bidding, [0, 0, 0])).toBe(false);
    expect(isComplete(bidding, [0, 1, 0])).toBe(true);
    expect(isComplete(bidding, [5, 3, 1])).toBe(false);
    expect(mostMore(bidding, [5, 2, 0])).toBe(1);
    expect(sumOf([5, 2, 1])).toBe(8);
  });
});
