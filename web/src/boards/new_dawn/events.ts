// What happened, as far as the map shows it: spaces that changed, pieces that moved and pieces that went away.
import type { EventEntry } from '../../protocol/messages';
import type { SpaceId } from './model';

interface MapEvent {
  readonly kind: string;
  readonly seat?: number;
  readonly space?: SpaceId;
  readonly from?: SpaceId;
  readonly barbarian?: string;
}

const CHANGES = new Set([
  'token_placed', 'token_taken_back', 'token_moved', 'token_lost', 'token_flipped', 'token_reinforced', 'natural_returned', 'caravan_started', 'caravan_arrived', 'caravan_lost',
  'city_built', 'city_lost', 'wonder_built', 'wonder_moved', 'attacked', 'attack_won', 'attack_lost', 'barbarian_defeated', 'barbarian_moved', 'barbarian_spawned', 'state_conquered', 'state_freed',
]);

const of = (entry: EventEntry): MapEvent => entry.event as MapEvent;

// Where a caravan ended counts, not every space it passed.
export function changedSpaces(entries: readonly EventEntry[]): SpaceId[] {
  const spaces = new Set<SpaceId>();
  entries.forEach((entry, i) => {
    const { kind, space } = of(entry);
    if (!space) return;
    if (CHANGES.has(kind)) spaces.add(space);
    const next = entries[i + 1];
    if (kind === 'caravan_stepped' && (!next || of(next).kind !== 'caravan_stepped')) spaces.add(space);
  });
  return [...spaces];
}

export type Moved =
  | { readonly n: number; readonly what: 'barbarian'; readonly letter: string; readonly way: readonly SpaceId[] }
  | { readonly n: number; readonly what: 'token'; readonly seat: number; readonly way: readonly SpaceId[] }
  | { readonly n: number; readonly what: 'caravan'; readonly seat: number; readonly way: readonly SpaceId[] };

// Pieces that moved, each with the spaces of its way; the steps of one caravan are one way.
export function movedPieces(entries: readonly EventEntry[]): Moved[] {
  const pieces: Moved[] = [];
  for (const entry of entries) {
    const { kind, seat = 0, space, from, barbarian } = of(entry);
    const { n } = entry;
    if (!space) continue;
    if (kind === 'barbarian_moved' && from && barbarian) pieces.push({ n, what: 'barbarian', letter: barbarian, way: [from, space] });
    if (kind === 'token_moved' && from) pieces.push({ n, what: 'token', seat, way: [from, space] });
    if (kind === 'caravan_started') pieces.push({ n, what: 'caravan', seat, way: [space] });
    if (kind !== 'caravan_stepped') continue;
    const last = pieces.at(-1);
    if (last?.what === 'caravan' && last.seat === seat) pieces[pieces.length - 1] = { ...last, way: [...last.way, space] };
    else pieces.push({ n, what: 'caravan', seat, way: [space] });
  }
  return pieces.filter((piece) => piece.way.length > 1);
}

export type Leaving = { readonly n: number; readonly space: SpaceId } & (
  | { readonly what: 'token' | 'city' | 'caravan'; readonly seat: number }
  | { readonly what: 'barbarian'; readonly letter: string }
);

// Pieces that left the map, once more before they fade.
export function leavingPieces(entries: readonly EventEntry[]): Leaving[] {
  return entries.flatMap((entry): Leaving[] => {
    const { kind, seat = 0, space, barbarian } = of(entry);
    const { n } = entry;
    if (!space) return [];
    switch (kind) {
      case 'token_lost': case 'token_taken_back': return [{ n, space, what: 'token', seat }];
      case 'city_lost': return [{ n, space, what: 'city', seat }];
      case 'caravan_lost': case 'caravan_arrived': return [{ n, space, what: 'caravan', seat }];
      case 'barbarian_defeated': return barbarian ? [{ n, space, what: 'barbarian', letter: barbarian }] : [];
      default: return [];
    }
  });
}

// What a fight rolled, to be shown where it happened.
export function fightsIn(entries: readonly EventEntry[]): readonly { readonly n: number; readonly space: SpaceId; readonly attack: number; readonly defence: number; readonly won: boolean }[] {
  return entries.flatMap((entry) => {
    const event = entry.event as MapEvent & { readonly attack?: number; readonly defence?: number };
    if ((event.kind !== 'attack_won' && event.kind !== 'attack_lost') || !event.space) return [];
    return [{ n: entry.n, space: event.space, attack: event.attack ?? 0, defence: event.defence ?? 0, won: event.kind === 'attack_won' }];
  });
}
