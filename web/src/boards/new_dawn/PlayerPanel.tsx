// Of the panels; drawn by its own file.
import type { BoardProps } from '../board';

export function PlayerPanel(_: BoardProps & { readonly seat: number }) {
  return null;
}
