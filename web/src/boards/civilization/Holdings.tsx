// What a player holds: units, figures in the supply, goods, event cards, great people, wonders. Of others only what is open.
import { Glyph } from './Glyph';
import { found, MARKET, nameOf, type SeatView } from './model';
import type { BoardProps } from './props';
import { AGE_IDS, UNIT_IDS } from './types.gen';
import { detail, type Kind } from './ui';
import { UnitFace } from './Unit';

function Card({ kind, id, sign, name, spent = false }: { readonly kind: Kind; readonly id: string; readonly sign: string; readonly name: string; readonly spent?: boolean }) {
  return <button type="button" class={`cv-tag ${spent ? 'cv-spent' : ''}`} onClick={() => (detail.value = { kind, id })}><Glyph id={sign} size={16} />{name}</button>;
}

export function Holdings({ props, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  const { catalogue, view, t } = props;
  const known = seat.known ?? {};
  const hiddenUnits = UNIT_IDS.flatMap((type) => {
    const seen = (known.units ?? []).filter((unit) => unit.type === type).length;
    return seat.units[type] > seen ? [[type, seat.units[type] - seen] as const] : [];
  });
  const hiddenCards = AGE_IDS.flatMap((age) => {
    const seen = (known.events ?? []).filter((id) => found(catalogue.events, id)?.age === age).length;
    return seat.events[age] > seen ? [[age, seat.events[age] - seen] as const] : [];
  });
  const faceDown = (all: number, seen: readonly string[] | undefined) => Math.max(0, all - (seen?.length ?? 0));
  const markers = (['huts', 'villages'] as const).flatMap((kind) => [
    ...(known[kind] ?? []).map((resource, i) => <span key={`${kind}${i}`} class="cv-good cv-down" title={t(`web.cv.marker.${kind}`, { what: nameOf(catalogue.resources, resource) })}><Glyph id={resource} size={17} /></span>),
    ...Array.from({ length: faceDown(seat[kind], known[kind]) }, (_, i) => <span key={`${kind}?${i}`} class="cv-good cv-down" title={t(`web.cv.marker.${kind}`, { what: '?' })}><Glyph id={kind === 'huts' ? 'hut' : 'village'} size={17} /></span>),
  ]);
  return (
    <section class="cv-panel cv-holdings" aria-label={t('web.cv.holdings')}>
      <h2>{t('web.cv.forces')}<span>{t('web.cv.forces.note', { hand: seat.stats.battle_hand, bonus: seat.stats.battle_bonus })}</span></h2>
      <p class="cv-units">
        {(known.units ?? []).map((unit, i) => <UnitFace key={i} {...unit} seat={seat.seat} />)}
        {hiddenUnits.map(([type, n]) => <span key={type} class="cv-hidden-units" title={nameOf(catalogue.units, type)}><Glyph id={type} size={18} />×{n}</span>)}
        {(known.units ?? []).length + hiddenUnits.length === 0 && <small>{t('web.cv.forces.none')}</small>}
      </p>
      <p class="cv-supply">
        <span><Glyph id="army" size={16} />{t('web.cv.supply.armies', { n: seat.armies_left })}</span><span><Glyph id="scout" size={16} />{t('web.cv.supply.scouts', { n: seat.scouts_left })}</span>
        <span><Glyph id="speed" size={16} />{t('web.cv.speed', { n: seat.stats.speed })}</span><span><Glyph id="stack" size={16} />{t('web.cv.stacking', { n: seat.stats.stacking })}</span>
      </p>
      <h2>{t('web.cv.goods')}</h2>
      <p class="cv-goods">
        {MARKET.flatMap((resource) => Array.from({ length: seat.resources?.[resource] ?? 0 }, (_, i) => <span key={`${resource}${i}`} class="cv-good" title={nameOf(catalogue.resources, resource)}><Glyph id={resource} size={17} /></span>))}
        {markers}
        {markers.length === 0 && MARKET.every((resource) => !seat.resources?.[resource]) && <small>{t('web.cv.goods.none')}</small>}
      </p>
      <h2>{t('web.cv.events')}<span>{t('web.cv.events.limit', { n: seat.stats.culture_hand })}</span></h2>
      <p class="cv-tags">
        {(known.events ?? []).map((id, i) => <Card key={i} kind="event" id={id} sign="cards" name={nameOf(catalogue.events, id)} />)}
        {hiddenCards.map(([age, n]) => <span key={age} class="cv-tag cv-back"><Glyph id="cards" size={16} />{nameOf(catalogue.ages, age)} ×{n}</span>)}
        {(known.events ?? []).length + hiddenCards.length === 0 && <small>{t('web.cv.events.none')}</small>}
      </p>
      {(seat.wonders ?? []).length > 0 && <><h2>{t('web.cv.wonders')}</h2><p class="cv-tags">{seat.wonders?.map((id) => <Card key={id} kind="wonder" id={id} sign={id} name={nameOf(catalogue.wonders, id)} spent={view.market.obsolete?.includes(id) ?? false} />)}</p></>}
      {seat.people && <><h2>{t('web.cv.people')}</h2><p class="cv-tags">{Object.entries(seat.people).map(([id, n]) => <Card key={id} kind="person" id={id} sign={id} name={`${nameOf(catalogue.great_people, id)}${n > 1 ? ` ×${n}` : ''}`} />)}</p></>}
      <p class="cv-tags"><Card kind="civ" id={seat.civ ?? ''} sign="capital" name={nameOf(catalogue.civilizations, seat.civ)} /><Card kind="government" id={seat.government ?? ''} sign="crown" name={nameOf(catalogue.governments, seat.government)} /></p>
    </section>
  );
}
