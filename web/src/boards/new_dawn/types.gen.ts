// What the engine says of this game, learned from samples by web/tools/types.mjs. Do not edit.

export const AGENDA_IDS = ['civilized', 'moneygrubber', 'warmonger', 'paranoid', 'explorer', 'aesthetic', 'technophile', 'scholarly', 'populous', 'preservationist'] as const;
export type AgendaId = (typeof AGENDA_IDS)[number];
export type CardId = string;
export const CATEGORY_IDS = ['v-civilized-moneygrubber', 'v-warmonger-paranoid', 'v-explorer-aesthetic', 'v-technophile-scholarly', 'v-populous-preservationist'] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];
export const CITY_STATE_IDS = ['carthage', 'kumasi', 'brussels', 'seoul', 'geneva', 'mohenjo-daro', 'buenos-aires', 'kabul'] as const;
export type CityStateId = (typeof CITY_STATE_IDS)[number];
export const EVENT_DIAL_IDS = ['spawn', 'blank', 'move', 'trade'] as const;
export type EventDialId = (typeof EVENT_DIAL_IDS)[number];
export const LEADER_IDS = ['america', 'aztec', 'egypt', 'france', 'japan', 'rome', 'scythia', 'sumeria'] as const;
export type LeaderId = (typeof LEADER_IDS)[number];
export const NATURAL_WONDER_IDS = ['torres-del-paine', 'cliffs-of-dover', 'mt-everest', 'crater-lake', 'grand-mesa', 'galapagos-islands', 'mt-kilimanjaro', 'pantanal'] as const;
export type NaturalWonderId = (typeof NATURAL_WONDER_IDS)[number];
export const PACT_IDS = ['joint-war', 'defensive-pact', 'embassy', 'open-borders'] as const;
export type PactId = (typeof PACT_IDS)[number];
export const RESOURCE_IDS = ['marble', 'mercury', 'oil', 'diamonds'] as const;
export type ResourceId = (typeof RESOURCE_IDS)[number];
export const TERRAIN_IDS = ['grassland', 'hills', 'forest', 'desert', 'mountains', 'water', 'natural_wonder'] as const;
export type TerrainId = (typeof TERRAIN_IDS)[number];
export const TYPE_IDS = ['culture', 'science', 'economy', 'industry', 'military'] as const;
export type TypeId = (typeof TYPE_IDS)[number];
export type WonderId = string;

