// The arithmetic of a chart: scales, round steps of an axis, lines as paths, a short table of the same numbers.
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  x(move: number): number;
  y(points: number): number;
  readonly steps: readonly number[]; // lines across
}

// 1, 2, 5, 10, 20 … so that there are at most `most` of them.
export function roundStep(span: number, most: number): number {
  for (let ten = 1; ; ten *= 10) for (const one of [1, 2, 5]) if (span / (one * ten) <= most) return one * ten;
}

export function scaleOf(totals: readonly (readonly number[])[], room: Room): Scale {
  const all = totals.flat();
  const step = roundStep(Math.max(4, Math.max(...all) - Math.min(...all)), 5);
  const least = Math.min(...all);
  const below = Math.floor(least / step) * step;
  const low = least - below > step / 2 ? least : below; // no empty half of a step below the lowest line
  const high = Math.max(low + step, Math.ceil(Math.max(...all) / step) * step);
  const wide = room.width - room.left - room.right;
  const tall = room.height - room.top - room.bottom;
  return {
    x: (move) => room.left + (wide * move) / Math.max(1, totals.length - 1),
    y: (points) => room.top + tall * (1 - (points - low) / (high - low)),
    steps: Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => Math.ceil(low / step) * step + i * step),
  };
}

export function linePath(totals: readonly (readonly number[])[], seat: number, scale: Scale): string {
  let path = '';
  let last = '';
  totals.forEach((row, move) => {
    const y = scale.y(row[seat] ?? 0).toFixed(1);
    // Points change in steps: a flat piece needs only its ends.
    if (y === last && move < totals.length - 1 && scale.y(totals[move + 1]?.[seat] ?? 0).toFixed(1) === y) return;
    path += `${path === '' ? 'M' : 'L'}${scale.x(move).toFixed(1)} ${y}`;
    last = y;
  });
  return path;
}

// About ten rows of the same numbers, the first and the last among them.
export function rowsOf(totals: readonly (readonly number[])[], most = 10): readonly (readonly [move: number, points: readonly number[]])[] {
  const last = totals.length - 1;
  const count = Math.min(most, last);
  return Array.from({ length: count + 1 }, (_, i) => Math.round((last * i) / Math.max(1, count))).map((move) => [move, totals[move] ?? []]);
}
