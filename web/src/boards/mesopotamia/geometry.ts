// Shapes of the map, from the catalogue: outlines, what lies at a point, and where keys lead. A place is an area or a segment of a river, by its id.
import type { Box, Point } from '../camera';
import type { AreaSheet, Catalogue, SegmentSheet } from './model';

export type Pair = readonly [number, number];
export const FRAME = 22; // the glazed bricks around the map
const SEA = 26; // below them, for the gulf

type Sheets = Catalogue['map'];
export const pathOf = (points: readonly Pair[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
export const outlineOf = (area: AreaSheet): string => `${pathOf(area.drawing.polygon)}z`;
export const at = ({ x, y }: Point): string => `translate(${x} ${y})`;
export const pointOf = ([x, y]: Pair): Point => ({ x, y });

export interface Ground {
  readonly box: Box;
  readonly at: ReadonlyMap<string, Point>; // where a place is looked for: the middle of an area's pieces, the ship of a segment
  readonly areas: ReadonlyMap<string, AreaSheet>;
  readonly segments: ReadonlyMap<string, SegmentSheet>;
}
const known = new WeakMap<Sheets, Ground>();
export function groundOf(map: Sheets): Ground {
  let ground = known.get(map);
  if (!ground) {
    const { width, height } = map.canvas;
    ground = {
      box: { x: -FRAME, y: -FRAME, width: width + 2 * FRAME, height: height + 2 * FRAME + SEA },
      at: new Map<string, Point>([...map.areas.map((area) => [area.id, middleOf(area)] as const), ...map.segments.map((segment) => [segment.id, pointOf(segment.drawing.ship)] as const)]),
      areas: new Map(map.areas.map((area) => [area.id, area])),
      segments: new Map(map.segments.map((segment) => [segment.id, segment])),
    };
    known.set(map, ground);
  }
  return ground;
}
// Between the name and the pieces.
const middleOf = ({ drawing }: AreaSheet): Point => ({ x: drawing.label[0], y: (drawing.label[1] + drawing.units[1]) / 2 });

export function contains(polygon: readonly Pair[], { x, y }: Point): boolean {
  let inside = false;
  polygon.forEach(([bx, by], i) => {
    const [ax, ay] = polygon[(i + polygon.length - 1) % polygon.length] as Pair;
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
  });
  return inside;
}
// To the nearest of some points.
export const distanceTo = (points: readonly Pair[], { x, y }: Point): number => Math.min(...points.map(([px, py]) => Math.hypot(px - x, py - y)));

const NEAR = 46; // units of the map: a finger beside a river means it
// What a finger means: the nearest open segment, or the area under it.
export function placeAt(ground: Ground, point: Point, open: Iterable<string>): string | null {
  let best: string | null = null;
  let least = NEAR;
  for (const id of open) {
    const line = ground.segments.get(id)?.drawing.line;
    const distance = line ? distanceTo(line, point) : Infinity;
    if (distance < least) [best, least] = [id, distance];
  }
  return best ?? [...ground.areas.values()].find(({ drawing }) => contains(drawing.polygon, point))?.id ?? null;
}

// How wide an area is at a height.
export function widthAt(polygon: readonly Pair[], y: number): number {
  const xs = polygon.flatMap(([bx, by], i) => {
    const [ax, ay] = polygon[(i + polygon.length - 1) % polygon.length] as Pair;
    return by > y !== ay > y ? [bx + ((ax - bx) * (y - by)) / (ay - by)] : [];
  });
  return xs.length < 2 ? 0 : Math.max(...xs) - Math.min(...xs);
}

const LETTER = 18.5; // units of the map, on average
const CAPITAL = 28;
export interface Label {
  readonly lines: readonly string[]; // the last one stands at the label's height
  readonly x: number;
}
// A name in one line, or in two where the area is narrow; never over the edge of the map.
export function labelOf(area: AreaSheet, canvas: { readonly width: number }): Label {
  const letter = area.start ? CAPITAL : LETTER;
  const { label, polygon } = area.drawing;
  const words = area.name.split(' ');
  const room = widthAt(polygon, label[1] - 10) - 26;
  const half = Math.ceil(words.length / 2);
  const lines = words.length > 1 && area.name.length * letter > room ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : [area.name];
  const wide = (Math.max(...lines.map((line) => line.length)) * letter) / 2 + 6;
  return { lines, x: Math.max(wide, Math.min(canvas.width - wide, label[0])) };
}

const KEYS: Readonly<Record<string, Pair>> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
// Where an arrow leads: the nearest place in that direction; what lies off to the side counts as farther. Null: no such key.
export function beside(ground: Ground, places: Iterable<string>, from: string, key: string): string | null {
  const way = KEYS[key];
  const here = ground.at.get(from);
  if (!way || !here) return null;
  let best = from;
  let least = Infinity;
  for (const id of places) {
    const there = ground.at.get(id);
    if (!there || id === from) continue;
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along > 0 && aside <= 1.2 * along && along + 2 * aside < least) [best, least] = [id, along + 2 * aside];
  }
  return best;
}

// The next of some places in reading order, or the one before; at the end it begins again.
export function nextPlace(ground: Ground, from: string, places: Iterable<string>, step: 1 | -1): string | null {
  const rank = (id: string) => (ground.at.get(id)?.y ?? 0) * 4 + (ground.at.get(id)?.x ?? 0);
  const sorted = [...places].sort((a, b) => rank(a) - rank(b));
  const later = sorted.filter((id) => (rank(id) - rank(from)) * step > 0);
  return (step > 0 ? (later[0] ?? sorted[0]) : (later.at(-1) ?? sorted.at(-1))) ?? null;
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('Ł', 'L').toLowerCase();
// The first area whose name begins with what was typed, with or without the marks on its letters.
export const typedPlace = (ground: Ground, text: string): string | null => [...ground.areas.values()].find(({ name }) => plain(name).startsWith(plain(text)))?.id ?? null;

// All marked segments of each river, one line after the other.
export function rivers(map: Sheets): readonly { readonly name: string; readonly main: boolean; readonly segments: readonly SegmentSheet[] }[] {
  const names = [...new Set(map.segments.filter((one) => one.marked).map((one) => one.river))];
  return names.map((name) => {
    const segments = map.segments.filter((one) => one.marked && one.river === name);
    return { name, main: segments.some((one) => one.drawing.main), segments };
  });
}
