// What happened, as far as the board shows it: spaces that changed, and pieces that went away.
import type { EventEntry } from '../../protocol/messages';
import type { Cell } from './cells';
import type { Colour, LeaderKind } from './model';

interface BoardEvent {
  readonly kind: string;
  readonly seat?: number;
  readonly cell?: Cell;
  readonly from?: Cell;
  readonly cells?: readonly Cell[];
  readonly colour?: Colour;
  readonly removed?: Colour;
  readonly leader?: LeaderKind;
  readonly points?: number;
}

const ON_ONE_SPACE = new Set(['tile_placed', 'leader_placed', 'leader_moved', 'leader_home', 'leader_withdrawn', 'catastrophe', 'treasure_taken', 'building_put', 'building_moved']);
const ON_SEVERAL = new Set(['tiles_removed', 'monument_built']);

export function changedCells(entries: readonly EventEntry[]): Cell[] {
  const cells = new Set<Cell>();
  for (const { event } of entries as readonly { event: BoardEvent }[]) {
    if (ON_ONE_SPACE.has(event.kind) && event.cell) cells.add(event.cell);
    if (ON_SEVERAL.has(event.kind)) event.cells?.forEach((cell) => cells.add(cell));
  }
  return [...cells];
}

export type Leaving =
  | { readonly n: number; readonly what: 'tile'; readonly cell: Cell; readonly colour: Colour }
  | { readonly n: number; readonly what: 'leader'; readonly cell: Cell; readonly seat: number; readonly leader: LeaderKind }
  | { readonly n: number; readonly what: 'treasure'; readonly cell: Cell }
  | { readonly n: number; readonly what: 'points'; readonly cell: Cell; readonly colour: Colour; readonly points: number };

// Pieces that left the board, and points that rise from it.
export function leavingPieces(entries: readonly EventEntry[]): Leaving[] {
  return entries.flatMap((entry): Leaving[] => {
    const event = entry.event as BoardEvent;
    const { n } = entry;
    const { cell, colour, leader, seat, points } = event;
    if (event.kind === 'tiles_removed' && colour) return (event.cells ?? []).map((gone) => ({ n, what: 'tile', cell: gone, colour }));
    if (!cell) return [];
    if (event.kind === 'catastrophe' && event.removed) return [{ n, what: 'tile', cell, colour: event.removed }];
    if ((event.kind === 'leader_home' || event.kind === 'leader_withdrawn') && leader && seat !== undefined) return [{ n, what: 'leader', cell, seat, leader }];
    if (event.kind === 'treasure_taken') return [{ n, what: 'treasure', cell }];
    if (event.kind === 'point' && colour && points) return [{ n, what: 'points', cell, colour, points }];
    return [];
  });
}
