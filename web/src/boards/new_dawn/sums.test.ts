import { describe, expect, it } from 'vitest';
import { cover, winsRoll } from './sums';

const price = { parts: [], slot: 1, production: 0, tokens: 0, resources: 0, can_pay: false };

describe('a price', () => {
  it('is paid by production, then tokens, then resources', () => {
    expect(cover({ ...price, total: 9, production: 3, tokens: 1, resources: 2 })).toEqual({ production: 3, tokens: 1, resources: 4, missing: 1 });
  });
  it('is never paid twice', () => {
    expect(cover({ ...price, total: 5, production: 4, tokens: 3, resources: 2 })).toEqual({ production: 4, tokens: 1, resources: 0, missing: 0 });
    expect(cover({ ...price, total: 0, production: 4 })).toEqual({ production: 0, tokens: 0, resources: 0, missing: 0 });
  });
});

describe('a roll', () => {
  it('is won by more, not by as much', () => {
    expect(winsRoll(5, 6, 2, 1)).toBe(false);
    expect(winsRoll(5, 6, 3, 1)).toBe(true);
  });
});
