import { describe, expect, it } from 'vitest';
import { linePath, roundStep, rowsOf, scaleOf } from './chart';

const room = { width: 100, height: 50, left: 0, right: 0, top: 0, bottom: 0 };

describe('a chart', () => {
  it('has round steps', () => {
    expect([4, 7, 23, 60, 240].map((span) => roundStep(span, 5))).toEqual([1, 2, 5, 20, 50]);
  });
  it('fits all points', () => {
    const scale = scaleOf([[0, -3], [12, 4]], room);
    expect(scale.y(-3)).toBeLessThanOrEqual(50);
    expect(scale.steps.at(-1)).toBeGreaterThanOrEqual(12);
    expect(scale.y(scale.steps[0] as number)).toBeLessThanOrEqual(50);
    expect(scale.x(1)).toBe(100);
  });
  it('leaves no empty half of a step below', () => {
    const scale = scaleOf([[-1], [54]], room);
    expect(scale.steps).toEqual([0, 20, 40, 60]);
    expect(scale.y(-1)).toBe(50);
  });
  it('draws flat pieces by their ends', () => {
    const totals = [[0], [0], [0], [4]];
    expect(linePath(totals, 0, scaleOf(totals, room)).match(/[ML]/g)).toEqual(['M', 'L', 'L']);
  });
  it('has a table of at most eleven rows with first and last', () => {
    const rows = rowsOf(Array.from({ length: 101 }, (_, i) => [i]));
    expect(rows).toHaveLength(11);
    expect([rows[0]?.[0], rows.at(-1)?.[0]]).toEqual([0, 100]);
  });
});
