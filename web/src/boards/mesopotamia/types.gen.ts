// What the engine says of this game, learned from samples by web/tools/types.mjs. Do not edit.

export const CATEGORY_IDS = ['event_track', 'population_track', 'gardens', 'trade', 'tokens', 'settlements', 'areas', 'quests'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];
export type CombatId = string;
export const CONFIDENCE_IDS = ['rulebook', 'rulebook_partial', 'printed', 'house'] as const;
export type ConfidenceId = (typeof CONFIDENCE_IDS)[number];
export const DICE_IDS = ['white', 'silver', 'black'] as const;
export type DiceId = (typeof DICE_IDS)[number];
export const ELEMENT_IDS = ['wall', 'ziggurat_floor', 'ram', 'ship', 'settlement', 'hanging_gardens'] as const;
export type ElementId = (typeof ELEMENT_IDS)[number];
export const EMPIRE_IDS = ['sumer', 'babylon', 'akkad', 'elam', 'assyria', 'hittites', 'mari', 'ebla'] as const;
export type EmpireId = (typeof EMPIRE_IDS)[number];
export type EventId = string;
export type GardenId = string;
export type QuestId = string;
export const RESOURCE_IDS = ['stone', 'wood', 'clay', 'food', 'tablet', 'bone'] as const;
export type ResourceId = (typeof RESOURCE_IDS)[number];
export const SECTION_IDS = ['strength', 'tactics', 'mobility'] as const;
export type SectionId = (typeof SECTION_IDS)[number];
export type StrategyId = string;
export const SYMBOL_IDS = ['star', 'a', 'she', 'an', 'gish', 'dub', 'me', 'gun', 'tukul', 'lugal'] as const;
export type SymbolId = (typeof SYMBOL_IDS)[number];
export const TERRAIN_IDS = ['plains', 'mountain', 'desert'] as const;
export type TerrainId = (typeof TERRAIN_IDS)[number];
export const TRACK_IDS = ['event', 'population'] as const;
export type TrackId = (typeof TRACK_IDS)[number];
export type TradeId = string;
export const TYPE_IDS = ['explore', 'build', 'research', 'gather_trade', 'warfare', 'grow'] as const;
export type TypeId = (typeof TYPE_IDS)[number];
export const UNIT_IDS = ['spearman', 'archer', 'rider', 'chariot'] as const;
export type UnitId = (typeof UNIT_IDS)[number];

export type View = {
  readonly observer: 'spectator' | number;
  readonly players: number;
  readonly mode: 'defenders_of_ashur' | 'empires' | 'siege_of_ur';
  readonly round: number;
  readonly last_round: boolean;
  readonly stage: string;
  readonly order: readonly number[];
  readonly pending: readonly number[];
  readonly question: string;
  readonly areas: readonly {
    readonly id: string;
    readonly event?: {
      readonly state: 'face_down' | 'running' | 'scoring' | 'waiting';
      readonly token?: string;
      readonly owner?: number;
      readonly die?: number;
      readonly option?: number;
    };
    readonly control?: number;
    readonly ziggurat?: number;
    readonly armies?: readonly { readonly seat: number; readonly units: Readonly<Partial<Record<UnitId, number>>>; readonly rams?: number }[];
    readonly tribe?: Readonly<Partial<Record<UnitId, number>>>;
    readonly closed?: boolean;
    readonly blocked?: boolean;
    readonly wall?: number;
    readonly settlement?: number;
  }[];
  readonly ships: readonly { readonly seat: number; readonly segment: string }[];
  readonly tracks: Readonly<Record<TrackId, readonly { readonly seat: number; readonly position: number }[]>>;
  readonly trade: readonly { readonly slot: number; readonly token: string; readonly amphora: number | null }[];
  readonly gardens: readonly { readonly token: string | null; readonly owner: number | null }[];
  readonly seats: readonly {
    readonly seat: number;
    readonly automated: boolean;
    readonly role: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | null;
    readonly empire: EmpireId | null;
    readonly start: 'ashur' | 'eridu' | 'harran' | 'mari' | 'susa' | 'ur' | null;
    readonly goods: Readonly<Partial<Record<ResourceId, number>>>;
    readonly technologies: Readonly<Record<TypeId, number>>;
    readonly floors: number;
    readonly dice: readonly { readonly colour: DiceId; readonly face: string | null; readonly on: TypeId | null }[];
    readonly quests_held: number;
    readonly reserve: {
      readonly spearman: number;
      readonly archer: number;
      readonly rider: number;
      readonly chariot: number;
      readonly ram: number;
      readonly ship: number;
      readonly wall: number;
      readonly settlement: number;
      readonly amphora: number;
      readonly event_die: number;
    };
    readonly units: number;
    readonly quests?: readonly { readonly quest: string; readonly met: boolean; readonly demands: readonly (readonly [number, number])[] }[];
    readonly unit_limit?: number;
    readonly points?: Readonly<Record<CategoryId, number>>;
    readonly areas?: number;
    readonly strategies?: readonly { readonly card: string; readonly marked: readonly [boolean, boolean] }[];
  }[];
  readonly turn?: {
    readonly seat: number;
    readonly used: readonly TypeId[];
    readonly marker_used: boolean;
    readonly rerolls_left: number;
    readonly action?: {
      readonly type: TypeId;
      readonly level: number;
      readonly left: number;
      readonly second_left: number;
      readonly moving?: {
        readonly unit: 'archer' | 'chariot' | 'rider' | 'ship' | 'spearman';
        readonly area?: string;
        readonly steps_left?: number;
        readonly segment?: string;
      };
    };
  };
  readonly battles?: { readonly leader: number; readonly next: number; readonly order: readonly string[] };
  readonly battle?: {
    readonly area: string;
    readonly kind: 'simple' | 'solo' | 'standard';
    readonly step: string;
    readonly attacker: number;
    readonly leader: number;
    readonly rows: number;
    readonly sides: readonly {
      readonly party: 'tribe' | number;
      readonly decides: number | null;
      readonly bones: number;
      readonly ship_bones: number;
      readonly bid: readonly number[] | null;
      readonly fighters: readonly {
        readonly number: number;
        readonly unit: UnitId;
        readonly here: boolean;
        readonly card?: string;
        readonly placed?: readonly [number, number, number];
        readonly row?: number;
        readonly place?: number;
      }[];
    }[];
    readonly tribe_die?: number;
    readonly duels?: readonly { readonly fighters: readonly [number, number]; readonly values: readonly [number, number]; readonly winner: number; readonly faster: number }[];
    readonly to_place?: number;
    readonly placing?: number;
    readonly section?: SectionId;
  };
  readonly wave?: number;
  readonly standing?: readonly { readonly seat: number; readonly rank: number; readonly points: number }[];
  readonly outcome?: 'lost' | 'won';
};

