// A card large.
import type { BoardProps } from './props';

export function DetailDialog(_: BoardProps) {
  return null;
}
