// What a result says of Mesopotamia.
import { t } from '../../app/i18n';
import type { Ending } from '../board';
import { nameOf, type Catalogue, type View } from './model';

// The enemy of a scenario is no empire to the player, whatever pieces it uses.
export const seatLabel = (seat: number, view: View, catalogue: Catalogue): string =>
  view.mode !== 'empires' && view.seats[seat]?.automated ? t('web.ms.enemy') : nameOf(catalogue.empires, view.seats[seat]?.empire);

// A game for one is won or lost by what happens on the map; points only say how well it was won (MS-17.11, MS-18.15).
export function endingOf(view: View): Ending | null {
  const outcome: string | undefined = view.outcome;
  if (outcome === undefined) return null;
  const key = `web.ms.ending.${view.mode}.${outcome}`;
  return { title: t(key), why: t(`${key}.why`), scored: outcome === 'won' };
}
