import { describe, expect, it } from 'vitest';
import { around, frame, held, moved, MOST, whole, zoomed } from './camera';

const box = { x: -100, y: -50, width: 200, height: 100 };

describe('the camera', () => {
  it('shows the whole map at first, whatever the frame', () => {
    expect(frame(whole(box), box, 2)).toEqual(box);
    const narrow = frame(whole(box), box, 1);
    expect(narrow.width).toBe(200);
    expect(narrow.height).toBe(200);
    expect(narrow.y + narrow.height / 2).toBe(0);
  });
  it('keeps the point under the pointer where it is', () => {
    const before = frame(zoomed(whole(box), 2, { x: 0, y: 0 }, box), box, 2);
    const camera = zoomed(whole(box), 2, { x: 60, y: 20 }, box);
    const after = frame(camera, box, 2);
    expect((60 - after.x) / after.width).toBeCloseTo((60 - box.x) / box.width);
    expect((20 - after.y) / after.height).toBeCloseTo((20 - box.y) / box.height);
    expect(before.width).toBe(100);
  });
  it('never loses the map', () => {
    const far = moved({ x: 0, y: 0, zoom: 2 }, -9999, 9999, box);
    expect(far.x).toBe(100);
    expect(far.y).toBe(-50);
    expect(held({ x: 90, y: 9, zoom: 0.2 }, box)).toEqual(whole(box));
    expect(zoomed(whole(box), 99, { x: 0, y: 0 }, box).zoom).toBe(MOST);
  });
  it('looks at the spaces in question', () => {
    const camera = around([{ x: 10, y: 10 }, { x: 30, y: 20 }], { x: -500, y: -500, width: 1000, height: 1000 }, 1, 3);
    expect(camera).toMatchObject({ x: 20, y: 15, zoom: 3 });
    expect(around([], box, 1, 3)).toEqual(whole(box));
  });
  it('leaves room for what lies over the right side', () => {
    const large = { x: -500, y: -500, width: 1000, height: 1000 };
    const camera = around([{ x: 0, y: 0 }, { x: 300, y: 0 }], large, 1, 3, 0.25);
    const shown = frame(camera, large, 1);
    expect(300 - shown.x).toBeLessThan(shown.width * 0.75);
    expect(0 - shown.x).toBeGreaterThan(0);
  });
});
