// The trader's kingdom holds several treasures: one of them stays, the others are taken.
import type { BoardProps } from './props';
import { answer } from '../press';
import { Choices } from './Choices';
import { isCorner } from './model';
import { Sheet } from './Sheet';
import { TreasureIcon } from './Treasure';

export function TreasureSheet(props: BoardProps) {
  const { t, compose } = props;
  const view = props.view;
  const decision = compose.decision.value;
  const locked = decision?.unavailable ?? [];
  return (
    <Sheet props={props} picture={<TreasureIcon size={40} />} title={t('web.te.treasure.title')} sub={t('web.te.treasure.choose')} rule={decision?.rule}>
      <Choices look="te-outcomes" label={t('web.te.treasure.title')}>
        {compose.all('cell').map((pick) => {
          const cell = String(pick['cell']);
          return (
            <button key={cell} type="button" role="radio" aria-checked={compose.isChosen(pick)} data-here={compose.isChosen(pick)} class="te-outcome" data-leave={cell} onClick={() => answer(props, pick)}>
              <TreasureIcon corner={isCorner(view, cell)} size={26} />
              <span class="te-outcome-sums">{cell}</span>
              <span class="te-outcome-text"><b>{t('web.te.treasure.stays')}</b></span>
            </button>
          );
        })}
        {locked.map((entry) => (
          <p key={String(entry['cell'])} class="te-locked"><TreasureIcon corner size={22} /> <b>{String(entry['cell'])}</b> {entry.why} <button type="button" class="te-rule" onClick={() => props.table.rule(entry.rule)}>{entry.rule}</button></p>
        ))}
      </Choices>
    </Sheet>
  );
}
