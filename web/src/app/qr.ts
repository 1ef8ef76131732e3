// QR codes for addresses: byte mode, level M, versions 1 to 10 (up to 213 bytes). ISO/IEC 18004.
//
//   const code = qrCode('https://games.example/t/abcd2345');      code[row][column] is true where it is dark; null: too long
export type QrMatrix = readonly (readonly boolean[])[];

// Level M: error correction words of a block, blocks with the smaller number of data words, that number, blocks with one word more.
const LAYOUT: readonly (readonly [correction: number, blocks: number, words: number, larger: number])[] = [
  [10, 1, 16, 0], [16, 1, 28, 0], [26, 1, 44, 0], [18, 2, 32, 0], [24, 2, 43, 0],
  [16, 4, 27, 0], [18, 4, 31, 0], [22, 2, 38, 2], [22, 3, 36, 2], [26, 4, 43, 1],
];
const ALIGNMENT: readonly (readonly number[])[] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

const layout = (version: number) => LAYOUT[version - 1] ?? [0, 0, 0, 0];
const dataWords = (version: number): number => {
  const [, blocks, words, larger] = layout(version);
  return blocks * words + larger * (words + 1);
};
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

export function qrVersion(bytes: number): number | null {
  for (let version = 1; version <= LAYOUT.length; version++)
    if (4 + lengthBits(version) + 8 * bytes <= 8 * dataWords(version)) return version;
  return null;
}

export function qrCode(text: string): QrMatrix | null {
  const bytes = new TextEncoder().encode(text);
  const version = qrVersion(bytes.length);
  if (version === null) return null;
  const words = interleaved(version, packed(version, bytes));
  let best: Canvas | null = null;
  let least = Infinity;
  for (let mask = 0; mask < MASKS.length; mask++) {
    const canvas = drawn(version, words, mask);
    const badness = penalty(canvas.dark);
    if (badness < least) {
      least = badness;
      best = canvas;
    }
  }
  return best?.dark ?? null;
}

// --- data

function packed(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  const room = 8 * dataWords(version);
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(bits.slice(at, at + 8).reduce((word, bit) => word * 2 + bit, 0));
  return words;
}

function interleaved(version: number, words: readonly number[]): number[] {
  const [correction, blocks, size, larger] = layout(version);
  const data: (readonly number[])[] = [];
  for (let block = 0, at = 0; block < blocks + larger; block++) {
    const length = size + (block < blocks ? 0 : 1);
    data.push(words.slice(at, at + length));
    at += length;
  }
  const check = data.map((block) => remainder(block, generator(correction)));
  const mixed: number[] = [];
  for (let k = 0; k <= size; k++) for (const block of data) if (k < block.length) mixed.push(block[k] ?? 0);
  for (let k = 0; k < correction; k++) for (const block of check) mixed.push(block[k] ?? 0);
  return mixed;
}

// --- Reed–Solomon over GF(256), 0x11d

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
export const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0));

// (x - 1)(x - 2)(x - 4) …, without the leading 1.
function generator(degree: number): number[] {
  let product = [1];
  for (let k = 0; k < degree; k++) {
    const next = [...product, 0];
    product.forEach((factor, at) => (next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, EXP[k] ?? 0)));
    product = next;
  }
  return product.slice(1);
}

function remainder(words: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0);
  for (const word of words) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((part, at) => (rest[at] = (rest[at] ?? 0) ^ times(part, factor)));
  }
  return rest;
}

// --- drawing

interface Canvas {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][]; // belongs to a pattern, carries no data
}

function drawn(version: number, words: readonly number[], mask: number): Canvas {
  const size = 17 + 4 * version;
  const grid = () => Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const canvas: Canvas = { size, dark: grid(), fixed: grid() };
  drawPatterns(canvas, version);
  drawFormat(canvas, mask);
  if (version >= 7) drawVersion(canvas, version);
  drawData(canvas, words, MASKS[mask] ?? (() => false));
  return canvas;
}

function fix(canvas: Canvas, row: number, column: number, dark: boolean): void {
  const darkRow = canvas.dark[row];
  const fixedRow = canvas.fixed[row];
  if (!darkRow || !fixedRow || column < 0 || column >= canvas.size) return; // the light border of a corner lies outside
  darkRow[column] = dark;
  fixedRow[column] = true;
}

