// What happened, as far as the map shows it: squares that changed, and figures that went from one square to another.
import type { EventEntry } from '../../protocol/messages';
import type { Square } from './squares';

interface MapEvent {
  readonly kind: string;
  readonly seat?: number;
  readonly square?: Square;
  readonly from?: Square;
  readonly to?: Square;
}
const of = (entry: EventEntry): MapEvent => entry.event as MapEvent;
const PASSING = new Set(['stepped', 'move_began']);

// Where a group ended counts, not every square it passed.
export function changedSquares(entries: readonly EventEntry[]): Square[] {
  const squares = new Set<Square>();
  entries.forEach((entry, i) => {
    const { kind, square, to } = of(entry);
    const next = entries[i + 1];
    if (kind === 'explored' && to) squares.add(to);
    else if (square && !(PASSING.has(kind) && (kind === 'move_began' || (next && PASSING.has(of(next).kind))))) squares.add(square);
  });
  return [...squares];
}

export interface Walk {
  readonly n: number;
  readonly seat: number;
  readonly way: readonly Square[];
}
// Steps that follow each other are one way.
export function walksIn(entries: readonly EventEntry[]): Walk[] {
  const walks: Walk[] = [];
  for (const entry of entries) {
    const { kind, seat = 0, square, from } = of(entry);
    if ((kind !== 'stepped' && kind !== 'figures_moved') || !square || !from) continue;
    const last = walks.at(-1);
    if (last && last.seat === seat && last.way.at(-1) === from) walks[walks.length - 1] = { ...last, way: [...last.way, square] };
    else walks.push({ n: entry.n, seat, way: [from, square] });
  }
  return walks;
}
