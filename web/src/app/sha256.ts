// SHA-256 (FIPS 180-4) of a text. The browser's own is not there on pages that come by plain http, as in a home network.
const ROUNDS = 64;
const primes = Array.from({ length: 312 }, (_, n) => n).filter((n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0)); // the first 64
const fraction = (x: number) => ((x - Math.floor(x)) * 2 ** 32) >>> 0;
const START = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const K = primes.slice(0, ROUNDS).map((prime) => fraction(Math.cbrt(prime)));

const turned = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const all = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(all.length - 4, bytes.length * 8);
  return view;
}

function mix(hash: number[], block: DataView, at: number): void {
  const w: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    if (i < 16) {
      w[i] = block.getUint32(at + 4 * i);
      continue;
    }
    const [a, b] = [w[i - 15]!, w[i - 2]!];
    w[i] = (w[i - 16]! + w[i - 7]! + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10))) >>> 0;
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < ROUNDS; i++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + w[i]!) >>> 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) >>> 0));
}

export const hex = (bytes: Iterable<number>): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export function sha256(text: string): string {
  const hash = [...START];
  const view = padded(text);
  for (let at = 0; at < view.byteLength; at += 64) mix(hash, view, at);
  return hash.map((word) => word.toString(16).padStart(8, '0')).join('');
}
