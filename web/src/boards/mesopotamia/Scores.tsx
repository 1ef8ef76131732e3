// Points by category.
import type { BoardProps } from './props';

export function Scores({ view }: BoardProps) {
  return view.players > 0 ? <div class="ms ms-scores" /> : null;
}
