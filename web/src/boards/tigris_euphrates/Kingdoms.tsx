// Kingdoms as soft hulls with a letter. While a war goes on, its kingdom is drawn as two: attacker's side and defender's side of
// the unification tile.
import { columnOf, cornerOf, isInside, cellAt, rowOf, type Cell } from './cells';
import type { Kingdom, View } from './model';
import { hullPath } from './outline';

const HUES = 8;
export const hueOf = (id: string): string => `te-hull-${(id.charCodeAt(0) - 97) % HUES}`;
export const letterOf = (id: string): string => id.toUpperCase();

// What hangs together of some spaces without one of them: only for the drawing of the two sides.
export function partWith(cells: readonly Cell[], start: Cell, without: Cell | undefined): Cell[] {
  const left = new Set(cells);
  if (without) left.delete(without);
  if (!left.delete(start)) return [];
  const part = [start];
  for (const cell of part) {
    for (const [x, y] of [[0, -1], [1, 0], [0, 1], [-1, 0]] as const) {
      const [column, row] = [columnOf(cell) + x, rowOf(cell) + y];
      const beside = isInside(column, row) ? cellAt(column, row) : '';
      if (left.delete(beside)) part.push(beside);
    }
  }
  return part;
}

// The space that carries the letter: the highest one, the leftmost of these.
export const tagCell = (cells: readonly Cell[]): Cell => [...cells].sort((a, b) => rowOf(a) - rowOf(b) || columnOf(a) - columnOf(b))[0] ?? 'A1';

interface Hull {
  readonly key: string;
  readonly cells: readonly Cell[];
  readonly look: string;
}

function hullsOf(view: View, hot: readonly string[]): Hull[] {
  const { conflict, union_tile: union } = view;
  return view.kingdoms.flatMap((kingdom): Hull[] => {
    const fights = conflict && kingdom.cells.includes(conflict.attacker.cell);
    if (fights && union) {
      return (['attacker', 'defender'] as const).map((side) => ({
        key: side,
        cells: partWith(kingdom.cells, conflict[side].cell, union),
        look: `te-hull-${side} te-hot`,
      }));
    }
    const look = `${hueOf(kingdom.id)} ${fights || hot.includes(kingdom.id) ? 'te-hot' : ''}`;
    return [{ key: nameOf(kingdom), cells: kingdom.cells, look }];
  });
}

// A kingdom goes by its first leader, so that the same one is recognised when others come and go.
const nameOf = (kingdom: Kingdom): string => kingdom.leaders.map((one) => `${one.seat}${one.leader}`)[0] ?? kingdom.id;

export function Hulls({ view, hot }: { readonly view: View; readonly hot: readonly string[] }) {
  return (
    <g class="te-hulls" aria-hidden="true">
      {hullsOf(view, hot).map((hull) => {
        const path = hullPath(hull.cells);
        return <path key={`${hull.key} ${path}`} class={`te-hull ${hull.look}`} d={path} />;
      })}
    </g>
  );
}

export function HullTags({ view }: { readonly view: View }) {
  return (
    <g class="te-tags" aria-hidden="true">
      {view.kingdoms.map((kingdom) => {
        const { x, y } = cornerOf(tagCell(kingdom.cells));
        return (
          <g key={kingdom.id} class={`te-tag ${hueOf(kingdom.id)}`} transform={`translate(${x} ${y})`}>
            <circle r="11.5" />
            <text y=".36em">{letterOf(kingdom.id)}</text>
          </g>
        );
      })}
    </g>
  );
}
