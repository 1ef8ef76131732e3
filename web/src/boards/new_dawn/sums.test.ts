import { describe, expect, it } from 'vitest';
import { cover, winsRoll } from './sums';

describe('a price', () => {
  it('is paid by production, then tokens, then resources', () => {
    expect(cover({ total: 9, parts: [], production: 3, tokens: 1, resources: 2 })).toEqual({ production: 3, tokens: 1, resources: 4, missing: 1 });
  });
  it('is never paid twice', () => {
    expect(cover({ total: 5, parts: [], production: 4, tokens: 3, resources: 2 })).toEqual({ production: 4, tokens: 1, resources: 0, missing: 0 });
    expect(cover({ total: 0, parts: [], production: 4 })).toEqual({ production: 0, tokens: 0, resources: 0, missing: 0 });
  });
});

describe('a roll', () => {
  it('is won by more, not by as much', () => {
    expect(winsRoll(5, 6, 2, 1)).toBe(false);
    expect(winsRoll(5, 6, 3, 1)).toBe(true);
  });
});
