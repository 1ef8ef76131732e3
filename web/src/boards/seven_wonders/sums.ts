// The points of a city in words: a number opens its sum (view.cities[].sums).
import type { Ctx } from './context';
import { CATEGORIES, type Category, type CityView, type SumPart, type Symbol } from './types';

export interface Part {
  readonly text: string;
  readonly value: string;
}

const minus = (n: number): string => String(n).replace('-', '−');

function partText(ctx: Ctx, part: SumPart): string {
  const { w, look } = ctx;
  const n = (key: string) => Number(part[key]);
  if ('victories' in part) return w('sum.victories', { n: n('victories'), age: w(`age.${n('age')}`) });
  if ('defeats' in part) return w('sum.defeats', { n: n('defeats') });
  if ('coins' in part) return w('sum.coins', { n: n('coins') });
  if ('stage' in part) return w('stage.n', { n: n('stage') });
  if ('sets' in part) return w('sum.sets', { n: n('sets') });
  if ('symbol' in part) {
    const symbol = look.symbol(part['symbol'] as Symbol);
    return part['wild'] ? w('sum.symbols_wild', { n: n('count'), symbol, wild: n('wild') }) : w('sum.symbols', { n: n('count'), symbol });
  }
  const card = look.card(String(part['card'])).name;
  return part['copied'] ? w('sum.copied', { card }) : card;
}

export const categorySum = (ctx: Ctx, city: CityView, category: Category): Part[] =>
  city.sums[category].map((part) => ({ text: partText(ctx, part), value: minus(part.points) }));

export const totalSum = (ctx: Ctx, city: CityView): Part[] =>
  CATEGORIES.map((category) => ({ text: ctx.look.category(category), value: minus(city.points[category]) }));

export function explainTotal(ctx: Ctx, city: CityView): void {
  ctx.props.table.explain(totalSum(ctx, city), ctx.w('sum.total', { name: ctx.name(city.city), n: minus(city.points.total) }));
}

export function explainCategory(ctx: Ctx, city: CityView, category: Category): void {
  const title = ctx.w('sum.category', { name: ctx.name(city.city), category: ctx.look.category(category), n: minus(city.points[category]) });
  const parts = categorySum(ctx, city, category);
  ctx.props.table.explain(parts.length > 0 ? parts : [{ text: ctx.w('sum.nothing'), value: '0' }], title);
}

// Shields of a city, building by building.
export function explainShields(ctx: Ctx, city: CityView): void {
  const parts: Part[] = [];
  for (const id of Object.values(city.buildings).flat()) {
    const card = ctx.look.card(id);
    if (card.effects.shields) parts.push({ text: card.name, value: String(card.effects.shields) });
  }
  ctx.look.stages(city.wonder, city.side).slice(0, city.stages?.completed ?? 0).forEach((stage, i) => {
    if (stage.effects.shields) parts.push({ text: ctx.w('stage.n', { n: i + 1 }), value: String(stage.effects.shields) });
  });
  const title = ctx.w('sum.shields', { name: ctx.name(city.city), n: city.shields });
  ctx.props.table.explain(parts.length > 0 ? parts : [{ text: ctx.w('sum.nothing'), value: '0' }], title);
}
