// Of the panels; drawn by its own file.
import type { BoardProps } from '../board';

export function Dials(_: BoardProps) {
  return null;
}
