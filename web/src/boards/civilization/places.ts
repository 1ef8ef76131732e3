// The squares that can be chosen now, from the options of the decision: the same data as the option list.
//
//   const open = openSquares(props);       // {e7: [option, …], …}
import type { Option } from '../../protocol/messages';
import type { Compose } from '../../table/compose';
import { motionOf, partsOf, stepOf, targetOf, type View } from './model';
import type { BoardProps } from './props';
import { directionTo, type Square } from './squares';

type Open = ReadonlyMap<Square, readonly Option[]>;
const known = new WeakMap<object, Open>();
const NOTHING: Open = new Map();

// Cities are answered on the map, too.
function squareMeant(option: Option, view: View, seat: number): Square | null {
  const [verb, what] = partsOf(option.move);
  if (verb === 'city') return view.seats[seat]?.cities.find((one) => one.city === Number(what) - 1)?.at ?? null;
  return targetOf(option);
}

export function openSquares({ compose, view }: { readonly compose: Compose; readonly view: View }): Open {
  const decision = compose.decision.value;
  if (!decision) return NOTHING;
  let open = known.get(decision);
  if (!open) {
    const squares = new Map<Square, Option[]>();
    for (const option of decision.options) {
      const square = squareMeant(option, view, decision.seat);
      if (square) squares.set(square, [...(squares.get(square) ?? []), option]);
    }
    open = squares;
    known.set(decision, open);
  }
  return open;
}

export function chosenSquare(props: BoardProps): Square | null {
  const { compose } = props;
  if (!compose.touched.value || !compose.ready.value) return null;
  return squareMeant(compose.ready.value, props.view, compose.decision.value?.seat ?? 0);
}

// The squares of the way to one that is farther than a step; null: the engine knows none.
export function wayTo(props: BoardProps, square: Square): readonly Square[] | null {
  const way = motionOf(props.compose.decision.value)?.routes[square];
  return way && way.length > 1 ? way : null;
}
// The same as moves.
export function stepsTo(props: BoardProps, square: Square): string[] | null {
  const from = motionOf(props.compose.decision.value)?.at;
  const way = wayTo(props, square);
  return from && way ? way.map((one, i) => `step ${directionTo(i === 0 ? from : (way[i - 1] as Square), one)}`) : null;
}

// Where a group could walk to in several steps.
export const reachOf = (props: BoardProps): Square[] => Object.keys(motionOf(props.compose.decision.value)?.routes ?? {}).filter((square) => wayTo(props, square) && !openSquares(props).has(square));

const VERBS: Readonly<Record<string, string>> = { start_menu: 'found', move_menu: 'from' };

// How the engine would write what somebody tries on a square, to ask why not.
export function attempt({ compose }: BoardProps, square: Square): string | null {
  const decision = compose.decision.value;
  if (!decision) return null;
  const from = motionOf(decision)?.at;
  if (from) {
    const direction = directionTo(from, square);
    return direction ? `step ${direction}` : null;
  }
  const verb = VERBS[stepOf(compose)] ?? (decision.kind === 'place' ? 'place' : null);
  return verb && `${verb} ${square}`;
}

// Why a square is refused, where the decision says so.
export function refusalOf(props: BoardProps, square: Square): { readonly rule: string; readonly why: string } | undefined {
  const move = attempt(props, square);
  return move === null ? undefined : props.compose.decision.value?.unavailable?.find((entry) => entry['move'] === move);
}
