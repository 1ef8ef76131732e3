// What is answered beside the map, always in view: ziggurat, marker and dice, the six actions or the parts of the one that is performed, goods, reserve, quests.
import { ActionCard, ActionCards } from './Cards';
import { DiceTray } from './Dice';
import { Glyph, Token } from './Glyph';
import { FLOORS, nameOf, ownSeat, type SeatView } from './model';
import { Choice, hasParts, Parts, slotsAsked, turnEnds } from './Parts';
import { Ziggurat } from './Pieces';
import type { BoardProps } from './props';
import { Quests } from './Quests';
import { Trade } from './Trade';
import { RESOURCE_IDS, UNIT_IDS } from './types.gen';

export function OwnArea(props: BoardProps) {
  const { view, compose, phone } = props;
  const seat = ownSeat(view, props.you);
  const asked = hasParts(props);
  const end = turnEnds(props);
  if (!seat) return null;
  const active = view.turn?.seat === seat.seat ? view.turn.action?.type : undefined;
  return (
    <div class={`ms ms-own ${asked ? 'ms-asked' : ''}`} data-step={compose.decision.value?.step ?? 'wait'}>
      {seat.start && <Home props={props} seat={seat} />}
      {seat.start && !seat.automated && <div class="ms-power"><DiceTray props={props} seat={seat} />{end && <Choice props={props} option={end} />}</div>}
      {asked && phone && slotsAsked(props) && <Trade {...props} />}
      {asked ? <div class="ms-doing">{active && <ActionCard props={props} seat={seat} type={active} />}<Parts {...props} /></div> : seat.empire && !seat.automated && <ActionCards props={props} seat={seat} />}
      {seat.start && <Stock props={props} seat={seat} />}
      {seat.start && <Quests {...props} />}
    </div>
  );
}

function Home({ props, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  const words = props.t('web.ms.have.floors', { n: seat.floors });
  return (
    <figure class="ms-hearth" title={words}>
      <svg viewBox="-60 -94 120 98" aria-hidden="true"><Ziggurat seat={seat.seat} floors={seat.floors} width={112} /></svg>
      <figcaption>{seat.floors} / {FLOORS}<span class="vh">{words}</span></figcaption>
      <Reserve props={props} seat={seat} />
    </figure>
  );
}

// What can still be placed.
function Reserve({ props: { catalogue, t }, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  const { reserve } = seat;
  return (
    <p class="ms-reserve" title={t('web.ms.reserve')}>
      <span class="vh">{t('web.ms.reserve')}</span>
      {UNIT_IDS.map((id) => <span key={id} class={reserve[id] ? '' : 'ms-zero'} title={nameOf(catalogue.units, id)}><Token id={id} seat={seat.seat} size={17} /><b>{reserve[id]}</b><span class="vh">{nameOf(catalogue.units, id)}</span></span>)}
      {(['ship', 'settlement', 'wall', 'ram'] as const).map((id) => <span key={id} class={reserve[id] ? '' : 'ms-zero'} title={nameOf(catalogue.elements, id)}><Glyph id={id === 'wall' ? 'b-wall' : id} size={16} /><b>{reserve[id]}</b><span class="vh">{nameOf(catalogue.elements, id)}</span></span>)}
    </p>
  );
}

function Stock({ props: { catalogue, t }, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  return (
    <section class="ms-stock" aria-label={t('web.ms.stock')}>
      <ul class="ms-goods-list">{RESOURCE_IDS.map((id) => <li key={id} class={seat.goods[id] ? '' : 'ms-zero'} title={nameOf(catalogue.resources, id)}><Glyph id={id} size={22} look="ms-res" /><b>{seat.goods[id] ?? 0}</b><span class="vh">{nameOf(catalogue.resources, id)}</span></li>)}</ul>
    </section>
  );
}
