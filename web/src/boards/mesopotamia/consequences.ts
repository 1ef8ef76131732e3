// What a waiting move brings, in few words: what it costs, and where nothing hidden comes to light what follows from it.
import type { EventEntry, Option, Preview } from '../../protocol/messages';
import { goodsText } from './describe';
import { costOf, found, nameOf, totalOf, type Goods, type View } from './model';
import type { BoardProps } from './props';
import type { TrackId, TypeId } from './types.gen';

interface Told {
  readonly kind: string;
  readonly seat?: number;
  readonly goods?: Goods;
  readonly track?: TrackId;
  readonly position?: number;
  readonly action?: TypeId;
  readonly level?: number;
}

function wordsOf(props: BoardProps, entry: EventEntry): string | null {
  const { catalogue, t, you } = props;
  const { kind, seat, goods, track, position, action, level } = entry.event as Told;
  if (seat !== you) return null;
  switch (kind) {
    case 'gained': return `+ ${goodsText(props, goods ?? {})}`;
    case 'paid': return `− ${goodsText(props, goods ?? {})}`;
    case 'seal_moved': return `${found(catalogue.tracks, track)?.name ?? ''} ${position ?? ''}`;
    case 'tech_raised': return `${nameOf(catalogue.types, action)} ${t('web.ms.level', { n: level ?? 0 })}`;
    default: return null;
  }
}

// The change of one's own points as they stand.
export function pointsGained(before: View, after: View, you: number): number {
  const [now, then] = [before.seats[you], after.seats[you]];
  return now?.points && then?.points ? totalOf(then) - totalOf(now) : 0;
}

export function consequences(props: BoardProps, option: Option, after: Preview | null): string[] {
  const { view, you, t } = props;
  const cost = goodsText(props, costOf(option));
  if (!after || typeof you !== 'number') return cost ? [`− ${cost}`] : [];
  const told = after.events.flatMap((entry) => wordsOf(props, entry) ?? []);
  const points = pointsGained(view, after.view as View, you);
  return [...(told.length > 0 || !cost ? told : [`− ${cost}`]), ...(points === 0 ? [] : [t(points > 0 ? 'web.ms.brings.more' : 'web.ms.brings.less', { n: Math.abs(points) })])];
}
