// Beside the map: one's own civilization, or that of somebody whose panel was pressed, and the market.
import { Icon, Seal } from '../../app/Icon';
import { Holdings } from './Holdings';
import { Instruments } from './Instruments';
import { Market } from './Market';
import { civName, ownSeat } from './model';
import type { BoardProps } from './props';
import { Pyramid } from './Pyramid';
import { looksAt } from './ui';

export function SidePanel(props: BoardProps) {
  const { view, catalogue, t } = props;
  const other = looksAt.value === null ? undefined : view.seats[looksAt.value];
  const seat = other ?? ownSeat(view, props.you);
  if (!seat?.government) return null;
  return (
    <div class="cv cv-side">
      {other && (
        <p class="cv-other">
          <Seal seat={other.seat} size={20} /><b>{civName(catalogue, view, other.seat)}</b>
          <button type="button" class="btn" onClick={() => (looksAt.value = null)}><Icon name="i-close" size={15} />{t('web.cv.look_back')}</button>
        </p>
      )}
      <Instruments props={props} seat={seat} />
      <Pyramid props={props} seat={seat} />
      <Holdings props={props} seat={seat} />
      <Market props={props} />
    </div>
  );
}
