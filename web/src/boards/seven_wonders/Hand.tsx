// The cards that are asked about, in a row: the hand, the discard pile for the Mausoleum, the seventh card.
import { useEffect, useRef } from 'preact/hooks';
import { BadgeOf, badgeWords } from './Badge';
import { CardButton } from './Card';
import { chooseCard, type Ctx } from './context';
import { rove } from './roving';
import type { Unit } from './types';
import type { AskedCard } from './uses';

function unitsShown(ctx: Ctx, card: AskedCard): readonly Unit[] | undefined {
  if (ctx.picked?.id === card.id && ctx.way && (ctx.use === 'build' || ctx.use === 'olympia')) return ctx.way.outlook?.units;
  const build = card.uses.build;
  return build?.ways[0] ? build.ways[0].outlook?.units : build?.why?.units;
}

const cardWords = (ctx: Ctx, card: AskedCard): string => {
  const info = ctx.look.card(card.id);
  return [info.name + (card.copies > 1 ? ` × ${card.copies}` : ''), ctx.look.colour(info.colour), info.effect, info.cost.text, badgeWords(ctx, card)].join('. ');
};

export function Hand({ ctx }: { readonly ctx: Ctx }) {
  const row = useRef<HTMLDivElement>(null);
  const picked = ctx.picked?.id ?? null;
  useEffect(() => {
    if (ctx.props.phone && picked) row.current?.querySelector(`[data-card="${picked}"]`)?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [picked, ctx.props.phone]);
  const focusable = picked ?? ctx.cards[0]?.id;
  return (
    <div class={`sw-cards ${ctx.decision?.step === 'mausoleum' ? 'pile' : ''}`} ref={row} role="group" aria-label={ctx.w(ctx.decision?.step === 'mausoleum' ? 'pile' : 'hand')} onKeyDown={(event) => rove(event, 'button.sw-card')} style={{ '--cards': ctx.cards.length }}>
      {ctx.cards.map((card, i) => {
        const blocked = card.badge.kind === 'blocked';
        const state = [picked === card.id ? 'is-selected' : card.usable ? 'is-legal' : '', blocked ? 'is-blocked' : ''].join(' ');
        return (
          <div key={card.id} class={`sw-slot ${picked === card.id ? 'up' : ''}`}>
            <span class="sw-key" aria-hidden="true">{i + 1}</span>
            <BadgeOf ctx={ctx} card={card} />
            <CardButton
              ctx={ctx}
              id={card.id}
              units={unitsShown(ctx, card)}
              state={state}
              label={cardWords(ctx, card)}
              aria-pressed={picked === card.id}
              tabIndex={card.id === focusable ? 0 : -1}
              data-why={`${ctx.decision?.step === 'mausoleum' ? 'exhume' : 'build'} ${ctx.look.card(card.id).notation}`}
              onClick={() => (picked === card.id && ctx.way && ctx.props.compose.touched.value ? ctx.props.table.confirm() : chooseCard(ctx, card.id))}
            />
            {card.copies > 1 && <span class="sw-copies">× {card.copies}</span>}
          </div>
        );
      })}
    </div>
  );
}
