// Beside the map: tracks, trade, gardens, reserves; on a phone also what surrounds the map elsewhere.
import type { BoardProps } from './props';

export function SidePanel({ view }: BoardProps) {
  return view.players > 0 ? <div class="ms ms-side" /> : null;
}
