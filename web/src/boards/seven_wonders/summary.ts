// The table in sentences: where the game stands, and each city from one's own to the right.
import type { BoardProps } from './props';
import { contextOf } from './context';
import { CATEGORIES } from './types';

export function summary(props: BoardProps): readonly string[] {
  const ctx = contextOf(props, null);
  const { w, view, look } = ctx;
  const first = Math.max(0, view.cities.findIndex((city) => city.seat === props.you));
  const order = [...view.cities.slice(first), ...view.cities.slice(0, first)];
  return [
    view.step === 'over' ? '' : w('status', { age: w(`age.${view.age}`), turn: view.turn }),
    ...order.map((city) => {
      const points = CATEGORIES.filter((category) => city.points[category] !== 0).map((category) => `${look.category(category)} ${city.points[category]}`);
      return `${ctx.name(city.city)}, ${ctx.place(city.city)}: ${[w('n_coins', { n: city.coins }), w('n_shields', { n: city.shields }), ...points].join(', ')}.`;
    }),
  ].filter(Boolean);
}
