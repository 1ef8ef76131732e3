// Hexes in the drawing: pointy tops, a radius of 26 units, the whole map turned by steps of 60 degrees. Names do not change with the turn.
//
//   const ground = layOut(view.map.spaces, 5);   ground.at.get('7d')  // {x, y} of its centre
import type { Box, Point } from '../camera';
import type { SpaceId } from './model';

export type { Box, Point };

export const RADIUS = 26;
export const WIDE = RADIUS * Math.sqrt(3); // from one hex to the next
const MARGIN = 8;

export interface Hex {
  readonly q: number;
  readonly r: number;
}
export interface Ground {
  readonly turn: number;
  readonly at: ReadonlyMap<SpaceId, Point>;
  readonly box: Box;
}

// Clockwise from east; direction d + 3 is the opposite one.
export const DIRECTIONS: readonly Hex[] = [{ q: 1, r: 0 }, { q: 0, r: 1 }, { q: -1, r: 1 }, { q: -1, r: 0 }, { q: 0, r: -1 }, { q: 1, r: -1 }];

export function turned(hex: Hex, steps: number): Hex {
  let { q, r } = hex;
  for (let i = 0; i < ((steps % 6) + 6) % 6; i++) [q, r] = [0 - r, q + r];
  return { q, r };
}
export const plus = (a: Hex, b: Hex): Hex => ({ q: a.q + b.q, r: a.r + b.r });
export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

export function centreOf(hex: Hex, turn = 0): Point {
  const { q, r } = turned(hex, turn);
  return { x: WIDE * (q + r / 2), y: RADIUS * 1.5 * r };
}

// The corners from the upper right one clockwise: edge k, from corner k to k + 1, is towards direction k.
export const cornersOf = ({ x, y }: Point, radius = RADIUS): Point[] =>
  [0, 1, 2, 3, 4, 5].map((k) => {
    const angle = ((60 * k - 30) * Math.PI) / 180;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
const round = (n: number): number => Math.round(n * 10) / 10;
export const text = (points: readonly Point[]): string => points.map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
export const outline = (point: Point, radius = RADIUS): string => text(cornersOf(point, radius));

export function boxAround(points: Iterable<Point>, margin = MARGIN): Box {
  const all = [...points];
  if (all.length === 0) return { x: -100, y: -100, width: 200, height: 200 };
  const xs = all.map((one) => one.x);
  const ys = all.map((one) => one.y);
  const x = Math.min(...xs) - WIDE / 2 - margin;
  const y = Math.min(...ys) - RADIUS - margin;
  return { x, y, width: Math.max(...xs) + WIDE / 2 + margin - x, height: Math.max(...ys) + RADIUS + margin - y };
}

export function layOut(spaces: readonly (Hex & { readonly id: SpaceId })[], turn: number): Ground {
  const at = new Map(spaces.map((space) => [space.id, centreOf(space, turn)]));
  return { turn, at, box: boxAround(at.values()) };
}

// The turn with the largest hexes in a frame of that shape (width : height), with one's own capital in the lower half.
export function bestTurn(spaces: readonly (Hex & { readonly id: SpaceId })[], home: SpaceId | undefined, shape: number): number {
  const candidates = [0, 1, 2, 3, 4, 5].map((turn) => {
    const { box, at } = layOut(spaces, turn);
    const size = Math.min(shape / box.width, 1 / box.height);
    const place = home ? at.get(home) : undefined;
    const low = place ? (place.y - box.y) / box.height : 0.5;
    return { turn, size, low };
  });
  const good = candidates.filter((one) => one.low >= 0.5);
  const among = good.length > 0 ? good : candidates;
  return among.reduce((best, one) => (one.size > best.size * 1.001 || (one.size > best.size * 0.999 && one.low > best.low) ? one : best)).turn;
}

// How a tile lies: its ten hexes with that side up, turned, with its first space at `at`. way = side * 6 + rotation.
export const tileHexes = (shapes: readonly (readonly (readonly [number, number])[])[], way: number, at: Hex): Hex[] =>
  (shapes[way < 6 ? 0 : 1] ?? []).map(([q, r]) => plus(turned({ q, r }, way % 6), at));

// Where an arrow key leads: the neighbour that lies most in that direction, or, over a gap, the nearest space there.
const ARROWS: Readonly<Record<string, number>> = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: -90 };

export function besideSpace(ground: Ground, id: SpaceId, key: string): SpaceId | null {
  const wanted = ARROWS[key];
  const from = ground.at.get(id);
  if (wanted === undefined || !from) return null;
  const odd = Math.round(from.y / (RADIUS * 1.5)) % 2 !== 0; // up and down go in a zigzag, not away to one side
  let best: SpaceId | null = null;
  let least = Infinity;
  for (const [other, { x, y }] of ground.at) {
    if (other === id) continue;
    const far = Math.hypot(x - from.x, y - from.y);
    const angle = (Math.atan2(y - from.y, x - from.x) * 180) / Math.PI;
    const off = Math.abs(((angle - wanted + 540) % 360) - 180);
    if (off > 61) continue;
    const zigzag = Math.abs(wanted) === 90 && (x > from.x) === odd ? 0.01 : 0;
    const cost = (far / WIDE) * (1 + (off / 60) ** 2) + zigzag;
    if (cost < least) [best, least] = [other, cost];
  }
  return best;
}

// The next space of some in reading order, or the one before; at the end it begins again.
export function nextSpace(ground: Ground, id: SpaceId, spaces: Iterable<SpaceId>, step: 1 | -1): SpaceId | null {
  const place = (one: SpaceId) => {
    const point = ground.at.get(one) ?? { x: 0, y: 0 };
    return Math.round(point.y) * 10_000 + point.x;
  };
  const sorted = [...spaces].sort((a, b) => place(a) - place(b));
  const later = sorted.filter((one) => (place(one) - place(id)) * step > 0);
  return (step > 0 ? (later[0] ?? sorted[0]) : (later.at(-1) ?? sorted.at(-1))) ?? null;
}

// The nearest of some spaces to a point, not farther than `reach` hexes: a finger is wider than a space.
export function nearestSpace(ground: Ground, point: Point, spaces: Iterable<SpaceId>, reach = 0.95): SpaceId | null {
  let best: SpaceId | null = null;
  let least = (reach * WIDE) ** 2;
  for (const id of spaces) {
    const centre = ground.at.get(id);
    if (!centre) continue;
    const far = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
    if (far < least) [best, least] = [id, far];
  }
  return best;
}

// What somebody types on the map: the number of a tile, then the letter of a space ("1", "2", "d").
export function typedSpace(ground: Ground, id: SpaceId, typed: string): SpaceId | null {
  if (ground.at.has(typed)) return typed;
  if (!/^\d{1,2}$/.test(typed)) return null;
  const letter = id.slice(-1);
  return [`${typed}${letter}`, `${typed}a`].find((one) => ground.at.has(one)) ?? null;
}

export const CORNERS = ['bottom-left', 'top-right', 'bottom-right', 'top-left'] as const;

// The corner of a frame where a sign of that size covers the fewest hexes.
export function freeCorner(ground: Ground, frame: Box, width: number, height: number): (typeof CORNERS)[number] {
  const covered = (corner: string) => {
    const x = corner.endsWith('left') ? frame.x : frame.x + frame.width - width;
    const y = corner.startsWith('top') ? frame.y : frame.y + frame.height - height;
    return [...ground.at.values()].filter((point) => point.x > x - WIDE / 2 && point.x < x + width + WIDE / 2 && point.y > y - RADIUS && point.y < y + height + RADIUS).length;
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
