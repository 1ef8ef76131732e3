// What a move that is put together brings, in few words, from the decision's outlook: "3 coins", "scientific 2 → 10".
import type { Option } from '../../protocol/messages';
import type { BoardProps } from '../board';
import { contextOf } from './context';
import { signed } from './Sym';
import { CATEGORIES } from './types';

const SIDES = ['left', 'right'] as const;

export function bringsOf(props: BoardProps, option: Option): string[] {
  const { decision, look, w, city } = contextOf(props, null);
  const place = decision?.options.findIndex((one) => one.move === option.move) ?? -1;
  const outlook = decision?.outlooks?.find((one) => one.options.includes(place));
  if (!decision || !outlook) return [];
  const { coins, points, tokens } = outlook;
  const now = city(decision.city).points;
  const scored = CATEGORIES.filter((category) => category !== 'coins' && points.by[category]);
  return [
    ...(coins.paid > 0 ? [w('n_coins', { n: coins.paid })] : []),
    ...(coins.gained > 0 ? [`+${w('n_coins', { n: coins.gained })}`] : []),
    ...scored.map((category) => `${look.category(category)} ${now[category]} → ${now[category] + (points.by[category] ?? 0)}`),
    ...SIDES.flatMap((side) => {
      const token = tokens?.[side];
      return token && token.now !== token.after ? [w(`conflict_${side}`, { now: signed(token.now), after: signed(token.after) })] : [];
    }),
  ];
}
