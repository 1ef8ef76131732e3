// Over the map: the options of an event.
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';

// The answers that are given here.
export const eventMoves = (_: BoardProps): readonly Option[] => [];

export function EventSheet(_: BoardProps) {
  return null;
}
