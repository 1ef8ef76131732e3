// What grows and rises on the land: small drawings strewn over an area, always the same, away from its edges and from what is written on it.
import { contains, distanceTo, type Pair } from './geometry';
import type { AreaSheet } from './model';

// Drawn with steps from the place where they stand; numbers are scaled.
type Sketch = readonly (string | number)[];
const HILL: Sketch = ['m', -14, 10, 'c', 4, -14, 9, -20, 13, -20, 's', 10, 6, 15, 20, 'm', -15, -20, 'c', 1, 5, -1, 7, 1, 11, 'm', -6, -5, 'c', 0, 4, 1, 6, -1, 10, 'm', 11, -10, 'c', -1, 4, 2, 6, 1, 10];
const DUNE: Sketch = ['m', -19, 3, 'c', 7, -8, 13, -8, 19, -2, 'c', 4, -4, 9, -5, 18, 2, 'm', -29, 3, 'c', 3, -2, 5, -2, 8, 0];
const TUFT: Sketch = ['m', 0, 6, 'v', -10, 'm', 0, 10, 'c', -1, -5, -3, -7, -6, -8, 'm', 6, 8, 'c', 1, -5, 3, -7, 6, -8];
const FIELD: Sketch = ['m', -18, -5, 'l', 36, -3, 'm', -36, 8, 'l', 36, -3, 'm', -36, 8, 'l', 36, -3, 'm', -36, 8, 'l', 36, -3];
const PALM: Sketch = ['m', 0, 14, 'c', -1, -7, -1, -11, 0, -17, 'c', -4, -6, -8, -6, -12, -3, 'm', 12, 3, 'c', 4, -6, 8, -6, 12, -3, 'm', -12, 3, 'c', -4, -2, -8, 0, -10, 5, 'm', 10, -5, 'c', 4, -2, 8, 0, 10, 5, 'm', -10, -5, 'c', -1, -5, 0, -8, 2, -11];

const placed = (sketch: Sketch, x: number, y: number, scale: number): string =>
  `M${Math.round(x)} ${Math.round(y)}${sketch.map((part, i) => (typeof part === 'string' ? part : `${typeof sketch[i - 1] === 'number' ? ' ' : ''}${Math.round(part * scale * 10) / 10}`)).join('')}`;

// Draws that are the same for the same text.
function drawsOf(text: string): () => number {
  let seed = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
  return () => ((seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296);
}

const MANY = { mountain: 34, desert: 22, plains: 26, start: 12 } as const;
const APART = { mountain: 29, desert: 44, plains: 42, start: 44 } as const;

export interface Relief {
  readonly hills: string; // with a filled outline
  readonly lines: string; // of sand
  readonly green: string;
}
export function reliefOf(area: AreaSheet): Relief {
  const kind = area.terrain ?? 'start';
  const { polygon, label } = area.drawing;
  const draw = drawsOf(area.id);
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const spots: Pair[] = [];
  for (let i = 0; i < MANY[kind] * 5 && spots.length < MANY[kind]; i++) {
    const [x, y] = [left + draw() * width, top + draw() * height];
    const written = Math.abs(x - label[0]) < (kind === 'start' ? 100 : 128) && y > label[1] - 36 && y < label[1] + 128;
    if (written || !contains(polygon, { x, y }) || distanceTo(polygon, { x, y }) < 30) continue;
    if (spots.some(([px, py]) => Math.hypot(px - x, (py - y) * 1.3) < APART[kind])) continue;
    spots.push([x, y]);
  }
  const relief = { hills: '', lines: '', green: '' };
  for (const [x, y] of spots.sort((a, b) => a[1] - b[1])) {
    const kindOfSpot = draw();
    const scale = 0.85 + draw() * 0.45;
    if (kind === 'mountain') relief.hills += placed(HILL, x, y, scale);
    else if (kindOfSpot < (kind === 'desert' ? 0.06 : 0.14)) relief.green += placed(PALM, x, y, scale * 0.9);
    else if (kind === 'desert') relief.lines += placed(DUNE, x, y, scale);
    else relief.green += placed(kindOfSpot < 0.45 ? FIELD : TUFT, x, y, scale);
  }
  return relief;
}
