// The squares for pointer, keyboard and screen reader, over the drawing. Arrows move along the map.
import { useMemo } from 'preact/hooks';
import { useSpaces } from '../useSpaces';
import { chooseSquare, whySquare } from './choosing';
import { squareText } from './describe';
import { squaresOfTiles } from './Land';
import { openSquares, chosenSquare, reachOf } from './places';
import { plan } from '../plan';
import type { BoardProps } from './props';
import { beside, cornerOf, nextSquare, SIDE, typedSquare, type Square } from './squares';
import { meant, pointed } from './ui';

export function Cells({ props, home, dragged }: { readonly props: BoardProps; readonly home: Square; readonly dragged: { readonly value: boolean } }) {
  const { view } = props;
  const squares = useMemo(() => squaresOfTiles(view.tiles), [view.tiles.length]);
  const all = useMemo(() => new Set(squares), [squares]);
  const open = openSquares(props);
  const reach = new Set(reachOf(props));
  const chosen = plan.value?.to ?? meant.value ?? chosenSquare(props);
  const atPanel = props.compose.decision.value?.step === 'city_menu'; // a city is chosen beside the map as well
  const labels = useMemo(() => new Map(squares.map((square) => [square, squareText(props, square, open.get(square))])), [view, props.catalogue, props.lang, open]);
  const { grid, on } = useSpaces({
    name: 'data-space', pointed, taps: !props.phone, held: () => dragged.value,
    stop: [pointed.peek(), chosen, home].find((one) => one && all.has(one)) ?? squares[0] ?? '',
    beside: (square, key) => beside(all, square, key),
    jump: (square, step) => (open.size > 0 ? nextSquare(square, open.keys(), step) : null),
    typed: (square, key, before) => {
      const to = typedSquare(all, square, key, before);
      return to ? { to, text: /\d/.test(key) ? (before + key).slice(-2) : '' } : null;
    },
    choose: (square) => chooseSquare(props, square),
    why: (square) => whySquare(props, square),
  });
  return (
    <g ref={grid} role="group" aria-label={props.t('web.cv.map.label')}>
      {squares.map((square) => (
        <rect
          key={square}
          role="button"
          data-space={square}
          data-square={square}
          class={`cv-cell ${open.has(square) ? 'cv-open' : reach.has(square) ? 'cv-far' : ''}`}
          {...cornerOf(square)}
          width={SIDE}
          height={SIDE}
          tabindex={-1}
          aria-label={labels.get(square)}
          aria-pressed={open.has(square) ? square === chosen : undefined}
          data-here={square === chosen && (!atPanel || pointed.peek() === square)}
          {...on(square)}
        />
      ))}
    </g>
  );
}
