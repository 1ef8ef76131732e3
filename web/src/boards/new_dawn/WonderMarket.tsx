// The wonders that are face up: what each costs the reader, as a sum on demand, and how much of it the industry card would pay now.
import type { BoardProps } from './props';
import { press } from '../press';
import { Glyph } from './Card';
import { found, isBuilding, nameOf, whyNot, type View } from './model';
import { cover, partText, pricesOf, signed, type Price } from './sums';
import { detail } from './ui';

export function WonderMarket(props: BoardProps) {
  const { t, you, phone } = props;
  const view = props.view;
  if (isBuilding(view)) return null;
  const seat = view.seats[you === 'spectator' ? view.active : you];
  const prices = pricesOf(seat);
  const slot = Object.values(prices).find((price) => price.slot !== undefined)?.slot;
  const head = <><Glyph id="i-wonder" size={18} /><b>{t('web.nd.market')}</b></>;
  const list = (
    <>
      <ul>{view.market.map((pile) => <Pile key={pile.type} {...props} pile={pile} price={pile.wonder ? prices[pile.wonder] : undefined} />)}</ul>
      <p class="nd-legend" aria-hidden="true"><span><i class="nd-bk nd-pays" />{slot === undefined ? t('web.nd.market.production') : t('web.nd.market.slot', { n: slot })}</span><span><i class="nd-bk nd-pays-token" />{t('web.nd.market.tokens')}</span><span><i class="nd-bk nd-pays-resource" />{t('web.nd.market.resources')}</span></p>
    </>
  );
  if (!phone) return <section class="nd-panel nd-market" aria-label={t('web.nd.market')}><h2>{head}<span>{t(you === 'spectator' ? 'web.nd.market.their_price' : 'web.nd.market.your_price')}</span></h2>{list}</section>;
  const open = props.compose.all('wonder').length > 0;
  return <details class="nd-panel nd-market" open={open}><summary>{head}</summary>{list}</details>;
}

function Pile(props: BoardProps & { readonly pile: View['market'][number]; readonly price: Price | undefined }) {
  const { t, compose, pile, price } = props;
  const catalogue = props.catalogue;
  const wonder = pile.wonder ? found(catalogue.wonders, pile.wonder) : undefined;
  if (!wonder) return <li class="nd-pile nd-empty"><span class="nd-badge"><Glyph id={pile.type} size={20} /></span><span>{t('web.nd.market.empty')}</span></li>;
  const pick = { wonder: wonder.id };
  const may = compose.offers(pick);
  const why = whyNot(compose, 'wonder', wonder.id);
  const explain = () => price && props.table.explain([...price.parts.map((part, i) => ({ text: partText(props, part), value: i === 0 ? String(part.value) : signed(part.value) })), { text: t('web.nd.market.you_pay'), value: String(price.total) }], wonder.name);
  return (
    <li class={`nd-pile ${may ? 'nd-may' : ''}`}>
      <button type="button" class="nd-wonder" data-wonder={wonder.id} data-may={may} data-why={compose.decision.value?.step === 'industry' ? `wonder ${wonder.id}` : undefined} aria-pressed={may ? compose.isChosen(pick) : undefined} data-here={may && compose.isChosen(pick)} title={why ?? wonder.summary}
        onClick={() => (may ? press(props, pick) : (detail.value = { kind: 'wonder', id: wonder.id }))}>
        <span class="nd-badge"><Glyph id={pile.type} size={20} /></span>
        <span class="nd-wonder-name"><b>{wonder.name}</b>{wonder.resources.map((one, i) => <Glyph key={i} id={one} size={15} />)}<span class="vh">{nameOf(catalogue.types, pile.type)}; {wonder.resources.map((one) => nameOf(catalogue.resources, one)).join(', ')}</span></span>
      </button>
      {price && <button type="button" class="nd-price" onClick={explain} title={t('web.nd.market.sum')}>{price.total !== wonder.cost && <s>{wonder.cost}</s>}<b>{price.total}</b><span class="vh">{t('web.nd.market.sum')}</span></button>}
      {price && <PayBar t={t} price={price} />}
    </li>
  );
}

function PayBar({ t, price }: { readonly t: BoardProps['t']; readonly price: Price }) {
  const paid = cover(price);
  const bricks = [...Array<string>(paid.production).fill('nd-pays'), ...Array<string>(paid.tokens).fill('nd-pays-token'), ...Array<string>(paid.resources).fill('nd-pays-resource'), ...Array<string>(paid.missing).fill('')];
  const can = price.can_pay === true;
  return (
    <p class="nd-pay">
      <span class="nd-pay-bricks" aria-hidden="true">{bricks.map((look, i) => <i key={i} class={`nd-bk ${look}`} />)}</span>
      <span class={can ? 'nd-yes' : ''}>{can ? t('web.nd.market.affordable') : paid.missing > 0 ? t('web.nd.market.short', { n: paid.missing }) : t('web.nd.market.not_exact')}</span>
    </p>
  );
}
