// One's own secret quests.
import type { BoardProps } from './props';

export function Quests({ view }: BoardProps) {
  return view.players > 0 ? <div class="ms ms-quests" /> : null;
}
