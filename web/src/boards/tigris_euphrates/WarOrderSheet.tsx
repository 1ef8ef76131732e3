// Several colours are at war: the active player says which one is fought next; the others see what is coming.
import type { BoardProps } from './props';
import { answer } from '../press';
import { Choices } from './Choices';
import { conflictTitle } from './describe';
import { LeaderIcon } from './Leader';
import { dynastyOf } from './model';
import { who } from './names';
import { Sheet } from './Sheet';
import { TileIcon } from './Tile';

export function WarOrderSheet(props: BoardProps) {
  const { t, compose } = props;
  const view = props.view;
  const asked = compose.decision.value?.step === 'war_order';
  return (
    <Sheet props={props} picture={<svg class="te-line-icon te-line-big" aria-hidden="true"><use href="#te-swords" /></svg>} title={t('web.te.order.title')}
      sub={asked ? t('web.te.order.choose') : t('web.te.order.waits', { who: who(props, view.active) })} rule="TE-13.2">
      <Choices look="te-outcomes" label={t('web.te.order.title')}>
        {view.wars_to_come?.map((war) => {
          const pick = { war: war.colour };
          return (
            <button key={war.leader} type="button" role="radio" aria-checked={compose.isChosen(pick)} data-here={compose.isChosen(pick)} disabled={!asked} class="te-war-choice" data-war={war.colour} onClick={() => answer(props, pick)}>
              <TileIcon colour={war.colour} size={34} />
              <b>{conflictTitle(props, war)}</b>
              <span class="te-versus">
                <LeaderIcon dynasty={dynastyOf(view, war.attacker.seat)} leader={war.leader} size={30} />{who(props, war.attacker.seat)} <b>{war.attacker.board}</b>
                <span>:</span>
                <b>{war.defender.board}</b> {who(props, war.defender.seat)}<LeaderIcon dynasty={dynastyOf(view, war.defender.seat)} leader={war.leader} size={30} />
              </span>
            </button>
          );
        })}
      </Choices>
      <p class="te-note">{t('web.te.order.note')}</p>
    </Sheet>
  );
}
