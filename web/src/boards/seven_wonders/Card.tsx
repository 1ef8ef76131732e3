// The face of a card, sized by its width: band (colour, glyph, name), effect, cost as a course of bricks. `CardButton` is one of
// a hand; `MiniCard`, `Tile` and `Row` are buildings of a city, smaller and smaller.
import type { ButtonHTMLAttributes, CSSProperties } from 'preact';
import { Face, Res, Small, Tiny } from './Effect';
import { Spoken, Sym } from './Sym';
import type { Ctx } from './context';
import type { CardInfo, Resource, Unit } from './types';

const plainUnits = (card: CardInfo): Unit[] =>
  Object.entries(card.cost.resources).flatMap(([resource, n]) =>
    Array.from({ length: n ?? 0 }, () => ({ resource: resource as Resource, from: 'own' as const })),
  );

function Brick({ unit, known }: { readonly unit: Unit; readonly known: boolean }) {
  return (
    <span class={`sw-unit ${known ? `from-${unit.from}` : ''}`}>
      <Res r={unit.resource} />
      {known && unit.from === 'own' && <Sym id="tick" class="ok" />}
      {known && unit.from === 'left' && <span class="from"><Sym id="arr-left" />{unit.price}</span>}
      {known && unit.from === 'right' && <span class="from">{unit.price}<Sym id="arr-right" /></span>}
      {known && unit.from === 'nobody' && <Sym id="cross" class="x" />}
    </span>
  );
}

export function Course({ card, units, free }: { readonly card: CardInfo; readonly units?: readonly Unit[] | undefined; readonly free: string }) {
  const shown = units ?? plainUnits(card);
  const none = shown.length === 0 && card.cost.coins === 0;
  return (
    <span class={`sw-course ${shown.length > 4 ? 'many' : ''}`}>
      {none && <span class="none"><Sym id="free" class="sw-i" />{free}</span>}
      {card.cost.coins > 0 && <span class="sw-unit"><Sym id="coin" class="r" />{card.cost.coins > 1 && <b>{card.cost.coins}</b>}</span>}
      {shown.map((unit, i) => <Brick key={i} unit={unit} known={units !== undefined} />)}
    </span>
  );
}

interface CardProps {
  readonly ctx: Ctx;
  readonly id: string;
  readonly units?: readonly Unit[] | undefined;
  readonly state?: string;
}

export function CardFace({ ctx, id, units }: CardProps) {
  const card = ctx.look.card(id);
  const names = (ids: readonly string[]) => [...new Set(ids.map((one) => ctx.look.card(one).name))].join(', ');
  return (
    <>
      <span class="sw-band"><Sym id={`cat-${card.colour}`} /><span class="n" style={{ '--long': longest(card.name), '--letters': card.name.length }}>{card.name}</span></span>
      <span class="sw-face">
        {card.chained_from.length > 0 && <span class="sw-opens top">{ctx.w('card.free_with', { cards: names(card.chained_from) })}</span>}
        <Face e={card.effects} />
        {card.opens.length > 0 && <span class="sw-opens"><Sym id="chain" /> {names(card.opens)}</span>}
      </span>
      <Course card={card} units={units} free={ctx.w('card.no_cost')} />
    </>
  );
}

export function CardButton({ ctx, id, units, state = '', label, ...rest }: CardProps & { readonly label: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...(rest as object)} type="button" class={`sw-card sw-${ctx.look.card(id).colour} ${state}`} data-card={id}>
      <Spoken label={label}><CardFace ctx={ctx} id={id} units={units} /></Spoken>
    </button>
  );
}

// Letters of the longest word: it must fit into the width of the card.
const longest = (name: string): number => Math.max(...name.split(/[ -]/).map((word) => word.length));

// A building in one's own city.
export function MiniCard({ ctx, id, state = '', style }: { readonly ctx: Ctx; readonly id: string; readonly state?: string; readonly style?: CSSProperties }) {
  const card = ctx.look.card(id);
  return (
    <div class={`sw-card sw-mini sw-${card.colour} ${state}`} style={style} data-card={id} title={`${card.name}: ${card.effect}`}>
      <span class="sw-band"><Sym id={`cat-${card.colour}`} /><span class="sw-bfx"><Tiny e={card.effects} /></span></span>
      <span class="sw-nm" style={{ '--long': longest(card.name), '--letters': card.name.length }}>{card.name}</span>
      <span class="sw-face"><Face e={card.effects} /></span>
    </div>
  );
}

export function Tile({ ctx, id, state = '' }: { readonly ctx: Ctx; readonly id: string; readonly state?: string }) {
  const card = ctx.look.card(id);
  return (
    <span class={`sw-tile sw-${card.colour} ${state}`} title={`${card.name}: ${card.effect}`} data-card={id}>
      <Tiny e={card.effects} />
      <span class="vh">{card.name}</span>
    </span>
  );
}

export function Row({ ctx, id, state = '' }: { readonly ctx: Ctx; readonly id: string; readonly state?: string }) {
  const card = ctx.look.card(id);
  return (
    <div class={`sw-row sw-${card.colour} ${state}`} title={`${card.name}: ${card.effect}`} data-card={id}>
      <span class="g"><Sym id={`cat-${card.colour}`} /></span>
      <span class="n">{card.name}</span>
      <span class="e"><Small e={card.effects} /></span>
    </div>
  );
}
