// Names for parts of what the engine says of 7 Wonders (types.gen.ts; docs/positions/seven-wonders.md explains it).
import type { Unavailable } from '../../protocol/messages';
import { CATEGORY_IDS, COLOUR_IDS, type Catalogue, type CategoryId, type ColourId, type Decision, type ResourceId, type SymbolId, type View } from './types.gen';

export type { Catalogue, View };
export type Resource = ResourceId;
export type Colour = ColourId;
export type Symbol = SymbolId;
export type Category = CategoryId;
export type Side = 'left' | 'right';

export const COLOURS: readonly Colour[] = COLOUR_IDS;
export const CATEGORIES: readonly Category[] = CATEGORY_IDS;

export interface Named {
  readonly id: string;
  readonly name: string;
}
type Card = Catalogue['cards'][number];
type Wonder = Catalogue['wonders'][number];
type Stage = Wonder['sides'][keyof Wonder['sides']]['stages'][number];

// What the board shows of a card, a stage and a wonder.
export type CardInfo = Pick<Card, 'id' | 'name' | 'age' | 'colour' | 'cost' | 'chained_from' | 'opens' | 'effect' | 'effects' | 'notation'>;
export type StageInfo = Pick<Stage, 'cost' | 'effect'> & { readonly effects: Effects };
export type WonderInfo = Pick<Wonder, 'city' | 'name' | 'resource'> & { readonly id: string; readonly sides: Readonly<Record<string, { readonly stages: readonly StageInfo[] }>> };
export type Cost = Card['cost'];

// Those of cards and stages together.
type AnyEffects = Card['effects'] | Stage['effects'];
type Keys<T> = T extends unknown ? keyof T : never;
type Value<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
type OneList<T> = [T] extends [readonly (infer Item)[] | undefined] ? readonly Item[] : T;
export type Effects = { readonly [K in Keys<AnyEffects>]?: OneList<Value<AnyEffects, K>> };
export type Counting = NonNullable<Effects['points_per']>;
export type Power = NonNullable<Effects['powers']>[number];
export type Source = NonNullable<Effects['production']>[number] & { readonly from?: string };

export type CityView = View['cities'][number];
export type BorderNow = NonNullable<CityView['borders']>[Side];
export interface SumPart {
  readonly points: number;
  readonly [what: string]: unknown;
}

export type CardDecision = Decision;
export type CardOption = Decision['options'][number];
export type Outlook = Decision['outlooks'][number];
export type CannotUse = Decision['unavailable'][number] & Unavailable;
export type Unit = NonNullable<CannotUse['units']>[number];
export type Payment = NonNullable<CardOption['picks'][number]['pay']>;
export interface Change {
  readonly now: number;
  readonly after: number;
}