function drawPatterns(canvas: Canvas, version: number): void {
  const last = canvas.size - 1;
  for (let k = 0; k <= last; k++) {
    fix(canvas, 6, k, k % 2 === 0);
    fix(canvas, k, 6, k % 2 === 0);
  }
  const square = (row: number, column: number, reach: number, dark: (ring: number) => boolean) => {
    for (let down = -reach; down <= reach; down++)
      for (let right = -reach; right <= reach; right++) fix(canvas, row + down, column + right, dark(Math.max(Math.abs(down), Math.abs(right))));
  };
  for (const [row, column] of [[3, 3], [3, last - 3], [last - 3, 3]] as const) square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  const centres = ALIGNMENT[version - 1] ?? [];
  const far = centres.at(-1);
  for (const row of centres)
    for (const column of centres) {
      const corner = (row === 6 && column === 6) || (row === 6 && column === far) || (row === far && column === 6);
      if (!corner) square(row, column, 2, (ring) => ring !== 1);
    }
}

// Behind `value`, the remainder of its division by `divisor`: BCH codes of the format and the version.
function withCheck(value: number, checkBits: number, divisor: number): number {
  let rest = value << checkBits;
  for (let bit = 31 - Math.clz32(rest); bit >= checkBits; bit--) if ((rest >> bit) & 1) rest ^= divisor << (bit - checkBits);
  return (value << checkBits) | rest;
}

function drawFormat(canvas: Canvas, mask: number): void {
  const LEVEL_M = 0b00;
  const bits = withCheck((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
  const { size } = canvas;
  for (let k = 0; k < 15; k++) {
    const dark = ((bits >> k) & 1) === 1;
    if (k < 6) fix(canvas, k, 8, dark);
    else if (k < 8) fix(canvas, k + 1, 8, dark);
    else if (k === 8) fix(canvas, 8, 7, dark);
    else fix(canvas, 8, 14 - k, dark);
    if (k < 8) fix(canvas, 8, size - 1 - k, dark);
    else fix(canvas, size - 15 + k, 8, dark);
  }
  fix(canvas, size - 8, 8, true);
}

function drawVersion(canvas: Canvas, version: number): void {
  const bits = withCheck(version, 12, 0x1f25);
  for (let k = 0; k < 18; k++) {
    const dark = ((bits >> k) & 1) === 1;
    const along = Math.floor(k / 3);
    const across = canvas.size - 11 + (k % 3);
    fix(canvas, along, across, dark);
    fix(canvas, across, along, dark);
  }
}

// Pairs of columns from the right, up and down in turn, around the column of the timing pattern.
function drawData(canvas: Canvas, words: readonly number[], mask: (row: number, column: number) => boolean): void {
  const { size, dark, fixed } = canvas;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        if (fixed[row]?.[column]) continue;
        const one = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
        const cells = dark[row];
        if (cells) cells[column] = one !== mask(row, column);
      }
    }
  }
}

// How hard a pattern is to read: runs, blocks, things that look like a corner, and too much of one colour.
function penalty(dark: QrMatrix): number {
  const size = dark.length;
  const columns = dark.map((_, column) => dark.map((row) => row[column] ?? false));
  let sum = 0;
  let count = 0;
  for (const line of [...dark, ...columns]) {
    let run = 0;
    line.forEach((cell, k) => {
      run = k > 0 && cell === line[k - 1] ? run + 1 : 1;
      if (run === 5) sum += 3;
      else if (run > 5) sum += 1;
    });
    const text = line.map((cell) => (cell ? '1' : '0')).join('');
    for (let at = 0; at + 11 <= size; at++) {
      const part = text.slice(at, at + 11);
      if (part === '10111010000' || part === '00001011101') sum += 40;
    }
  }
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const cell = dark[row]?.[column];
      if (cell) count++;
      if (row > 0 && column > 0 && cell === dark[row - 1]?.[column] && cell === dark[row]?.[column - 1] && cell === dark[row - 1]?.[column - 1]) sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((100 * count) / (size * size) - 50) / 5);
}
