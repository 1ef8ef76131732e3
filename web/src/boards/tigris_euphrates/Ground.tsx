// The land with its coordinates, the rivers with their banks, and reeds. Depends on the map only.
import { memo } from '../memo';
import { CELLS, COLUMNS, cornerOf, HEIGHT, MARGIN, ROWS, SIDE, WIDTH } from './cells';
import { outline, type Square } from './outline';

const LAND_WIDTH = COLUMNS * SIDE;
const LAND_HEIGHT = ROWS * SIDE;

const LINES =
  Array.from({ length: COLUMNS - 1 }, (_, i) => `M${MARGIN + (i + 1) * SIDE} ${MARGIN}v${LAND_HEIGHT}`).join('') +
  Array.from({ length: ROWS - 1 }, (_, i) => `M${MARGIN} ${MARGIN + (i + 1) * SIDE}h${LAND_WIDTH}`).join('');

// River spaces at the border go on outside of it, so that the water is not rounded off there.
function riverSquares(map: readonly string[]): Square[] {
  const squares: Square[] = [];
  map.forEach((line, y) =>
    [...line].forEach((sign, x) => {
      if (sign !== '~') return;
      squares.push([x, y]);
      if (x === 0) squares.push([-1, y], [-2, y]);
      if (x === COLUMNS - 1) squares.push([COLUMNS, y], [COLUMNS + 1, y]);
      if (y === 0 && riverMouth(map, x, 0)) squares.push([x, -1], [x, -2]);
      if (y === ROWS - 1 && riverMouth(map, x, ROWS - 1)) squares.push([x, ROWS], [x, ROWS + 1]);
    }),
  );
  return squares;
}

// A long stretch along the upper or lower border leads outside at its end only.
function riverMouth(map: readonly string[], x: number, y: number): boolean {
  const wet = (column: number) => map[y]?.[column] === '~';
  return !wet(x + 1) || (!wet(x - 1) && !wet(x + 2));
}

const REEDS = ['C5', 'H2', 'L10', 'N2', 'B6', 'J10', 'A9', 'F6', 'P8', 'G5', 'L8', 'P10', 'B11', 'H4', 'D10'];

export const Ground = memo(function Ground({ map }: { readonly map: string }) {
  const rows = map.split('/');
  const wet = (cell: string) => rows[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65] === '~';
  const river = outline(riverSquares(rows), { inset: 0, outer: 24, inner: 20 });
  return (
    <g class="te-ground" aria-hidden="true">
      <defs>
        <pattern id="te-mat" width="26" height="26" patternUnits="userSpaceOnUse"><path class="te-mat-line" d="M2 6h9M2 9h9M15 19h9M15 22h9M17 3v8M20 3v8M5 16v8M8 16v8" /></pattern>
        <pattern id="te-reed-back" width="8" height="8" patternUnits="userSpaceOnUse"><path class="te-reed-line" d="M0 2h4M0 4h4M4 6h4M4 8h4M4 0h4" /></pattern>
      </defs>
      <rect class="te-frame" width={WIDTH} height={HEIGHT} rx="12" />
      <rect class="te-land" x={MARGIN} y={MARGIN} width={LAND_WIDTH} height={LAND_HEIGHT} />
      <rect x={MARGIN} y={MARGIN} width={LAND_WIDTH} height={LAND_HEIGHT} fill="url(#te-mat)" />
      <path class="te-grid" d={LINES} />
      <clipPath id="te-clip-land"><rect x={MARGIN} y={MARGIN} width={LAND_WIDTH} height={LAND_HEIGHT} /></clipPath>
      <clipPath id="te-clip-river"><path d={river} /></clipPath>
      <g clip-path="url(#te-clip-land)">
        <path class="te-bank" d={river} />
        <g clip-path="url(#te-clip-river)">
          <path class="te-deep" d={river} />
          {[13.5, 8.5, 3.5].map((depth, i) => (
            <>
              <path class="te-shore-line" d={river} stroke-width={2 * depth + 1.6} />
              <path class={i === 0 ? 'te-shore-2' : 'te-shore-1'} d={river} stroke-width={2 * depth} />
            </>
          ))}
          <path class="te-grid-water" d={LINES} />
          {CELLS.filter(wet).map((cell) => (
            <path class="te-wave" transform={`translate(${cornerOf(cell).x} ${cornerOf(cell).y})`} d="M16 23q2.5-5 5 0t5 0 5 0 5 0M16 31q2.5-5 5 0t5 0 5 0 5 0" />
          ))}
        </g>
      </g>
      {REEDS.filter((cell) => !wet(cell) && rows[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65] === '.').map((cell, i) => (
        <path class="te-reed" transform={`translate(${cornerOf(cell).x + (i % 2 ? 34 : 6)} ${cornerOf(cell).y + 30})`} d="M2 16q0-8-2-11M5 16V2M8 16q0-8 2.5-12M11 16q0-5 2-7" />
      ))}
      {Array.from({ length: COLUMNS }, (_, i) => (
        <text class="te-coord" x={MARGIN + i * SIDE + SIDE / 2} y="25">{String.fromCharCode(65 + i)}</text>
      ))}
      {Array.from({ length: ROWS }, (_, i) => (
        <text class="te-coord" x="18" y={MARGIN + i * SIDE + SIDE / 2 + 6}>{i + 1}</text>
      ))}
      <rect class="te-rim" x={MARGIN} y={MARGIN} width={LAND_WIDTH} height={LAND_HEIGHT} />
    </g>
  );
});
