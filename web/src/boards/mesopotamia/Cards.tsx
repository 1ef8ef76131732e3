// The six action cards with their technology, its level as wedges and the slots for signs; what powers them now or has powered them.
import { sealOf } from '../../app/Icon';
import { isTaken, pressOption } from '../press';
import { bestWay, byMarker, diceOf, hasSign, stateOf, waysOf } from './actions';
import { Die } from './Dice';
import { Glyph } from './Glyph';
import { cardOf, found, LEVELS, nameOf, type SeatView, type TypeId } from './model';
import type { BoardProps } from './props';
import { TYPE_IDS } from './types.gen';
import { detail } from './ui';

export const Wedges = ({ level, label }: { readonly level: number; readonly label: string }) => (
  <span class="ms-wedges" title={label}>{[1, 2, 3, 4].map((n) => <svg key={n} class={n <= level ? '' : 'ms-off'} width="8" height="18" aria-hidden="true"><use href="#ms-wedge" /></svg>)}<span class="vh">{label}</span></span>
);

export function ActionCards({ props, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  return <div class="ms-cards" role="group" aria-label={props.t('web.ms.cards')}>{TYPE_IDS.map((type) => <ActionCard key={type} props={props} seat={seat} type={type} />)}</div>;
}

export function ActionCard({ props, seat, type }: { readonly props: BoardProps; readonly seat: SeatView; readonly type: TypeId }) {
  const { view, catalogue, compose, table, t } = props;
  const card = cardOf(catalogue, seat, type);
  const state = stateOf(view, compose, seat, type);
  const ways = waysOf(compose, type);
  const taken = ways.find((way) => isTaken(props, way));
  const means = taken ?? bestWay(ways, seat.dice);
  const level = seat.technologies[type];
  const signs = (card?.symbols ?? []).map((sign) => found(catalogue.symbols, sign)?.name ?? sign).join(', ');
  const open = () => {
    if (means) pressOption(props, means);
    else if (compose.decision.value?.step === 'turn') table.why(`perform ${type}`);
    else detail.value = { kind: 'tech', id: `${seat.empire} ${type} ${level}` };
  };
  return (
    <div class={`ms-card ms-${state} ${taken ? 'ms-taken' : ''}`}>
      <button type="button" class="ms-card-main" data-type={type} aria-pressed={ways.length > 0 ? taken !== undefined : undefined} data-here={taken !== undefined} data-move={means?.move} data-why={means || compose.decision.value?.step !== 'turn' ? undefined : `perform ${type}`} onClick={open}>
        <span class="ms-card-head"><Glyph id={type} size={18} /><b>{nameOf(catalogue.types, type)}</b></span>
        <span class="ms-card-tech"><span>{card?.name}</span><Wedges level={level} label={t('web.ms.level', { n: LEVELS[level] ?? '' })} /></span>
        <span class="ms-card-text">{card?.summary}</span>
        <Slots props={props} seat={seat} type={type} signs={signs} />
      </button>
      <Foot props={props} seat={seat} type={type} />
    </div>
  );
}

function Slots({ props, seat, type, signs }: { readonly props: BoardProps; readonly seat: SeatView; readonly type: TypeId; readonly signs: string }) {
  const { view, catalogue, t } = props;
  const symbols = cardOf(catalogue, seat, type)?.symbols ?? [];
  const lying = seat.dice.filter((die) => die.on === type);
  if (byMarker(view, seat, type)) return <span class="ms-slots"><svg class={`ms-marker-here p${seat.seat + 1}`} width="34" height="34" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="11" /><use href={sealOf(seat.seat)} x="4" y="4" width="16" height="16" /></svg><span class="vh">{t('web.ms.card.marker')}</span></span>;
  return (
    <span class="ms-slots">
      {symbols.map((sign, i) => (
        <span key={i} class={`ms-slot ${lying[i] ? 'ms-filled' : hasSign(seat, sign) ? 'ms-lit' : ''}`} aria-hidden="true">
          {lying[i] ? <Die colour={lying[i].colour} face={lying[i].face} size={36} /> : <><svg width="20" height="20"><use href={`#ms-sign-${sign}`} /></svg><small>{found(catalogue.symbols, sign)?.sign}</small></>}
        </span>
      ))}
      <span class="vh">{t('web.ms.card.needs', { what: signs })}</span>
    </span>
  );
}

// Below the card: how it is performed, where there is a choice, or what became of it.
function Foot({ props, seat, type }: { readonly props: BoardProps; readonly seat: SeatView; readonly type: TypeId }) {
  const { view, compose, t } = props;
  const ways = waysOf(compose, type);
  const state = stateOf(view, compose, seat, type);
  if (ways.length > 1 && ways.some((way) => isTaken(props, way)))
    return (
      <span class="ms-ways" role="group" aria-label={t('web.ms.ways')}>
        {ways.map((way) => <button key={way.move} type="button" class="ms-way-button" aria-label={way.text} title={way.text} aria-pressed={isTaken(props, way)} data-move={way.move} onClick={() => pressOption(props, way)}>
          {diceOf(way).length === 0 ? <Glyph id="marker" size={20} /> : diceOf(way).map((n) => { const die = seat.dice[n - 1]; return die && <Die key={n} colour={die.colour} face={die.face} size={22} />; })}
        </button>)}
      </span>
    );
  if (state === 'active' || state === 'used') return <span class="ms-card-foot">{state === 'used' && <Glyph id="check" size={13} />}{t(`web.ms.card.${state}`)}</span>;
  const marker = ways.some((way) => diceOf(way).length === 0);
  const dice = ways.some((way) => diceOf(way).length > 0);
  const words = ways.length === 0 ? '' : t(marker && dice ? 'web.ms.card.either' : marker ? 'web.ms.card.marker' : 'web.ms.card.dice');
  return <span class="ms-card-foot" title={words}>{marker && <Glyph id="marker" size={16} />}{dice && <Glyph id="die" size={16} />}<span class="vh">{words}</span></span>;
}
