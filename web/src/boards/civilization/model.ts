// Names for parts of what the engine says (types.gen.ts; docs/positions/civilization.md explains it), and small lookups. Nothing here is a rule.
//
//   squareOf(view, 'e7')?.terrain       partsOf('fight infantry 2') // ['fight', 'infantry 2']
import type { Decision as AnyDecision, Option } from '../../protocol/messages';
import type { Compose } from '../../table/compose';
import type { Square } from './squares';
import type { AgeId, Catalogue, Decision, PhaseId, ResourceId, UnitId, View as Told } from './types.gen';

export type { AgeId, Catalogue, PhaseId, ResourceId, Told, UnitId };
// Before civilizations are dealt a player has nothing but a seat (seated.tsx fills it in).
type ToldSeat = Told['seats'][number];
type Settled = 'governments' | 'trade' | 'culture' | 'coins' | 'income' | 'track' | 'techs' | 'huts' | 'villages' | 'events' | 'units' | 'cities' | 'armies' | 'scouts' | 'armies_left' | 'scouts_left' | 'stats' | 'progress' | 'score';
type Numbers = Readonly<Record<string, number>>;
interface Race {
  readonly have: number;
  readonly need: number;
}
interface Progress {
  readonly culture: Race;
  readonly technology: Race & { readonly rows: readonly number[] };
  readonly economic: Race & { readonly from: { readonly map: number; readonly techs: number; readonly tokens: number; readonly government: number } };
}
export type SeatView = Omit<ToldSeat, Settled | 'coin_tokens' | 'wonder_costs' | 'wonders'> & { readonly [key in Exclude<Settled, 'progress'>]: NonNullable<ToldSeat[key]> } & {
  readonly progress: Progress;
  readonly coin_tokens?: Numbers;
  readonly wonder_costs?: Numbers;
  readonly wonders?: readonly string[];
};
type Item = { readonly [key in 'figure' | 'unit' | 'building' | 'wonder' | 'resource']?: string };
type Market = Omit<Told['market'], 'buildings' | 'obsolete'> & { readonly buildings: Numbers; readonly obsolete?: readonly string[] };
export type AnnouncementView = Omit<NonNullable<Told['announcements']>[number], 'item' | 'second_item'> & { readonly item?: Item; readonly second_item?: Item };
export type View = Omit<Told, 'seats' | 'market' | 'announcements'> & { readonly seats: readonly SeatView[]; readonly market: Market; readonly announcements?: readonly AnnouncementView[] };
export type SquareView = View['squares'][number];
export type TileView = View['tiles'][number];
export type CityView = SeatView['cities'][number];
export type BattleView = NonNullable<View['battle']>;
export type SideView = BattleView['sides'][number];
export type FrontView = BattleView['fronts'][number];
export type UnitView = NonNullable<FrontView['units'][number]>;
export type OfferView = NonNullable<View['offer']>;
export type GoodsView = NonNullable<OfferView['gives']>;

export const TILE = 4; // squares along a side of a tile
export const DIAL = 27; // the most trade
export const MARKET: readonly ResourceId[] = ['wheat', 'silk', 'incense', 'iron']; // with tokens in the market
export const LEVELS = ['', 'I', 'II', 'III', 'IV', 'V'] as const;

// --- moves: the engine's notation says what an option is

// The verb and what it names: "build bank" -> ["build", "bank"]; "produce" -> ["produce", ""].
export function partsOf(move: string): readonly [string, string] {
  const space = move.indexOf(' ');
  return space < 0 ? [move, ''] : [move.slice(0, space), move.slice(space + 1)];
}
export const verbOf = (option: Option): string => partsOf(option.move)[0];
export const namedBy = (option: Option): string => partsOf(option.move)[1];
export const stepOf = (compose: Compose): string => compose.decision.value?.step ?? '';
export const optionsOf = (compose: Compose): readonly Option[] => compose.decision.value?.options ?? [];
export const optionOf = (compose: Compose, move: string): Option | undefined => optionsOf(compose).find((option) => option.move === move);

