// What the engine says about 7 Wonders: catalogue, view and decision, docs/positions/seven-wonders.md.
import type { Decision, Option, Pick, Unavailable } from '../../protocol/messages';

export type Resource = 'wood' | 'stone' | 'clay' | 'ore' | 'glass' | 'papyrus' | 'loom';
export type Colour = 'brown' | 'grey' | 'blue' | 'green' | 'yellow' | 'red' | 'purple';
export type Symbol = 'compass' | 'gear' | 'tablet';
export type Category = 'military' | 'coins' | 'wonder' | 'civilian' | 'scientific' | 'commercial' | 'guilds';
export type Side = 'left' | 'right';
export type Power = 'wild_symbol' | 'free_build' | 'seventh_card' | 'from_discard' | 'copy_guild';

export const COLOURS: readonly Colour[] = ['brown', 'grey', 'blue', 'green', 'yellow', 'red', 'purple'];
export const CATEGORIES: readonly Category[] = ['military', 'coins', 'wonder', 'civilian', 'scientific', 'commercial', 'guilds'];

export interface Source {
  readonly resources: readonly Resource[]; // one of these per unit
  readonly units: number;
  readonly for_sale: boolean;
  readonly from?: string;
}

export interface Counting {
  readonly amount: number;
  readonly each: 'cards' | 'stages' | 'defeats';
  readonly colours: readonly Colour[];
  readonly where: readonly ('left' | 'self' | 'right')[];
}

export interface Effects {
  readonly production?: readonly Source[];
  readonly shields?: number;
  readonly points?: number;
  readonly coins?: number;
  readonly symbol?: Symbol;
  readonly discounts?: readonly ('raw_left' | 'raw_right' | 'goods')[];
  readonly powers?: readonly Power[];
  readonly coins_per?: Counting;
  readonly points_per?: Counting;
}

export interface Cost {
  readonly coins: number;
  readonly resources: Readonly<Partial<Record<Resource, number>>>;
  readonly text: string;
}

export interface CardInfo {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly colour: Colour;
  readonly cost: Cost;
  readonly chained_from: readonly string[];
  readonly opens: readonly string[];
  readonly effect: string;
  readonly effects: Effects;
  readonly notation: string;
}

export interface StageInfo {
  readonly cost: Cost;
  readonly effect: string;
  readonly effects: Effects;
}

export interface WonderInfo {
  readonly id: string;
  readonly city: string;
  readonly name: string;
  readonly resource: Resource;
  readonly sides: Readonly<Record<string, { readonly stages: readonly StageInfo[] }>>;
}

export interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Catalogue {
  readonly name: string;
  readonly cards: readonly CardInfo[];
  readonly wonders: readonly WonderInfo[];
  readonly resources: readonly Named[];
  readonly colours: readonly Named[];
  readonly symbols: readonly Named[];
  readonly categories: readonly Named[];
  readonly tie_break: string;
}

export interface SumPart {
  readonly points: number;
  readonly [what: string]: unknown;
}

export interface BorderNow {
  readonly city: number;
  readonly shields: number;
  readonly token: number;
}

export interface CityView {
  readonly city: number;
  readonly seat?: number;
  readonly free_city?: boolean;
  readonly wonder?: string;
  readonly side?: string;
  readonly stages?: { readonly completed: number; readonly total: number };
  readonly production?: readonly Source[];
  readonly coins: number;
  readonly shields: number;
  readonly buildings: Readonly<Record<Colour, readonly string[]>>;
  readonly prices: Readonly<Record<Side, { readonly raw: number; readonly goods: number }>>;
  readonly discounts: readonly string[];
  readonly free_build: boolean;
  readonly victories: readonly number[];
  readonly defeats: number;
  readonly hand_size?: number;
  readonly points: Readonly<Record<Category | 'total', number>>;
  readonly sums: Readonly<Record<Category, readonly SumPart[]>>;
  readonly borders?: Readonly<Record<Side, BorderNow>>;
}

export interface View {
  readonly observer: number | 'spectator';
  readonly players: number;
  readonly age: number;
  readonly turn: number;
  readonly step: 'boards' | 'cards' | 'seventh_card' | 'mausoleum' | 'over';
  readonly passing: 'left' | 'right' | 'swap';
  readonly pending: readonly number[];
  readonly chosen: readonly number[];
  readonly deciding_for?: number;
  readonly free_city_holder?: number;
  readonly draw_pile?: { readonly size: number };
  readonly discard_pile: { readonly size: number; readonly cards?: readonly string[] };
  readonly cities: readonly CityView[];
  readonly standing: readonly { readonly seat: number; readonly total: number; readonly rank: number }[];
  readonly own?: {
    readonly hand: readonly string[];
    readonly seventh_card?: string;
    readonly sealed: Readonly<Record<string, string>>;
    readonly sealed_picks: Readonly<Record<string, readonly Pick[]>>;
  };
}

export interface Unit {
  readonly resource: Resource;
  readonly from: 'own' | 'left' | 'right' | 'nobody';
  readonly price?: number;
}

export interface Change {
  readonly now: number;
  readonly after: number;
}

export interface Outlook {
  readonly options: readonly number[]; // places of the options it is about
  readonly coins: Change & { readonly paid: number; readonly gained: number };
  readonly points: Change & { readonly by: Readonly<Partial<Record<Category, number>>> };
  readonly shields?: Change;
  readonly tokens?: Readonly<Record<Side, Change>>;
  readonly units?: readonly Unit[];
}

export interface CardOption extends Option {
  readonly badge?: 'free' | 'chain' | 'coins' | 'trade' | 'right';
}

export interface CannotUse extends Unavailable {
  readonly card?: string;
  readonly use: string;
  readonly reason: string;
  readonly units?: readonly Unit[];
  readonly coins_short?: number;
}

export interface CardDecision extends Decision {
  readonly city: number;
  readonly step: 'card' | 'free_city_card' | 'seventh_card' | 'mausoleum' | 'board';
  readonly options: readonly CardOption[];
  readonly outlooks: readonly Outlook[];
  readonly unavailable: readonly CannotUse[];
}

export interface Payment {
  readonly left: number;
  readonly right: number;
  readonly bank: number;
}
