// Which tiles of the hand are lifted, for what is chosen: pure logic over numbers of tiles.
//
//   raised(['red', 'red', 'blue'], { red: 1 }, [1])     // {1}: the one that was touched, not the first of its colour
import { COLOURS, type Colour, type Counts } from './model';

// `touched` are places in the hand, in the order in which they were touched.
export function raised(hand: readonly Colour[], wanted: Partial<Counts>, touched: readonly number[]): Set<number> {
  const left = new Map(COLOURS.map((colour) => [colour, wanted[colour] ?? 0]));
  const up = new Set<number>();
  for (const place of [...touched, ...hand.keys()]) {
    const colour = hand[place];
    if (colour === undefined || up.has(place)) continue;
    const count = left.get(colour) ?? 0;
    if (count === 0) continue;
    left.set(colour, count - 1);
    up.add(place);
  }
  return up;
}

export const countTiles = (hand: readonly Colour[], places: Iterable<number>): Counts => {
  const counts = { black: 0, red: 0, blue: 0, green: 0 };
  for (const place of places) {
    const colour = hand[place];
    if (colour) counts[colour]++;
  }
  return counts;
};
