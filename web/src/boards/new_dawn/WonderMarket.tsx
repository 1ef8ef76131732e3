// Of the panels; drawn by its own file.
import type { BoardProps } from '../board';

export function WonderMarket(_: BoardProps) {
  return null;
}
