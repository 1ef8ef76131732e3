// The other cities: neighbours as panels at the height of one's own, far ones as strips, and on phones the neighbours as narrow
// columns at the edges. Each opens the whole city.
import { Seal } from '../../app/Icon';
import { Row, Tile } from './Card';
import { Plate, Res } from './Effect';
import { Num, signed, Spoken, Sym } from './Sym';
import { costUnits, Stages } from './Wonder';
import { sealedState, type Ctx } from './context';
import { useSize } from './size';
import { explainShields, explainTotal } from './sums';
import { COLOURS, type CityView, type Side, type Source } from './types';

export interface Marks {
  has(city: number, card: string): boolean; // built in the last turn
  coins(city: number): number; // coins won or lost in the last turn
}

export const CitySeal = ({ city, size }: { readonly city: CityView; readonly size?: number }) =>
  city.seat === undefined ? <span class="sw-freeseal" style={{ '--size': `${size ?? 26}px` }} aria-hidden="true"><Sym id="cat-blue" /></span> : <Seal seat={city.seat} {...(size ? { size } : {})} />;

export function State({ ctx, city, words = true }: { readonly ctx: Ctx; readonly city: CityView; readonly words?: boolean }) {
  const state = sealedState(ctx.view, city);
  if (!state) return null;
  return (
    <span class={`sw-state ${state} ${city.seat === undefined ? '' : `p${city.seat + 1}`}`}>
      <Sym id={state} />
      <span class={words ? '' : 'vh'}>{ctx.w(`state.${state}`)}</span>
    </span>
  );
}

export function Id({ ctx, city }: { readonly ctx: Ctx; readonly city: CityView }) {
  return (
    <div class="sw-id">
      <CitySeal city={city} />
      <span class="sw-name">{ctx.name(city.city)}<small>{ctx.beside(city.city)}</small></span>
    </div>
  );
}

export function Stats({ ctx, city, marks }: { readonly ctx: Ctx; readonly city: CityView; readonly marks: Marks }) {
  const delta = marks.coins(city.city);
  return (
    <>
      <span class="sw-purse" data-purse={city.city}>
        <Num id="coin" n={city.coins} label={ctx.w('n_coins', { n: city.coins })} />
        {delta !== 0 && <span class="sw-delta">{signed(delta)}</span>}
      </span>
      <button type="button" class="sw-num sw-sum" onClick={() => explainShields(ctx, city)}>
        <Spoken label={ctx.w('shields_of', { name: ctx.name(city.city), n: city.shields })}><Sym id="shield" /><span>{city.shields}</span></Spoken>
      </button>
      <button type="button" class="sw-num sw-sum" onClick={() => explainTotal(ctx, city)}>
        <Spoken label={ctx.w('points_of', { name: ctx.name(city.city), n: city.points.total })}><Sym id="laurel" /><span>{city.points.total}</span></Spoken>
      </button>
    </>
  );
}

export const builtCards = (city: CityView): string[] => COLOURS.flatMap((colour) => [...city.buildings[colour]]);

function used(ctx: Ctx, side: Side, source: Source): boolean {
  return (ctx.way?.outlook?.units ?? []).some((unit) => unit.from === side && source.resources.includes(unit.resource));
}

export function Sales({ ctx, city, side }: { readonly ctx: Ctx; readonly city: CityView; readonly side: Side }) {
  const sold = (city.production ?? []).filter((source) => source.for_sale);
  const kept = (city.production ?? []).filter((source) => !source.for_sale);
  return (
    <>
      <h4>{ctx.w('for_sale')}</h4>
      <div class="sw-prodline">{sold.map((source, i) => <Plate key={i} source={source} class={used(ctx, side, source) ? 'used' : ''} label={ctx.look.source(source)} />)}</div>
      {kept.length > 0 && (
        <h4 class="sw-kept"><span>{ctx.w('not_for_sale')}</span><span class="sw-prodline">{kept.map((source, i) => <Plate key={i} source={source} class="kept" label={ctx.look.source(source)} />)}</span></h4>
      )}
    </>
  );
}

// A press anywhere on the panel opens the city, except on one of its numbers; for the keyboard there is a button.
const opening = (onOpen: (city: number) => void, index: number) => (event: Event) => {
  if (!(event.target as Element).closest('button')) onOpen(index);
};

function Opener({ ctx, city, onOpen }: { readonly ctx: Ctx; readonly city: CityView; readonly onOpen: (city: number) => void }) {
  return <button type="button" class="sw-open" onClick={() => onOpen(city.city)} aria-label={ctx.w('open_city', { name: ctx.name(city.city), place: ctx.place(city.city) })} />;
}

const ROW = 24; // of a building as a line

interface CityProps {
  readonly ctx: Ctx;
  readonly index: number;
  readonly marks: Marks;
  readonly onOpen: (city: number) => void;
}

