// What the engine says of this game, learned from samples by web/tools/types.mjs. Do not edit.

export type CardId = string;
export const CATEGORY_IDS = ['military', 'coins', 'wonder', 'civilian', 'scientific', 'commercial', 'guilds'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];
export const COLOUR_IDS = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'] as const;
export type ColourId = (typeof COLOUR_IDS)[number];
export const RESOURCE_IDS = ['wood', 'stone', 'clay', 'ore', 'glass', 'papyrus', 'loom'] as const;
export type ResourceId = (typeof RESOURCE_IDS)[number];
export const SYMBOL_IDS = ['compass', 'gear', 'tablet'] as const;
export type SymbolId = (typeof SYMBOL_IDS)[number];
export const WONDER_IDS = ['rhodes', 'alexandria', 'ephesus', 'babylon', 'olympia', 'halicarnassus', 'giza'] as const;
export type WonderId = (typeof WONDER_IDS)[number];

export type View = {
  readonly observer: 'spectator' | number;
  readonly players: number;
  readonly age: number;
  readonly turn: number;
  readonly step: 'boards' | 'cards' | 'mausoleum' | 'over' | 'seventh_card';
  readonly passing: 'left' | 'right' | 'swap';
  readonly pending: readonly number[];
  readonly chosen: readonly number[];
  readonly free_city_holder?: number;
  readonly draw_pile?: { readonly size: number };
  readonly discard_pile: { readonly size: number; readonly cards?: readonly string[] };
  readonly cities: readonly {
    readonly city: number;
    readonly seat?: number;
    readonly wonder?: WonderId;
    readonly name?: string;
    readonly side?: 'A' | 'B';
    readonly stages?: { readonly completed: number; readonly total: number };
    readonly production?: readonly { readonly from: string; readonly resources: readonly ResourceId[]; readonly units: number; readonly for_sale: boolean }[];
    readonly coins: number;
    readonly shields: number;
    readonly buildings: Readonly<Record<ColourId, readonly string[]>>;
    readonly discounts: readonly ('goods' | 'raw_left' | 'raw_right')[];
    readonly prices: { readonly left: { readonly raw: number; readonly goods: number }; readonly right: { readonly raw: number; readonly goods: number } };
    readonly free_build: boolean;
    readonly victories: readonly [number, number, number];
    readonly defeats: number;
    readonly hand_size?: number;
    readonly points: {
      readonly military: number;
      readonly coins: number;
      readonly wonder: number;
      readonly civilian: number;
      readonly scientific: number;
      readonly commercial: number;
      readonly guilds: number;
      readonly total: number;
    };
    readonly sums: Readonly<Record<CategoryId, readonly {
      readonly age?: number;
      readonly victories?: number;
      readonly points: number;
      readonly defeats?: number;
      readonly coins?: number;
      readonly stage?: number;
      readonly card?: string;
      readonly symbol?: SymbolId;
      readonly count?: number;
      readonly sets?: number;
      readonly wild?: number;
      readonly copied?: boolean;
    }[]>>;
    readonly borders?: {
      readonly left: { readonly city: number; readonly shields: number; readonly token: number };
      readonly right: { readonly city: number; readonly shields: number; readonly token: number };
    };
    readonly free_city?: boolean;
  }[];
  readonly standing: readonly { readonly seat: number; readonly total: number; readonly rank: number }[];
  readonly record: readonly {
    readonly age: number;
    readonly turn: number;
    readonly city: number;
    readonly use: 'built' | 'discarded' | 'left_over' | 'stage';
    readonly card?: string;
    readonly stage?: number;
    readonly seventh_card?: boolean;
  }[];
  readonly looks: readonly {
    readonly age: number;
    readonly turn: number;
    readonly seat: number;
    readonly city: number;
    readonly taken: string | null;
    readonly undecided?: boolean;
  }[];
  readonly own?: {
    readonly seat: number;
    readonly hand: readonly string[];
    readonly sealed: { readonly own?: string; readonly free_city?: string };
    readonly sealed_picks: {
      readonly own?: readonly {
        readonly card?: string;
        readonly use?: 'build' | 'discard' | 'stage';
        readonly pay?: { readonly left: number; readonly right: number; readonly bank: number };
      }[];
      readonly free_city?: readonly { readonly card?: CardId; readonly use?: string; readonly pay?: { readonly left: number; readonly right: number; readonly bank: number } }[];
    };
    readonly face_down: readonly {
      readonly age: number;
      readonly turn: number;
      readonly city: number;
      readonly use: 'discarded' | 'left_over' | 'stage';
      readonly card: string;
      readonly stage?: number;
      readonly seventh_card?: boolean;
    }[];
    readonly seventh_card?: CardId;
  };
  readonly memory?: {
    readonly hands: readonly { readonly age: number; readonly turn: number; readonly packet: number; readonly cards: readonly string[] }[];
    readonly piles: readonly { readonly age: number; readonly turn: number; readonly cards: readonly string[] }[];
    readonly draws?: readonly { readonly age: number; readonly turn: number; readonly card: string }[];
  };
  readonly deciding_for?: number;
  readonly mausoleum_due?: number;
  readonly revealed?: {
    readonly dealt: readonly [readonly (readonly string[])[], readonly (readonly string[])[], readonly (readonly string[])[]];
    readonly unused_guilds: readonly CardId[];
    readonly surplus: readonly CardId[];
    readonly draws?: readonly [readonly string[], readonly string[], readonly string[]];
  };
};

