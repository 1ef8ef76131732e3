// The outline of a set of spaces as an SVG path with round corners: hulls of kingdoms, banks of rivers.
//
//   outline(['A1', 'B1'].map(square), { inset: -4, outer: 20, inner: 7 })   // one loop; a set with a hole has two
//
// Edges run clockwise with the set at their right hand. Two spaces that touch only at a corner stay two loops.
import { columnOf, MARGIN, rowOf, SIDE, type Cell } from './cells';

export type Square = readonly [number, number]; // column, row; may lie outside of the board
export interface Rounding {
  readonly inset: number; // below 0: the outline runs outside of the spaces
  readonly outer: number; // radius of corners that point outward
  readonly inner: number;
}

export const square = (cell: Cell): Square => [columnOf(cell), rowOf(cell)];

interface Edge {
  readonly from: Square;
  readonly to: Square;
  readonly way: Square;
}

function edgesOf(squares: readonly Square[]): Map<string, Edge[]> {
  const has = new Set(squares.map(String));
  const edges = new Map<string, Edge[]>();
  const add = (from: Square, way: Square) => {
    const to: Square = [from[0] + way[0], from[1] + way[1]];
    edges.set(String(from), [...(edges.get(String(from)) ?? []), { from, to, way }]);
  };
  for (const [x, y] of squares) {
    if (!has.has(`${x},${y - 1}`)) add([x, y], [1, 0]);
    if (!has.has(`${x + 1},${y}`)) add([x + 1, y], [0, 1]);
    if (!has.has(`${x},${y + 1}`)) add([x + 1, y + 1], [-1, 0]);
    if (!has.has(`${x - 1},${y}`)) add([x, y + 1], [0, -1]);
  }
  return edges;
}

const turn = (a: Square, b: Square): number => a[0] * b[1] - a[1] * b[0]; // 1: to the right

function takeLoop(edges: Map<string, Edge[]>): Edge[] | null {
  const start = [...edges.values()].find((list) => list.length > 0);
  if (!start) return null;
  let edge = start.pop() as Edge;
  const loop = [edge];
  for (;;) {
    const next = edges.get(String(edge.to));
    if (!next || next.length === 0) return loop;
    const sharpest = next.findIndex((one) => turn(edge.way, one.way) === 1);
    edge = next.splice(Math.max(0, sharpest), 1)[0] as Edge;
    loop.push(edge);
  }
}

export function outlineLoops(squares: readonly Square[]): Square[][] {
  const edges = edgesOf(squares);
  const loops: Square[][] = [];
  for (let loop = takeLoop(edges); loop; loop = takeLoop(edges)) {
    const whole = loop;
    loops.push(
      whole
        .filter((edge, i) => String((whole[(i + whole.length - 1) % whole.length] as Edge).way) !== String(edge.way))
        .map((edge) => edge.from),
    );
  }
  return loops;
}

const sign = (n: number) => (n > 0 ? 1 : n < 0 ? -1 : 0);
const short = (n: number) => String(Math.round(n * 10) / 10);

function roundLoop(corners: readonly Square[], { inset, outer, inner }: Rounding): string {
  const count = corners.length;
  const wayTo = (i: number): Square => {
    const from = corners[(i + count - 1) % count] as Square;
    const to = corners[i % count] as Square;
    return [sign(to[0] - from[0]), sign(to[1] - from[1])];
  };
  const parts = corners.map((corner, i) => {
    const before = wayTo(i);
    const after = wayTo(i + 1);
    const right = turn(before, after) > 0;
    const radius = right ? outer : inner;
    // The inside lies at the right hand of both edges.
    const x = MARGIN + corner[0] * SIDE + inset * (-before[1] - after[1]);
    const y = MARGIN + corner[1] * SIDE + inset * (before[0] + after[0]);
    const begin = `${short(x - before[0] * radius)} ${short(y - before[1] * radius)}`;
    const end = `${short(x + after[0] * radius)} ${short(y + after[1] * radius)}`;
    return `${i === 0 ? 'M' : 'L'}${begin}A${radius} ${radius} 0 0 ${right ? 1 : 0} ${end}`;
  });
  return `${parts.join('')}Z`;
}

export const outline = (squares: readonly Square[], rounding: Rounding): string =>
  outlineLoops(squares).map((loop) => roundLoop(loop, rounding)).join('');

export const HULL: Rounding = { inset: -4.5, outer: 20, inner: 7 };
export const hullPath = (cells: readonly Cell[]): string => outline(cells.map(square), HULL);
