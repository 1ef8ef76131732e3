// Numbers with where they come from, as the engine tells them: strengths of an attack, prices of wonders.
import type { BoardProps } from './props';
import type { Option } from '../../protocol/messages';
import { followsOf, leaderName, nameOf, type AttackView, type Follows, type SeatView, type View } from './model';

// A sum part by part: where a number comes from.
export interface Part {
  readonly of: string; // "slot", "card", "terrain", …
  readonly id?: string | number;
  readonly giver?: number;
  readonly value: number;
}
export interface Sum {
  readonly total: number;
  readonly parts: readonly Part[];
}
// Both strengths before the dice, and the tokens that attacker and defender could add after the roll.
export interface BattleSums {
  readonly attack: Sum;
  readonly defence: Sum;
  readonly tokens: readonly [number, number];
}
// What the industry card would pay of a wonder's price: production, tokens (1 each), resources (2 each).
export type Price = SeatView['prices'][string];

export type Attack = AttackView;
type Sums = NonNullable<Follows['sums']>;
// wins_with_tokens: of 36, with 0, 1, 2 … tokens, against a defender who spends all.
export type AttackFollows = Required<Pick<Follows, 'target' | 'defender' | 'wins_with_tokens'>> & { readonly sums: Sums };

export const attackFollows = (option: Option | null | undefined): AttackFollows | null => {
  const follows = followsOf(option);
  return follows.sums ? (follows as AttackFollows) : null;
};
export const attackOf = (view: View): Attack | null => view.attack ?? null;
export const pricesOf = (seat: SeatView | undefined): Readonly<Record<string, Price>> => seat?.prices ?? {};

// How far a price is covered. With an odd rest a resource may pay too much, so the engine says whether it can be paid at all.
export function cover(price: Price): { readonly production: number; readonly tokens: number; readonly resources: number; readonly missing: number } {
  let left = price.total;
  const take = (most: number): number => {
    const taken = Math.max(0, Math.min(left, most));
    left -= taken;
    return taken;
  };
  const production = take(price.production ?? 0);
  const tokens = take(price.tokens ?? 0);
  const resources = take(2 * (price.resources ?? 0));
  return { production, tokens, resources, missing: left };
}

// Rolls of two dice that the attacker wins by more than `behind`: the odds as a table. attack + die > defence + die.
export const winsRoll = (attack: number, defence: number, own: number, other: number): boolean => attack + own > defence + other;

export function partText(props: BoardProps, part: Part): string {
  const { t } = props;
  const catalogue = props.catalogue;
  const id = String(part.id ?? '');
  switch (part.of) {
    case 'slot': return t('web.nd.part.slot', { n: Number(part.id) });
    case 'card': return nameOf(catalogue.cards, id);
    case 'terrain': return nameOf(catalogue.terrains, id);
    case 'city_terrain': return t('web.nd.part.city_terrain', { terrain: nameOf(catalogue.terrains, id) });
    case 'leader': return nameOf(catalogue.leaders, id);
    case 'wonder': return nameOf(catalogue.wonders, id);
    case 'state_card': return nameOf(catalogue.city_states, id);
    case 'pact': return t('web.nd.part.pact', { pact: nameOf(catalogue.pacts, id), who: leaderName(catalogue, props.view, part.giver ?? 0) });
    default: return t(`web.nd.part.${part.of}`);
  }
}

export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
