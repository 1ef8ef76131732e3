// The view, the catalogue and what follows from a move, as docs/positions/tigris-euphrates.md describes them, and small lookups.
// Nothing here is a rule: everything was said by the engine.
import type { Option } from '../../protocol/messages';
import type { Cell } from './cells';

export type Colour = 'black' | 'red' | 'blue' | 'green';
export type LeaderKind = 'king' | 'priest' | 'farmer' | 'trader';
export type Dynasty = 'archer' | 'bull' | 'potter' | 'lion';
export type Counts = Readonly<Record<Colour, number>>;

export const COLOURS: readonly Colour[] = ['black', 'red', 'blue', 'green'];
export const LEADERS: readonly LeaderKind[] = ['king', 'priest', 'farmer', 'trader'];
export const TILE_OF: Readonly<Record<Colour, string>> = { black: 'settlement', red: 'temple', blue: 'farm', green: 'market' };
export const COLOUR_OF: Readonly<Record<LeaderKind, Colour>> = { king: 'black', priest: 'red', farmer: 'blue', trader: 'green' };
export const HAND_SIZE = 6; // places in the hand's row

export interface LeaderPiece {
  readonly cell: Cell;
  readonly leader: LeaderKind;
  readonly colour: Colour;
  readonly seat: number;
  readonly dynasty: Dynasty;
  readonly kingdom: string;
  readonly revolt: number;
  readonly temples: readonly Cell[];
  readonly war: number;
  readonly supporters: readonly Cell[];
}

export interface Kingdom {
  readonly id: string;
  readonly cells: readonly Cell[];
  readonly leaders: readonly { readonly seat: number; readonly leader: LeaderKind; readonly cell: Cell }[];
  readonly tiles: Counts;
  readonly monuments: readonly string[];
  readonly buildings: readonly string[];
  readonly treasures: readonly Cell[];
}

export interface Side {
  readonly seat: number;
  readonly cell: Cell;
  readonly board: number;
  readonly cells: readonly Cell[];
  readonly committed?: number;
  readonly most?: number;
  readonly kingdom?: string;
}

export interface Conflict {
  readonly kind: 'war' | 'revolt';
  readonly leader: LeaderKind;
  readonly colour: Colour; // of the tiles that are committed
  readonly attacker: Side;
  readonly defender: Side;
}

export interface Monument {
  readonly id: string;
  readonly colours: readonly [Colour, Colour];
  readonly cell: Cell;
  readonly on: Colour;
}

export interface SeatView {
  readonly seat: number;
  readonly dynasty: Dynasty;
  readonly leaders_off: readonly LeaderKind[];
  readonly catastrophes: number;
  readonly hand_size: number;
  readonly thrown: number;
  readonly hand?: Counts;
  readonly points?: Counts;
  readonly treasures?: number;
  readonly lowest?: readonly Colour[];
  readonly score?: number;
}

export interface View {
  readonly observer: number | 'spectator';
  readonly players: number;
  readonly board: 'standard' | 'second';
  readonly building_game: boolean;
  readonly turn: number;
  readonly active: number;
  readonly actions_left: number;
  readonly step: string;
  readonly pending: readonly number[];
  readonly map: readonly string[];
  readonly tiles: Readonly<Record<Cell, Colour>>;
  readonly face_down: readonly Cell[];
  readonly catastrophes: readonly Cell[];
  readonly treasures: readonly Cell[];
  readonly leaders: readonly LeaderPiece[];
  readonly kingdoms: readonly Kingdom[];
  readonly monuments: readonly Monument[];
  readonly monuments_left: readonly string[];
  readonly buildings?: readonly { readonly id: string; readonly colour: Colour; readonly cell: Cell }[];
  readonly buildings_left?: readonly string[];
  readonly placed?: Cell;
  readonly union_tile?: Cell;
  readonly conflict?: Conflict;
  readonly wars?: readonly Colour[];
  readonly wars_to_come?: readonly Conflict[];
  readonly bag: number;
  readonly seats: readonly SeatView[];
  readonly standing?: readonly { readonly seat: number; readonly rank: number; readonly points: Counts; readonly lowest: readonly Colour[]; readonly values: readonly number[] }[];
}

export interface Follows {
  readonly points?: readonly { readonly seat: number; readonly colour: Colour; readonly points: number }[];
  readonly kingdom?: string;
  readonly unites?: readonly string[];
  readonly revolt?: number;
  readonly war?: number;
  readonly parts?: number;
  readonly conflicts?: readonly Conflict[];
  readonly strengths?: { readonly attack: number; readonly defence: number; readonly defence_most?: number };
  readonly winner?: number;
  readonly removed?: readonly Cell[];
  readonly home?: readonly { readonly seat: number; readonly leader: LeaderKind; readonly cell: Cell }[];
  readonly monuments?: readonly string[];
  readonly building?: string;
  readonly treasures?: { readonly seat?: number; readonly cells: readonly Cell[]; readonly takes: number };
}

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
