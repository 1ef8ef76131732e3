// What is open about a player.
import type { BoardProps } from './props';

export function PlayerPanel({ view, seat }: BoardProps & { readonly seat: number }) {
  return view.seats[seat] ? <div class="ms ms-player" /> : null;
}
