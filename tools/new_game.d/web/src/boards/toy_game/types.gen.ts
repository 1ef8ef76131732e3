// What the engine says of this game, learned from samples by web/tools/types.mjs. Do not edit.

export const CATEGORY_IDS = ['prizes', 'hand'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];
export const COLOUR_IDS = ['red', 'blue', 'green', 'yellow'] as const;
export type ColourId = (typeof COLOUR_IDS)[number];
export const STEP_IDS = ['bid', 'prize', 'over'] as const;
export type StepId = (typeof STEP_IDS)[number];

export type View = {
  readonly observer: 'spectator' | number;
  readonly players: number;
  readonly sales: boolean;
  readonly round: number;
  readonly first: number;
  readonly step: StepId;
  readonly pending: readonly number[];
  readonly deck: number;
  readonly discarded: readonly number[];
  readonly seats: readonly {
    readonly seat: number;
    readonly colour: ColourId;
    readonly hand_size: number;
    readonly has_bid: boolean;
    readonly prizes: readonly number[];
    readonly points: number;
    readonly hand?: readonly number[];
    readonly bid?: number;
  }[];
  readonly prize?: number;
};

export type Catalogue = {
  readonly game: 'toy-game';
  readonly name: string;
  readonly cards: readonly { readonly value: number; readonly count: number }[];
  readonly colours: readonly { readonly id: ColourId; readonly name: string }[];
  readonly steps: readonly { readonly id: StepId; readonly name: string }[];
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[];
  readonly tie_break: string;
  readonly options: readonly {
    readonly name: 'hand' | 'players' | 'sales';
    readonly kind: 'boolean' | 'integer';
    readonly min?: number;
    readonly max?: number;
    readonly default: number | boolean;
    readonly rule: string;
    readonly title: string;
    readonly help: string;
    readonly values?: readonly [boolean, boolean];
    readonly value_titles?: readonly [string, string];
  }[];
};

export type Decision = {
  readonly seat: number;
  readonly kind: 'pick_one';
  readonly step: StepId;
  readonly prompt: string;
  readonly rule: string;
  readonly options: readonly {
    readonly move: string;
    readonly id: number;
    readonly text: string;
    readonly picks: readonly { readonly card?: number; readonly action?: 'keep' | 'sell' }[];
  }[];
  readonly unavailable: readonly { readonly card: number; readonly rule: string; readonly why: string }[];
};
