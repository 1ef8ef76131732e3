// The catalogue by id, and its names. Made once for each catalogue.
import type { CardInfo, Catalogue, Category, Colour, Resource, Source, StageInfo, Symbol, WonderInfo } from './types';

export interface Lookup {
  card(id: string): CardInfo;
  wonder(id: string): WonderInfo;
  stages(wonder: string | undefined, side: string | undefined): readonly StageInfo[];
  resource(id: Resource): string;
  colour(id: Colour): string;
  symbol(id: Symbol): string;
  category(id: Category): string;
  source(source: Source): string; // "clay / ore", "2 wood"
}

const made = new WeakMap<Catalogue, Lookup>();

export function lookup(catalogue: Catalogue): Lookup {
  const known = made.get(catalogue);
  if (known) return known;
  const cards = new Map<string, CardInfo>(catalogue.cards.map((card) => [card.id, card]));
  const wonders = new Map<string, WonderInfo>(catalogue.wonders.map((wonder) => [wonder.id, wonder]));
  const names = new Map([...catalogue.resources, ...catalogue.colours, ...catalogue.symbols].map((one) => [one.id, one.name]));
  const categories = new Map(catalogue.categories.map((one) => [one.id, one.name]));
  const unknown = (id: string): CardInfo => ({
    id, name: id, age: 0, colour: 'grey', cost: { coins: 0, resources: {}, text: '' }, chained_from: [], opens: [], effect: '', effects: {}, notation: id,
  });
  const lookup: Lookup = {
    card: (id) => cards.get(id) ?? unknown(id),
    wonder: (id) => wonders.get(id) ?? { id, city: id, name: id, resource: 'wood', sides: {} },
    stages: (wonder, side) => (wonder && side && wonders.get(wonder)?.sides[side]?.stages) || [],
    resource: (id) => names.get(id) ?? id,
    colour: (id) => names.get(id) ?? id,
    symbol: (id) => names.get(id) ?? id,
    category: (id) => categories.get(id) ?? id,
    source: (source) => {
      const what = source.resources.map((r) => names.get(r) ?? r).join(' / ');
      return source.units > 1 ? `${source.units} ${what}` : what;
    },
  };
  made.set(catalogue, lookup);
  return lookup;
}
