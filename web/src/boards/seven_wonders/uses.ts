// What can be done with each card that is asked about: its uses, their payments (cheapest first), its one badge. Pure reading of
// the decision; what is legal and what it brings was settled by the engine.
//
//   const cards = cardsAsked(decision, view.own.hand);
//   cards[0].badge            // {kind: 'trade', left: 2, right: 1, coins: 3}
//   cards[0].uses.build?.ways // [{option, pay, outlook}, …]
import type { Pick } from '../../protocol/messages';
import type { CannotUse, CardDecision, CardOption, Outlook, Payment, Resource } from './types';

export type Use = 'build' | 'olympia' | 'stage' | 'discard' | 'exhume';
export const USES: readonly Use[] = ['build', 'olympia', 'exhume', 'stage', 'discard'];

export interface Way {
  readonly option: CardOption;
  readonly pay: Payment | null;
  readonly outlook: Outlook | null;
}

export interface UseOfCard {
  readonly use: Use;
  readonly ways: readonly Way[]; // cheapest first; none: not possible
  readonly why: CannotUse | null; // why not
}

export type Badge =
  | { readonly kind: 'free' | 'chain' | 'right' | 'own' }
  | { readonly kind: 'coins'; readonly coins: number }
  | { readonly kind: 'trade'; readonly coins: number; readonly left: number; readonly right: number; readonly bank: number }
  | { readonly kind: 'blocked'; readonly why: CannotUse | null };

export interface AskedCard {
  readonly id: string;
  readonly copies: number; // equal cards of a hand are shown once
  readonly badge: Badge;
  readonly uses: Readonly<Partial<Record<Use, UseOfCard>>>;
  readonly usable: boolean;
}

export function pickOf<T>(picks: readonly Pick[], key: string): T | undefined {
  return picks.find((pick) => key in pick)?.[key] as T | undefined;
}

const price = (way: Way): number => (way.pay ? way.pay.left + way.pay.right + way.pay.bank : 0);
// Of two payments with the same sum the more even one comes first, then the one that pays less to the left.
const byPrice = (a: Way, b: Way): number =>
  price(a) - price(b) ||
  Math.abs((a.pay?.left ?? 0) - (a.pay?.right ?? 0)) - Math.abs((b.pay?.left ?? 0) - (b.pay?.right ?? 0)) ||
  (a.pay?.left ?? 0) - (b.pay?.left ?? 0);

function waysOf(decision: CardDecision, card: string, use: Use): Way[] {
  const ways: Way[] = [];
  decision.options.forEach((option, place) => {
    if (pickOf(option.picks, 'card') !== card || pickOf(option.picks, 'use') !== use) return;
    ways.push({ option, pay: pickOf<Payment>(option.picks, 'pay') ?? null, outlook: decision.outlooks.find((one) => one.options.includes(place)) ?? null });
  });
  return ways.sort(byPrice);
}

// A reason that holds for all cards stands in the list once, without a card.
const whyNot = (decision: CardDecision, card: string, use: Use): CannotUse | null =>
  decision.unavailable.find((entry) => entry.use === use && entry.card === card) ??
  decision.unavailable.find((entry) => entry.use === use && entry.card === undefined) ??
  null;

function badgeOf(uses: AskedCard['uses']): Badge {
  const way = uses.build?.ways[0] ?? uses.exhume?.ways[0];
  if (way) {
    const pay = way.pay;
    switch (way.option.badge) {
      case 'trade':
        return { kind: 'trade', coins: price(way), left: pay?.left ?? 0, right: pay?.right ?? 0, bank: pay?.bank ?? 0 };
      case 'coins':
        return { kind: 'coins', coins: price(way) };
      case 'chain':
        return { kind: 'chain' };
      default:
        return { kind: way.outlook?.units?.length ? 'own' : 'free' };
    }
  }
  if (uses.olympia?.ways.length) return { kind: 'right' };
  return { kind: 'blocked', why: uses.build?.why ?? uses.exhume?.why ?? null };
}

export function askedCard(decision: CardDecision, id: string, copies = 1): AskedCard {
  const uses: Partial<Record<Use, UseOfCard>> = {};
  for (const use of USES) {
    const ways = waysOf(decision, id, use);
    const why = ways.length > 0 ? null : whyNot(decision, id, use);
    if (ways.length > 0 || why) uses[use] = { use, ways, why };
  }
  return { id, copies, badge: badgeOf(uses), uses, usable: USES.some((use) => (uses[use]?.ways.length ?? 0) > 0) };
}

// The cards in the order in which they lie there, equal ones once.
export function cardsAsked(decision: CardDecision, cards: readonly string[]): AskedCard[] {
  return [...new Set(cards)].map((id) => askedCard(decision, id, cards.filter((card) => card === id).length));
}

// "2 × stone": what nobody produces.
export function missing(why: CannotUse): { readonly resource: Resource; readonly count: number }[] {
  const counts = new Map<Resource, number>();
  for (const unit of why.units ?? []) {
    if (unit.from === 'nobody') counts.set(unit.resource, (counts.get(unit.resource) ?? 0) + 1);
  }
  return [...counts].map(([resource, count]) => ({ resource, count }));
}

export const hasDecline = (decision: CardDecision): boolean => decision.options.some((option) => pickOf(option.picks, 'use') === 'decline');
