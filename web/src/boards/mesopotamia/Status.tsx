// In the top bar: the round and its phases.
import type { BoardProps } from './props';

export function Status({ view }: BoardProps) {
  return view.players > 0 ? <div class="ms ms-status" /> : null;
}