// The square of the map that an option means, if any.
export const targetOf = (option: Option): Square | null => (option.picks.find((pick) => typeof pick['square'] === 'string')?.['square'] as Square | undefined) ?? null;

// What is known to follow from an option; where a group is on its way.
export type Follows = NonNullable<Decision['options'][number]['follows']>;
export const followsOf = (option: Option | null | undefined): Follows => (option as { follows?: Follows } | null | undefined)?.follows ?? {};
export type Motion = NonNullable<Decision['moving']>;
export const motionOf = (decision: AnyDecision | null): Motion | null => (decision?.['moving'] as Motion | undefined) ?? null;

// --- lookups

const known = new WeakMap<object, ReadonlyMap<Square, SquareView>>();
export function squaresOf(view: View): ReadonlyMap<Square, SquareView> {
  let squares = known.get(view.squares);
  if (!squares) {
    squares = new Map(view.squares.map((square) => [square.at, square]));
    known.set(view.squares, squares);
  }
  return squares;
}
export const squareOf = (view: View, square: Square): SquareView | undefined => squaresOf(view).get(square);
export const seatOf = (view: View, seat: number | 'spectator'): SeatView | undefined => (seat === 'spectator' ? undefined : view.seats[seat]);
// Whose area is shown: one's own, or that of the player in turn.
export const ownSeat = (view: View, you: number | 'spectator'): SeatView | undefined => view.seats[you === 'spectator' ? view.active : you];

export interface CityHere {
  readonly seat: number;
  readonly city: CityView;
}
export function cityAt(view: View, square: Square): CityHere | undefined {
  for (const { seat, cities } of view.seats) for (const city of cities) if (city.at === square) return { seat, city };
  return undefined;
}
export const outskirtsOf = (view: View, seat: number, city: number): Square[] => view.squares.filter((one) => one.seat === seat && one.city === city).map((one) => one.at);

export interface Stack {
  readonly at: Square;
  readonly seat: number;
  readonly armies: number;
  readonly scouts: number;
  readonly white: boolean; // among the armies
  readonly moved: boolean; // all of them
}
// Figures by square and owner, in the order of the seats.
export function stacksOf(view: View): Stack[] {
  return view.seats.flatMap(({ seat, armies, scouts }) => {
    const squares = [...new Set([...armies, ...scouts].map((one) => one.at))];
    return squares.map((at) => {
      const [soldiers, travellers] = [armies.filter((one) => one.at === at), scouts.filter((one) => one.at === at)];
      return { at, seat, armies: soldiers.length, scouts: travellers.length, white: soldiers.some((one) => one.white), moved: [...soldiers, ...travellers].every((one) => one.moved) };
    });
  });
}
export const stacksAt = (view: View, square: Square): Stack[] => stacksOf(view).filter((stack) => stack.at === square);

interface Named {
  readonly id: string;
  readonly name: string;
}
export const found = <T extends Named>(list: readonly T[] | undefined, id: string | undefined): T | undefined => list?.find((one) => one.id === id);
export const nameOf = (list: readonly Named[] | undefined, id: string | undefined): string => found(list, id)?.name ?? id ?? '';
// Of the set of cards that is played (CV-R36).
export function governmentOf(catalogue: Catalogue, view: View, id: string | undefined) {
  const card = found(catalogue.governments, id);
  return card && view.options.government_set === 'later' ? { ...card, ...card.later } : card;
}
export const civName = (catalogue: Catalogue, view: View, seat: number): string => nameOf(catalogue.civilizations, view.seats[seat]?.civ);
export const unitName = (catalogue: Catalogue, type: UnitId, rank: number): string => found(catalogue.units, type)?.ranks[Math.max(0, rank - 1)] ?? nameOf(catalogue.units, type);
