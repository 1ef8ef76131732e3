import { describe, expect, it } from 'vitest';
import { rowsOf, standingIn } from './pieces';

describe('pieces in an area', () => {
  it('are buildings first, then units by type, then rams, then the tribe', () => {
    const standing = standingIn({ id: 'ur', settlement: 1, wall: 1, armies: [{ seat: 1, units: { archer: 2, spearman: 1 }, rams: 1 }], tribe: { rider: 1 } });
    expect(standing.map(({ seat, id, n }) => `${seat} ${id} ${n}`)).toEqual(['1 settlement 1', '1 spearman 1', '1 archer 2', '1 ram 1', 'tribe rider 1']);
    expect(standing[0]?.walled).toBe(true);
  });
  it('show a wall alone, but in a start area at the ziggurat', () => {
    expect(standingIn({ id: 'ur', wall: 0 }).map(({ id }) => id)).toEqual(['wall']);
    expect(standingIn({ id: 'ur', wall: 0, ziggurat: 0 })).toEqual([]);
  });
  it('stand in rows that are not too wide', () => {
    const many = standingIn({ id: 'ur', armies: [0, 1].map((seat) => ({ seat, units: { spearman: 1, archer: 1, rider: 1, chariot: 1 } })) });
    expect(rowsOf(many).map((row) => row.length)).toEqual([5, 3]);
  });
});
