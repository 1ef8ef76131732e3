import { describe, expect, it } from 'vitest';
import { fit } from './anchor';

describe('a popover', () => {
  const room = { width: 1000, height: 600 };
  it('opens below what was asked about', () => expect(fit({ x: 500, y: 100 }, { width: 300, height: 200 }, room)).toEqual({ x: 400, y: 110 }));
  it('opens above where there is no room below', () => expect(fit({ x: 500, y: 500 }, { width: 300, height: 200 }, room).y).toBe(290));
  it('stays in the window', () => {
    expect(fit({ x: 995, y: 10 }, { width: 300, height: 200 }, room).x).toBe(690);
    expect(fit({ x: 2, y: 300 }, { width: 300, height: 700 }, room)).toEqual({ x: 10, y: 10 });
  });
});
