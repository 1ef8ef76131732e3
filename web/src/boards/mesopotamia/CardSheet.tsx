// Over the map: roles, empires, quests and other cards to choose from.
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';

// The answers that are given here.
export const cardMoves = (_: BoardProps): readonly Option[] => [];

export function CardSheet(_: BoardProps) {
  return null;
}
