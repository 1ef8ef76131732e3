// The spaces as a grid for pointer, keyboard and screen reader, over the drawing. One of them takes part in the tab order; arrows move it.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from './props';
import { besideCell, CELLS, COLUMNS, cornerOf, nextCell, ROWS, SIDE, typedCell, type Cell } from './cells';
import { chooseCell, whyCell } from './choosing';
import { squareText } from './describe';
import { chosenCell, marksAreShown, openSquares } from './squares';
import { longPress, pointed } from './ui';

const TYPING_PAUSE = 900; // ms; later a digit begins a new number
const LONG_PRESS = 550;

export function Cells({ props, home }: { readonly props: BoardProps; readonly home: Cell }) {
  const typed = useRef({ digits: '', at: 0 });
  const timer = useRef(0);
  const open = openSquares(props.compose);
  const shown = marksAreShown(props.compose);
  const chosen = chosenCell(props.compose);
  const grid = useRef<SVGGElement>(null);
  const labels = useMemo(
    () => new Map(CELLS.map((cell) => [cell, squareText(props, cell, shown ? open.get(cell) : undefined)])),
    [props.view, props.catalogue, props.lang, open, shown],
  );
  // The pointer moves often, and only one space is in the tab order: set by hand, without drawing all spaces again.
  const stopAt = (cell: Cell) => {
    grid.current?.querySelectorAll('[tabindex="0"]').forEach((one) => one.setAttribute('tabindex', '-1'));
    grid.current?.querySelector(`[data-cell=${cell}]`)?.setAttribute('tabindex', '0');
  };
  useLayoutEffect(() => stopAt(pointed.peek() ?? chosen ?? home));

  const focusOn = (from: Element, cell: Cell) => {
    pointed.value = cell;
    from.closest('[role=grid]')?.querySelector<SVGElement>(`[data-cell=${cell}]`)?.focus();
  };
  const type = (cell: Cell, key: string): Cell | null => {
    const now = Date.now();
    const digits = now - typed.current.at < TYPING_PAUSE ? typed.current.digits : '';
    const target = typedCell(cell, key, digits);
    if (target) typed.current = { digits: /\d/.test(key) ? (digits + key).slice(-2) : '', at: now };
    return target;
  };
  const onKeyDown = (event: KeyboardEvent, cell: Cell) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const from = event.currentTarget as Element;
    const jump = event.key === '.' ? 1 : event.key === ',' ? -1 : null;
    const target = (jump && shown ? nextCell(cell, open.keys(), jump) : null) ?? besideCell(cell, event.key) ?? (event.key.length === 1 ? type(cell, event.key) : null);
    if (target) focusOn(from, target);
    else if (event.key === 'Enter' || event.key === ' ') chooseCell(props, cell);
    else if (event.key === 'w') whyCell(props, cell);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const startPress = (event: PointerEvent, cell: Cell) => {
    longPress.fired = false;
    if (event.pointerType === 'mouse') return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      longPress.fired = true;
      whyCell(props, cell);
    }, LONG_PRESS);
  };
  const endPress = () => clearTimeout(timer.current);

  return (
    <g ref={grid} role="grid" aria-label={props.t('web.te.board.label')} aria-rowcount={ROWS} aria-colcount={COLUMNS}>
      {Array.from({ length: ROWS }, (_, row) => (
        <g role="row" key={row} aria-rowindex={row + 1}>
          {CELLS.slice(row * COLUMNS, (row + 1) * COLUMNS).map((cell) => {
            const { x, y } = cornerOf(cell);
            return (
              <rect
                key={cell}
                role="gridcell"
                data-cell={cell}
                class={`te-cell ${shown && open.has(cell) ? 'te-open' : ''}`}
                x={x}
                y={y}
                width={SIDE}
                height={SIDE}
                tabindex={-1}
                aria-label={labels.get(cell)}
                aria-selected={cell === chosen}
                data-here={cell === chosen}
                onFocus={() => {
                  pointed.value = cell;
                  stopAt(cell);
                }}
                onPointerEnter={(event) => event.pointerType === 'mouse' && (pointed.value = cell)}
                onPointerDown={(event) => startPress(event, cell)}
                onPointerUp={endPress}
                onPointerCancel={endPress}
                onClick={() => !longPress.fired && !props.phone && chooseCell(props, cell)}
                onContextMenu={(event) => {
                  event.preventDefault();
                  if (!longPress.fired) whyCell(props, cell);
                }}
                onKeyDown={(event) => onKeyDown(event, cell)}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
}
