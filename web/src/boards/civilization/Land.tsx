// The land: squares by terrain with what is printed on them, tiles that nobody has turned up, coordinates. Depends on the map only.
import { memo } from '../memo';
import type { SquareView, TileView } from './model';
import { TILE } from './model';
import { at, columnOf, cornerOf, rowOf, SIDE, squareAt, type Square } from './squares';

const SIGN = 15; // units: resources, coins and natural wonders in a corner of their square

// Texture of a square; water and desert are turned in half of them, so that nothing looks like a wallpaper.
function Terrain({ square }: { readonly square: SquareView }) {
  const { x, y } = cornerOf(square.at);
  const flip = (columnOf(square.at) * 7 + rowOf(square.at) * 3) % 2 === 0;
  return (
    <g transform={at({ x, y })} class={`cv-land cv-${square.terrain}`}>
      <rect width={SIDE} height={SIDE} />
      <use href={`#cv-t-${square.terrain}`} x="5" y="5" width={SIDE - 10} height={SIDE - 10} transform={flip ? `translate(${SIDE} 0) scale(-1 1)` : undefined} />
    </g>
  );
}

// What is printed on top. Under a marker, a city or a disaster it does not count: then it is not drawn.
function Print({ square }: { readonly square: SquareView }) {
  const signs = [square.resource, square.coin && 'coin', square.natural_wonder && 'natural', square.disaster && 'disaster'].filter(Boolean) as string[];
  if (signs.length === 0 || square.marker) return null;
  const { x, y } = cornerOf(square.at);
  return (
    <g transform={at({ x, y })} class="cv-print">
      {signs.map((sign, i) => (
        <g key={sign} transform={`translate(${SIDE - 10} ${10 + i * 18})`}>
          <circle r="9" class={sign === 'coin' ? 'cv-coin-disc' : ''} />
          <use href={`#cv-${sign}`} x={-SIGN / 2} y={-SIGN / 2} width={SIGN} height={SIGN} />
        </g>
      ))}
    </g>
  );
}

export const Land = memo(function Land({ squares, tiles }: { readonly squares: readonly SquareView[]; readonly tiles: readonly TileView[] }) {
  const lines = squares.map(({ at: square }) => `M${cornerOf(square).x} ${cornerOf(square).y}h${SIDE}v${SIDE}`).join('');
  return (
    <g class="cv-ground" aria-hidden="true">
      {squares.map((square) => <Terrain key={square.at} square={square} />)}
      <path class="cv-lines" d={lines} />
      {squares.map((square) => <Print key={square.at} square={square} />)}
      {tiles.map((tile) => (tile.tile === undefined ? <Dark key={`${tile.x} ${tile.y}`} tile={tile} /> : <rect key={`${tile.x} ${tile.y}`} class="cv-tile-edge" {...cornerOf(squareAt(tile.x, tile.y))} width={TILE * SIDE} height={TILE * SIDE} />))}
      <Coordinates tiles={tiles} />
    </g>
  );
});

// Face down: a woven mat.
function Dark({ tile }: { readonly tile: TileView }) {
  const { x, y } = cornerOf(squareAt(tile.x, tile.y));
  const side = TILE * SIDE;
  return (
    <g class="cv-dark" transform={at({ x, y })}>
      <rect width={side} height={side} />
      <rect width={side} height={side} fill="url(#cv-mat)" />
      <rect class="cv-dark-rim" x="8" y="8" width={side - 16} height={side - 16} rx="4" />
      <g transform={`translate(${side / 2} ${side / 2})`}><circle r="21" /><use href="#cv-goal" x="-13" y="-14" width="26" height="26" /></g>
    </g>
  );
}

// Letters below, numbers at the left of the westernmost tile of each row.
function Coordinates({ tiles }: { readonly tiles: readonly TileView[] }) {
  const bottom = Math.max(...tiles.map((tile) => tile.y)) + TILE;
  const last = tiles.filter((tile) => tile.y + TILE === bottom);
  const columns = last.flatMap((tile) => Array.from({ length: TILE }, (_, i) => tile.x + i));
  const rows = [...new Set(tiles.map((tile) => tile.y))].map((y) => [y, Math.min(...tiles.filter((tile) => tile.y === y).map((tile) => tile.x))] as const);
  return (
    <g class="cv-coord">
      {columns.map((x) => <text key={x} x={(x + 0.5) * SIDE} y={bottom * SIDE + 15}>{String.fromCharCode(97 + x)}</text>)}
      {rows.flatMap(([y, x]) => Array.from({ length: TILE }, (_, i) => <text key={y + i} class="cv-row" x={x * SIDE - 5} y={(y + i + 0.5) * SIDE + 4}>{y + i + 1}</text>))}
    </g>
  );
}

// Of patterns: once in a drawing.
export const Patterns = () => (
  <defs>
    <pattern id="cv-mat" width="14" height="14" patternUnits="userSpaceOnUse"><path class="cv-mat-line" d="M0 3.500h7M0 10.500h7M7 0v7M10.500 0v7M3.500 7v7M7 10.500h7M7 3.500h0" /></pattern>
    <pattern id="cv-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path class="cv-hatch-line" d="M0 0v7" /></pattern>
  </defs>
);

// All squares of the map, turned up or not.
export const squaresOfTiles = (tiles: readonly TileView[]): Square[] => tiles.flatMap((tile) => Array.from({ length: TILE * TILE }, (_, i) => squareAt(tile.x + (i % TILE), tile.y + Math.floor(i / TILE))));
