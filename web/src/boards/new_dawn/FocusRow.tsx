// The focus row: five slots with their terrain, the cards with what lies on them. A card is chosen here wherever a slot is asked for.
import { useEffect } from 'preact/hooks';
import { pickKey } from '../../table/compose';
import type { BoardProps } from './props';
import { press } from '../press';
import { CardFace, Glyph } from './Card';
import { chosenValue, found, levelOfCard, nameOf, roman, SLOT_TERRAINS, stepOf, TRADE_LIMIT, typeOfCard, type CardInRow, type SeatView } from './model';
import { Answers } from './Answers';
import { detail } from './ui';

// Slots of somebody else's row are asked for: the own cards are no answer then.
export const OTHERS_ROW = ['embassy_token', 'plunder'];

export function FocusRow(props: BoardProps) {
  const view = props.view;
  const seat = props.you === 'spectator' ? view.active : props.you;
  const own = view.seats[seat];
  useFollowing(props);
  if (!own) return null;
  return (
    <div class="nd-own-area">
      <Answers {...props} />
      <ol class="nd-row" aria-label={props.t('web.nd.row.of', { who: nameOf(props.catalogue.leaders, own.leader) })} tabIndex={props.phone ? -1 : undefined}>
        {own.row.map((card) => <Slot key={card.card} {...props} own={own} card={card} />)}
      </ol>
    </div>
  );
}

// On a phone the map and the row are not in view together: what the question is about comes into view.
function useFollowing({ phone, compose }: BoardProps): void {
  const decision = compose.decision.value;
  useEffect(() => {
    if (!phone || !decision) return;
    const onMap = decision.options.some((option) => ['space', 'at', 'barbarian'].includes(pickKey(option.picks[0] ?? {})));
    const block = decision.step === 'industry' || decision.step === 'payment' ? null : document.querySelector(compose.all('card').length > 0 ? '.nd-cards' : onMap ? '.boardwrap' : '.own');
    block?.scrollIntoView({ block: 'nearest' });
    if (!onMap) document.querySelector('.nd-row [data-may=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [phone, decision]);
}

type Own = BoardProps & { readonly own: SeatView; readonly card: CardInRow };

// The slot of the card that is chosen or resolved: it goes back to the first slot, those before it move on.
function leaving(props: BoardProps): number | null {
  const view = props.view;
  const chosen = stepOf(props.compose) === 'focus_card' ? chosenValue(props.compose, 'slot') : undefined;
  if (typeof chosen === 'number') return chosen;
  return view.resolving && view.active === (props.you === 'spectator' ? view.active : props.you) ? view.resolving.slot : null;
}

function Slot(props: Own) {
  const { t, compose, card } = props;
  const catalogue = props.catalogue;
  const view = props.view;
  const step = stepOf(compose);
  const asked = step !== null && !OTHERS_ROW.includes(step);
  const pick = { slot: card.slot };
  const may = asked && compose.offers(pick);
  const chosen = asked && compose.isChosen(pick);
  const gone = leaving(props);
  const resolved = view.resolving?.slot === card.slot && view.active === props.own.seat;
  const terrain = SLOT_TERRAINS[card.slot - 1] ?? 'grassland';
  const moves = gone === null ? '' : card.slot === gone ? t('web.nd.row.resets') : card.slot < gone ? t('web.nd.row.moves', { n: card.slot + 1 }) : t('web.nd.row.stays');
  const onClick = () => {
    if (may) press(props, pick);
    else detail.value = { kind: 'card', id: card.card };
  };
  return (
    <li class="nd-slot" data-n={card.slot}>
      <button type="button" class={`nd-card ${chosen || (resolved && !may) ? 'nd-lifted' : ''} ${may ? 'nd-may' : ''}`} aria-pressed={may ? chosen : undefined} data-here={may && chosen} data-slot={card.slot} data-may={may}
        data-why={asked ? `slot ${card.slot}` : undefined} onClick={onClick} onContextMenu={(event) => { if (!asked) { event.preventDefault(); detail.value = { kind: 'card', id: card.card }; } }}>
        <span class="vh">{t('web.nd.row.slot', { n: card.slot, terrain: nameOf(catalogue.terrains, terrain) })}. </span>
        <CardFace props={props} card={card.card}><OnCard {...props} /></CardFace>
      </button>
      <p class="nd-foot"><b aria-hidden="true">{card.slot}</b><Glyph id={terrain} size={19} look={`nd-ti-${terrain}`} /><span aria-hidden="true">{nameOf(catalogue.terrains, terrain)}</span><span class={`nd-moves ${card.slot === gone ? 'nd-resets' : ''}`}>{moves}</span></p>
    </li>
  );
}

// What lies on a card: trade tokens with the places that are left, city-states, natural wonders.
function OnCard({ t, card, catalogue }: Own) {
  const names = catalogue;
  return (
    <span class="nd-on-card">
      <span class="nd-coins" title={t('web.nd.trade', { n: card.trade })}>
        {Array.from({ length: Math.max(TRADE_LIMIT, card.trade) }, (_, i) => <Glyph key={i} id="coin" size={16} look={i < card.trade ? '' : 'nd-none'} />)}
        <span class="vh">{t('web.nd.trade', { n: card.trade })}</span>
      </span>
      {card.states?.map((one) => <span key={one.state} class={`nd-bit ${one.used ? 'nd-used' : ''}`}><Glyph id={found(names.city_states, one.state)?.type ?? 'culture'} size={14} />{nameOf(names.city_states, one.state)}</span>)}
      {card.natural_wonders?.map((one) => <span key={one.natural_wonder} class={`nd-bit ${one.used ? 'nd-used' : ''}`}><Glyph id={one.natural_wonder} size={14} look="nd-stroke" />{nameOf(names.natural_wonders, one.natural_wonder)}</span>)}
    </span>
  );
}

// A whole row in five cells, for a panel: type, level, tokens.
export function TinyRow({ props, row, lit }: { readonly props: BoardProps; readonly row: readonly CardInRow[]; readonly lit?: number | undefined }) {
  const catalogue = props.catalogue;
  return (
    <ol class="nd-tiny">
      {row.map((one) => (
        <li key={one.slot} class={one.slot === lit ? 'nd-lit' : ''}>
          <Glyph id={typeOfCard(one.card)} size={19} />
          <span class="nd-tiny-level" aria-hidden="true">{roman(levelOfCard(one.card))}</span>
          <span class="nd-tiny-trade" aria-hidden="true">{Array.from({ length: one.trade }, (_, i) => <i key={i} />)}</span>
          <span class="vh">{props.t('web.nd.tiny', { n: one.slot, card: nameOf(catalogue.cards, one.card), level: roman(levelOfCard(one.card)), trade: one.trade })}</span>
        </li>
      ))}
    </ol>
  );
}
