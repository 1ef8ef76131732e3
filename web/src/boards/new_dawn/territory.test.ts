import { describe, expect, it } from 'vitest';
import type { SpaceView } from './model';
import { rimOf } from './Territory';

const space = (id: string, q: number, r: number): SpaceView => ({ id, q, r, terrain: 'hills' });
const edges = (spaces: SpaceView[], turn = 0) => rimOf(spaces, turn).split('M').length - 1;

describe('the rim of a territory', () => {
  it('has the edges to others only', () => {
    expect(edges([space('1a', 0, 0)])).toBe(6);
    expect(edges([space('1a', 0, 0), space('1b', 1, 0)])).toBe(10);
    expect(edges([space('1a', 0, 0), space('1b', 1, 0), space('1c', 0, 1)])).toBe(12);
    expect(edges([space('1a', 0, 0), space('1b', 5, 0)])).toBe(12);
  });
  it('is the same however the map is turned', () => {
    for (const turn of [1, 2, 3, 4, 5]) expect(edges([space('1a', 0, 0), space('1b', 1, 0), space('1c', 0, 1)], turn)).toBe(12);
  });
});
