import { describe, expect, it } from 'vitest';
import { gainsOf } from './forecast';
import type { View } from './model';

const view = (...progress: Record<string, [number, number]>[]): View => ({ seats: progress.map((one, seat) => ({ seat, progress: one })) }) as unknown as View;

describe('what a move changes in the goals', () => {
  it('is told for that seat, gains and losses, and nothing else', () => {
    const before = view({ explorer: [10, 15], populous: [1, 5], civilized: [3, 8] }, { explorer: [2, 15] });
    const after = view({ explorer: [11, 15], populous: [1, 5], civilized: [2, 8] }, { explorer: [9, 15] });
    expect(gainsOf(before, after, 0)).toEqual([{ agenda: 'explorer', have: 11, need: 15, more: 1 }, { agenda: 'civilized', have: 2, need: 8, more: -1 }]);
    expect(gainsOf(before, before, 1)).toEqual([]);
  });
});
