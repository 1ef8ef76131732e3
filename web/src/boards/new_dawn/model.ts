// Names for parts of what the engine says (types.gen.ts; docs/positions/new-dawn.md explains it), and small lookups. Nothing here is a rule.
//
//   const view = props.view;   spaceOf(view, '7d')?.terrain
//   nameOf(catalogue.wonders, 'petra')            followsOf(option).attack
import type { Decision as AnyDecision, Option, Pick } from '../../protocol/messages';
import { pickKey, type Compose } from '../../table/compose';
import { RESOURCE_IDS, TERRAIN_IDS, type Catalogue, type Decision, type EventDialId, type ResourceId, type TerrainId, type TypeId, type View } from './types.gen';

export type { Catalogue, View };
export type SpaceId = string; // "7d": tile and place, "w2": a water token
export type CardId = string; // "culture-2"
export type FocusType = TypeId;
export type Terrain = TerrainId;
export type Resource = ResourceId;
export type DialIcon = EventDialId;

export const SLOT_TERRAINS: readonly Terrain[] = TERRAIN_IDS.slice(0, 5); // of the slots 1 to 5
export const RESOURCES = RESOURCE_IDS;
export const TRADE_LIMIT = 3; // places for trade tokens on a card

// --- the view

export type MapView = View['map'];
export type SpaceView = MapView['spaces'][number]; // q, r: axial, pointy tops: +q is east, +r is south-east
export type TileView = MapView['tiles'][number];
export type BarbarianView = MapView['barbarians'][number];
export type SeatView = View['seats'][number];
export type CardInRow = SeatView['row'][number];
export type AttackView = NonNullable<View['attack']>;

// --- the catalogue

export interface Named {
  readonly id: string;
  readonly name: string;
}
export type Summed = Named & { readonly summary: string };
export type FocusCard = Catalogue['cards'][number];
export type WonderCard = Catalogue['wonders'][number];
export type LeaderCard = Catalogue['leaders'][number];
export type TileCard = Catalogue['tiles'][number];
export type TileSpace = TileCard['sides'][number][number];

// --- the decision

// What is known to follow from an option.
export type Follows = NonNullable<Decision['options'][number]['follows']>;
// Steps that are asked more than once in a card: the caravan in motion, the tile that is being laid (way: side * 6 + rotation).
export type Motion = NonNullable<Decision['caravan']>;
export type Laying = NonNullable<Decision['laying']>;

export const followsOf = (option: Option | null | undefined): Follows => (option as { follows?: Follows } | null | undefined)?.follows ?? {};
export const motionOf = (decision: AnyDecision | null): Motion | null => (decision?.['caravan'] as Motion | undefined) ?? null;
export const layingOf = (decision: AnyDecision | null): Laying | null => (decision?.['laying'] as Laying | undefined) ?? null;
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

// --- lookups

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

