// What the engine says of this game, learned from samples by web/tools/types.mjs. Do not edit.

export const BOARD_IDS = ['standard', 'second'] as const;
export type BoardId = (typeof BOARD_IDS)[number];
export const BUILDING_IDS = ['palace', 'library', 'granary', 'market_hall'] as const;
export type BuildingId = (typeof BUILDING_IDS)[number];
export const COLOUR_IDS = ['black', 'red', 'blue', 'green'] as const;
export type ColourId = (typeof COLOUR_IDS)[number];
export const DYNASTY_IDS = ['archer', 'bull', 'potter', 'lion'] as const;
export type DynastyId = (typeof DYNASTY_IDS)[number];
export const LEADER_IDS = ['king', 'priest', 'farmer', 'trader'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];
export const MONUMENT_IDS = ['black-red', 'black-blue', 'black-green', 'red-blue', 'red-green', 'blue-green'] as const;
export type MonumentId = (typeof MONUMENT_IDS)[number];
export const STEP_IDS = ['action', 'war_order', 'attack', 'defend', 'building', 'monument', 'treasure', 'over'] as const;
export type StepId = (typeof STEP_IDS)[number];
export const TILE_IDS = ['settlement', 'temple', 'farm', 'market'] as const;
export type TileId = (typeof TILE_IDS)[number];

export type View = {
  readonly observer: 'spectator' | number;
  readonly players: number;
  readonly board: BoardId;
  readonly building_game: boolean;
  readonly open_scores: boolean;
  readonly turn: number;
  readonly starter: number;
  readonly active: number;
  readonly actions_left: number;
  readonly step: StepId;
  readonly pending: readonly number[];
  readonly map: readonly string[];
  readonly tiles: Readonly<Record<string, ColourId>>;
  readonly face_down: readonly string[];
  readonly catastrophes: readonly string[];
  readonly treasures: readonly string[];
  readonly leaders: readonly {
    readonly cell: string;
    readonly leader: LeaderId;
    readonly colour: ColourId;
    readonly seat: number;
    readonly dynasty: DynastyId;
    readonly kingdom: string;
    readonly revolt: number;
    readonly temples: readonly string[];
    readonly war: number;
    readonly supporters: readonly string[];
  }[];
  readonly kingdoms: readonly {
    readonly id: string;
    readonly cells: readonly string[];
    readonly leaders: readonly { readonly seat: number; readonly leader: LeaderId; readonly cell: string }[];
    readonly tiles: Readonly<Record<ColourId, number>>;
    readonly monuments: readonly MonumentId[];
    readonly buildings: readonly BuildingId[];
    readonly treasures: readonly string[];
  }[];
  readonly monuments: readonly { readonly id: MonumentId; readonly colours: readonly [ColourId, ColourId]; readonly cell: string; readonly on: ColourId }[];
  readonly monuments_left: readonly MonumentId[];
  readonly bag: number;
  readonly seats: readonly {
    readonly seat: number;
    readonly dynasty: DynastyId;
    readonly leaders_off: readonly LeaderId[];
    readonly catastrophes: number;
    readonly hand_size: number;
    readonly thrown: number;
    readonly hand?: Readonly<Record<ColourId, number>>;
    readonly thrown_tiles?: Readonly<Record<ColourId, number>>;
    readonly points?: Readonly<Record<ColourId, number>>;
    readonly treasures?: number;
    readonly lowest?: readonly ColourId[];
    readonly score?: number;
  }[];
  readonly placed?: string;
  readonly conflict?: {
    readonly kind: 'revolt' | 'war';
    readonly leader: LeaderId;
    readonly colour: ColourId;
    readonly attacker: {
      readonly seat: number;
      readonly dynasty: DynastyId;
      readonly cell: string;
      readonly board: number;
      readonly cells: readonly string[];
      readonly committed?: number;
    };
    readonly defender: { readonly seat: number; readonly dynasty: DynastyId; readonly cell: string; readonly board: number; readonly cells: readonly string[] };
  };
  readonly union_tile?: string;
  readonly wars_to_come?: readonly {
    readonly kind: 'war';
    readonly leader: LeaderId;
    readonly colour: ColourId;
    readonly attacker: { readonly seat: number; readonly dynasty: DynastyId; readonly cell: string; readonly board: number; readonly cells: readonly string[] };
    readonly defender: { readonly seat: number; readonly dynasty: DynastyId; readonly cell: string; readonly board: number; readonly cells: readonly string[] };
  }[];
  readonly standing?: readonly {
    readonly seat: number;
    readonly rank: number;
    readonly points: Readonly<Record<ColourId, number>>;
    readonly lowest: readonly ColourId[];
    readonly values: readonly number[];
  }[];
  readonly wars?: readonly ColourId[];
  readonly buildings?: readonly { readonly id: BuildingId; readonly colour: ColourId; readonly cell: string }[];
  readonly buildings_left?: readonly BuildingId[];
};

