import { describe, expect, it } from 'vitest';
import { CELLS } from './cells';
import { hullPath, outline, outlineLoops, square } from './outline';

const loops = (...cells: string[]) => outlineLoops(cells.map(square));

describe('the outline of a set of spaces', () => {
  it('of one space has four corners', () => {
    expect(loops('A1')).toEqual([[[0, 0], [1, 0], [1, 1], [0, 1]].map((corner) => expect.arrayContaining(corner))]);
  });
  it('of a row has four corners, not one for each space', () => {
    expect(loops('A1', 'B1', 'C1')[0]).toHaveLength(4);
  });
  it('of an angle has six', () => {
    expect(loops('A1', 'A2', 'B2')[0]).toHaveLength(6);
  });
  it('of a ring has an outer and an inner loop', () => {
    const ring = ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'];
    expect(loops(...ring).map((loop) => loop.length)).toEqual([4, 4]);
  });
  it('keeps two spaces apart that touch at a corner', () => {
    expect(loops('A1', 'B2').map((loop) => loop.length)).toEqual([4, 4]);
  });
  it('of nothing is nothing', () => {
    expect(hullPath([])).toBe('');
  });
  it('of the whole board is one loop', () => {
    expect(outlineLoops(CELLS.map(square))).toHaveLength(1);
  });
});

describe('the path', () => {
  it('is round: an arc for each corner, closed', () => {
    const path = hullPath(['A1', 'A2', 'B2']);
    expect(path.match(/A/g)).toHaveLength(6);
    expect(path.match(/A7 7 0 0 0 /g)).toHaveLength(1); // the one corner that points inward turns the other way
    expect(path.endsWith('Z')).toBe(true);
  });
  it('runs outside of the spaces where the inset is below 0', () => {
    const numbers = (outline([square('A1')], { inset: -4, outer: 8, inner: 4 }).match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...numbers.filter((n) => n > 20))).toBe(32);
    expect(Math.max(...numbers)).toBe(92);
  });
});