export function Neighbour({ ctx, index, marks, onOpen, side }: CityProps & { readonly side: Side }) {
  const { ref, height } = useSize<HTMLDivElement>();
  const city = ctx.city(index);
  const cards = builtCards(city);
  const rows = Math.floor((height + 2) / ROW);
  const stage = ctx.look.stages(city.wonder, city.side)[city.stages?.completed ?? 0];
  return (
    <article class={`sw-panel sw-city ${side}`} data-city={index} onClick={opening(onOpen, index)} aria-label={`${ctx.w(`side.${side}`)}: ${ctx.name(index)}, ${ctx.place(index)}`}>
      <Opener ctx={ctx} city={city} onOpen={onOpen} />
      <div class="sw-top"><Id ctx={ctx} city={city} /><State ctx={ctx} city={city} words={false} /></div>
      <div class="sw-stats"><Stats ctx={ctx} city={city} marks={marks} /></div>
      {city.wonder && (
        <div class="sw-stats sw-next">
          <svg class="sw-wglyph" aria-hidden="true"><use href={`#sw-w-${city.wonder}`} /></svg>
          <Stages city={city} />
          <span class="vh">{ctx.w('stages_of', { n: city.stages?.completed ?? 0, total: city.stages?.total ?? 0 })}</span>
          {stage ? <span class="sw-prodline" title={stage.cost.text}>{costUnits(stage.cost).map((r, i) => <span key={i} class="sw-prod tight"><Res r={r} /></span>)}</span> : <Sym id="tick" class="sw-i" />}
        </div>
      )}
      <Sales ctx={ctx} city={city} side={side} />
      <div class={`sw-rows ${cards.length > rows ? 'as-tiles' : ''}`} ref={ref}>
        {cards.length > rows
          ? COLOURS.filter((colour) => city.buildings[colour].length > 0).map((colour) => <span key={colour} class="grp">{city.buildings[colour].map((id) => <Tile key={id} ctx={ctx} id={id} state={marks.has(index, id) ? 'is-new' : ''} />)}</span>)
          : cards.map((id) => <Row key={id} ctx={ctx} id={id} state={marks.has(index, id) ? 'is-new' : ''} />)}
      </div>
    </article>
  );
}

export function FarCity({ ctx, index, marks, onOpen }: CityProps) {
  const city = ctx.city(index);
  return (
    <article class="sw-panel sw-strip" data-city={index} onClick={opening(onOpen, index)} aria-label={`${ctx.name(index)}, ${ctx.place(index)}`}>
      <Opener ctx={ctx} city={city} onOpen={onOpen} />
      <div class="sw-line">
        <Id ctx={ctx} city={city} />
        {city.wonder && <svg class="sw-wglyph" aria-hidden="true"><use href={`#sw-w-${city.wonder}`} /></svg>}
        <Stages city={city} />
        <span class="sw-stats"><Stats ctx={ctx} city={city} marks={marks} /></span>
        <State ctx={ctx} city={city} words={false} />
      </div>
      <div class="sw-line sw-second">
        <span class="sw-tiles">
          {COLOURS.filter((colour) => city.buildings[colour].length > 0).map((colour) => (
            <span key={colour} class="grp">{city.buildings[colour].map((id) => <Tile key={id} ctx={ctx} id={id} state={marks.has(index, id) ? 'is-new' : ''} />)}</span>
          ))}
        </span>
        <span class="sw-prodline sw-makes">{(city.production ?? []).map((source, i) => <Plate key={i} source={source} class={source.for_sale ? '' : 'kept'} label={ctx.look.source(source)} />)}</span>
      </div>
    </article>
  );
}

// A neighbour on a phone.
export function Edge({ ctx, index, marks, onOpen, side }: CityProps & { readonly side: Side }) {
  const city = ctx.city(index);
  const me = ctx.city(ctx.seating.centre);
  const border = me.borders?.[side];
  const sold = (city.production ?? []).filter((source) => source.for_sale);
  const versus = side === 'left' ? [city.shields, me.shields] : [me.shields, city.shields];
  return (
    <article class={`sw-edge ${side}`} data-city={index} onClick={opening(onOpen, index)} aria-label={`${ctx.w(`side.${side}`)}: ${ctx.name(index)}, ${ctx.place(index)}`}>
      <Opener ctx={ctx} city={city} onOpen={onOpen} />
      <span class="sw-edgetop"><CitySeal city={city} size={24} /><State ctx={ctx} city={city} words={false} /></span>
      <span class="sw-name">{ctx.name(index)}</span>
      <span class="sw-purse" data-purse={index}><Num id="coin" n={city.coins} label={ctx.w('n_coins', { n: city.coins })} /></span>
      {marks.coins(index) !== 0 && <span class="sw-delta">{signed(marks.coins(index))}</span>}
      {border && (
        <>
          <span class="sw-vs"><span>{versus[0]}</span><i aria-hidden="true">:</i><span>{versus[1]}</span><Sym id="shield" /></span>
          <Token n={border.token} />
        </>
      )}
      <hr />
      <span class="sw-prods">{sold.map((source, i) => <Plate key={i} source={source} class={used(ctx, side, source) ? 'used' : ''} label={ctx.look.source(source)} />)}</span>
    </article>
  );
}

export const Token = ({ n, past = false }: { readonly n: number; readonly past?: boolean }) => (
  <span class={`sw-tok ${n > 0 ? 'win' : n < 0 ? 'loss' : ''} ${past ? 'past' : ''}`}>{signed(n)}</span>
);
