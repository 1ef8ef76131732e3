import { describe, expect, it } from 'vitest';
import { besideCell, CELLS, cellAt, cellUnder, centreOf, columnOf, cornerOf, nearestCell, nextCell, rowOf, typedCell } from './cells';

describe('names of spaces', () => {
  it('go from A1 to P11, row by row', () => {
    expect(CELLS).toHaveLength(176);
    expect([CELLS[0], CELLS[15], CELLS[16], CELLS.at(-1)]).toEqual(['A1', 'P1', 'A2', 'P11']);
  });
  it('say column and row', () => {
    for (const cell of CELLS) expect(cellAt(columnOf(cell), rowOf(cell))).toBe(cell);
  });
});

describe('the space under a point', () => {
  it('is found from corner to corner', () => {
    expect(cellUnder(cornerOf('F7'))).toBe('F7');
    expect(cellUnder(centreOf('P11'))).toBe('P11');
  });
  it('is none on the frame', () => {
    expect(cellUnder({ x: 10, y: 100 })).toBeNull();
    expect(cellUnder({ x: 875, y: 100 })).toBeNull();
  });
});

describe('the nearest legal space', () => {
  it('is the one under the finger, if it is legal', () => {
    expect(nearestCell(centreOf('F7'), ['F6', 'F7', 'F8'])).toBe('F7');
  });
  it('is the closest one beside it', () => {
    const point = centreOf('F7');
    expect(nearestCell({ x: point.x + 20, y: point.y }, ['E7', 'G7'])).toBe('G7');
  });
  it('is none when all are out of reach', () => {
    expect(nearestCell(centreOf('A1'), ['C1'])).toBeNull();
    expect(nearestCell(centreOf('A1'), [])).toBeNull();
  });
});

describe('keys on the board', () => {
  it('move and stop at the border', () => {
    expect(besideCell('K6', 'ArrowUp')).toBe('K5');
    expect(besideCell('A1', 'ArrowLeft')).toBe('A1');
    expect(besideCell('K6', 'End')).toBe('P6');
    expect(besideCell('K6', 'PageDown')).toBe('K11');
    expect(besideCell('K6', 'x')).toBeNull();
  });
  it('go from one possible space to the next, row by row', () => {
    const cells = ['C2', 'A2', 'P1'];
    expect(nextCell('A1', cells, 1)).toBe('P1');
    expect(nextCell('P1', cells, 1)).toBe('A2');
    expect(nextCell('C2', cells, 1)).toBe('P1');
    expect(nextCell('A1', cells, -1)).toBe('C2');
    expect(nextCell('B2', cells, -1)).toBe('A2');
    expect(nextCell('B2', [], 1)).toBeNull();
  });
  it('jump to a column by letter, to a row by digits', () => {
    expect(typedCell('K6', 'f', '')).toBe('F6');
    expect(typedCell('F6', '7', '')).toBe('F7');
    expect(typedCell('F1', '1', '1')).toBe('F11');
    expect(typedCell('F1', '1', '7')).toBe('F1');
    expect(typedCell('F1', '0', '1')).toBe('F10');
    expect(typedCell('F3', '0', '')).toBe('F3');
    expect(typedCell('F3', 'w', '')).toBeNull();
  });
});
