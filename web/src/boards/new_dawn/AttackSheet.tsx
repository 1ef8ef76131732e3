// Of the panels; drawn by its own file.
import type { BoardProps } from '../board';

export function AttackSheet(_: BoardProps) {
  return null;
}
