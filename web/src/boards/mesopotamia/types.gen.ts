// What the engine says of this game, learned from samples by web/tools/types.mjs. Do not edit.

export const CATEGORY_IDS = ['event_track', 'population_track', 'gardens', 'trade', 'tokens', 'settlements', 'areas', 'quests'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];
export type CombatId = string;
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
export type SymbolId = string;
export const TERRAIN_IDS = ['plains', 'mountain', 'desert'] as const;
export type TerrainId = (typeof TERRAIN_IDS)[number];
export const TRACK_IDS = ['event', 'population'] as const;
export type TrackId = (typeof TRACK_IDS)[number];
export type TradeId = string;
export const TYPE_IDS = ['explore', 'build', 'research', 'gather_trade', 'warfare', 'grow'] as const;
export type TypeId = (typeof TYPE_IDS)[number];
export const UNIT_IDS = ['spearman', 'archer', 'rider', 'chariot'] as const;
export type UnitId = (typeof UNIT_IDS)[number];

type Goods = Readonly<Partial<Record<ResourceId, number>>>;
type Point = readonly [number, number];

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
    readonly control?: number;
    readonly ziggurat?: number;
    readonly wall?: number;
    readonly settlement?: number;
    readonly armies?: readonly { readonly seat: number; readonly units: Readonly<Partial<Record<UnitId, number>>>; readonly rams?: number }[];
    readonly tribe?: Readonly<Partial<Record<UnitId, number>>>;
    readonly event?: { readonly state: 'face_down' | 'running' | 'scoring' | 'waiting'; readonly token?: string; readonly owner?: number; readonly die?: number; readonly option?: number };
    readonly blocked?: boolean;
    readonly closed?: boolean;
  }[];
  readonly ships: readonly { readonly seat: number; readonly segment: string }[];
  readonly tracks: Readonly<Record<TrackId, readonly { readonly seat: number; readonly position: number }[]>>;
  readonly trade: readonly { readonly slot: number; readonly token: string; readonly amphora: number | null }[];
  readonly gardens: readonly { readonly token: string | null; readonly owner: number | null }[];
  readonly seats: readonly {
    readonly seat: number;
    readonly automated: boolean;
    readonly role: string | null;
    readonly empire: EmpireId | null;
    readonly start: string | null;
    readonly goods: Goods;
    readonly technologies: Readonly<Record<TypeId, number>>;
    readonly floors: number;
    readonly dice: readonly { readonly colour: DiceId; readonly face: string | null; readonly on: TypeId | null }[];
    readonly quests_held: number;
    readonly reserve: Readonly<Record<'amphora' | 'archer' | 'chariot' | 'event_die' | 'ram' | 'rider' | 'settlement' | 'ship' | 'spearman' | 'wall', number>>;
    readonly units: number;
    readonly quests?: readonly { readonly quest: string; readonly met: boolean }[];
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
      readonly moving?: { readonly unit: 'ship' | UnitId; readonly area?: string; readonly steps_left?: number; readonly segment?: string };
    };
  };
  readonly battles?: { readonly leader: number; readonly next: number; readonly order: readonly string[] };
  readonly battle?: {
    readonly area: string;
    readonly kind: 'simple' | 'solo' | 'standard' | 'totals';
    readonly step: string;
    readonly attacker: number;
    readonly leader: number;
    readonly rows: number;
    readonly sides: readonly {
      readonly party: 'tribe' | number | null;
      readonly decides: 'tribe' | number | null;
      readonly bones: number;
      readonly ship_bones: number;
      readonly bid: readonly number[] | null;
      readonly fighters: readonly { readonly number: number; readonly unit: UnitId; readonly here: boolean; readonly card?: string; readonly placed?: readonly [number, number, number]; readonly row?: number; readonly place?: number }[];
    }[];
    readonly tribe_die?: number;
    readonly to_place?: number;
    readonly placing?: number;
    readonly section?: SectionId;
    readonly duels?: readonly { readonly fighters: readonly [number, number]; readonly values: readonly [number, number]; readonly winner: number; readonly faster: number }[];
  };
  readonly wave?: number;
  readonly standing?: readonly { readonly seat: number; readonly rank: number; readonly points: number }[];
  readonly outcome?: 'lost' | 'won';
};

