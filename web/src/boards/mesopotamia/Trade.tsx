// The trade row: four sections of tokens, each with what it costs and brings, its points, and above it the amphora of whoever came first.
import { isTaken, pressOption } from '../press';
import { goodsText, whoIs } from './describe';
import { Glyph, GoodsRow, Points } from './Glyph';
import { found, LEVELS, optionOf, type View } from './model';
import type { BoardProps } from './props';
import { detail } from './ui';

const SECTIONS = [1, 2, 3, 4] as const;
const SLOTS = 3; // of a section

export function Trade(props: BoardProps) {
  const { view, t } = props;
  const inSection = (section: number) => view.trade.filter(({ slot }) => Math.ceil(slot / SLOTS) === section);
  if (view.trade.length === 0) return null;
  return (
    <section class="ms ms-trade" aria-label={t('web.ms.trade')}>
      {SECTIONS.map((section) => inSection(section).length > 0 && (
        <div key={section} class="ms-section" role="group" aria-label={t('web.ms.trade.section', { n: section })} style={{ '--n': inSection(section).length }}>
          <b aria-hidden="true">{LEVELS[section]}</b>
          {inSection(section).map((slot) => <Token key={slot.slot} props={props} slot={slot} />)}
        </div>
      ))}
    </section>
  );
}

function Token({ props, slot }: { readonly props: BoardProps; readonly slot: View['trade'][number] }) {
  const { catalogue, compose, t, you } = props;
  const token = found(catalogue.trade, slot.token);
  if (!token) return null;
  const option = optionOf(compose, `trade ${slot.slot}`);
  const taken = option !== undefined && isTaken(props, option);
  const owner = slot.amphora;
  const words = [
    t('web.ms.trade.slot', { cost: goodsText(props, token.cost), gain: goodsText(props, token.gain) }),
    token.vp > 0 && t('web.ms.points', { n: token.vp }),
    owner === null ? t('web.ms.trade.free') : t('web.ms.trade.owner', { who: whoIs(props, owner) }),
    catalogue.ship_slots.includes(slot.slot) && t('web.ms.trade.ship'),
  ].filter(Boolean).join('. ');
  return (
    <button
      type="button" class={`ms-trade-token ${owner === null ? '' : `p${owner + 1}`} ${owner !== null && owner === you ? 'ms-mine' : ''} ${option ? 'ms-open' : ''}`} title={words} data-slot={slot.slot}
      {...(option ? { 'data-move': option.move, 'data-here': taken, 'aria-pressed': taken } : { 'data-why': `trade ${slot.slot}` })}
      onClick={() => (option ? pressOption(props, option) : (detail.value = { kind: 'trade', id: token.id }))}
    >
      <span class="vh">{words}</span>
      <span class="ms-trade-top" aria-hidden="true">
        <Glyph id="amphora" size={18} look={owner === null ? 'ms-amphora ms-free' : 'ms-amphora'} />
        {catalogue.ship_slots.includes(slot.slot) && <Glyph id="ship" size={14} />}
        {token.vp > 0 && <Points n={token.vp} />}
      </span>
      <span class="ms-pay" aria-hidden="true"><i>−</i><GoodsRow goods={token.cost} words="" /></span>
      <span class="ms-get" aria-hidden="true"><i>+</i><GoodsRow goods={token.gain} words="" /></span>
    </button>
  );
}
