// The trade row.
import type { BoardProps } from './props';

export function Trade({ view }: BoardProps) {
  return view.players > 0 ? <div class="ms ms-trade" /> : null;
}
