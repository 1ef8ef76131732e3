import { describe, expect, it } from 'vitest';
import { beside, contains, groundOf, labelOf, nextPlace, placeAt, typedPlace, widthAt } from './geometry';
import type { Catalogue } from './model';

const square = (id: string, name: string, x: number, y: number) => ({
  id, name, x: x + 50, y: y + 50, adjacent: [],
  drawing: { polygon: [[x, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]], label: [x + 50, y + 20], resource: [x, y], event: [x, y], units: [x + 50, y + 80] },
});
// Two areas beside each other with a river between them, and one below the left one.
const map = {
  areas: [square('a', 'Žatec', 0, 0), square('b', 'Łódź', 100, 0), square('c', 'Akkad', 0, 100)],
  segments: [{ id: 's1', name: '', river: 'Euphrates', marked: true, areas: ['a', 'b'], drawing: { line: [[100, 0], [100, 50], [100, 100]], ship: [100, 50], main: true } }],
  canvas: { width: 200, height: 200 }, decor: [],
} as unknown as Catalogue['map'];
const ground = groundOf(map);

describe('the map', () => {
  it('knows what lies inside', () => {
    expect(contains(map.areas[0]?.drawing.polygon ?? [], { x: 50, y: 50 })).toBe(true);
    expect(contains(map.areas[0]?.drawing.polygon ?? [], { x: 150, y: 50 })).toBe(false);
  });
  it('takes a finger beside an open river for the river, and any other for the area', () => {
    expect(placeAt(ground, { x: 120, y: 40 }, ['s1'])).toBe('s1');
    expect(placeAt(ground, { x: 120, y: 40 }, [])).toBe('b');
    expect(placeAt(ground, { x: 180, y: 50 }, ['s1'])).toBe('b');
    expect(placeAt(ground, { x: 180, y: 180 }, ['s1'])).toBe(null);
  });
});

describe('names', () => {
  it('know how much room they have', () => {
    expect(widthAt(map.areas[0]?.drawing.polygon ?? [], 50)).toBe(100);
    expect(widthAt(map.areas[0]?.drawing.polygon ?? [], 500)).toBe(0);
  });
  it('take two lines where the area is narrow, and stay on the map', () => {
    const wide = { width: 2000 };
    expect(labelOf({ ...square('d', 'Ur', 500, 0) } as never, wide)).toEqual({ lines: ['Ur'], x: 550 });
    expect(labelOf({ ...square('d', 'Fields of Kish', 500, 0) } as never, wide).lines).toEqual(['Fields of', 'Kish']);
    expect(labelOf({ ...square('d', 'Mesopotamia', 0, 0) } as never, wide).x).toBeGreaterThan(50);
  });
});

describe('the keyboard', () => {
  it('goes to the nearest place in the direction of the arrow, and stays where there is none', () => {
    expect(beside(ground, ['a', 'b', 'c'], 'a', 'ArrowRight')).toBe('b');
    expect(beside(ground, ['a', 'b', 'c'], 'a', 'ArrowDown')).toBe('c');
    expect(beside(ground, ['a', 'b', 'c'], 'a', 'ArrowUp')).toBe('a');
    expect(beside(ground, ['a', 'b', 'c', 's1'], 'a', 'ArrowRight')).toBe('s1');
    expect(beside(ground, ['a'], 'a', 'x')).toBe(null);
  });
  it('goes round the places that can be chosen', () => {
    expect(nextPlace(ground, 'a', ['a', 'c'], 1)).toBe('c');
    expect(nextPlace(ground, 'c', ['a', 'c'], 1)).toBe('a');
    expect(nextPlace(ground, 'a', ['a', 'c'], -1)).toBe('c');
  });
  it('finds a name without the marks on its letters', () => {
    expect(typedPlace(ground, 'za')).toBe('a');
    expect(typedPlace(ground, 'l')).toBe('b');
    expect(typedPlace(ground, 'x')).toBe(null);
  });
});
