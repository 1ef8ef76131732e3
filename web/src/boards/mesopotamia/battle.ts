// What the view says about a battle, as the sheet draws it: cards with their bones, rows in which units queue, pairs, and a bid that is put together.
// What a pair comes to is said by the engine (`duels`).
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';
import { found, namedBy, optionsOf, stepOf, verbOf, type BattleView, type Catalogue, type FighterView, type SideView } from './model';
import { SECTION_IDS } from './types.gen';

export type Duel = NonNullable<BattleView['duels']>[number];
export type CombatCard = Catalogue['combat'][number];

export interface RowOfCard {
  readonly printed: number;
  readonly placed: number;
  readonly free: number; // slots for more
}
// Strength, tactics and mobility of a unit; nothing where no card is drawn yet.
export function rowsOfCard(catalogue: Catalogue, fighter: FighterView): readonly RowOfCard[] {
  const card = found(catalogue.combat, fighter.card);
  if (!card) return [];
  return SECTION_IDS.map((_, i) => {
    const [printed = 0, placed = 0, slots = 0] = [card.printed[i], fighter.placed?.[i], card.slots[i]];
    return { printed, placed, free: slots - placed };
  });
}

export const standing = (side: SideView): readonly FighterView[] => side.fighters.filter((one) => one.here);
export const sidesOf = (battle: BattleView): readonly [SideView, SideView] => battle.sides as unknown as readonly [SideView, SideView];

// The side that somebody decides for: one's own, or that of a tribe; null: neither.
export function sideOf(battle: BattleView, you: BoardProps['you']): 0 | 1 | null {
  const [one, other] = sidesOf(battle);
  return one.decides === you ? 0 : other.decides === you ? 1 : null;
}
// Whose line lies at the bottom: one's own, or that of the attacker.
export const nearSide = (battle: BattleView, you: BoardProps['you']): 0 | 1 => sideOf(battle, you) ?? (battle.attacker === 1 ? 1 : 0);

export interface Row {
  readonly row: number; // from 1
  readonly queues: readonly [readonly FighterView[], readonly FighterView[]]; // in the order in which they fight
}
// The units that stand in rows; those that are still to be placed are in none.
export function rowsOf(battle: BattleView): readonly Row[] {
  const queue = (side: SideView, row: number) => standing(side).filter((one) => one.row === row).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const rows = new Set(battle.sides.flatMap((side) => standing(side).flatMap((one) => (one.row === undefined ? [] : [one.row]))));
  const [one, other] = sidesOf(battle);
  return [...rows].sort((a, b) => a - b).map((row) => ({ row, queues: [queue(one, row), queue(other, row)] }));
}
export const duelOf = (battle: BattleView, one: number | undefined, other: number | undefined): Duel | undefined => battle.duels?.find(({ fighters }) => fighters[0] === one && fighters[1] === other);
// The row that is fought in now: the first with units of both sides.
export const rowInPlay = (battle: BattleView): number | undefined => (battle.step === 'duels' ? rowsOf(battle).find(({ queues }) => queues[0].length > 0 && queues[1].length > 0)?.row : undefined);

// --- a bid

export interface Bidding {
  readonly side: 0 | 1;
  readonly said: readonly number[]; // sections that are bid already
  readonly sections: number; // in all: three, or one where battles are simple
  readonly bones: number;
  readonly least: number; // bones lent by ships must be bid
  readonly all: boolean; // a tribe bids everything: its last section follows from the others
}
export function biddingOf(props: BoardProps): Bidding | null {
  const { battle } = props.view;
  const side = battle ? sideOf(battle, props.you) : null;
  if (!battle || side === null || stepOf(props.compose) !== 'bid') return null;
  const own = battle.sides[side] as SideView;
  const all = own.party === 'tribe';
  const sections = battle.kind === 'standard' ? SECTION_IDS.length : 1;
  return { side, said: own.bid ?? [], sections, bones: own.bones, least: all ? own.bones : own.ship_bones, all };
}
export const sumOf = (bid: readonly number[]): number => bid.reduce((sum, n) => sum + n, 0);
// How many more a section can take.
export const mostMore = ({ bones }: Bidding, bid: readonly number[]): number => bones - sumOf(bid);
export const isComplete = ({ least, bones }: Bidding, bid: readonly number[]): boolean => sumOf(bid) >= least && sumOf(bid) <= bones;
// What the engine is told, one section after the other.
export function bidMoves({ said, sections, all }: Bidding, bid: readonly number[]): string[] {
  return bid.slice(said.length, all ? sections - 1 : sections).map((n) => `bid ${n}`);
}

// --- answers

const VERBS: readonly string[] = ['bid', 'bone', 'put', 'row', 'tire', 'rams', 'lose'];
export const answersOf = (props: BoardProps): readonly Option[] => {
  if (!props.view.battle) return [];
  const own = stepOf(props.compose) === 'own_bone';
  return optionsOf(props.compose).filter((option) => VERBS.includes(verbOf(option)) || (own && verbOf(option) === 'done'));
};
// The bone that an answer puts on a card: ["2", "tactics"].
export function boneOf(option: Option): { readonly fighter: number; readonly section: string } | null {
  if (verbOf(option) !== 'bone') return null;
  const [fighter, section = ''] = namedBy(option).split(' ');
  return { fighter: Number(fighter), section };
}
// The unit that an answer puts into a row.
export function putOf(option: Option): { readonly side: number; readonly fighter: number } | null {
  if (verbOf(option) !== 'put') return null;
  const [side, fighter] = namedBy(option).split(' ').map(Number);
  return { side: side ?? 0, fighter: fighter ?? 0 };
}
