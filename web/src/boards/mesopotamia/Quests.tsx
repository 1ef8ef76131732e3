// One's own secret quests, met or not. At the end of the game everybody's are open.
import { Glyph, Points } from './Glyph';
import { found, ownSeat, type SeatView } from './model';
import type { BoardProps } from './props';
import { detail } from './ui';

export function Quests(props: BoardProps) {
  const seat = ownSeat(props.view, props.you);
  return seat?.quests && seat.quests.length > 0 ? <QuestList props={props} seat={seat} /> : null;
}

export function QuestList({ props, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  const { catalogue, t } = props;
  return (
    <section class="ms ms-quests" aria-label={t('web.ms.quests')}>
      <h2>{t('web.ms.quests')}</h2>
      <ul>
        {(seat.quests ?? []).map(({ quest, met, demands }) => {
          const card = found(catalogue.quests, quest);
          return card && (
            <li key={quest}>
              <button type="button" class={`ms-quest ${met ? 'ms-met' : ''}`} onClick={() => (detail.value = { kind: 'quest', id: quest })}>
                <span class="ms-tick" title={t(met ? 'web.ms.quest.met' : 'web.ms.quest.open')}>{met && <Glyph id="check" size={14} />}<span class="vh">{t(met ? 'web.ms.quest.met' : 'web.ms.quest.open')}</span></span>
                <span class="ms-needs">{card.text.split(' · ').map((part, i) => <span key={part}>{part}{!met && demands[i] && <i class={demands[i][0] >= demands[i][1] ? 'ms-reached' : ''}>{t('web.ms.quest.progress', { have: demands[i][0], need: demands[i][1] })}</i>}</span>)}</span>
                <Points n={card.vp} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
