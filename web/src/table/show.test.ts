import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../protocol/messages';
import { plan, readingTime, type Manner } from './show';

const entry = (n: number, move: number, seat: number, kind = 'tile_placed'): EventEntry => ({ n, move, text: `${seat} does ${kind}.`, event: { kind, seat } });
const manner: Manner = { motion: 'normal', isQuiet: ({ event }) => event.kind === 'chose', you: 0 };

describe('what others did', () => {
  it('is shown move by move', () => {
    const pictures = plan([entry(1, 1, 1), entry(2, 1, 2, 'point'), entry(3, 2, 1)], manner);
    expect(pictures.map((one) => [one.move, one.upTo, one.entries.length])).toEqual([[1, 2, 2], [2, 3, 1]]);
  });
  it('is shown turn by turn when more than three moves wait', () => {
    const pictures = plan([1, 1, 2, 2, 3].map((seat, i) => entry(i + 1, i + 1, seat)), manner);
    expect(pictures.map((one) => one.move)).toEqual([2, 4, 5]);
  });
  it('does not count what I did myself', () => {
    const pictures = plan([0, 1, 1, 2, 2, 3].map((seat, i) => entry(i + 1, i + 1, seat)), manner);
    expect(pictures.map((one) => one.move)).toEqual([1, 3, 5, 6]);
  });
  it('knows turns in which others answer, where the game says when one begins', () => {
    const turns = { ...manner, startsTurn: ({ event }: EventEntry) => event.kind === 'turn_began' };
    const war = [entry(1, 1, 1), entry(2, 2, 2, 'committed'), entry(3, 3, 1, 'committed'), entry(4, 4, 1, 'drew'), entry(5, 4, 2, 'turn_began'), entry(6, 5, 2)];
    expect(plan(war, turns).map((one) => one.move)).toEqual([4, 5]);
  });
  it('is only the last picture when more than three turns wait', () => {
    const pictures = plan([1, 2, 3, 1, 2].map((seat, i) => entry(i + 1, i + 1, seat)), manner);
    expect(pictures.map((one) => [one.move, one.entries.length])).toEqual([[5, 5]]);
  });
  it('is only the last picture when nothing is to move, or moves are not numbered', () => {
    const entries = [entry(1, 1, 1), entry(2, 2, 2)];
    expect(plan(entries, { ...manner, motion: 'off' })).toHaveLength(1);
    expect(plan(entries.map(({ move: _, ...rest }) => rest), manner)).toHaveLength(1);
  });
  it('does not stop for quiet moves', () => {
    const pictures = plan([entry(1, 1, 1, 'chose'), entry(2, 2, 2, 'chose'), entry(3, 3, 0, 'built')], manner);
    expect(pictures.map((one) => one.move)).toEqual([3]);
  });
  it('stays as long as it takes to read it, own moves not at all', () => {
    const [mine, theirs] = [0, 1].map((seat) => readingTime(plan([entry(1, 1, seat)], manner)[0]!, manner));
    expect(mine).toBe(0);
    expect(theirs).toBeGreaterThan(700);
    expect(readingTime(plan([entry(1, 1, 1)], manner)[0]!, { ...manner, motion: 'fast' })).toBeCloseTo((theirs as number) / 2);
  });
});
