// What to do with the chosen card: build it, use it for the next stage, discard it; each with its exact price and what it brings.
// Below: the ways to pay, when there are several.
import { isTaken, pressOption } from '../press';
import { Split } from './Badge';
import { Res, Small } from './Effect';
import { signed, Spoken, Sym } from './Sym';
import { chooseUse, type Ctx } from './context';
import { rove } from './roving';
import { CATEGORIES, type Effects, type Outlook } from './types';
import { hasDecline, missing, USES, type Use, type UseOfCard, type Way } from './uses';

const ICON: Readonly<Record<Use, string>> = { build: 'u-build', olympia: 'p-free_build', exhume: 'p-from_discard', stage: 'u-stage', discard: 'u-sell' };
export const USE_KEY: Readonly<Record<string, Use>> = { b: 'build', f: 'olympia', g: 'stage', s: 'discard', e: 'exhume' };
const keyOf = (use: Use): string => Object.entries(USE_KEY).find(([, one]) => one === use)?.[0] ?? '';

export function UsePanel({ ctx }: { readonly ctx: Ctx }) {
  const { w, picked } = ctx;
  if (!picked || !ctx.decision) return <Empty ctx={ctx} />;
  const uses = USES.map((use) => picked.uses[use]).filter((one) => one !== undefined);
  const card = ctx.look.card(picked.id);
  const current = ctx.use ? picked.uses[ctx.use] : undefined;
  return (
    <div class="sw-panel sw-uses">
      <h3>{card.name} {ctx.decision.step === 'free_city_card' && <em>{w('uses.for_free_city')}</em>}<small title={card.effect}>{card.effect}</small></h3>
      <div class="sw-three" role="group" aria-label={w('uses.choose')} data-uses={uses.length} onKeyDown={(event) => rove(event, 'button.sw-use')}>
        {uses.map((one, i) => <Zone key={one.use} ctx={ctx} of={one} focus={ctx.use ? ctx.use === one.use : i === 0} />)}
        {hasDecline(ctx.decision) && <DeclineButton ctx={ctx} />}
      </div>
      {current && current.ways.length > 1 && <Payments ctx={ctx} ways={current.ways} />}
    </div>
  );
}

function Empty({ ctx }: { readonly ctx: Ctx }) {
  const { w, decision } = ctx;
  return (
    <div class="sw-panel sw-uses empty">
      <p class="sw-ask"><Sym id="u-build" />{w(decision?.step === 'mausoleum' ? 'uses.pick_from_pile' : 'uses.pick')}</p>
      {decision && hasDecline(decision) && <div class="sw-three" data-uses="1"><DeclineButton ctx={ctx} /></div>}
    </div>
  );
}

function DeclineButton({ ctx }: { readonly ctx: Ctx }) {
  const decline = ctx.decision?.options.find((option) => option.move === 'decline');
  if (!decline) return null;
  const chosen = ctx.props.compose.ready.value?.move === decline.move;
  return (
    <button type="button" class={`sw-use ${chosen ? 'is-selected' : ''}`} aria-pressed={chosen} data-here={chosen} data-use="decline" onClick={() => pressOption(ctx.props, decline)}>
      <span class="t"><Sym id="cross" />{ctx.w('use.decline')}</span>
      <span class="d">{decline.text}</span>
    </button>
  );
}

function Zone({ ctx, of, focus }: { readonly ctx: Ctx; readonly of: UseOfCard; readonly focus: boolean }) {
  const { w } = ctx;
  const chosen = ctx.use === of.use;
  const way = (chosen && ctx.way) || of.ways[0];
  const stage = (ctx.city(ctx.decision?.city ?? 0).stages?.completed ?? 0) + 1;
  const title = of.use === 'stage' ? w('use.stage', { n: stage }) : w(`use.${of.use}`);
  if (!way) return <Blocked ctx={ctx} of={of} title={title} focus={focus} />;
  return (
    <button type="button" class={`sw-use ${chosen ? 'is-selected' : ''}`} aria-pressed={chosen} data-here={chosen} data-use={of.use} data-why={way.option.move} tabIndex={focus ? 0 : -1} onClick={() => (chosen && isTaken(ctx.props, way.option) ? ctx.props.table.confirm() : chooseUse(ctx, ctx.picked?.id ?? '', of.use))}>
      <span class="t"><Sym id={ICON[of.use]} />{title}<kbd aria-hidden="true">{keyOf(of.use)}</kbd></span>
      {way.outlook && <Brings ctx={ctx} of={of} outlook={way.outlook} />}
    </button>
  );
}

