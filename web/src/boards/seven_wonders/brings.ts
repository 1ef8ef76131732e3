// What a move that is put together brings, in few words, from the decision's outlook: "3 coins", "scientific 2 → 10".
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';
import { contextOf } from './context';
import { signed } from './Sym';
import { CATEGORIES, type Payment } from './types';
import { pickOf } from './uses';

// A move that is paid for, without who gets the coins: chips and the city's borders say that. A stage in few words.
export function nameOf(props: BoardProps, option: Option): string {
  const { decision, look, w, city } = contextOf(props, null);
  const [card, use, pay] = ['card', 'use', 'pay'].map((key) => pickOf(option.picks, key));
  const paid = pay !== undefined && Object.values(pay as Payment).some((coins) => coins > 0);
  if (!decision || decision.step === 'free_city_card' || !(use === 'stage' || (use === 'build' && paid))) return option.text;
  return w(`doing.${use}`, { card: look.card(String(card)).name, n: (city(decision.city).stages?.completed ?? 0) + 1 });
}

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