export type Catalogue = {
  readonly game: 'tigris-euphrates';
  readonly name: string;
  readonly boards: readonly {
    readonly id: BoardId;
    readonly name: string;
    readonly columns: number;
    readonly rows: number;
    readonly river: readonly string[];
    readonly winged: readonly string[];
    readonly priority: readonly string[];
  }[];
  readonly colours: readonly {
    readonly id: ColourId;
    readonly name: string;
    readonly tile: { readonly id: TileId; readonly name: string };
    readonly leader: { readonly id: LeaderId; readonly name: string };
    readonly building: { readonly id: BuildingId; readonly name: string };
    readonly tiles: number;
    readonly terrain: 'land' | 'river';
  }[];
  readonly dynasties: readonly { readonly id: DynastyId; readonly name: string }[];
  readonly monuments: readonly { readonly id: MonumentId; readonly name: string; readonly colours: readonly [ColourId, ColourId] }[];
  readonly steps: readonly { readonly id: StepId; readonly name: string }[];
  readonly categories: readonly { readonly id: ColourId; readonly name: string }[];
  readonly tie_break: string;
  readonly options: readonly {
    readonly name: 'board' | 'building_game' | 'dynasties' | 'open_scores' | 'players';
    readonly kind: 'boolean' | 'choice' | 'integer' | 'text';
    readonly min?: number;
    readonly max?: number;
    readonly default: string | number | boolean;
    readonly rule: string;
    readonly title: string;
    readonly help: string;
    readonly values?: readonly [BoardId | boolean, BoardId | boolean];
    readonly value_titles?: readonly [string, string];
  }[];
};

export type Decision = {
  readonly seat: number;
  readonly kind: 'amount' | 'order' | 'pick_one' | 'place';
  readonly step: StepId;
  readonly prompt: string;
  readonly rule: string;
  readonly options: readonly {
    readonly move: string;
    readonly id: number;
    readonly text: string;
    readonly picks: readonly {
      readonly action?: 'catastrophe' | 'end_turn' | 'leader' | 'swap' | 'tile';
      readonly leader?: LeaderId;
      readonly cell?: string;
      readonly tile?: ColourId;
      readonly tiles?: Readonly<Record<ColourId, number>>;
      readonly commit?: number;
      readonly war?: ColourId;
      readonly monument?: MonumentId;
      readonly decline?: boolean;
      readonly building?: BuildingId;
    }[];
    readonly follows?: {
      readonly revolt?: number;
      readonly war?: number;
      readonly kingdom?: string;
      readonly conflicts?: readonly {
        readonly kind: 'revolt' | 'war';
        readonly leader: LeaderId;
        readonly colour: ColourId;
        readonly attacker: { readonly seat: number; readonly cell: string; readonly board: number; readonly most: number; readonly kingdom?: string };
        readonly defender: { readonly seat: number; readonly cell: string; readonly board: number; readonly most: number; readonly kingdom: string };
      }[];
      readonly points?: readonly { readonly seat: number; readonly colour: ColourId; readonly points: number }[];
      readonly parts?: number;
      readonly home?: readonly { readonly seat: number; readonly leader: LeaderId; readonly cell: string }[];
      readonly unites?: readonly [string, string];
      readonly treasures?: { readonly seat?: number; readonly cells: readonly string[]; readonly takes: number };
      readonly strengths?: { readonly attack: number; readonly defence: number; readonly defence_most?: number };
      readonly winner?: number;
      readonly removed?: readonly string[];
      readonly monuments?: readonly MonumentId[];
      readonly building?: BuildingId;
    };
    readonly badge?: 'gift' | 'point' | 'revolt' | 'union' | 'war';
  }[];
  readonly unavailable: readonly {
    readonly tile?: ColourId;
    readonly rule: string;
    readonly why: string;
    readonly action?: 'catastrophe';
    readonly commit?: number;
    readonly war?: ColourId;
    readonly cell?: string;
    readonly monument?: MonumentId;
  }[];
};
