// The Hanging Gardens.
import type { BoardProps } from './props';

export function Gardens({ view }: BoardProps) {
  return view.players > 0 ? <div class="ms ms-gardens" /> : null;
}
