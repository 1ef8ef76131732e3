import { expect, it } from 'vitest';
import { centreOf, seating } from './seats';
import { stackStep } from './OwnCity';
import { cardWidth } from './OwnArea';
import type { View } from './types';

const table = (cities: number, observer: View['observer'] = 0) => ({ observer, cities: Array.from({ length: cities }, (_, city) => ({ city })) }) as unknown as View;

it('the left neighbour is the next seat, the others follow round the table', () => {
  expect(seating(table(5), 0)).toEqual({ centre: 0, left: 1, right: 4, far: [2, 3] });
  expect(seating(table(7), 6)).toEqual({ centre: 6, left: 0, right: 5, far: [1, 2, 3, 4] });
  expect(seating(table(3), 1)).toEqual({ centre: 1, left: 2, right: 0, far: [] });
});

it('in the middle is the city that is decided for, else one’s own, else the one a spectator chose', () => {
  expect(centreOf(table(3, 1), 2, null)).toBe(2);
  expect(centreOf(table(3, 1), undefined, 0)).toBe(1);
  expect(centreOf(table(3, 'spectator'), undefined, 2)).toBe(2);
  expect(centreOf(table(3, 'spectator'), undefined, null)).toBe(0);
  expect(centreOf(table(3, 'spectator'), undefined, 9)).toBe(0);
});

it('a column of cards never cuts through a name', () => {
  for (let height = 100; height < 500; height += 7) {
    for (let cards = 2; cards < 9; cards++) {
      const step = stackStep(cards, height, 98);
      expect(step <= 23 || step >= 40).toBe(true);
      if (step >= 40) expect(98 + step * (cards - 1)).toBeLessThanOrEqual(height);
    }
  }
});

it('seven cards leave room for their uses on a wide screen', () => {
  expect(7 * (cardWidth(7, 1408, 900) + 9) + 400).toBeLessThanOrEqual(1408);
  expect(7 * (cardWidth(7, 1280, 800) + 9) + 380).toBeLessThanOrEqual(1280);
  expect(cardWidth(2, 1408, 900)).toBe(140);
});
