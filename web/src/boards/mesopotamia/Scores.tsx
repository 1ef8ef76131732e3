// Points by category, as they stand or as they are at the end.
import { Seal } from '../../app/Icon';
import { whoIs } from './describe';
import { totalOf, type SeatView } from './model';
import type { BoardProps } from './props';
import { CATEGORY_IDS, type CategoryId } from './types.gen';

export function Scores(props: BoardProps) {
  const { view, catalogue, t, you } = props;
  const counted = view.seats.filter((seat) => seat.points && !(view.mode !== 'empires' && seat.automated));
  if (counted.length === 0) return <p class="ms ms-note">{t('web.ms.scores.none')}</p>;
  const rank = (seat: SeatView) => view.standing?.find((one) => one.seat === seat.seat)?.rank ?? 0;
  const ranked = [...counted].sort((a, b) => rank(a) - rank(b) || totalOf(b) - totalOf(a));
  // Whose quests are not known.
  const hidden = (seat: SeatView, id: CategoryId) => id === 'quests' && !view.standing && seat.seat !== you && !seat.automated;
  return (
    <div class="ms ms-scores">
      <div class="scroll" tabIndex={0} role="group" aria-label={t('web.ms.scores')}>
        <table class="points">
          <thead><tr><td />{ranked.map((seat) => <th key={seat.seat} scope="col" title={whoIs(props, seat.seat)}><Seal seat={seat.seat} size={20} /><span class="vh">{whoIs(props, seat.seat)}</span></th>)}</tr></thead>
          <tbody>
            {CATEGORY_IDS.map((id) => (
              <tr key={id}><th scope="row">{catalogue.categories.find((one) => one.id === id)?.name}</th>{ranked.map((seat) => <td key={seat.seat}>{hidden(seat, id) ? '?' : (seat.points?.[id] ?? 0)}</td>)}</tr>
            ))}
          </tbody>
          <tfoot><tr><th scope="row">{t('web.ms.scores.sum')}</th>{ranked.map((seat) => <td key={seat.seat}><b>{totalOf(seat)}</b></td>)}</tr></tfoot>
        </table>
      </div>
      <p class="ms-note">{view.standing ? catalogue.tie_break : t('web.ms.scores.note')}</p>
    </div>
  );
}
