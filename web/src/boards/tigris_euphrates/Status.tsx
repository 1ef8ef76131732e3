// In the top bar: the turn, and how far the end is: treasures on the board (it ends at two) and tiles in the bag.
import type { BoardProps } from './props';
import { who } from './names';
import { TreasureIcon } from './Treasure';

export function Status(props: BoardProps) {
  const view = props.view;
  const { t } = props;
  const all = view.map.join('').split('').filter((sign) => sign === 'T' || sign === 'P').length;
  return (
    <div class="te te-status">
      <span class="te-turn-n">{t('web.te.status.turn', { n: view.turn, who: who(props, view.active) })}</span>
      <span class="te-gauge" title={t('web.te.status.treasures', { n: view.treasures.length })}>
        <span class="te-gauge-row" aria-hidden="true">
          {Array.from({ length: all }, (_, i) => <>{i === 2 && <i class="te-stop" />}<TreasureIcon key={i} size={13} faded={i >= view.treasures.length} /></>)}
        </span>
        <span class="te-gauge-one" aria-hidden="true"><TreasureIcon size={18} /></span>
        <b>{view.treasures.length}</b><span class="te-wide"> {t('web.te.status.ends')}</span>
      </span>
      <span class="te-gauge" title={t('web.te.status.bag')}>
        <svg class="te-line-icon" aria-hidden="true"><use href="#te-bag" /></svg><b>{view.bag}</b><span class="vh">{t('web.te.status.bag')}</span>
      </span>
    </div>
  );
}
