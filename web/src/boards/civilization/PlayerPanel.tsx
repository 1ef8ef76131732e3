// What is open about a player: civilization and government, trade, coins, culture, techs as a small pyramid, and how much they hold.
import { Count } from './Glyph';
import { nameOf, type View } from './model';
import type { BoardProps } from './props';
import { MicroPyramid } from './Pyramid';
import { looksAt } from './ui';

export function PlayerPanel(props: BoardProps & { readonly seat: number }) {
  const { view, catalogue, t, phone } = props;
  const seat = view.seats[props.seat] as View['seats'][number] | undefined;
  if (!seat?.government) return null;
  const units = Object.values(seat.units).reduce((sum, n) => sum + n, 0);
  const cards = Object.values(seat.events).reduce((sum, n) => sum + n, 0);
  const goods = Object.values(seat.resources ?? {}).reduce((sum, n) => sum + (n ?? 0), 0);
  return (
    <div class="cv cv-player">
      <button type="button" class="cv-plain cv-civ" title={t('web.cv.look_at')} onClick={() => (looksAt.value = props.seat === looksAt.value || props.seat === props.you ? null : props.seat)}>
        {nameOf(catalogue.civilizations, seat.civ)} · {nameOf(catalogue.governments, seat.government)}
      </button>
      <p class="cv-counts cv-main">
        <Count id="trade" n={seat.trade} label={t('web.cv.have.trade', { n: seat.trade, more: seat.income })} />
        <Count id="coin" n={seat.coins} label={t('web.cv.have.coins', { n: seat.coins })} />
        <Count id="culture" n={seat.culture} label={t('web.cv.have.culture', { n: seat.culture, space: seat.track })} />
        {!phone && <MicroPyramid rows={seat.progress.technology.rows} label={t('web.cv.have.techs', { n: seat.progress.technology.have })} />}
      </p>
      <p class="cv-counts">
        <Count id="infantry" n={units} label={t('web.cv.have.units', { n: units })} />
        <Count id="cards" n={cards} label={t('web.cv.have.events', { n: cards })} />
        <Count id="wheat" n={goods} label={t('web.cv.have.goods', { n: goods })} />
        <Count id="hut" n={seat.huts + seat.villages} label={t('web.cv.have.markers', { n: seat.huts + seat.villages })} />
        <Count id="city" n={seat.cities.length} label={t('web.cv.have.cities', { n: seat.cities.length })} />
      </p>
    </div>
  );
}
