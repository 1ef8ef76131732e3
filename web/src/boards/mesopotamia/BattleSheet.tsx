// Over the map: the battle that is fought.
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';

// The answers that are given here.
export const battleMoves = (_: BoardProps): readonly Option[] => [];

export function BattleSheet(_: BoardProps) {
  return null;
}
