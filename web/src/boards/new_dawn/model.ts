// The view, the catalogue and the decision of A New Dawn as docs/positions/new-dawn.md describes them, and small lookups. Nothing here is a
// rule: everything was said by the engine.
//
//   const view = props.view as View;   spaceOf(view, '7d')?.terrain
//   nameOf(catalogue.wonders, 'petra')            followsOf(option).attack
import type { Decision, Option, Pick } from '../../protocol/messages';
import { pickKey, type Compose } from '../../table/compose';

export type SpaceId = string; // "7d": tile and place, "w2": a water token
export type FocusType = 'culture' | 'science' | 'economy' | 'industry' | 'military';
export type Terrain = 'grassland' | 'hills' | 'forest' | 'desert' | 'mountains' | 'water' | 'natural_wonder';
export type Resource = 'marble' | 'mercury' | 'oil' | 'diamonds';
export type DialIcon = 'spawn' | 'blank' | 'move' | 'trade';
export type CardId = string; // "culture-2"

export const FOCUS_TYPES: readonly FocusType[] = ['culture', 'science', 'economy', 'industry', 'military'];
export const TERRAINS: readonly Terrain[] = ['grassland', 'hills', 'forest', 'desert', 'mountains', 'water', 'natural_wonder'];
export const SLOT_TERRAINS: readonly Terrain[] = TERRAINS.slice(0, 5); // of the slots 1 to 5
export const RESOURCES: readonly Resource[] = ['marble', 'mercury', 'oil', 'diamonds'];
export const EVENT_DIAL: readonly DialIcon[] = ['spawn', 'blank', 'move', 'trade', 'move'];
export const LAST_TECH = 24; // of the dial
export const TECH_AFTER_LAST = 15;
export const TECH_LEVELS: Readonly<Record<number, number>> = { 3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4 }; // marks of the dial
export const TRADE_LIMIT = 3; // places for trade tokens on a card

// --- the view ------------------------------------------------------------------------------------------------------

export interface SpaceView {
  readonly id: SpaceId;
  readonly q: number; // axial, pointy tops: +q is east, +r is south-east
  readonly r: number;
  readonly terrain: Terrain;
  readonly resource?: Resource; // a token lies there
  readonly seat?: number; // whose piece
  readonly piece?: 'capital' | 'city' | 'token';
  readonly reinforced?: boolean;
  readonly natural_wonder?: string;
  readonly natural_token?: boolean; // its token lies there
  readonly city_state?: string;
  readonly independent?: boolean; // its token lies there
}

export interface TileView {
  readonly tile: number;
  readonly side: 'A' | 'B';
  readonly rotation: number;
  readonly at: readonly [number, number];
  readonly core: boolean;
}

export interface BarbarianView {
  readonly letter: string;
  readonly home: SpaceId;
  readonly space?: SpaceId; // absent: off the map
}

export interface MapView {
  readonly tiles: readonly TileView[];
  readonly spaces: readonly SpaceView[];
  readonly barbarians: readonly BarbarianView[];
  readonly caravans: readonly { readonly seat: number; readonly space: SpaceId }[];
  readonly wonders: readonly { readonly wonder: string; readonly space: SpaceId; readonly seat?: number }[];
}

export interface CardInRow {
  readonly slot: number; // from 1
  readonly card: CardId;
  readonly trade: number;
  readonly states?: readonly { readonly state: string; readonly used: boolean }[];
  readonly natural_wonders?: readonly { readonly natural_wonder: string; readonly used: boolean }[];
}

// A sum part by part: where a number comes from.
export interface Part {
  readonly of: string; // "slot", "card", "terrain", "city_terrain", "leader", "printed", "wonder", "state_card", "pact", "city_state", "reinforced", "around"
  readonly value: number;
  readonly id?: string | number; // of that card, wonder, terrain …
  readonly giver?: number; // of a pact
}
export interface Sum {
  readonly total: number;
  readonly parts: readonly Part[];
}
// Both sides of an attack before the dice, and the tokens that either could spend.
export interface BattleSums {
  readonly attack: Sum;
  readonly defence: Sum;
  readonly tokens: readonly [attacker: number, defender: number];
}
// A wonder's price, and what the industry card in its slot would pay of it.
export interface Price extends Sum {
  readonly slot?: number;
  readonly production?: number;
  readonly tokens?: number; // worth 1 each
  readonly resources?: number; // worth 2 each
  readonly can_pay?: boolean;
}