export type Catalogue = {
  readonly game: 'mesopotamia';
  readonly name: string;
  readonly house_set: string;
  readonly confidences: readonly { readonly id: ConfidenceId; readonly name: string }[];
  readonly map: {
    readonly areas: readonly {
      readonly id: string;
      readonly name: string;
      readonly x: number;
      readonly y: number;
      readonly drawing: {
        readonly polygon: readonly (readonly [number, number])[];
        readonly label: readonly [number, number];
        readonly resource: readonly [number, number];
        readonly event: readonly [number, number];
        readonly units: readonly [number, number];
      };
      readonly terrain?: TerrainId;
      readonly resource?: ResourceId;
      readonly adjacent: readonly string[];
      readonly start?: number;
    }[];
    readonly segments: readonly {
      readonly id: string;
      readonly name: string;
      readonly river: string;
      readonly marked: boolean;
      readonly areas: readonly [string, string];
      readonly drawing: { readonly main?: boolean; readonly line: readonly (readonly [number, number])[]; readonly ship: readonly [number, number] };
    }[];
    readonly canvas: { readonly width: number; readonly height: number };
    readonly confidence: ConfidenceId;
    readonly decor: readonly {
      readonly kind: 'sea';
      readonly name: { readonly en: string; readonly cs: string; readonly pl: string };
      readonly label: readonly [number, number];
      readonly polygon: readonly (readonly [number, number])[];
    }[];
  };
  readonly empires: readonly {
    readonly id: EmpireId;
    readonly name: string;
    readonly colour: string;
    readonly box: 'assyrians_hittites' | 'base' | 'mariotes_eblaites';
    readonly bonus: string;
    readonly cards: readonly {
      readonly type: TypeId;
      readonly level: number;
      readonly name: string;
      readonly symbols: readonly string[];
      readonly summary: string;
      readonly confidence: ConfidenceId;
    }[];
  }[];
  readonly types: readonly { readonly id: TypeId; readonly name: string }[];
  readonly resources: readonly { readonly id: ResourceId; readonly name: string }[];
  readonly terrains: readonly { readonly id: TerrainId; readonly name: string }[];
  readonly sections: readonly { readonly id: SectionId; readonly name: string }[];
  readonly symbols: readonly { readonly id: string; readonly sign: string; readonly glyph: string; readonly name: string }[];
  readonly dice: readonly { readonly id: DiceId; readonly name: string; readonly faces: readonly string[]; readonly confidence: ConfidenceId }[];
  readonly elements: readonly {
    readonly id: ElementId;
    readonly name: string;
    readonly level: number;
    readonly cost: Readonly<Partial<Record<ResourceId, number>>>;
    readonly confidence: ConfidenceId;
  }[];
  readonly units: readonly { readonly id: UnitId; readonly name: string; readonly speed: number; readonly value: number; readonly beats: readonly UnitId[] }[];
  readonly unit_limit: readonly number[];
  readonly tracks: readonly {
    readonly id: TrackId;
    readonly name: string;
    readonly positions: number;
    readonly vp: readonly [number, number, number];
    readonly confidence: ConfidenceId;
  }[];
  readonly trade: readonly {
    readonly id: string;
    readonly level: number;
    readonly cost: Readonly<Partial<Record<ResourceId, number>>>;
    readonly gain: Readonly<Partial<Record<ResourceId, number>>>;
    readonly vp: number;
    readonly confidence: ConfidenceId;
  }[];
  readonly ship_slots: readonly number[];
  readonly gardens: readonly {
    readonly id: string;
    readonly level: number;
    readonly cost: Readonly<Partial<Record<ResourceId, number>>>;
    readonly conditions: string;
    readonly needs: { readonly population: number; readonly event: number; readonly settlements: number };
    readonly vp: number;
    readonly confidence: ConfidenceId;
  }[];
  readonly quests: readonly { readonly id: string; readonly vp: number; readonly text: string; readonly confidence: ConfidenceId }[];
  readonly events: readonly {
    readonly id: string;
    readonly name: string;
    readonly terrain: TerrainId;
    readonly vp: number;
    readonly options: readonly { readonly label: string; readonly text: string }[];
    readonly confidence: ConfidenceId;
  }[];
  readonly combat: readonly {
    readonly id: string;
    readonly unit: UnitId;
    readonly printed: readonly [number, number, number];
    readonly slots: readonly [number, number, number];
    readonly against: readonly UnitId[];
    readonly confidence: ConfidenceId;
  }[];
  readonly strategies: readonly {
    readonly id: string;
    readonly name: string;
    readonly condition: string;
    readonly priorities: readonly [number, number];
    readonly actions: readonly { readonly type: TypeId; readonly label: string; readonly text: string }[];
    readonly confidence: ConfidenceId;
  }[];
  readonly categories: readonly { readonly id: CategoryId; readonly name: string }[];
  readonly tie_break: string;
  readonly options: readonly {
    readonly name: string;
    readonly kind: 'boolean' | 'choice' | 'integer';
    readonly min?: number;
    readonly max?: number;
    readonly default: 'any' | 'empires' | 'igigi' | number | boolean;
    readonly rule: string;
    readonly sets?: { readonly 5: { readonly assyrians_hittites: boolean }; readonly 6: { readonly assyrians_hittites: boolean } };
    readonly title: string;
    readonly help: string;
    readonly takes?: 'last_seats';
    readonly values?: readonly (string | boolean)[];
    readonly value_titles?: readonly string[];
    readonly presets?: readonly {
      readonly id: 'defenders_of_ashur' | 'duel_of_kings' | 'siege_of_ur';
      readonly options: { readonly players: number; readonly automata: number; readonly mode: 'defenders_of_ashur' | 'empires' | 'siege_of_ur' };
    }[];
  }[];
};

