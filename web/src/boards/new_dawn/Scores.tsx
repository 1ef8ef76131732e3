// The standing: goals of everybody, and what decides between equal numbers of victory cards.
import { Seal } from '../../app/Icon';
import type { BoardProps } from './props';
import { leaderName } from './model';
import { Matrix, winsOf } from './VictoryMatrix';

export function Scores(props: BoardProps) {
  const { t } = props;
  const view = props.view;
  const catalogue = props.catalogue;
  const ranked = [...view.standing].sort((a, b) => a.rank - b.rank);
  return (
    <div class="nd nd-scores">
      <section class="nd-panel nd-victory" aria-label={t('web.nd.victory')}><Matrix {...props} wins={winsOf(view)} /></section>
      <table class="points">
        <thead><tr><th scope="col">{t('web.nd.scores.rank')}</th><td /><th scope="col">{t('web.nd.scores.cards')}</th><th scope="col">{t('web.nd.scores.wonders')}</th><th scope="col">{t('web.nd.scores.spaces')}</th></tr></thead>
        <tbody>
          {ranked.map((one) => (
            <tr key={one.seat}>
              <td>{one.rank}</td>
              <th scope="row"><Seal seat={one.seat} size={18} /> {leaderName(catalogue, view, one.seat)}</th>
              <td><b>{one.victory_cards}</b></td><td>{one.wonders}</td><td>{one.friendly_spaces}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="nd-note">{catalogue.tie_break}</p>
    </div>
  );
}
