// Who sits where: the left neighbour of city k is city k+1 (7W, "clockwise"), the others follow round the table.
import type { View } from './types';

export interface Seating {
  readonly centre: number;
  readonly left: number;
  readonly right: number;
  readonly far: readonly number[]; // from the left neighbour's left to the right neighbour's right
}

export function seating(view: View, centre: number): Seating {
  const n = view.cities.length;
  const at = (steps: number) => (centre + steps + n) % n;
  return { centre, left: at(1), right: at(-1), far: Array.from({ length: Math.max(0, n - 3) }, (_, i) => at(i + 2)) };
}

// Whose city is in the middle: the one that is decided for, else one's own, else the one a spectator chose.
export function centreOf(view: View, decidedFor: number | undefined, chosen: number | null): number {
  if (decidedFor !== undefined && view.cities[decidedFor]) return decidedFor;
  if (view.observer !== 'spectator') return view.observer;
  return chosen !== null && view.cities[chosen] ? chosen : 0;
}
