// Names for parts of what the engine says (types.gen.ts; docs/positions/mesopotamia.md explains it), and small lookups. Nothing here is a rule.
//
//   areaOf(view, 'ur')?.control       partsOf('trade 3') // ['trade', '3']
import type { Option } from '../../protocol/messages';
import type { Compose } from '../../table/compose';
import type { Catalogue, DiceId, ElementId, EmpireId, ResourceId, SectionId, TypeId, UnitId, View } from './types.gen';

export type { Catalogue, DiceId, ElementId, EmpireId, ResourceId, SectionId, TypeId, UnitId, View };
export type AreaView = View['areas'][number];
export type SeatView = View['seats'][number];
export type DieView = SeatView['dice'][number];
export type BattleView = NonNullable<View['battle']>;
export type SideView = BattleView['sides'][number];
export type FighterView = SideView['fighters'][number];
export type TurnView = NonNullable<View['turn']>;
export type ActionView = NonNullable<TurnView['action']>;
export type AreaSheet = Catalogue['map']['areas'][number];
export type SegmentSheet = Catalogue['map']['segments'][number];
export type TechCard = Catalogue['empires'][number]['cards'][number];
export type Goods = Readonly<Partial<Record<ResourceId, number>>>;
export type Party = number | 'tribe' | null;

export const TRIBE = 'tribe';
export const FLOORS = 6; // of a ziggurat
export const PARTS = 5; // of the Hanging Gardens
export const EVENT_ROUNDS = 6; // that an event can run
export const LEVELS = ['', 'I', 'II', 'III', 'IV', 'V'] as const;

// --- moves: the engine's notation says what an option is

// The verb and what it names: "trade 3" -> ["trade", "3"]; "grow" -> ["grow", ""].
export function partsOf(move: string): readonly [string, string] {
  const space = move.indexOf(' ');
  return space < 0 ? [move, ''] : [move.slice(0, space), move.slice(space + 1)];
}
export const verbOf = (option: Option): string => partsOf(option.move)[0];
export const namedBy = (option: Option): string => partsOf(option.move)[1];
export const stepOf = (compose: Compose): string => compose.decision.value?.step ?? '';
export const optionsOf = (compose: Compose): readonly Option[] => compose.decision.value?.options ?? [];
export const optionOf = (compose: Compose, move: string): Option | undefined => optionsOf(compose).find((option) => option.move === move);
// What a pick of an option says: pickOf(option, 'area') -> 'ur'.
export const pickOf = (option: Option, key: string): unknown => option.picks.find((pick) => key in pick)?.[key];
export const costOf = (option: Option | undefined): Goods => (option as { follows?: { cost?: Goods } } | undefined)?.follows?.cost ?? {};

// --- lookups

export const areaOf = (view: View, id: string): AreaView | undefined => view.areas.find((area) => area.id === id);
export const sheetOf = (catalogue: Catalogue, id: string): AreaSheet | undefined => catalogue.map.areas.find((area) => area.id === id);
export const segmentOf = (catalogue: Catalogue, id: string): SegmentSheet | undefined => catalogue.map.segments.find((segment) => segment.id === id);
export const seatOf = (view: View, seat: number | 'spectator'): SeatView | undefined => (seat === 'spectator' ? undefined : view.seats[seat]);
// Whose area is shown: one's own, or that of the player in turn.
export const ownSeat = (view: View, you: number | 'spectator'): SeatView | undefined => view.seats[you === 'spectator' ? (view.turn?.seat ?? view.pending[0] ?? 0) : you];
export const empireOf = (catalogue: Catalogue, seat: SeatView | undefined): Catalogue['empires'][number] | undefined => catalogue.empires.find((one) => one.id === seat?.empire);
// The card of a type at the level that the seat has.
export const cardOf = (catalogue: Catalogue, seat: SeatView | undefined, type: TypeId, level = seat?.technologies[type]): TechCard | undefined =>
  empireOf(catalogue, seat)?.cards.find((card) => card.type === type && card.level === level);
export const positionOf = (view: View, track: 'event' | 'population', seat: number): number => view.tracks[track].find((one) => one.seat === seat)?.position ?? 0;
export const totalOf = (seat: SeatView | undefined): number => Object.values(seat?.points ?? {}).reduce((sum, n) => sum + n, 0);

interface Named {
  readonly id: string;
  readonly name: string;
}
export const found = <T extends { readonly id: string }>(list: readonly T[] | undefined, id: string | null | undefined): T | undefined => list?.find((one) => one.id === id);
export const nameOf = (list: readonly Named[] | undefined, id: string | null | undefined): string => found(list, id)?.name ?? id ?? '';
export const areaName = (catalogue: Catalogue, id: string): string => nameOf(catalogue.map.areas, id);
