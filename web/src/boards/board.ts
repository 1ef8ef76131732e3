// What a game's board is to the table. A board draws what the engine says and calls back; it knows no rules, asks nothing by
// itself except through `table`, and works on the move that is put together (table/compose.ts), as the option list does.
//
// A board's own words are in locale/<lang>/web_<game>.json with keys "web.<game>.…" (all three languages), its symbols are added
// with addSymbols (app/symbols.ts) under ids that begin with the game's letters, its CSS classes begin with them, too.
//
//   export const board: BoardModule = { Board, PlayerPanel, pickLabel, goal: 'web.<game>.goal' };
import type { ComponentType } from 'preact';
import type { Compose } from '../table/compose';
import type { LogReader } from '../table/log';
import type { EventEntry, Lang, Option, Pick, Preview, Watcher } from '../protocol/messages';
import type { About } from '../protocol/server';
import { folderOf } from './facts';

export type Words = (key: string, args?: Readonly<Record<string, string | number>>) => string;

export interface TableCalls {
  why(move: string): void; // opens the popover: why not, or that it is possible
  explain(parts: readonly { readonly text: string; readonly value: string }[], title: string): void; // a number opens its sum
  preview(move: string): Promise<Preview | null>; // what would follow; null where something hidden would come to light
  rule(id: string): void; // shows the rule
  confirm(): void; // plays the move that is put together, if it is complete
  undo(): void; // takes the last move back, where canUndo says so
}

// A board knows what its engine says: BoardProps<View, Catalogue> with the types of its types.gen.ts.
export interface BoardProps<View = any, Catalogue = any> {
  readonly catalogue: Catalogue; // of the game, in the reader's language
  readonly view: View; // docs/positions/<game>.md
  readonly you: Watcher;
  readonly about: About;
  readonly compose: Compose;
  readonly changed: readonly EventEntry[]; // what happened since the last picture
  readonly log: readonly EventEntry[]; // everything that happened, as this reader may know it
  readonly canUndo: boolean;
  readonly table: TableCalls;
  readonly phone: boolean;
  readonly lang: Lang;
  readonly t: Words;
}

// How a game ended that points do not decide.
export interface Ending {
  readonly title: string;
  readonly why: string; // in one sentence
  readonly scored: boolean; // points say how well it went
}

export interface BoardModule<View = any, Catalogue = any> {
  readonly Board: ComponentType<BoardProps<View, Catalogue>>;
  readonly OwnArea?: ComponentType<BoardProps<View, Catalogue>>;
  readonly PlayerPanel?: ComponentType<BoardProps<View, Catalogue> & { readonly seat: number }>; // below the name and the clock
  readonly SidePanel?: ComponentType<BoardProps<View, Catalogue>>; // a tab of its own in front of the others: a conflict sheet, a preview
  readonly Status?: ComponentType<BoardProps<View, Catalogue>>; // in the top bar: round, phase, distance to the end
  readonly Seal?: ComponentType<{ readonly seat: number; readonly view: View; readonly size?: number }>; // instead of the player's seal
  readonly Scores?: ComponentType<BoardProps<View, Catalogue>>; // instead of the general table of points
  readonly Memory?: ComponentType<BoardProps<View, Catalogue>>; // while the points are hidden: what may be remembered of them
  readonly firstTab?: 'options' | 'log'; // instead of the game's own panel or the log
  readonly seatLabel?: (seat: number, view: View, catalogue: Catalogue) => string; // what a seat is in this game: a dynasty, a city
  readonly automatic?: (seat: number, view: View) => boolean; // plays by the rules of the game: whoever has the seat is never asked
  readonly sideTitle?: string; // locale key: the tab of SidePanel
  readonly reader?: (view: View, catalogue: Catalogue, nameOf: (seat: number) => string) => LogReader; // how the log of this game is read: whose event, turns, conflicts, points
  readonly moveName?: (props: BoardProps<View, Catalogue>, option: Option) => string; // what the prompt calls a move, where the option's sentence is long
  readonly consequences?: (props: BoardProps<View, Catalogue>, option: Option, after: Preview | null) => readonly string[]; // what a move that is put together brings, in few words; `after`: where nothing hidden comes to light
  readonly summary?: (props: BoardProps<View, Catalogue>) => readonly string[]; // the board in sentences
  readonly categoryClass?: (id: string) => string; // of a category of points: a CSS class that gives --c
  readonly inPlay?: (id: string, view: View) => boolean; // of a category of points: whether it counts in this game
  readonly scored?: 'sum' | 'lowest' | 'goals'; // what a total is made of: all categories, the lowest of them, or those that were reached
  readonly tieRule?: string; // the rule that breaks ties
  readonly ending?: (view: View) => Ending | null; // null: points decide, as they do in a game without this
  readonly total?: string; // locale key with {n}: what a total is, instead of points
  readonly playersOnBoard?: boolean; // the board itself shows the players: no column of them beside it
  pickLabel(pick: Pick, catalogue: Catalogue): string; // of a chip
  readonly goal: string; // locale key: what wins, in one line
}

// The game's own board, or the generic one, which plays any game.
export async function loadBoard(game: string, generic = false): Promise<BoardModule> {
  const load = boards[`./${generic ? 'generic' : folderOf(game)}/index.tsx`] ?? boards['./generic/index.tsx'];
  if (!load) throw new Error('the generic board is missing');
  return (await load()).board;
}

const boards = import.meta.glob<{ readonly board: BoardModule }>('./*/index.tsx');