export interface SeatView {
  readonly seat: number;
  readonly leader: string;
  readonly automated: boolean;
  readonly row: readonly CardInRow[];
  readonly tech: number;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly natural_wonders: readonly { readonly natural_wonder: string; readonly used: boolean }[];
  readonly stored: number; // trade tokens on Great Zimbabwe
  readonly caravans_on_card: number;
  readonly tokens_left: number;
  readonly cities_left: number;
  readonly mature: readonly SpaceId[];
  readonly friendly_spaces: number;
  readonly agendas: readonly string[]; // completed
  readonly progress: Readonly<Record<string, readonly [have: number, need: number]>>; // by agenda
  readonly pacts: readonly { readonly giver: number; readonly pact: string }[];
  readonly state_cards: readonly string[];
  readonly costs: Readonly<Record<string, number>>; // of the face-up wonders
  readonly prices: Readonly<Record<string, Price>>; // the same, part by part
}

export interface Resolving {
  readonly card: CardId;
  readonly slot: number;
  readonly as_slot: number; // the slot that counts
  readonly tokens_left?: number; // culture: still to be placed
  readonly attacks_done?: number; // military
  readonly reinforced?: number;
  readonly wonder?: string; // industry: being paid for
  readonly need?: number; // production still missing
}

export interface AttackView {
  readonly space: SpaceId;
  readonly target: 'barbarian' | 'city_state' | 'city' | 'token';
  readonly attack: number; // totals so far, with the dice
  readonly defence: number;
  readonly dice: readonly [number, number];
  readonly spent: readonly [number, number]; // tokens since the roll
  readonly sums: BattleSums;
  readonly defender?: number;
}

export interface MarketPile {
  readonly type: FocusType;
  readonly left: number;
  readonly wonder?: string; // absent: the deck is exhausted
}

export interface View {
  readonly observer: number | 'spectator';
  readonly players: number;
  readonly round: number;
  readonly first: number;
  readonly active: number;
  readonly dial: number; // place in catalogue.event_dial
  readonly event: DialIcon;
  readonly pending: readonly number[];
  readonly question: string; // the step of whoever is asked, or "over"
  readonly map: MapView;
  readonly market: readonly MarketPile[];
  readonly victory: readonly (readonly [string, string])[]; // the agendas of each victory card in play
  readonly seats: readonly SeatView[];
  readonly standing: readonly { readonly seat: number; readonly rank: number; readonly victory_cards: number; readonly wonders: number; readonly friendly_spaces: number }[];
  readonly resolving?: Resolving;
  readonly attack?: AttackView;
  readonly unlaid?: readonly { readonly tile: number; readonly seat: number }[]; // while the map is built
}

// --- the catalogue -------------------------------------------------------------------------------------------------

export interface Named {
  readonly id: string;
  readonly name: string;
}
export interface Summed extends Named {
  readonly summary: string;
}
export interface FocusCard extends Summed {
  readonly type: FocusType;
  readonly level: number;
}
export interface WonderCard extends Summed {
  readonly type: FocusType;
  readonly era: 'ancient' | 'medieval' | 'modern';
  readonly cost: number;
  readonly resources: readonly [Resource, Resource];
}
export interface LeaderCard extends Summed {
  readonly leader: string; // the person
  readonly ability: string;
}
export interface TileCard {
  readonly id: number;
  readonly kind: 'plain' | 'capital' | 'city_state' | 'natural_wonder';
  readonly sides: readonly (readonly TileSpace[])[]; // A, B; ten spaces
}
export interface TileSpace {
  readonly terrain: Terrain;
  readonly resource?: Resource;
  readonly barbarian?: string;
  readonly city_state?: string;
  readonly natural_wonder?: string;
}

export interface Catalogue {
  readonly types: readonly Named[];
  readonly terrains: readonly (Named & { readonly difficulty: number })[];
  readonly resources: readonly Named[];
  readonly cards: readonly FocusCard[];
  readonly automated_cards: readonly { readonly id: CardId; readonly summary: string }[]; // what a card does for an automated player
  readonly leaders: readonly LeaderCard[];
  readonly wonders: readonly WonderCard[];
  readonly city_states: readonly (Summed & { readonly type: FocusType })[];
  readonly pacts: readonly Summed[];
  readonly natural_wonders: readonly (Named & { readonly resource: Resource })[];
  readonly agendas: readonly Summed[];
  readonly tech: { readonly last: number; readonly after_last: number; readonly marks: readonly { readonly at: number; readonly level: number }[] };
  readonly event_dial: readonly { readonly id: DialIcon; readonly name: string }[];
  readonly tiles: readonly TileCard[];
  readonly shapes: readonly (readonly (readonly [number, number])[])[]; // of a tile's side A and B, unturned
  readonly house_layout: string; // what to say where a layout is ours
  readonly categories: readonly { readonly id: string; readonly name: string; readonly agendas: readonly [string, string] }[];
  readonly tie_break: string;
}

// --- the decision --------------------------------------------------------------------------------------------------

