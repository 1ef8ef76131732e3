// Of the panels; drawn by its own file.
import type { BoardProps } from '../board';

export function DetailDialog(_: BoardProps) {
  return null;
}
