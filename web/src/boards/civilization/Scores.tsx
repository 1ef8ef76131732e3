// The standing: everybody's way to each of the victories.
import { Seal } from '../../app/Icon';
import { civName } from './model';
import type { BoardProps } from './props';
import { VICTORIES } from './Races';

export function Scores(props: BoardProps) {
  const { view, catalogue, t } = props;
  const ranked = [...view.standing].sort((a, b) => a.rank - b.rank);
  return (
    <div class="cv cv-scores">
      <div class="scroll" tabIndex={0} role="group" aria-label={t('web.cv.races')}>
        <table class="points">
          <thead><tr><td />{VICTORIES.map((victory) => <th key={victory} scope="col">{t(`web.cv.victory.${victory}`)}</th>)}<th scope="col">{t('web.cv.score')}</th></tr></thead>
          <tbody>
            {ranked.map(({ seat }) => {
              const one = view.seats[seat];
              return one && (
                <tr key={seat}>
                  <th scope="row"><Seal seat={seat} size={18} /> {civName(catalogue, view, seat)}</th>
                  {VICTORIES.map((victory) => <td key={victory} class={one.victory === victory ? 'cv-won' : ''}>{victory === 'military' ? `${one.stats.battle_hand}+${one.stats.battle_bonus}` : `${one.progress[victory].have}/${one.progress[victory].need}`}</td>)}
                  <td>{one.score}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="cv-note">{t('web.cv.scores.note')}</p>
    </div>
  );
}