export type Catalogue = {
  readonly game: 'seven-wonders';
  readonly name: string;
  readonly cards: readonly {
    readonly id: string;
    readonly name: string;
    readonly notation: string;
    readonly building: string;
    readonly age: number;
    readonly colour: ColourId;
    readonly cost: { readonly coins: number; readonly resources: Readonly<Partial<Record<ResourceId, number>>>; readonly text: string };
    readonly chained_from: readonly string[];
    readonly opens: readonly string[];
    readonly effect: string;
    readonly effects: {
      readonly production?: readonly { readonly resources: readonly ResourceId[]; readonly units: number; readonly for_sale: boolean }[];
      readonly points?: number;
      readonly coins?: number;
      readonly discounts?: readonly ('goods' | 'raw_left' | 'raw_right')[];
      readonly shields?: number;
      readonly symbol?: SymbolId;
      readonly coins_per?: {
        readonly amount: number;
        readonly each: 'cards' | 'stages';
        readonly colours: readonly ColourId[];
        readonly where: readonly ('left' | 'right' | 'self')[];
      };
      readonly points_per?: {
        readonly amount: number;
        readonly each: 'cards' | 'defeats' | 'stages';
        readonly colours: readonly ColourId[];
        readonly where: readonly ('left' | 'right' | 'self')[];
      };
      readonly powers?: readonly 'wild_symbol'[];
    };
    readonly copies: { readonly 2: number; readonly 3: number; readonly 4: number; readonly 5: number; readonly 6: number; readonly 7: number };
    readonly points?: number;
    readonly shields?: number;
    readonly symbol?: SymbolId;
  }[];
  readonly wonders: readonly {
    readonly id: WonderId;
    readonly city: string;
    readonly name: string;
    readonly resource: ResourceId;
    readonly sides: {
      readonly A: {
        readonly stages: readonly {
          readonly cost: { readonly coins: number; readonly resources: Readonly<Partial<Record<ResourceId, number>>>; readonly text: string };
          readonly effect: string;
          readonly effects: {
            readonly points?: number;
            readonly shields?: number;
            readonly production?: readonly { readonly resources: readonly ResourceId[]; readonly units: number; readonly for_sale: boolean }[];
            readonly coins?: number;
            readonly powers?: readonly ('free_build' | 'from_discard' | 'wild_symbol')[];
          };
        }[];
      };
      readonly B: {
        readonly stages: readonly {
          readonly cost: { readonly coins: number; readonly resources: Readonly<Partial<Record<ResourceId, number>>>; readonly text: string };
          readonly effect: string;
          readonly effects: {
            readonly shields?: number;
            readonly points?: number;
            readonly coins?: number;
            readonly production?: readonly { readonly resources: readonly ResourceId[]; readonly units: number; readonly for_sale: boolean }[];
            readonly powers?: readonly ('copy_guild' | 'from_discard' | 'seventh_card' | 'wild_symbol')[];
            readonly discounts?: readonly ['raw_left' | 'raw_right', 'raw_left' | 'raw_right'];
          };
        }[];
      };
    };
  }[];
  readonly resources: readonly { readonly id: ResourceId; readonly name: string }[];
  readonly colours: readonly { readonly id: ColourId; readonly name: string }[];
  readonly symbols: readonly { readonly id: SymbolId; readonly name: string }[];
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[];
  readonly tie_break: string;
  readonly options: readonly {
    readonly name: 'copied_shipowners_counts_itself' | 'extra_guilds' | 'mausoleum_timing' | 'players' | 'wonder_assignment';
    readonly kind: 'boolean' | 'choice' | 'integer';
    readonly min?: number;
    readonly max?: number;
    readonly default: 'end_of_turn' | 'random_wonder_random_side' | number | boolean;
    readonly rule: string;
    readonly title: string;
    readonly help: string;
    readonly values?: readonly (string | boolean)[];
    readonly value_titles?: readonly string[];
  }[];
};

export type Decision = {
  readonly seat: number;
  readonly city: number;
  readonly kind: 'pick_one' | 'sealed';
  readonly step: 'board' | 'card' | 'free_city_card' | 'mausoleum' | 'seventh_card';
  readonly prompt: string;
  readonly rule: string;
  readonly options: readonly {
    readonly move: string;
    readonly id: number;
    readonly text: string;
    readonly picks: readonly {
      readonly card?: string;
      readonly use?: 'build' | 'decline' | 'discard' | 'exhume' | 'olympia' | 'stage';
      readonly pay?: { readonly left: number; readonly right: number; readonly bank: number };
      readonly wonder?: WonderId;
      readonly side?: 'A' | 'B';
    }[];
    readonly badge?: 'chain' | 'coins' | 'free' | 'right' | 'trade';
  }[];
  readonly outlooks: readonly {
    readonly coins: { readonly now: number; readonly paid: number; readonly gained: number; readonly after: number };
    readonly points: { readonly now: number; readonly after: number; readonly by: Readonly<Partial<Record<CategoryId, number>>> };
    readonly options: readonly number[];
    readonly units?: readonly { readonly resource: ResourceId; readonly from: 'left' | 'own' | 'right'; readonly price?: number }[];
    readonly shields?: { readonly now: number; readonly after: number };
    readonly tokens?: { readonly left: { readonly now: number; readonly after: number }; readonly right: { readonly now: number; readonly after: number } };
  }[];
  readonly unavailable: readonly {
    readonly use: 'build' | 'discard' | 'exhume' | 'stage';
    readonly rule: string;
    readonly why: string;
    readonly reason: string;
    readonly units?: readonly { readonly resource: ResourceId; readonly from: 'left' | 'nobody' | 'own' | 'right'; readonly price?: number }[];
    readonly card?: string;
    readonly coins_short?: number;
  }[];
};
