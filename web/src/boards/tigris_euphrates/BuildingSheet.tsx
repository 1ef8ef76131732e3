// The choice of a civilization building (building game).
import type { BoardProps } from './props';
import { answer } from '../press';
import { BuildingIcon } from './Monument';
import { Sheet } from './Sheet';

// A row or column of three or more: the building goes to one of its tiles, or stays away.
export function BuildingSheet(props: BoardProps) {
  const { t, compose } = props;
  const id = String(compose.all('building')[0]?.['building'] ?? '');
  const none = { decline: true };
  return (
    <Sheet props={props} picture={id && <BuildingIcon id={id} size={46} />} title={t('web.te.building.title')} sub={t('web.te.building.choose')} rule={compose.decision.value?.rule}>
      <div class="te-verbs">
        {compose.all('cell').map((pick) => {
          const cell = String(pick['cell']);
          return <button key={cell} type="button" class="te-verb" aria-pressed={compose.isChosen(pick)} onClick={() => answer(props, pick)}>{cell}</button>;
        })}
        <button type="button" class="te-verb" data-decline aria-pressed={compose.isChosen(none)} data-here={compose.isChosen(none)} onClick={() => answer(props, none)}>{t('web.te.building.none')}</button>
      </div>
      <p class="te-note">{t('web.te.building.note')}</p>
    </Sheet>
  );
}
