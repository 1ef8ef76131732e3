// Of the panels; drawn by its own file.
import type { BoardProps } from '../board';

export function QuestionSheet(_: BoardProps) {
  return null;
}
