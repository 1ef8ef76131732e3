// The matrices named here were made by another encoder; codes of every length are read back by the small reader below, which shares
// nothing with the encoder but the table of block sizes of the standard.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { qrCode, qrVersion, times, type QrMatrix } from './qr';

const KNOWN = `
#######.##..#.#.#.#######
#.....#...##.##.#.#.....#
#.###.#.##...#.#..#.###.#
#.###.#...#.###...#.###.#
#.###.#..#.#.#....#.###.#
#.....#.##....#...#.....#
#######.#.#.#.#.#.#######
..........#.....#........
#.#...##.####.#.#..#..#.#
.#...#..######.##.#..#.##
.#..###.##.##..##..####.#
######.##.##..#...#.##...
.##..##.#.#.#..#..#.....#
.##.#..#..#.#..##.##...##
##..#.#.#...####..#..##.#
.....#.#..###.#.##.###...
#####.####...##.#####..#.
........###..#..#...#...#
#######.####....#.#.#...#
#.....#..#...#.##...#..#.
#.###.#..#####.######...#
#.###.#..#..#..#.#..#.##.
#.###.#.###.#####..###.##
#.....#..#.##.#.#.###....
#######.###..##.###..#..#`.trim();

const written = (code: QrMatrix, dark = '#', light = '.') => code.map((row) => row.map((cell) => (cell ? dark : light)).join('')).join('\n');

// Reads a code as a scanner does after it has found the corners: mask, data words, check of every block, text.
function read(code: QrMatrix): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const at = (row: number, column: number) => (code[row]?.[column] ? 1 : 0);
  const format = [0, 1, 2, 3, 4, 5, 7].map((column) => at(8, column)).join('');
  const mask = parseInt(format.slice(2, 5), 2) ^ 0b101; // 0x5412 begins with 10101
  expect(parseInt(format.slice(0, 2), 2) ^ 0b10, 'level M').toBe(0);
  const masked = (r: number, c: number): boolean =>
    [(r + c) % 2, r % 2, c % 3, (r + c) % 3, ((r >> 1) + Math.floor(c / 3)) % 2, ((r * c) % 2) + ((r * c) % 3), (((r * c) % 2) + ((r * c) % 3)) % 2, (((r + c) % 2) + ((r * c) % 3)) % 2][mask] === 0;
  const last = version === 1 ? 0 : 10 + 4 * version;
  const inner = version >= 7 ? (last + 6) / 2 : last;
  const centres = version === 1 ? [] : [...new Set([6, inner, last])];
  const patterned = (r: number, c: number) =>
    r === 6 || c === 6 || (r < 9 && (c < 9 || c >= size - 8)) || (r >= size - 8 && c < 9) ||
    (version >= 7 && ((r < 6 && c >= size - 11) || (c < 6 && r >= size - 11))) ||
    centres.some((y) => centres.some((x) => !(y === 6 && (x === 6 || x === last)) && !(x === 6 && y === last) && Math.abs(r - y) <= 2 && Math.abs(c - x) <= 2));
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2, up = !up)
    for (let k = 0; k < size; k++)
      for (const c of [right, right - 1]) {
        const r = up ? size - 1 - k : k;
        if (!patterned(r, c)) bits.push(at(r, c) ^ (masked(r, c) ? 1 : 0));
      }
  const words: number[] = [];
  for (let k = 0; k + 8 <= bits.length; k += 8) words.push(parseInt(bits.slice(k, k + 8).join(''), 2));

  const [check = 0, sizes = []] = ([
    [10, [16]], [16, [28]], [26, [44]], [18, [32, 32]], [24, [43, 43]], [16, [27, 27, 27, 27]], [18, [31, 31, 31, 31]],
    [22, [38, 38, 39, 39]], [22, [36, 36, 36, 37, 37]], [26, [43, 43, 43, 43, 44]],
  ] as [number, number[]][])[version - 1] ?? [];
  expect(words.length, 'words').toBe(sizes.reduce((sum, one) => sum + one + check, 0));
  const blocks: number[][] = sizes.map(() => []);
  let next = 0;
  for (let k = 0; k < Math.max(...sizes); k++) blocks.forEach((block, b) => k < (sizes[b] ?? 0) && block.push(words[next++] ?? 0));
  for (let k = 0; k < check; k++) for (const block of blocks) block.push(words[next++] ?? 0);
  let syndromes = 0;
  for (const block of blocks)
    for (let k = 0, root = 1; k < check; k++, root = times(root, 2)) syndromes |= block.reduce((sum, word) => times(sum, root) ^ word, 0);
  expect(syndromes, 'syndromes').toBe(0);

  const data = blocks.flatMap((block, b) => block.slice(0, sizes[b])).map((word) => word.toString(2).padStart(8, '0')).join('');
  expect(data.slice(0, 4), 'byte mode').toBe('0100');
  const lengthBits = version < 10 ? 8 : 16;
  const length = parseInt(data.slice(4, 4 + lengthBits), 2);
  const bytes = Array.from({ length }, (_, k) => parseInt(data.slice(4 + lengthBits + 8 * k, 12 + lengthBits + 8 * k), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe('QR codes', () => {
  it('draws a known code', () => expect(written(qrCode('https://x.example/t/a') ?? [])).toBe(KNOWN));
  it('draws the same as another encoder, with alignment and version patterns and several blocks', () => {
    const hash = (text: string) => createHash('sha256').update(written(qrCode(text) ?? [], '1', '0')).digest('hex');
    expect(hash('https://games.example/t/abcd2345')).toBe('078d4a87f35a1294f3243d045e239c789c28fcf4db61396d4b2361b3cdb38beb');
    expect(hash('Příliš žluťoučký kůň úpěl ďábelské ódy. '.repeat(2).trim())).toBe('ea3401f8a6d8a35f9f53f70887d98e38c7d4f2fd6551765eef71e8aaba3cf13e');
    expect(hash(`http://127.0.0.1:8080/t/abcd2345?${'x'.repeat(170)}`)).toBe('7d29e51e25e03c84d624ac6a09bb2dd463b29d9325b7b3689fec117eaf981a71');
  });
  it('can be read back, from the shortest to the longest of every version', () => {
    for (const length of [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180, 181, 213]) {
      const text = Array.from({ length }, (_, k) => String.fromCharCode(33 + ((k * 7919 + length * 31) % 90))).join('');
      expect(read(qrCode(text) ?? []), `${length} bytes`).toBe(text);
    }
  });
  it('takes the smallest version, and says when nothing fits', () => {
    expect([14, 15, 26, 27, 213].map(qrVersion)).toEqual([1, 2, 2, 3, 10]);
    expect(qrVersion(214)).toBeNull();
    expect(qrCode('x'.repeat(214))).toBeNull();
  });
});
