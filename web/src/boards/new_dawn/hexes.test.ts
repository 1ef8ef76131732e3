import { describe, expect, it } from 'vitest';
import { besideSpace, bestTurn, boxAround, centreOf, cornersOf, DIRECTIONS, freeCorner, layOut, nearestSpace, nextSpace, tileHexes, turned, typedSpace, WIDE } from './hexes';

// A flower of seven around 1a.
const FLOWER = [{ id: '1a', q: 0, r: 0 }, ...DIRECTIONS.map((hex, i) => ({ id: `1${'bcdefg'[i]}`, ...hex }))];
const ground = layOut(FLOWER, 0);

describe('hexes in the drawing', () => {
  it('lie side by side with pointy tops', () => {
    expect(centreOf({ q: 1, r: 0 }).x).toBeCloseTo(WIDE);
    expect(centreOf({ q: 1, r: 0 }).y).toBeCloseTo(0);
    for (const direction of DIRECTIONS) {
      const { x, y } = centreOf(direction);
      expect(Math.hypot(x, y)).toBeCloseTo(WIDE);
    }
  });
  it('have edge k towards direction k', () => {
    const corners = cornersOf({ x: 0, y: 0 });
    DIRECTIONS.forEach((direction, k) => {
      const { x, y } = centreOf(direction);
      const [a, b] = [corners[k], corners[(k + 1) % 6]] as const;
      expect(((a?.x ?? 0) + (b?.x ?? 0)) / 2).toBeCloseTo(x / 2);
      expect(((a?.y ?? 0) + (b?.y ?? 0)) / 2).toBeCloseTo(y / 2);
    });
  });
  it('turn as the engine turns them: clockwise, six times is once around', () => {
    expect(turned({ q: 1, r: 0 }, 1)).toEqual({ q: 0, r: 1 });
    expect(turned({ q: 2, r: -3 }, 6)).toEqual({ q: 2, r: -3 });
    expect(turned({ q: 1, r: -1 }, -1)).toEqual(turned({ q: 1, r: -1 }, 5));
  });
  it('of a tile lie around its first one', () => {
    const shapes = [[[0, 0], [0, -1]], [[0, 0], [1, -1]]] as const;
    expect(tileHexes(shapes, 0, { q: 3, r: 4 })).toEqual([{ q: 3, r: 4 }, { q: 3, r: 3 }]);
    expect(tileHexes(shapes, 7, { q: 0, r: 0 })).toEqual([{ q: 0, r: 0 }, turned({ q: 1, r: -1 }, 1)]);
  });
});

describe('the turn of the map', () => {
  const row = Array.from({ length: 8 }, (_, q) => ({ id: `${q + 1}a`, q, r: 0 }));
  it('fits a long map to the frame', () => {
    expect([0, 3]).toContain(bestTurn(row, undefined, 2)); // it lies
    expect([1, 2, 4, 5]).toContain(bestTurn(row, undefined, 0.3)); // it stands
  });
  it('brings one\'s own capital into the lower half', () => {
    for (const home of ['1a', '8a']) {
      const turn = bestTurn(row, home, 0.3);
      const { at, box } = layOut(row, turn);
      expect(at.get(home)?.y ?? 0).toBeGreaterThan(box.y + box.height / 2);
    }
  });
  it('leaves room around', () => expect(boxAround([{ x: 0, y: 0 }], 0).width).toBeCloseTo(WIDE));
});

describe('the keyboard on the map', () => {
  it('goes along the hexes', () => {
    expect(besideSpace(ground, '1a', 'ArrowRight')).toBe('1b');
    expect(besideSpace(ground, '1a', 'ArrowLeft')).toBe('1e');
    expect(['1c', '1d']).toContain(besideSpace(ground, '1a', 'ArrowDown'));
    expect(['1f', '1g']).toContain(besideSpace(ground, '1a', 'ArrowUp'));
    expect(besideSpace(ground, '1a', 'x')).toBe(null);
  });
  it('stays at the border', () => expect(besideSpace(ground, '1b', 'ArrowRight')).toBe(null));
  it('reaches every space with arrows', () => {
    const reached = new Set(['1a']);
    for (const id of reached) for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
      const next = besideSpace(ground, id, key);
      if (next) reached.add(next);
    }
    expect(reached.size).toBe(7);
  });
  it('jumps from one possible space to the next and begins again', () => {
    expect(nextSpace(ground, '1a', ['1g', '1c'], 1)).toBe('1c');
    expect(nextSpace(ground, '1c', ['1g', '1c'], 1)).toBe('1g');
    expect(nextSpace(ground, '1g', ['1g', '1c'], -1)).toBe('1c');
  });
  it('understands what is typed', () => {
    expect(typedSpace(ground, '1c', '1')).toBe('1c');
    expect(typedSpace(ground, '1a', '1d')).toBe('1d');
    expect(typedSpace(ground, '1a', '9')).toBe(null);
  });
});

describe('a finger', () => {
  it('means the nearest legal space', () => {
    expect(nearestSpace(ground, { x: WIDE * 0.7, y: 4 }, ['1b', '1e'])).toBe('1b');
    expect(nearestSpace(ground, { x: WIDE * 4, y: 0 }, ['1b', '1e'])).toBe(null);
  });
});

describe('a sign over the map', () => {
  it('goes to the corner with the fewest hexes', () => {
    const slope = [0, 1, 2, 3, 4, 5].map((r) => ({ id: `1${'abcdef'[r]}`, q: 0, r })); // from the upper left down to the right
    const slanted = layOut(slope, 0);
    expect(freeCorner(slanted, slanted.box, 40, 30)).toBe('bottom-left');
    const mirrored = layOut(slope, 1); // from the upper right down to the left
    expect(freeCorner(mirrored, mirrored.box, 40, 30)).toBe('bottom-right');
  });
});
