// The spaces that can be chosen now, from the options of the decision: the same data as the option list.
//
//   const open = openSquares(compose);       // {K6: [option, …], …}, for the piece that is chosen
//   markOf(open.get('K6'))                   // 'war': two linked kingdoms with a conflict
import { computed, type ReadonlySignal } from '@preact/signals';
import { pickId, pickKey, type Compose } from '../../table/compose';
import type { Option, Pick } from '../../protocol/messages';
import type { Cell } from './cells';
import { squareOf, type Colour, type LeaderKind } from './model';

export type Mark = 'plain' | 'gift' | 'point' | 'union' | 'war' | 'revolt' | 'choice';
export type Piece =
  | { readonly kind: 'tile'; readonly colour: Colour }
  | { readonly kind: 'leader'; readonly leader: LeaderKind }
  | { readonly kind: 'catastrophe' }
  | { readonly kind: 'monument'; readonly monument: string }
  | { readonly kind: 'building'; readonly building: string };

const cellIn = (option: Option): Cell | null => {
  const pick = option.picks.find((one) => pickKey(one) === 'cell');
  const cell = pick?.['cell'];
  return typeof cell === 'string' && cell !== 'off' ? cell : null;
};

const chosenValue = (compose: Compose, key: string): unknown =>
  compose.chosen.value.find((one) => pickKey(one.pick) === key)?.pick[key];

export const chosenCell = (compose: Compose): Cell | null => {
  const cell = chosenValue(compose, 'cell');
  return typeof cell === 'string' && cell !== 'off' ? cell : null;
};
export const chosenTile = (compose: Compose): Colour | null => (chosenValue(compose, 'tile') as Colour | undefined) ?? null;
export const chosenLeader = (compose: Compose): LeaderKind | null => (chosenValue(compose, 'leader') as LeaderKind | undefined) ?? null;
export const chosenAction = (compose: Compose): string | null => (chosenValue(compose, 'action') as string | undefined) ?? null;

export function chosenPiece(compose: Compose): Piece | null {
  const colour = chosenTile(compose);
  if (colour) return { kind: 'tile', colour };
  const leader = chosenLeader(compose);
  if (leader) return { kind: 'leader', leader };
  if (chosenAction(compose) === 'catastrophe') return { kind: 'catastrophe' };
  const monument = chosenValue(compose, 'monument');
  if (typeof monument === 'string') return { kind: 'monument', monument };
  const building = chosenValue(compose, 'building');
  return typeof building === 'string' ? { kind: 'building', building } : null;
}

// The options by their space, for what is chosen apart from the space.
export function openSquares(compose: Compose): ReadonlyMap<Cell, readonly Option[]> {
  let squares = known.get(compose);
  if (!squares) {
    squares = computed(() => squaresOf(compose));
    known.set(compose, squares);
  }
  return squares.value;
}

// Kept, because every movement of the pointer asks for it.
const known = new WeakMap<Compose, ReadonlySignal<ReadonlyMap<Cell, readonly Option[]>>>();

const isLike = (one: Pick, other: Pick): boolean => {
  const key = pickKey(one);
  return key === pickKey(other) && (one[key] === other[key] || (typeof one[key] === 'object' && pickId(one) === pickId(other)));
};

function squaresOf(compose: Compose): Map<Cell, Option[]> {
  const squares = new Map<Cell, Option[]>();
  const wanted = compose.chosen.value.filter((one) => !one.automatic && pickKey(one.pick) !== 'cell').map((one) => one.pick);
  for (const option of compose.decision.value?.options ?? []) {
    const cell = cellIn(option);
    if (!cell || !wanted.every((pick) => option.picks.some((one) => isLike(one, pick)))) continue;
    const there = squares.get(cell);
    if (there) there.push(option);
    else squares.set(cell, [option]);
  }
  return squares;
}

// Marks are drawn once it is clear which piece goes there, or where the question is about spaces only.
export const marksAreShown = (compose: Compose): boolean =>
  compose.decision.value !== null && (compose.decision.value.step !== 'action' || chosenPiece(compose) !== null);

export function markOf(compose: Compose, options: readonly Option[] | undefined): Mark | null {
  const option = options?.[0];
  if (!option) return null;
  if (compose.decision.value?.step !== 'action') return 'choice';
  return (option.badge as Mark | undefined) ?? 'plain';
}

// The space to choose for a touched one: itself, or the upper left one of a monument's square that holds it.
export function targetOf(compose: Compose, open: ReadonlyMap<Cell, readonly Option[]>, cell: Cell): Cell | null {
  if (open.has(cell)) return cell;
  if (compose.decision.value?.step !== 'monument') return null;
  return [...open.keys()].find((corner) => squareOf(corner).includes(cell)) ?? null;
}

// How the engine would write the chosen piece on a space, to ask why not.
export function attempt(compose: Compose, cell: Cell): string | null {
  const piece = chosenPiece(compose);
  if (piece?.kind === 'tile') return `${piece.colour} ${cell}`;
  if (piece?.kind === 'leader') return `${piece.leader} ${cell}`;
  if (piece?.kind === 'catastrophe') return `catastrophe ${cell}`;
  if (piece?.kind === 'monument') return `monument ${piece.monument} ${cell}`;
  if (piece?.kind === 'building') return `building ${cell}`;
  return compose.decision.value?.step === 'treasure' ? `leave ${cell}` : null;
}

// The option that the reader looks at: the one that is complete, or the one of the space pointed at.
export function lookedAt(compose: Compose, pointedAt: Cell | null): Option | null {
  if (!marksAreShown(compose)) return null;
  const open = openSquares(compose);
  const at = pointedAt ? targetOf(compose, open, pointedAt) : null;
  const options = at ? open.get(at) : undefined;
  if (options?.length === 1) return options[0] as Option;
  return chosenCell(compose) ? compose.ready.value : null;
}
