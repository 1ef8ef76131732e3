// The map in words: what a screen reader says about an area, and a summary of the whole board.
import { empireOf, nameOf, TRIBE, type Party } from './model';
import type { BoardProps } from './props';

// An empire, and whether it is one's own.
export function whoIs(props: BoardProps, party: Party): string {
  const { view, catalogue, t, you } = props;
  if (party === null) return t('web.ms.nobody');
  if (party === TRIBE) return t('web.ms.tribe');
  const seat = view.seats[party];
  if (view.mode !== 'empires' && seat?.automated) return t('web.ms.enemy');
  const empire = empireOf(catalogue, seat)?.name ?? t('web.ms.seat', { n: party + 1 });
  return you === party ? t('web.ms.you', { empire }) : empire;
}

export const goodsText = ({ catalogue }: BoardProps, goods: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(goods).filter(([, n]) => n).map(([id, n]) => `${n}× ${nameOf(catalogue.resources, id)}`).join(', ');
