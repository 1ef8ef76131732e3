// What a click, a tap or a key on the map does: it chooses from the options, sends a group on its way, or says what lies there.
import { pressOption } from '../press';
import { squareFacts, squareTitle } from './describe';
import { begin, forget, plan } from '../plan';
import { attempt, chosenSquare, openSquares, stepsTo } from './places';
import type { BoardProps } from './props';
import type { Square } from './squares';
import { meant, pointed } from './ui';

export function chooseSquare(props: BoardProps, square: Square): void {
  const { compose, table } = props;
  pointed.value = square;
  const options = openSquares(props).get(square);
  if (options) {
    forget();
    meant.value = null;
    if (chosenSquare(props) === square) return table.confirm(); // the second click or tap
    const [only, ...more] = options;
    if (only && more.length === 0) return pressOption(props, only);
    meant.value = square; // which of them is asked beside the map
    compose.clear();
    return;
  }
  const way = stepsTo(props, square);
  if (way) {
    if (plan.value?.to === square && compose.ready.value) return table.confirm();
    return begin(props, way, 'step', square);
  }
  whySquare(props, square);
}

// Why not, or what lies there.
export function whySquare(props: BoardProps, square: Square): void {
  const move = openSquares(props).get(square)?.[0]?.move ?? attempt(props, square);
  if (move) props.table.why(move);
  else props.table.explain(squareFacts(props, square), squareTitle(props, square));
}