// What is known to follow from an option.
export interface Follows {
  readonly attack?: number; // before the dice
  readonly defence?: number;
  readonly wins_of_36?: number; // of the rolls, before anybody spends tokens
  readonly wins_with_tokens?: readonly number[]; // with 0, 1, 2 … own tokens against all of the defender's
  readonly target?: AttackView['target'];
  readonly defender?: number | null;
  readonly sums?: BattleSums;
  readonly reach?: readonly SpaceId[]; // a caravan: where it could stop
  readonly destinations?: readonly SpaceId[]; // of them: where it arrives
  readonly routes?: Readonly<Record<SpaceId, readonly SpaceId[]>>; // the steps there
  readonly cost?: number; // of a wonder
  readonly resource?: Resource; // a control token takes it
  readonly natural_wonder?: string;
}

// Steps that are asked more than once in a card: the caravan in motion, the tile that is being laid.
export interface Motion {
  readonly space: SpaceId;
  readonly steps_left: number;
  readonly reach: readonly SpaceId[];
  readonly destinations: readonly SpaceId[];
  readonly routes: Readonly<Record<SpaceId, readonly SpaceId[]>>;
}
export interface Laying {
  readonly tile: number;
  readonly way?: number; // side * 6 + rotation
}

export const followsOf = (option: Option | null | undefined): Follows => (option as { follows?: Follows } | null | undefined)?.follows ?? {};
export const motionOf = (decision: Decision | null): Motion | null => (decision?.['caravan'] as Motion | undefined) ?? null;
export const layingOf = (decision: Decision | null): Laying | null => (decision?.['laying'] as Laying | undefined) ?? null;
export const stepOf = (compose: Compose): string | null => compose.decision.value?.step ?? null;

// "attack" of "attack 7d".
export const verbOf = (option: Option): string => option.move.split(' ', 1)[0] ?? '';

export const pickIn = (option: Option, key: string): unknown => option.picks.find((one) => pickKey(one) === key)?.[key];
export const chosenValue = (compose: Compose, key: string): unknown => compose.chosen.value.find((one) => pickKey(one.pick) === key)?.pick[key];
export const optionWith = (compose: Compose, pick: Pick): Option | undefined => {
  const key = pickKey(pick);
  return compose.decision.value?.options.find((option) => pickIn(option, key) === pick[key]);
};
// Why something is not offered, where the decision says so: whyNot(compose, 'wonder', 'petra').
export const whyNot = (compose: Compose, key: string, value: unknown): string | undefined =>
  compose.decision.value?.unavailable?.find((entry) => entry[key] === value)?.why;

// --- lookups -------------------------------------------------------------------------------------------------------

const spacesByView = new WeakMap<MapView, ReadonlyMap<SpaceId, SpaceView>>();

export function spacesOf(view: View): ReadonlyMap<SpaceId, SpaceView> {
  let spaces = spacesByView.get(view.map);
  if (!spaces) {
    spaces = new Map(view.map.spaces.map((space) => [space.id, space]));
    spacesByView.set(view.map, spaces);
  }
  return spaces;
}

export const spaceOf = (view: View, id: SpaceId): SpaceView | undefined => spacesOf(view).get(id);
export const barbarianAt = (view: View, id: SpaceId): BarbarianView | undefined => view.map.barbarians.find((one) => one.space === id);
export const caravansAt = (view: View, id: SpaceId): readonly number[] => view.map.caravans.filter((one) => one.space === id).map((one) => one.seat);
export const wonderAt = (view: View, id: SpaceId): string | undefined => view.map.wonders.find((one) => one.space === id)?.wonder;
export const isMature = (view: View, id: SpaceId): boolean => view.seats.some((seat) => seat.mature.includes(id));
export const capitalOf = (view: View, seat: number): SpaceView | undefined => view.map.spaces.find((one) => one.seat === seat && one.piece === 'capital');
export const wondersOf = (view: View, seat: number): readonly string[] => view.map.wonders.filter((one) => one.seat === seat).map((one) => one.wonder);
export const seatOf = (view: View, seat: number): SeatView | undefined => view.seats[seat];
export const isBuilding = (view: View): boolean => view.unlaid !== undefined;

export const typeOfCard = (card: CardId): FocusType => card.split('-')[0] as FocusType;
export const levelOfCard = (card: CardId): number => Number(card.split('-')[1]);
export const roman = (level: number): string => ['', 'I', 'II', 'III', 'IV'][level] ?? String(level);

export const found = <T extends Named>(list: readonly T[] | undefined, id: string): T | undefined => list?.find((one) => one.id === id);
export const nameOf = (list: readonly Named[] | undefined, id: string): string => found(list, id)?.name ?? id;
export const difficultyOf = (catalogue: Catalogue, terrain: Terrain): number => found(catalogue.terrains, terrain)?.difficulty ?? 0;
export const leaderName = (catalogue: Catalogue, view: View, seat: number): string => nameOf(catalogue.leaders, view.seats[seat]?.leader ?? '');

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
