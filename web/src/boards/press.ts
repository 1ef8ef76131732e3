// A click chooses; another one on what completed the move plays it, and on what did not drops it.
import type { Option, Pick } from '../protocol/messages';
import type { BoardProps } from './board';

export function press({ compose, table }: BoardProps, pick: Pick): void {
  if (compose.completes(pick)) table.confirm();
  else compose.toggle(pick);
}

// The same where one of several must be chosen.
export function answer({ compose, table }: BoardProps, pick: Pick): void {
  if (compose.completes(pick)) table.confirm();
  else compose.choose(pick);
}

export const isTaken = ({ compose }: BoardProps, option: Option): boolean => compose.touched.value && compose.ready.value?.move === option.move;

export function pressOption(props: BoardProps, option: Option): void {
  if (isTaken(props, option)) props.table.confirm();
  else props.compose.take(option);
}
