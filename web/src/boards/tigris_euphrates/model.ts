// Names for parts of what the engine says (types.gen.ts; docs/positions/tigris-euphrates.md explains it), and small lookups. Nothing here
// is a rule.
import type { Option } from '../../protocol/messages';
import type { Cell } from './cells';
import { COLOUR_IDS, LEADER_IDS, TILE_IDS, type ColourId, type Decision, type DynastyId, type LeaderId, type TileId, type View } from './types.gen';

export type { Catalogue, View } from './types.gen';
export type Colour = ColourId;
export type LeaderKind = LeaderId;
export type Dynasty = DynastyId;
export type Counts = Readonly<Record<Colour, number>>;

// A colour is a tile and a leader, in the same order.
export const COLOURS: readonly Colour[] = COLOUR_IDS;
export const LEADERS: readonly LeaderKind[] = LEADER_IDS;
export const TILE_OF = Object.fromEntries(COLOUR_IDS.map((colour, i) => [colour, TILE_IDS[i]])) as Readonly<Record<Colour, TileId>>;
export const COLOUR_OF = Object.fromEntries(LEADER_IDS.map((leader, i) => [leader, COLOUR_IDS[i]])) as Readonly<Record<LeaderKind, Colour>>;
export const HAND_SIZE = 6; // places in the hand's row

export type LeaderPiece = View['leaders'][number];
export type Kingdom = View['kingdoms'][number];
export type Monument = View['monuments'][number];
export type SeatView = View['seats'][number];

// What is known to follow from an option.
export type Follows = NonNullable<Decision['options'][number]['follows']>;

export type PresentConflict = NonNullable<View['conflict']>;
export type ComingConflict = NonNullable<Follows['conflicts']>[number];
export type Conflict = PresentConflict | ComingConflict | NonNullable<View['wars_to_come']>[number];

export const followsOf = (option: Option | null | undefined): Follows => ((option as { follows?: Follows } | null | undefined)?.follows ?? {});

export const terrainOf = (view: View, cell: Cell): string => view.map[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65] ?? '.';
export const isRiver = (view: View, cell: Cell): boolean => terrainOf(view, cell) === '~';
export const isCorner = (view: View, cell: Cell): boolean => terrainOf(view, cell) === 'P';
export const leaderAt = (view: View, cell: Cell): LeaderPiece | undefined => view.leaders.find((one) => one.cell === cell);
export const kingdomAt = (view: View, cell: Cell): Kingdom | undefined => view.kingdoms.find((one) => one.cells.includes(cell));
export const monumentAt = (view: View, cell: Cell): Monument | undefined => view.monuments.find((one) => squareOf(one.cell).includes(cell));
export const dynastyOf = (view: View, seat: number): Dynasty => view.seats[seat]?.dynasty ?? 'archer';

// The four spaces of a square, by its upper left one.
export function squareOf(cell: Cell): Cell[] {
  const column = cell.charCodeAt(0);
  const row = Number(cell.slice(1));
  return [0, 1].flatMap((down) => [0, 1].map((right) => String.fromCharCode(column + right) + (row + down)));
}

// A hand as single tiles in the order of the colours.
export const tilesOfHand = (hand: Counts | undefined): Colour[] => (hand ? COLOURS.flatMap((colour) => Array<Colour>(hand[colour]).fill(colour)) : []);
