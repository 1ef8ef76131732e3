// Everything about a seat at a glance: leader, row in five signs, pieces left, resources, wonders, diplomacy.
import { useState } from 'preact/hooks';
import { Seal } from '../../app/Icon';
import type { BoardProps } from './props';
import { Count, Glyph } from './Card';
import { TinyRow } from './FocusRow';
import { found, levelOfCard, nameOf, RESOURCES, roman, typeOfCard, wondersOf, type SeatView } from './model';
import { detail, type Detail } from './ui';

export function PlayerPanel(props: BoardProps & { readonly seat: number }) {
  const { t, seat } = props;
  const view = props.view;
  const catalogue = props.catalogue;
  const own = view.seats[seat];
  if (!own) return null;
  const lit = view.active === seat ? view.resolving?.slot : undefined;
  return (
    <div class="nd nd-player">
      <p class="nd-player-leader">
        <button type="button" class="nd-plain" onClick={() => (detail.value = { kind: 'leader', id: own.leader })}>{nameOf(catalogue.leaders, own.leader)}</button>
        {own.automated && <small>{t('web.nd.automated')}</small>}
        {view.first === seat && <small>{t('web.nd.first')}</small>}
      </p>
      <Row props={props} own={own} lit={lit} />
      <Pieces props={props} own={own} />
      <Tags props={props} own={own} />
    </div>
  );
}

interface Of {
  readonly props: BoardProps;
  readonly own: SeatView;
}

// Five signs; under the pointer or with the focus they become a list with names.
function Row({ props, own, lit }: Of & { readonly lit: number | undefined }) {
  const [where, setWhere] = useState<{ readonly left: number; readonly top: number } | null>(null);
  const catalogue = props.catalogue;
  const { t } = props;
  const open = (event: Event) => {
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    setWhere({ left: Math.min(box.left, innerWidth - 270), top: Math.min(box.bottom + 4, innerHeight - 190) });
  };
  const close = () => setWhere(null);
  return (
    <div class="nd-tiny-wrap" tabIndex={0} role="group" aria-label={t('web.nd.row.of', { who: nameOf(catalogue.leaders, own.leader) })} onMouseEnter={open} onMouseLeave={close} onFocus={open} onBlur={close}>
      <TinyRow props={props} row={own.row} lit={lit} />
      {where && (
        <ol class="nd-peek" aria-hidden="true" style={{ left: `${where.left}px`, top: `${where.top}px` }}>
          {own.row.map((one) => (
            <li key={one.slot}><b>{one.slot}</b><Glyph id={typeOfCard(one.card)} size={22} /><span>{nameOf(catalogue.cards, one.card)} <small>{roman(levelOfCard(one.card))}</small></span><span class="nd-peek-trade">{Array.from({ length: one.trade }, (_, i) => <Glyph key={i} id="coin" size={15} />)}</span></li>
          ))}
        </ol>
      )}
    </div>
  );
}

function Pieces({ props, own }: Of) {
  const { t } = props;
  const view = props.view;
  const catalogue = props.catalogue;
  const cities = view.map.spaces.filter((space) => space.seat === own.seat && space.piece !== 'token').length;
  const trade = own.row.reduce((sum, one) => sum + one.trade, 0);
  const caravans = own.caravans_on_card + view.map.caravans.filter((one) => one.seat === own.seat).length;
  return (
    <p class="nd-counts">
      <Count id="i-city" n={cities} label={t('web.nd.cities', { n: cities, mature: own.mature.length })} />
      <Count id="i-token" n={own.tokens_left} label={t('web.nd.tokens_left', { n: own.tokens_left })} />
      <Count id="coin" n={trade} label={t('web.nd.trade', { n: trade })} />
      <Count id="i-sail" n={caravans} label={t('web.nd.caravans', { n: caravans })} />
      {RESOURCES.filter((one) => own.resources[one] > 0).map((one) => <Count key={one} id={one} n={own.resources[one]} label={t('web.nd.have', { what: nameOf(catalogue.resources, one), n: own.resources[one] })} />)}
    </p>
  );
}

function Tags({ props, own }: Of) {
  const view = props.view;
  const catalogue = props.catalogue;
  const tag = (key: string, sign: string, text: string, shows: Detail | null, look = '', giver?: number) => (
    <li key={key}>{shows ? <button type="button" class={`nd-tag ${look}`} title={text} onClick={() => (detail.value = shows)}>{giver === undefined ? <Glyph id={sign} size={14} /> : <Seal seat={giver} size={15} />}<span class="nd-tag-name">{text}</span>{giver !== undefined && <span class="vh"> {nameOf(catalogue.leaders, view.seats[giver]?.leader ?? '')}</span>}</button> : <span class={`nd-tag ${look}`} title={text}><Glyph id={sign} size={14} look="nd-stroke" /><span class="nd-tag-name">{text}</span></span>}</li>
  );
  const tags = [
    ...wondersOf(view, own.seat).map((id) => tag(id, found(catalogue.wonders, id)?.type ?? 'i-wonder', nameOf(catalogue.wonders, id), { kind: 'wonder', id })),
    ...own.natural_wonders.map(({ natural_wonder: id, used }) => tag(id, id, nameOf(catalogue.natural_wonders, id), null, used ? 'nd-used' : '')),
    ...own.state_cards.map((id) => tag(id, 'i-card', nameOf(catalogue.city_states, id), { kind: 'state', id })),
    ...own.pacts.map(({ giver, pact }) => tag(`${giver}${pact}`, 'i-card', nameOf(catalogue.pacts, pact), { kind: 'pact', id: pact }, '', giver)),
  ];
  return tags.length > 0 ? <ul class="nd-tags">{tags}</ul> : null;
}