type Named<Id> = readonly { readonly id: Id; readonly name: string }[];

export type Catalogue = {
  readonly game: string;
  readonly name: string;
  readonly house_set: string;
  readonly map: {
    readonly areas: readonly {
      readonly id: string;
      readonly name: string;
      readonly x: number;
      readonly y: number;
      readonly drawing: { readonly event: Point; readonly label: Point; readonly polygon: readonly Point[]; readonly resource: Point; readonly units: Point };
      readonly start?: number;
      readonly terrain?: TerrainId;
      readonly resource?: ResourceId;
      readonly adjacent: readonly string[];
    }[];
    readonly segments: readonly { readonly id: string; readonly name: string; readonly river: string; readonly marked: boolean; readonly areas: readonly [string, string]; readonly drawing: { readonly line: readonly Point[]; readonly main?: boolean; readonly ship: Point } }[];
    readonly canvas: { readonly height: number; readonly width: number };
    readonly decor: readonly { readonly kind: string; readonly label: Point; readonly name: { readonly cs: string; readonly en: string; readonly pl: string }; readonly polygon: readonly Point[] }[];
  };
  readonly empires: readonly {
    readonly id: EmpireId;
    readonly name: string;
    readonly colour: string;
    readonly box: string;
    readonly bonus: string;
    readonly cards: readonly { readonly type: TypeId; readonly level: number; readonly name: string; readonly symbols: readonly string[]; readonly summary: string }[];
  }[];
  readonly types: Named<TypeId>;
  readonly resources: Named<ResourceId>;
  readonly terrains: Named<TerrainId>;
  readonly sections: Named<SectionId>;
  readonly symbols: readonly { readonly id: string; readonly sign: string; readonly glyph: string; readonly name: string }[];
  readonly dice: readonly { readonly id: DiceId; readonly name: string; readonly faces: readonly string[] }[];
  readonly elements: readonly { readonly id: ElementId; readonly name: string; readonly level: number; readonly cost: Goods }[];
  readonly units: readonly { readonly id: UnitId; readonly name: string; readonly speed: number; readonly value: number; readonly beats: readonly UnitId[] }[];
  readonly unit_limit: readonly number[];
  readonly tracks: readonly { readonly id: TrackId; readonly name: string; readonly positions: number; readonly vp: readonly number[] }[];
  readonly trade: readonly { readonly id: string; readonly level: number; readonly cost: Goods; readonly gain: Goods; readonly vp: number }[];
  readonly ship_slots: readonly number[];
  readonly gardens: readonly { readonly id: string; readonly level: number; readonly cost: Goods; readonly conditions: string; readonly needs: { readonly population: number; readonly event: number; readonly settlements: number }; readonly vp: number }[];
  readonly quests: readonly { readonly id: string; readonly vp: number; readonly text: string }[];
  readonly events: readonly { readonly id: string; readonly name: string; readonly terrain: TerrainId; readonly vp: number; readonly options: readonly { readonly label: string; readonly text: string }[] }[];
  readonly combat: readonly { readonly id: string; readonly unit: UnitId; readonly printed: readonly [number, number, number]; readonly slots: readonly [number, number, number]; readonly against: readonly UnitId[] }[];
  readonly strategies: readonly { readonly id: string; readonly name: string; readonly condition: string; readonly priorities: readonly [number, number]; readonly actions: readonly { readonly type: TypeId; readonly label: string; readonly text: string }[] }[];
  readonly categories: Named<CategoryId>;
  readonly tie_break: string;
  readonly options: readonly { readonly name: string; readonly title: string }[];
};

export type Decision = {
  readonly seat: number;
  readonly kind: string;
  readonly step: string;
  readonly prompt: string;
  readonly rule: string;
  readonly options: readonly { readonly move: string; readonly id: number; readonly text: string; readonly picks: readonly Readonly<Record<string, unknown>>[]; readonly follows?: { readonly cost: Goods } }[];
  readonly unavailable: readonly Readonly<Record<string, unknown>>[];
  readonly section?: SectionId;
  readonly area?: string;
};