export type Decision = {
  readonly seat: number;
  readonly kind: 'amount' | 'confirm' | 'path' | 'pick_one' | 'place';
  readonly step: string;
  readonly prompt: string;
  readonly rule: string;
  readonly options: readonly {
    readonly move: string;
    readonly id: number;
    readonly text: string;
    readonly picks: readonly {
      readonly role?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
      readonly area?: string;
      readonly colour?: DiceId;
      readonly type?: TypeId;
      readonly dice?: readonly number[];
      readonly action?: string;
      readonly option?: number;
      readonly resource?: ResourceId;
      readonly slot?: number;
      readonly unit?: UnitId;
      readonly amount?: number;
      readonly rams?: number;
      readonly empire?: EmpireId;
      readonly quest?: string;
      readonly segment?: string;
      readonly side?: number;
      readonly fighter?: number;
      readonly section?: SectionId;
      readonly party?: number;
    }[];
    readonly follows?: { readonly cost: Readonly<Partial<Record<ResourceId, number>>> };
  }[];
  readonly unavailable: readonly {
    readonly slot?: number;
    readonly rule: string;
    readonly why: string;
    readonly area?: string;
    readonly action?: 'floor' | 'gardens' | 'ram' | 'settlement' | 'ship' | 'wall';
    readonly unit?: UnitId;
  }[];
  readonly area?: string;
  readonly section?: SectionId;
};
