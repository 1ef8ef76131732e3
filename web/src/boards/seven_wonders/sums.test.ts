import { expect, it } from 'vitest';
import type { Ctx } from './context';
import { categorySum, totalSum } from './sums';
import { CATEGORIES, type CityView } from './types';

// Words that show which sentence was asked for, and with what.
const ctx = {
  w: (key: string, args: Record<string, unknown> = {}) => [key, ...Object.values(args)].join(' '),
  look: { card: (id: string) => ({ name: id.toUpperCase() }), symbol: (id: string) => id.toUpperCase(), category: (id: string) => id },
} as unknown as Ctx;

const nothing = Object.fromEntries(CATEGORIES.map((category) => [category, []]));
const city = {
  points: { military: -1, coins: 2, wonder: 0, civilian: 5, scientific: 18, commercial: 0, guilds: 0, total: 24 },
  sums: {
    ...nothing,
    military: [{ age: 2, victories: 1, points: 3 }, { defeats: 4, points: -4 }],
    scientific: [{ symbol: 'compass', count: 3, wild: 1, points: 9 }, { symbol: 'gear', count: 1, points: 1 }, { sets: 1, points: 7 }],
    guilds: [{ card: 'spies-guild', copied: true, points: 2 }],
    civilian: [{ card: 'aqueduct', points: 5 }],
  },
} as unknown as CityView;

it('a category opens into what gave its points', () => {
  expect(categorySum(ctx, city, 'military')).toEqual([{ text: 'sum.victories 1 age.2', value: '3' }, { text: 'sum.defeats 4', value: '−4' }]);
  expect(categorySum(ctx, city, 'scientific').map((part) => part.text)).toEqual(['sum.symbols_wild 3 COMPASS 1', 'sum.symbols 1 GEAR', 'sum.sets 1']);
  expect(categorySum(ctx, city, 'guilds')).toEqual([{ text: 'sum.copied SPIES-GUILD', value: '2' }]);
  expect(categorySum(ctx, city, 'civilian')).toEqual([{ text: 'AQUEDUCT', value: '5' }]);
});

it('the total opens into the seven categories, in their order', () => {
  expect(totalSum(ctx, city).map((part) => part.value)).toEqual(['−1', '2', '0', '5', '18', '0', '0']);
});
