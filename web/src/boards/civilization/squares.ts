// Squares of the map by name, "a1" in the north-west to "p16", and where they are drawn. Which of them exist is the engine's to say.
//
//   squareAt(4, 6) === 'e7';  columnOf('e7') === 4;  beside(squares, 'e7', 'ArrowUp') === 'e6'
import type { Box, Point } from '../camera';

export type Square = string;

export const SIDES = 16; // of the grid
export const SIDE = 42; // units of the drawing
const MARGIN = 20; // around the map, for the coordinates

export const columnOf = (square: Square): number => square.charCodeAt(0) - 97;
export const rowOf = (square: Square): number => Number(square.slice(1)) - 1;
export const squareAt = (column: number, row: number): Square => String.fromCharCode(97 + column) + (row + 1);

export const cornerOf = (square: Square): Point => ({ x: columnOf(square) * SIDE, y: rowOf(square) * SIDE });
export const centreOf = (square: Square): Point => ({ x: (columnOf(square) + 0.5) * SIDE, y: (rowOf(square) + 0.5) * SIDE });
export const at = ({ x, y }: Point): string => `translate(${x} ${y})`;

export function boxAround(squares: Iterable<Square>): Box {
  const all = [...squares];
  const xs = all.map((one) => cornerOf(one).x);
  const ys = all.map((one) => cornerOf(one).y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left - MARGIN, y: top - 4, width: Math.max(...xs) + SIDE - left + MARGIN + 4, height: Math.max(...ys) + SIDE - top + MARGIN + 4 };
}

// The nearest of some squares to a point, not farther than `reach` squares: a finger is wider than a square.
export function nearest(point: Point, squares: Iterable<Square>, reach = 0.8): Square | null {
  let best: Square | null = null;
  let least = (reach * SIDE) ** 2;
  for (const square of squares) {
    const centre = centreOf(square);
    const distance = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
    if (distance < least) [best, least] = [square, distance];
  }
  return best;
}

type Squares = { has(square: Square): boolean };

const STEPS: Readonly<Record<string, readonly [number, number]>> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
export const stepFrom = (square: Square, direction: string): Square => {
  const [x, y] = STEPS[direction] ?? [0, 0];
  return squareAt(columnOf(square) + x, rowOf(square) + y);
};
// Of two squares beside each other.
export const directionTo = (from: Square, to: Square): string => Object.keys(STEPS).find((direction) => stepFrom(from, direction) === to) ?? '';

const KEYS: Readonly<Record<string, string>> = { ArrowUp: 'north', ArrowRight: 'east', ArrowDown: 'south', ArrowLeft: 'west' };
const FAR: Readonly<Record<string, string>> = { PageUp: 'north', End: 'east', PageDown: 'south', Home: 'west' };

// Where an arrow key leads: the next square of the map in that direction, or the last one. Null: no such key.
export function beside(squares: Squares, square: Square, key: string): Square | null {
  const direction = KEYS[key] ?? FAR[key];
  if (!direction) return null;
  let [to, seen] = [square, square];
  for (let i = 0; i < SIDES; i++) {
    seen = stepFrom(seen, direction);
    if (!squares.has(seen)) continue;
    to = seen;
    if (key in KEYS) break;
  }
  return to;
}

// The next of some squares in reading order, or the one before; at the end it begins again.
export function nextSquare(square: Square, squares: Iterable<Square>, step: 1 | -1): Square | null {
  const place = (one: Square) => rowOf(one) * SIDES + columnOf(one);
  const sorted = [...squares].sort((a, b) => place(a) - place(b));
  const later = sorted.filter((one) => (place(one) - place(square)) * step > 0);
  return (step > 0 ? (later[0] ?? sorted[0]) : (later.at(-1) ?? sorted.at(-1))) ?? null;
}

// What somebody types on the map: a letter goes to that column, digits to that row ("f", "7"; "1", "1" is row 11). `typed`: the last digits.
export function typedSquare(squares: Squares, square: Square, key: string, typed: string): Square | null {
  if (/^[a-p]$/i.test(key)) {
    const to = squareAt(key.toLowerCase().charCodeAt(0) - 97, rowOf(square));
    return squares.has(to) ? to : square;
  }
  if (!/^\d$/.test(key)) return null;
  for (const digits of [typed + key, key]) {
    const to = squareAt(columnOf(square), Number(digits) - 1);
    if (squares.has(to)) return to;
  }
  return square;
}
