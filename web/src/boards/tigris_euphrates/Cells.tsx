// The spaces as a grid for pointer, keyboard and screen reader, over the drawing.
import { useMemo } from 'preact/hooks';
import { useSpaces } from '../useSpaces';
import { besideCell, CELLS, COLUMNS, cornerOf, nextCell, ROWS, SIDE, typedCell, type Cell } from './cells';
import { chooseCell, whyCell } from './choosing';
import { squareText } from './describe';
import type { BoardProps } from './props';
import { chosenCell, marksAreShown, openSquares } from './squares';
import { pointed } from './ui';

function typed(cell: Cell, key: string, before: string) {
  const to = typedCell(cell, key, before);
  return to ? { to, text: /\d/.test(key) ? (before + key).slice(-2) : '' } : null;
}

export function Cells({ props, home }: { readonly props: BoardProps; readonly home: Cell }) {
  const open = openSquares(props.compose);
  const shown = marksAreShown(props.compose);
  const chosen = chosenCell(props.compose);
  const labels = useMemo(
    () => new Map(CELLS.map((cell) => [cell, squareText(props, cell, shown ? open.get(cell) : undefined)])),
    [props.view, props.catalogue, props.lang, open, shown],
  );
  const { grid, on } = useSpaces({
    name: 'data-cell', pointed, stop: pointed.peek() ?? chosen ?? home, taps: !props.phone, beside: besideCell, typed,
    jump: (cell, step) => (shown ? nextCell(cell, open.keys(), step) : null),
    choose: (cell) => chooseCell(props, cell),
    why: (cell) => whyCell(props, cell),
  });
  return (
    <g ref={grid} role="grid" aria-label={props.t('web.te.board.label')} aria-rowcount={ROWS} aria-colcount={COLUMNS}>
      {Array.from({ length: ROWS }, (_, row) => (
        <g role="row" key={row} aria-rowindex={row + 1}>
          {CELLS.slice(row * COLUMNS, (row + 1) * COLUMNS).map((cell) => (
            <rect
              key={cell}
              role="gridcell"
              data-cell={cell}
              class={`te-cell ${shown && open.has(cell) ? 'te-open' : ''}`}
              {...cornerOf(cell)}
              width={SIDE}
              height={SIDE}
              tabindex={-1}
              aria-label={labels.get(cell)}
              aria-selected={cell === chosen}
              data-here={cell === chosen}
              {...on(cell)}
            />
          ))}
        </g>
      ))}
    </g>
  );
}
