// What every part of the board needs: the props, the catalogue by id, names of cities, the decision, the chosen way.
import type { BoardProps } from './props';
import { levelBeside, sitterName } from '../../app/sitter';
import { lookup, type Lookup } from './lookup';
import { centreOf, seating, type Seating } from './seats';
import { COLOURS, type CardDecision, type CityView, type Side, type View } from './types';
import { askedCard, cardsAsked, pickOf, type AskedCard, type Use, type Way } from './uses';

export interface Ctx {
  readonly props: BoardProps;
  readonly view: View;
  readonly look: Lookup;
  readonly decision: CardDecision | null;
  readonly seating: Seating;
  readonly cards: readonly AskedCard[]; // what is asked about: the hand, the discard pile, the seventh card
  readonly picked: AskedCard | null;
  readonly use: Use | null;
  readonly way: Way | null; // card, use and payment are all chosen
  w(key: string, args?: Readonly<Record<string, string | number>>): string; // words of this board
  city(index: number): CityView;
  name(index: number): string; // of the player, or "Free City"
  place(index: number): string; // "Babylon · B"
  beside(index: number): string; // "Babylon · B · strong": what stands beside the name
}

export function contextOf(props: BoardProps, chosenCentre: number | null): Ctx {
  const view = props.view;
  const look = lookup(props.catalogue);
  const decision = props.compose.decision.value as CardDecision | null;
  const w: Ctx['w'] = (key, args) => props.t(`web.seven_wonders.${key}`, args);
  const chosen = props.compose.chosen.value.map((one) => one.pick);
  const card = pickOf<string>(chosen, 'card');
  const use = pickOf<Use>(chosen, 'use') ?? null;
  const asked = decision && decision.step !== 'board' ? cardsInSight(decision, view, look) : [];
  const cards = decision ? cardsAsked(decision, asked) : [];
  const picked = decision && card !== undefined ? (cards.find((one) => one.id === card) ?? askedCard(decision, card)) : null;
  const ready = props.compose.ready.value;
  const way = (ready && picked && use && picked.uses[use]?.ways.find((one) => one.option.move === ready.move)) || null;
  return {
    props,
    view,
    look,
    decision,
    seating: seating(view, centreOf(view, decision?.city, chosenCentre)),
    cards,
    picked,
    use,
    way,
    w,
    city: (index) => view.cities[index] as CityView,
    name: (index) => cityName(props, view, index, w),
    place: (index) => placeName(view, look, index),
    beside: (index) => [placeName(view, look, index), levelBeside(props.about.seats[view.cities[index]?.seat ?? -1])].filter((part) => part !== '').join(' · '),
  };
}

// A pile of many cards is looked through colour by colour.
const byColour = (cards: readonly string[], look: Lookup): readonly string[] =>
  COLOURS.flatMap((colour) => cards.filter((id) => look.card(id).colour === colour));

// The cards the decision is about, in the order in which they lie there.
function cardsInSight(decision: CardDecision, view: View, look: Lookup): readonly string[] {
  if (decision.step === 'mausoleum') return byColour(view.discard_pile.cards ?? [], look);
  if (decision.step === 'seventh_card') return view.own?.seventh_card ? [view.own.seventh_card] : [];
  const hand = [...(view.own?.hand ?? [])];
  if (decision.step === 'free_city_card') {
    const used = pickOf<string>(view.own?.sealed_picks['own'] ?? [], 'card');
    const at = used === undefined ? -1 : hand.indexOf(used);
    if (at >= 0) hand.splice(at, 1); // the holder's own card is no longer free
  }
  return hand;
}

function cityName(props: BoardProps, view: View, index: number, w: Ctx['w']): string {
  const city = view.cities[index];
  if (!city || city.free_city || city.seat === undefined) return w('free_city');
  return city.seat === props.you ? w('you') : sitterName(props.about.seats[city.seat], city.seat);
}

function placeName(view: View, look: Lookup, index: number): string {
  const city = view.cities[index];
  if (!city?.wonder) return '';
  return city.side ? `${look.wonder(city.wonder).city} · ${city.side}` : look.wonder(city.wonder).city;
}

export const neighbour = (ctx: Ctx, side: Side): number => ctx.seating[side];

// Card, then use; of several payments the cheapest is taken, and another one can be chosen afterwards.
export function chooseCard(ctx: Ctx, card: string): void {
  const { compose } = ctx.props;
  compose.clear();
  compose.choose({ card });
}

export function chooseUse(ctx: Ctx, card: string, use: Use): void {
  const way = ctx.cards.find((one) => one.id === card)?.uses[use]?.ways[0];
  if (way) ctx.props.compose.take(way.option);
}

export const sealedState = (view: View, city: CityView): 'sealed' | 'thinking' | null => {
  if (view.step === 'over' || city.seat === undefined) return null;
  if (view.pending.includes(city.seat)) return 'thinking';
  return view.chosen.includes(city.seat) ? 'sealed' : null;
};

// Which question is on the table: it changes when the next one is asked.
export const asked = ({ view, decision }: Ctx): string => {
  if (decision) return `${view.age}.${view.turn}.${decision.step}.${decision.city}`;
  return view.step === 'over' ? 'over' : 'wait';
};
