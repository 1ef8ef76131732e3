// Spaces of the board by name, "A1" at the upper left to "P11" at the lower right, and where they are drawn.
//
//   cellAt(10, 5) === 'K6';  columnOf('K6') === 10;  besideCell('K6', 'ArrowUp') === 'K5'
export const COLUMNS = 16;
export const ROWS = 11;

// The drawing: 52 units a space, a frame with coordinates to the left and above.
export const SIDE = 52;
export const MARGIN = 36;
export const WIDTH = MARGIN + COLUMNS * SIDE + 10;
export const HEIGHT = MARGIN + ROWS * SIDE + 10;

export type Cell = string;
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const columnOf = (cell: Cell): number => cell.charCodeAt(0) - 65;
export const rowOf = (cell: Cell): number => Number(cell.slice(1)) - 1;
export const cellAt = (column: number, row: number): Cell => String.fromCharCode(65 + column) + (row + 1);
export const isInside = (column: number, row: number): boolean => column >= 0 && row >= 0 && column < COLUMNS && row < ROWS;

export const CELLS: readonly Cell[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => cellAt(i % COLUMNS, Math.floor(i / COLUMNS)));

// The upper left corner of a space in the drawing.
export const cornerOf = (cell: Cell): Point => ({ x: MARGIN + columnOf(cell) * SIDE, y: MARGIN + rowOf(cell) * SIDE });
export const centreOf = (cell: Cell): Point => ({ x: cornerOf(cell).x + SIDE / 2, y: cornerOf(cell).y + SIDE / 2 });

// The space under a point of the drawing; null on the frame.
export function cellUnder(point: Point): Cell | null {
  const column = Math.floor((point.x - MARGIN) / SIDE);
  const row = Math.floor((point.y - MARGIN) / SIDE);
  return isInside(column, row) ? cellAt(column, row) : null;
}

// The nearest of some spaces to a point, not farther than `reach` spaces: a finger is wider than a space.
export function nearestCell(point: Point, cells: Iterable<Cell>, reach = 1.6): Cell | null {
  let best: Cell | null = null;
  let least = (reach * SIDE) ** 2;
  for (const cell of cells) {
    const centre = centreOf(cell);
    const distance = (centre.x - point.x) ** 2 + (centre.y - point.y) ** 2;
    if (distance < least) [best, least] = [cell, distance];
  }
  return best;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0], Home: [-COLUMNS, 0], End: [COLUMNS, 0], PageUp: [0, -ROWS], PageDown: [0, ROWS],
};

// Where an arrow key leads from a space; the border stops it. Null: no such key.
export function besideCell(cell: Cell, key: string): Cell | null {
  const step = STEPS[key];
  if (!step) return null;
  const clamp = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));
  return cellAt(clamp(columnOf(cell) + step[0], COLUMNS), clamp(rowOf(cell) + step[1], ROWS));
}

// The next space of some in reading order, or the one before; at the end it begins again.
export function nextCell(cell: Cell, cells: Iterable<Cell>, step: 1 | -1): Cell | null {
  const place = (one: Cell) => rowOf(one) * COLUMNS + columnOf(one);
  const sorted = [...cells].sort((a, b) => place(a) - place(b));
  const later = sorted.filter((one) => (place(one) - place(cell)) * step > 0);
  return (step > 0 ? (later[0] ?? sorted[0]) : (later.at(-1) ?? sorted.at(-1))) ?? null;
}

// What somebody types on the board: a letter goes to that column, digits to that row ("f", "7"; "1", "1" is row 11).
// `typed` are the digits of the last moment.
export function typedCell(cell: Cell, key: string, typed: string): Cell | null {
  if (/^[a-p]$/i.test(key)) return cellAt(key.toUpperCase().charCodeAt(0) - 65, rowOf(cell));
  if (!/^\d$/.test(key)) return null;
  for (const digits of [typed + key, key]) {
    const row = Number(digits) - 1;
    if (isInside(0, row)) return cellAt(columnOf(cell), row);
  }
  return cell;
}
