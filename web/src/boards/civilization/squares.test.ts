import { describe, expect, it } from 'vitest';
import { beside, boxAround, centreOf, directionTo, nearest, nextSquare, SIDE, squareAt, stepFrom, typedSquare } from './squares';

const all = new Set(Array.from({ length: 32 }, (_, i) => squareAt(i % 8, Math.floor(i / 8)))); // a1 to h4

describe('squares', () => {
  it('are named by column and row', () => {
    expect(squareAt(4, 6)).toBe('e7');
    expect(squareAt(15, 15)).toBe('p16');
    expect(centreOf('b1')).toEqual({ x: 1.5 * SIDE, y: 0.5 * SIDE });
  });
  it('have a frame with room for coordinates', () => {
    const box = boxAround(all);
    expect(box.x).toBeLessThan(0);
    expect(box.width).toBeGreaterThan(8 * SIDE);
    expect(box.y + box.height).toBeGreaterThan(4 * SIDE);
  });
  it('are met by a finger beside them', () => {
    expect(nearest({ x: 2, y: 2 }, ['a1', 'b1'])).toBe('a1');
    expect(nearest({ x: 0, y: 6 * SIDE }, ['a1'])).toBeNull();
  });
});

describe('keys', () => {
  it('lead along the map and stop at its border', () => {
    expect(beside(all, 'b2', 'ArrowUp')).toBe('b1');
    expect(beside(all, 'b1', 'ArrowUp')).toBe('b1');
    expect(beside(all, 'b1', 'End')).toBe('h1');
    expect(beside(all, 'b1', 'x')).toBeNull();
  });
  it('cross a gap in the map', () => expect(beside(new Set(['a1', 'c1']), 'a1', 'ArrowRight')).toBe('c1'));
  it('go through the possible squares in a circle', () => {
    expect(nextSquare('a1', ['c1', 'b2'], 1)).toBe('c1');
    expect(nextSquare('b2', ['c1', 'b2'], 1)).toBe('c1');
    expect(nextSquare('a1', ['c1', 'b2'], -1)).toBe('b2');
  });
  it('type a column and a row', () => {
    expect(typedSquare(all, 'b2', 'f', '')).toBe('f2');
    expect(typedSquare(all, 'f2', '4', '')).toBe('f4');
    expect(typedSquare(new Set(['f1', 'f11']), 'f1', '1', '1')).toBe('f11');
    expect(typedSquare(all, 'b2', 'x', '')).toBeNull();
  });
});

describe('a step', () => {
  it('leads in one of four directions', () => {
    expect(stepFrom('b2', 'north')).toBe('b1');
    expect(directionTo('b2', 'c2')).toBe('east');
    expect(directionTo('b2', 'c3')).toBe('');
  });
});
