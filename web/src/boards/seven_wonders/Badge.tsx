// The one badge of a card: how it would be paid, or why it cannot be built. Sign and words, never colour alone.
import { Res } from './Effect';
import { Sym } from './Sym';
import type { Ctx } from './context';
import { missing, type AskedCard } from './uses';

export const parentOf = (ctx: Ctx, id: string): string => {
  const built = Object.values(ctx.city(ctx.decision?.city ?? ctx.seating.centre).buildings).flat();
  const card = ctx.look.card(id);
  const parent = card.chained_from.find((one) => built.includes(one)) ?? card.chained_from[0];
  return parent ? ctx.look.card(parent).name : '';
};

export const Split = ({ left, right }: { readonly left: number; readonly right: number }) => (
  <span class="sw-split">
    {left > 0 && <Sym id="arr-left" />}
    <span>{left > 0 && right > 0 ? `${left} · ${right}` : left > 0 ? left : right}</span>
    {right > 0 && <Sym id="arr-right" />}
  </span>
);

export function BadgeOf({ ctx, card }: { readonly ctx: Ctx; readonly card: AskedCard }) {
  const { badge } = card;
  const { w } = ctx;
  switch (badge.kind) {
    case 'free':
      return <span class="sw-badge free"><Sym id="free" />{w('badge.free')}</span>;
    case 'own':
      return <span class="sw-badge goods"><Sym id="tick" />{w('badge.own')}</span>;
    case 'chain':
      return <span class="sw-badge chain"><Sym id="chain" /><span class="cut">{parentOf(ctx, card.id)}</span></span>;
    case 'right':
      return <span class="sw-badge right"><Sym id="p-free_build" />{w('badge.right')}</span>;
    case 'coins':
      return <span class="sw-badge coins"><Sym id="coin" />{w('n_coins', { n: badge.coins })}</span>;
    case 'trade':
      return <span class="sw-badge trade"><Sym id="coin" />{badge.coins}<i>:</i>{badge.bank > 0 && <>{badge.bank}<i>+</i></>}<Split left={badge.left} right={badge.right} /></span>;
    case 'blocked': {
      const short = badge.why ? missing(badge.why) : [];
      return (
        <span class="sw-badge blocked">
          <Sym id="blocked" />
          {short.length > 0 ? short.map(({ resource, count }) => <span key={resource} class="sw-pair">−{count}<Res r={resource} /></span>) : badge.why?.coins_short ? <span class="sw-pair">−{badge.why.coins_short}<Sym id="coin" /></span> : <span class="cut">{w(`badge.${badge.why?.reason === 'same_name' ? 'same_name' : 'blocked'}`)}</span>}
        </span>
      );
    }
  }
}

// The same in words, for those who hear it.
export function badgeWords(ctx: Ctx, card: AskedCard): string {
  const { badge } = card;
  const { w } = ctx;
  switch (badge.kind) {
    case 'chain':
      return w('badge.chain_words', { card: parentOf(ctx, card.id) });
    case 'coins':
      return w('n_coins', { n: badge.coins });
    case 'trade':
      return w('badge.trade_words', { n: badge.coins, left: badge.left, right: badge.right });
    case 'blocked':
      return badge.why?.why ?? w('badge.blocked');
    default:
      return w(`badge.${badge.kind}`);
  }
}
