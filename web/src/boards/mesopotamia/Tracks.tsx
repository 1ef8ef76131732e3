// Both tracks.
import type { BoardProps } from './props';

export function Tracks({ view }: BoardProps) {
  return view.players > 0 ? <div class="ms ms-tracks" /> : null;
}
