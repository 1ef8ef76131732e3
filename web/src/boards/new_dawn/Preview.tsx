// What the move looked at would do, nothing sent yet.
import type { BoardProps } from '../board';

export function Preview(_: BoardProps) {
  return null;
}