// Not possible: the reason stands there, and pressing it asks the engine.
function Blocked({ ctx, of, title, focus }: { readonly ctx: Ctx; readonly of: UseOfCard; readonly title: string; readonly focus: boolean }) {
  const short = of.why ? missing(of.why) : [];
  const notation = ctx.picked ? ctx.look.card(ctx.picked.id).notation : '';
  return (
    <button type="button" class="sw-use is-blocked" data-use={of.use} tabIndex={focus ? 0 : -1} aria-disabled="true" onClick={() => ctx.props.table.why(`${of.use} ${notation}`)}>
      <span class="t"><Sym id="blocked" />{title}</span>
      <span class="d">
        {short.length > 0 && <span class="sw-short">{short.map(({ resource, count }) => <span key={resource} class="sw-pair"><b>{count}</b><Res r={resource} /></span>)}</span>}
        <span class="tx">{of.why?.why}</span>
      </span>
      {of.why && <span class="sw-rule">{of.why.rule}</span>}
    </button>
  );
}

function effectsOf(ctx: Ctx, use: Use): Effects {
  if (use === 'discard') return {};
  if (use !== 'stage') return ctx.picked ? ctx.look.card(ctx.picked.id).effects : {};
  const city = ctx.city(ctx.decision?.city ?? 0);
  return ctx.look.stages(city.wonder, city.side)[city.stages?.completed ?? 0]?.effects ?? {};
}

function Brings({ ctx, of, outlook }: { readonly ctx: Ctx; readonly of: UseOfCard; readonly outlook: Outlook }) {
  const { w, look } = ctx;
  const points = outlook.points.after - outlook.points.now;
  const effects = effectsOf(ctx, of.use);
  const onlyPoints = Object.keys(effects).length === 1 && effects.points !== undefined;
  const by = CATEGORIES.filter((category) => outlook.points.by[category]);
  const lines: string[] = by.length > 1 ? by.map((category) => `${look.category(category)} ${signed(outlook.points.by[category] ?? 0)}`) : [];
  for (const side of ['left', 'right'] as const) {
    const token = outlook.tokens?.[side];
    if (token && token.now !== token.after) lines.push(w(`conflict_${side}`, { now: signed(token.now), after: signed(token.after) }));
  }
  if (of.use !== 'discard' && of.use !== 'stage' && ctx.picked) {
    const opens = [...new Set(look.card(ctx.picked.id).opens.map((id) => look.card(id).name))];
    if (opens.length > 0) lines.push(w('opens', { cards: opens.join(', ') }));
  }
  const { coins } = outlook;
  return (
    <>
      <span class="d">
        <span class="big">
          {of.use === 'discard' ? <span class="sw-gain">+{coins.gained}<Sym id="coin" /></span> : !onlyPoints && <span class="sw-gain"><Small e={effects} /></span>}
          {points !== 0 && <span class="pts">{w('n_points', { n: signed(points), k: Math.abs(points) })}</span>}
        </span>
        {lines.map((line) => <span key={line} class="tx">{line}</span>)}
      </span>
      <span class="coins"><Sym id="coin" /><span class="vh">{w('coins_change', { now: coins.now, after: coins.after })}</span><span aria-hidden="true">{coins.now} → <b>{coins.after}</b></span></span>
    </>
  );
}

function Payments({ ctx, ways }: { readonly ctx: Ctx; readonly ways: readonly Way[] }) {
  const { w } = ctx;
  const take = (way: Way) => pressOption(ctx.props, way.option);
  return (
    <div class="sw-pays" role="radiogroup" aria-label={w('payment')} onKeyDown={(event) => rove(event, '[role=radio]')}>
      {ways.map((way, i) => {
        const chosen = ctx.way?.option.move === way.option.move;
        const pay = way.pay ?? { left: 0, right: 0, bank: 0 };
        const units = way.outlook?.units ?? [];
        const from = (side: 'left' | 'right') => units.filter((unit) => unit.from === side);
        return (
          <button key={way.option.move} type="button" class={`sw-pay ${chosen ? 'is-selected' : ''}`} role="radio" aria-checked={chosen} tabIndex={chosen || (!ctx.way && i === 0) ? 0 : -1} data-move={way.option.move} onClick={() => take(way)}>
            <Spoken label={way.option.text}>
              <span class="sw-radio" />
              <span class="split"><Split left={pay.left} right={pay.right} /><span class="tot">{w('n_coins', { n: pay.left + pay.right + pay.bank })}</span></span>
              <span class="how">
                {(['left', 'right'] as const).map((side) => from(side).length > 0 && (
                  <span key={side} class="sw-pair">{from(side).map((unit, k) => <Res key={k} r={unit.resource} />)}<span class="cut">{ctx.name(ctx.seating[side])}</span></span>
                ))}
              </span>
            </Spoken>
          </button>
        );
      })}
    </div>
  );
}
