// What is left to take: wonders face up with their price, resource tokens, buildings; and where the numbers come from that no card says.
import { Glyph } from './Glyph';
import { found, MARKET, nameOf, ownSeat } from './model';
import type { BoardProps } from './props';
import { detail } from './ui';

export function Market({ props }: { readonly props: BoardProps }) {
  const { view, catalogue, t } = props;
  const { market } = view;
  return (
    <section class="cv-panel cv-market" aria-label={t('web.cv.market')}>
      <h2>{t('web.cv.market')}<span>{t('web.cv.market.deck', { n: market.wonder_deck })}</span></h2>
      <ul class="cv-wonders">
        {market.wonders.map((id, slot) => {
          const wonder = id ? found(catalogue.wonders, id) : undefined;
          return (
            <li key={slot}>
              {wonder ? <button type="button" class="cv-plain" title={wonder.summary} onClick={() => (detail.value = { kind: 'wonder', id: wonder.id })}><Glyph id={wonder.id} size={18} /><span>{wonder.name}</span><Price props={props} id={wonder.id} /></button> : <span class="cv-none">{t('web.cv.market.empty')}</span>}
            </li>
          );
        })}
      </ul>
      <p class="cv-goods">
        {MARKET.map((resource) => <span key={resource} class="cv-left" title={t('web.cv.market.left', { what: nameOf(catalogue.resources, resource), n: market.resources[resource] ?? 0 })}><Glyph id={resource} size={19} /><b>{market.resources[resource] ?? 0}</b></span>)}
        <span class="cv-left" title={t('web.cv.market.people', { n: market.great_people })}><Glyph id="humanitarian" size={18} /><b>{market.great_people}</b></span>
      </p>
      <details class="cv-stock">
        <summary>{t('web.cv.market.buildings')}</summary>
        <ul>{catalogue.buildings.filter((one) => market.buildings[one.id] !== undefined).map((one) => <li key={one.id}><button type="button" class="cv-plain" data-building={one.id} title={one.summary} onClick={() => (detail.value = { kind: 'building', id: one.id })}><Glyph id={one.id} size={16} /><span>{one.name}</span><b>{market.buildings[one.id]}</b></button></li>)}</ul>
      </details>
      <details class="cv-sources">
        <summary>{t('web.cv.sources')}</summary>
        <ul>{catalogue.sources.map((one) => <li key={one.id}>{one.name}: {nameOf(catalogue.confidences, one.confidence)}</li>)}</ul>
      </details>
    </section>
  );
}

// What it costs the reader, with the printed price where a tech makes it cheaper.
function Price({ props, id }: { readonly props: BoardProps; readonly id: string }) {
  const wonder = found(props.catalogue.wonders, id);
  const cost = ownSeat(props.view, props.you)?.wonder_costs?.[id] ?? wonder?.cost;
  return <b class="cv-price">{cost !== wonder?.cost && <s>{wonder?.cost}</s>}{cost}</b>;
}
