// Between my city and a neighbour's: shields against shields with the token they would bring, what the past ages brought, the
// prices, and what flows if the chosen move is made.
import { Res } from './Effect';
import { Cat, signed, Spoken, Sym } from './Sym';
import { Token } from './Cities';
import { victory } from './Conflicts';
import type { Ctx } from './context';
import { resultOf, type PastConflict } from './happened';
import { explainShields } from './sums';
import type { Side } from './types';


export function Border({ ctx, side, past }: { readonly ctx: Ctx; readonly side: Side; readonly past: readonly PastConflict[] }) {
  const { w, view } = ctx;
  const me = ctx.city(ctx.seating.centre);
  const them = ctx.city(ctx.seating[side]);
  const border = me.borders?.[side];
  const after = ctx.way?.outlook?.shields;
  const token = ctx.way?.outlook?.tokens?.[side];
  const ages = [1, 2, 3].filter((age) => age < view.age || view.step === 'over');
  const mine = after ? after.after : me.shields;
  return (
    <div class={`sw-border ${side}`} role="group" aria-label={w('border', { name: ctx.name(them.city) })}>
      <div class="sw-kudurru">
        {ages.map((age) => {
          const result = resultOf(past, age, me.city, them.city);
          return result === null ? null : (
            <span key={age} class="sw-past">
              <span class="cap">{w(`age.${age}`)}</span>
              <Token n={result > 0 ? victory(me, age) : result} past />
            </span>
          );
        })}
        {border && (
          <>
            <span class="cap now">{w('age_now', { age: w(`age.${view.age}`) })}</span>
            <button type="button" class={`sw-vs ${after ? 'after' : ''}`} onClick={() => explainShields(ctx, them)}>
              <Spoken label={w('shields_against', { mine, theirs: them.shields })}>
                {side === 'left' ? <><span>{them.shields}</span><i>:</i><b>{mine}</b></> : <><b>{mine}</b><i>:</i><span>{them.shields}</span></>}
                <Sym id="shield" />
              </Spoken>
            </button>
            {token && token.after !== token.now ? (
              <span class="sw-tokchange"><Token n={token.now} past /><Token n={token.after} /></span>
            ) : (
              <Token n={border.token} />
            )}
            <span class="vh">{w('token_now', { n: signed(token?.after ?? border.token) })}</span>
          </>
        )}
        {border && <Prices ctx={ctx} side={side} />}
      </div>
      <Flow ctx={ctx} side={side} />
    </div>
  );
}

function Prices({ ctx, side }: { readonly ctx: Ctx; readonly side: Side }) {
  const { w } = ctx;
  const me = ctx.city(ctx.seating.centre);
  const price = me.prices[side];
  return (
    <>
      <span class="cap prices">{w('prices')}</span>
      <span class={`sw-price ${me.discounts.includes(`raw_${side}`) ? 'cut' : ''}`} title={w('price_raw', { n: price.raw })}><Cat colour="brown" /><span>{price.raw}</span><Sym id="coin" /></span>
      <span class={`sw-price ${me.discounts.includes('goods') ? 'cut' : ''}`} title={w('price_goods', { n: price.goods })}><Cat colour="grey" /><span>{price.goods}</span><Sym id="coin" /></span>
    </>
  );
}

function Flow({ ctx, side }: { readonly ctx: Ctx; readonly side: Side }) {
  const coins = ctx.way?.pay?.[side] ?? 0;
  if (coins === 0) return null;
  const units = (ctx.way?.outlook?.units ?? []).filter((unit) => unit.from === side);
  const arrow = <Sym id={`arr-${side}`} class="arr" />;
  const back = <Sym id={side === 'left' ? 'arr-right' : 'arr-left'} class="arr" />;
  return (
    <div class="sw-flow">
      <span class="ln">{side === 'left' && arrow}<Sym id="coin" />{coins}{side === 'right' && arrow}</span>
      <span class="ln goods">{side === 'right' && back}{units.map((unit, i) => <Res key={i} r={unit.resource} />)}{side === 'left' && back}</span>
      <span class="vh">{ctx.w('flow', { n: coins, name: ctx.name(ctx.seating[side]) })}</span>
    </div>
  );
}