export type View = {
  readonly observer: 'spectator' | number;
  readonly players: number;
  readonly round: number;
  readonly first: number;
  readonly active: number;
  readonly dial: number;
  readonly event: EventDialId;
  readonly pending: readonly number[];
  readonly question: string;
  readonly map: {
    readonly tiles: readonly { readonly tile: number; readonly side: 'A' | 'B'; readonly rotation: number; readonly at: readonly [number, number]; readonly core: boolean }[];
    readonly spaces: readonly {
      readonly id: string;
      readonly q: number;
      readonly r: number;
      readonly terrain: TerrainId;
      readonly natural_wonder?: NaturalWonderId;
      readonly natural_token?: boolean;
      readonly resource?: ResourceId;
      readonly city_state?: CityStateId;
      readonly independent?: boolean;
      readonly seat?: number;
      readonly piece?: 'capital' | 'city' | 'token';
      readonly reinforced?: boolean;
    }[];
    readonly barbarians: readonly { readonly letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I'; readonly home: string; readonly space?: string }[];
    readonly caravans: readonly { readonly seat: number; readonly space: string }[];
    readonly wonders: readonly { readonly wonder: string; readonly space: string; readonly seat?: number }[];
  };
  readonly market: readonly { readonly type: TypeId; readonly left: number; readonly wonder?: string }[];
  readonly victory: readonly (readonly [AgendaId, AgendaId])[];
  readonly seats: readonly {
    readonly seat: number;
    readonly leader: LeaderId;
    readonly automated: boolean;
    readonly row: readonly {
      readonly slot: number;
      readonly card: string;
      readonly trade: number;
      readonly states?: readonly { readonly state: CityStateId; readonly used: boolean }[];
      readonly natural_wonders?: readonly { readonly natural_wonder: NaturalWonderId; readonly used: boolean }[];
    }[];
    readonly tech: number;
    readonly resources: Readonly<Record<ResourceId, number>>;
    readonly natural_wonders: readonly { readonly natural_wonder: NaturalWonderId; readonly used: boolean }[];
    readonly stored: number;
    readonly caravans_on_card: number;
    readonly tokens_left: number;
    readonly cities_left: number;
    readonly mature: readonly string[];
    readonly friendly_spaces: number;
    readonly agendas: readonly AgendaId[];
    readonly pacts: readonly { readonly giver: number; readonly pact: PactId }[];
    readonly state_cards: readonly CityStateId[];
    readonly progress: Readonly<Partial<Record<AgendaId, readonly [number, number]>>>;
    readonly costs: Readonly<Record<string, number>>;
    readonly prices: Readonly<Record<string, {
      readonly total: number;
      readonly parts: readonly { readonly of: 'leader' | 'printed' | 'state_card'; readonly value: number; readonly id: string }[];
      readonly slot: number;
      readonly production: number;
      readonly tokens: number;
      readonly resources: number;
      readonly can_pay: boolean;
    }>>;
  }[];
  readonly standing: readonly { readonly seat: number; readonly rank: number; readonly victory_cards: number; readonly wonders: number; readonly friendly_spaces: number }[];
  readonly resolving?: {
    readonly card: string;
    readonly slot: number;
    readonly as_slot: number;
    readonly tokens_left?: number;
    readonly attacks_done?: number;
    readonly reinforced?: number;
    readonly wonder?: WonderId;
    readonly need?: number;
  };
  readonly attack?: {
    readonly space: string;
    readonly target: 'barbarian' | 'city' | 'city_state' | 'token';
    readonly attack: number;
    readonly defence: number;
    readonly dice: readonly [number, number];
    readonly spent: readonly [number, number];
    readonly sums: {
      readonly attack: {
        readonly total: number;
        readonly parts: readonly { readonly of: 'card' | 'leader' | 'pact' | 'slot' | 'wonder'; readonly value: number; readonly id: string | number; readonly giver?: number }[];
      };
      readonly defence: { readonly total: number; readonly parts: readonly { readonly of: string; readonly value: number; readonly id?: string }[] };
      readonly tokens: readonly [number, number];
    };
    readonly defender?: number;
  };
  readonly unlaid?: readonly { readonly tile: number; readonly seat: number }[];
};

export type Catalogue = {
  readonly game: 'new-dawn';
  readonly name: string;
  readonly types: readonly { readonly id: TypeId; readonly name: string }[];
  readonly terrains: readonly { readonly id: TerrainId; readonly name: string; readonly difficulty: number }[];
  readonly resources: readonly { readonly id: ResourceId; readonly name: string }[];
  readonly cards: readonly { readonly id: string; readonly name: string; readonly type: TypeId; readonly level: number; readonly summary: string }[];
  readonly automated_cards: readonly { readonly id: string; readonly summary: string }[];
  readonly leaders: readonly { readonly id: LeaderId; readonly name: string; readonly leader: string; readonly ability: string; readonly summary: string }[];
  readonly wonders: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: TypeId;
    readonly era: 'ancient' | 'medieval' | 'modern';
    readonly cost: number;
    readonly resources: readonly [ResourceId, ResourceId];
    readonly summary: string;
  }[];
  readonly city_states: readonly { readonly id: CityStateId; readonly name: string; readonly summary: string; readonly type: TypeId }[];
  readonly pacts: readonly { readonly id: PactId; readonly name: string; readonly summary: string }[];
  readonly natural_wonders: readonly { readonly id: NaturalWonderId; readonly name: string; readonly resource: ResourceId }[];
  readonly agendas: readonly { readonly id: AgendaId; readonly name: string; readonly summary: string }[];
  readonly tech: { readonly last: number; readonly after_last: number; readonly marks: readonly { readonly at: number; readonly level: number }[] };
  readonly event_dial: readonly { readonly id: EventDialId; readonly name: string }[];
  readonly tiles: readonly {
    readonly id: number;
    readonly kind: 'capital' | 'city_state' | 'natural_wonder' | 'plain';
    readonly sides: readonly [readonly {
      readonly terrain: TerrainId;
      readonly natural_wonder?: NaturalWonderId;
      readonly barbarian?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';
      readonly resource?: ResourceId;
      readonly city_state?: CityStateId;
    }[], readonly {
      readonly terrain: TerrainId;
      readonly natural_wonder?: NaturalWonderId;
      readonly barbarian?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I';
      readonly resource?: ResourceId;
      readonly city_state?: CityStateId;
    }[]];
  }[];
  readonly shapes: readonly [readonly (readonly [number, number])[], readonly (readonly [number, number])[]];
  readonly house_layout: string;
  readonly categories: readonly { readonly id: CategoryId; readonly name: string; readonly agendas: readonly [AgendaId, AgendaId] }[];
  readonly tie_break: string;
  readonly options: readonly {
    readonly name: 'agenda_uses_control_token' | 'automated' | 'epic' | 'flight_reinforce_minus_attacks' | 'map' | 'maracana_before' | 'players' | 'round_cap';
    readonly kind: 'boolean' | 'choice' | 'integer';
    readonly min?: number;
    readonly max?: number;
    readonly default: 'first_game' | number | boolean;
    readonly rule: string;
    readonly title: string;
    readonly help: string;
    readonly values?: readonly ['built' | 'first_game' | boolean, 'built' | 'first_game' | boolean];
    readonly value_titles?: readonly [string, string];
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
      readonly slot?: number;
      readonly space?: string;
      readonly action?: 'advance' | 'natural' | 'spend' | 'stop' | 'swap';
      readonly card?: string;
      readonly resource?: ResourceId;
      readonly wonder?: string;
      readonly state?: number;
      readonly use?: string;
      readonly tile?: number;
      readonly way?: number;
      readonly at?: readonly [number, number];
      readonly token?: number;
      readonly giver?: number;
      readonly pact?: PactId;
    }[];
    readonly follows?: {
      readonly reach?: readonly string[];
      readonly destinations?: readonly string[];
      readonly routes?: Readonly<Record<string, readonly string[]>>;
      readonly natural_wonder?: NaturalWonderId;
      readonly resource?: ResourceId;
      readonly cost?: number;
      readonly attack?: number;
      readonly defence?: number;
      readonly wins_of_36?: number;
      readonly wins_with_tokens?: readonly number[];
      readonly target?: 'barbarian' | 'city' | 'city_state' | 'token';
      readonly defender?: number | null;
      readonly sums?: {
        readonly attack: {
          readonly total: number;
          readonly parts: readonly {
            readonly of: 'card' | 'leader' | 'pact' | 'slot' | 'wonder';
            readonly value: number;
            readonly id: string | number;
            readonly giver?: number;
          }[];
        };
        readonly defence: {
          readonly total: number;
          readonly parts: readonly {
            readonly of: 'around' | 'city_state' | 'city_terrain' | 'leader' | 'pact' | 'reinforced' | 'terrain' | 'wonder';
            readonly value: number;
            readonly id?: string;
            readonly giver?: number;
          }[];
        };
        readonly tokens: readonly [number, number];
      };
    };
  }[];
  readonly unavailable: readonly { readonly space?: string; readonly rule: string; readonly why: string; readonly wonder?: string }[];
  readonly caravan?: {
    readonly reach: readonly string[];
    readonly destinations: readonly string[];
    readonly routes: Readonly<Record<string, readonly string[]>>;
    readonly space: string;
    readonly steps_left: number;
  };
  readonly laying?: { readonly tile: number; readonly way?: number };
};
