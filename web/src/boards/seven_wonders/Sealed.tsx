// While nothing is asked of this seat: one's own choice face down with one's own seal, and who is still thinking.
import { Seal } from '../../app/Icon';
import { CitySeal, State } from './Cities';
import { CardFace } from './Card';
import { Sym } from './Sym';
import { type Ctx } from './context';
import { pickOf } from './uses';
import type { Payment } from './types';
import { Split } from './Badge';

export function Sealed({ ctx }: { readonly ctx: Ctx }) {
  const { w, view } = ctx;
  const own = view.own?.sealed_picks ?? {};
  const choices = Object.entries(own);
  return (
    <section class="sw-hand sw-waiting" aria-label={w(choices.length > 0 ? 'sealed.title' : 'waiting')}>
      {choices.map(([whose, picks]) => {
        const card = pickOf<string>(picks, 'card');
        const use = pickOf<string>(picks, 'use') ?? '';
        const pay = pickOf<Payment>(picks, 'pay');
        const stage = (ctx.city(whose === 'free_city' ? view.cities.length - 1 : Number(view.observer)).stages?.completed ?? 0) + 1;
        if (!card) return null;
        return (
          <div key={whose} class="sw-sealedcard">
            <div class={`sw-card sw-${ctx.look.card(card).colour}`}><CardFace ctx={ctx} id={card} />{view.observer !== 'spectator' && <Seal seat={view.observer} size={34} />}</div>
            <div class="sw-sealedwords">
              <span class="sw-stamp"><Sym id="sealed" />{w('state.sealed')}</span>
              <b>{use === 'stage' ? w('use.stage', { n: stage }) : w(`use.${use}`)}</b>
              {whose === 'free_city' && <span>{w('uses.for_free_city')}</span>}
              {pay && pay.left + pay.right > 0 && <Split left={pay.left} right={pay.right} />}
            </div>
          </div>
        );
      })}
      {choices.length === 0 && <PastHand ctx={ctx} />}
      <div class="sw-panel sw-thinking">
        <h3>{w(view.step === 'cards' ? 'sealed.who' : 'waiting')}</h3>
        <ul>
          {view.cities.filter((city) => city.seat !== undefined).map((city) => (
            <li key={city.city}><CitySeal city={city} size={24} /><span class="nm">{ctx.name(city.city)}</span><State ctx={ctx} city={city} /></li>
          ))}
        </ul>
        {choices.length > 0 && ctx.props.canUndo && (
          <button type="button" class="btn" onClick={() => ctx.props.table.undo()}>{w('sealed.change')}</button>
        )}
        {choices.length > 0 && <p class="muted">{w('sealed.until')}</p>}
      </div>
    </section>
  );
}

// The hand as it was, when the past is looked at: nothing can be chosen from it.
function PastHand({ ctx }: { readonly ctx: Ctx }) {
  const hand = ctx.view.own?.hand ?? [];
  if (hand.length === 0) return null;
  return (
    <ul class="sw-cards" aria-label={ctx.w('hand')} style={{ '--card-w': '118px', '--cards': hand.length }}>
      {hand.map((card, i) => <li key={i} class="sw-slot"><div class={`sw-card sw-${ctx.look.card(card).colour}`}><CardFace ctx={ctx} id={card} /></div></li>)}
    </ul>
  );
}
