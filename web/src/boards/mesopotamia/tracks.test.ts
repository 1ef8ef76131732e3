import { describe, expect, it } from 'vitest';
import type { Catalogue, View } from './model';
import { placesOf } from './Tracks';

const catalogue = { tracks: [{ id: 'population', name: '', positions: 3, vp: [9, 6, 3] }, { id: 'event', name: '', positions: 4, vp: [9, 6, 3] }], unit_limit: [2, 4, 6] } as unknown as Catalogue;
const view = { tracks: { population: [{ seat: 2, position: 3 }, { seat: 0, position: 1 }, { seat: 1, position: 1 }], event: [{ seat: 0, position: 2 }, { seat: 1, position: 0 }] } } as unknown as View;

describe('a track', () => {
  it('runs from its top, which holds one seal, to the first position', () => {
    expect(placesOf(view, catalogue, 'population').map(({ position, top, limit }) => [position, top, limit])).toEqual([[3, true, 6], [2, false, 4], [1, false, 2]]);
  });
  it('stacks seals: who ranks higher lies above', () => {
    expect(placesOf(view, catalogue, 'population')[2]?.seals).toEqual([{ seat: 1, position: 1, rank: 3, points: 3 }, { seat: 0, position: 1, rank: 2, points: 6 }]);
  });
  it('gives nothing to who stands on no position', () => {
    expect(placesOf(view, catalogue, 'event').flatMap(({ seals }) => seals.map(({ seat, points }) => [seat, points]))).toEqual([[0, 9]]);
  });
});
