// The city in the middle: one's own, the one that is decided for, or the one a spectator looks at.
import { MiniCard, Tile } from './Card';
import { Id, State, Stats, type Marks } from './Cities';
import { Plate } from './Effect';
import { Cat, Spoken, Sym } from './Sym';
import { Wonder } from './Wonder';
import { useSize } from './size';
import { chooseUse, sealedState, type Ctx } from './context';
import { explainCategory } from './sums';
import { COLOURS, type Category, type CityView, type Colour } from './types';

const CATEGORY_OF: Readonly<Partial<Record<Colour, Category>>> = { blue: 'civilian', green: 'scientific', yellow: 'commercial', purple: 'guilds' };

const LOW = 318; // pixels: below that buildings are tiles
const HEAD = 42; // the head of a column and the room around it
const NAMED = 40; // a covered card shows its band and its name
const BAND = 23; // or its band alone

// On a covered card one line is seen: a name that is longer is left to the pointer, and its signs stand in the band.
const fitsOneLine = (name: string, card: number): boolean => name.length * 5.6 <= card - 6;

// How far apart the cards of a column lie, so that all of them fit: never so that a name is cut through.
export function stackStep(cards: number, height: number, card: number): number {
  if (cards < 2) return 0;
  const step = Math.floor((height - card) / (cards - 1));
  return step >= NAMED ? Math.min(46, step) : Math.max(14, Math.min(BAND, step));
}

export function OwnCity({ ctx, marks, tiles }: { readonly ctx: Ctx; readonly marks: Marks; readonly tiles: boolean }) {
  const { ref, height } = useSize<HTMLElement>();
  const city = ctx.city(ctx.seating.centre);
  const ghost = ctx.way && (ctx.use === 'build' || ctx.use === 'olympia' || ctx.use === 'exhume') ? (ctx.picked?.id ?? null) : null;
  const canStage = ctx.picked?.uses.stage?.ways.length ? () => chooseUse(ctx, ctx.picked?.id ?? '', 'stage') : undefined;
  const foreign = city.seat !== ctx.props.you;
  return (
    <article ref={ref} class={`sw-panel sw-me ${foreign ? 'foreign' : ''} ${ctx.use === 'stage' && ctx.way ? 'stage-chosen' : ''}`} data-city={city.city} aria-label={`${ctx.name(city.city)}, ${ctx.place(city.city)}`}>
      <div class="sw-head">
        <Id ctx={ctx} city={city} />
        <Stats ctx={ctx} city={city} marks={marks} />
        {sealedState(ctx.view, city) === 'sealed' && <State ctx={ctx} city={city} />}
        {city.free_build && <span class="sw-right" title={ctx.w('free_right')}><Sym id="p-free_build" label={ctx.w('free_right')} /></span>}
        <span class="sw-prodline sw-makes"><span class="sw-cap">{ctx.w('makes')}</span>{(city.production ?? []).map((source, i) => <Plate key={i} source={source} class={source.for_sale ? '' : 'kept'} label={ctx.look.source(source)} />)}</span>
      </div>
      <Wonder ctx={ctx} city={city} onStage={canStage} />
      {tiles || height < LOW ? <TileGroups ctx={ctx} city={city} marks={marks} ghost={ghost} /> : <Columns ctx={ctx} city={city} marks={marks} ghost={ghost} />}
    </article>
  );
}

interface Groups {
  readonly ctx: Ctx;
  readonly city: CityView;
  readonly marks: Marks;
  readonly ghost: string | null;
}

const ghostOf = (ctx: Ctx, ghost: string | null, colour: Colour): string[] => (ghost && ctx.look.card(ghost).colour === colour ? [ghost] : []);

// What is planned and what stands are two pieces: Chromium keeps the colours of the first where one is moved and changed at once.
const keyOf = (id: string, planned: boolean): string => (planned ? 'planned' : id);

function Columns({ ctx, city, marks, ghost }: Groups) {
  const { ref, width, height } = useSize<HTMLDivElement>();
  const colours = COLOURS.filter((colour) => colour !== 'purple' || city.buildings.purple.length > 0 || ghostOf(ctx, ghost, colour).length > 0);
  const card = Math.max(56, Math.min(94, Math.floor((width - 16) / colours.length) - 6));
  const tall = Math.round((card * 98) / 72);
  return (
    <div class="sw-groups" ref={ref} style={{ '--card': `${card}px` }}>
      {colours.map((colour) => {
        const cards = [...city.buildings[colour], ...ghostOf(ctx, ghost, colour)];
        const step = stackStep(cards.length, height - HEAD, tall);
        return (
          <div key={colour} class={`sw-col sw-${colour}`}>
            <ColumnHead ctx={ctx} city={city} colour={colour} />
            <div class="sw-stack">
              {cards.map((id, i) => {
                const planned = i >= city.buildings[colour].length;
                const name = step >= NAMED && fitsOneLine(ctx.look.card(id).name, card) ? '' : 'no-name ';
                return <MiniCard key={keyOf(id, planned)} ctx={ctx} id={id} style={{ top: `${i * step}px` }} state={name + (planned ? 'is-ghost' : marks.has(city.city, id) ? 'is-new' : '')} />;
              })}
            </div>
          </div>
        );
      })}
    </div>
  );
}

function ColumnHead({ ctx, city, colour }: { readonly ctx: Ctx; readonly city: CityView; readonly colour: Colour }) {
  const category = CATEGORY_OF[colour];
  const change = category ? (ctx.way?.outlook?.points.by[category] ?? 0) : 0;
  const count = city.buildings[colour].length;
  const inside = (
    <>
      <Cat colour={colour} />
      {category ? <span class="n">{city.points[category]}{change !== 0 && <> → <b>{city.points[category] + change}</b></>}<Sym id="laurel" /></span> : colour === 'red' ? <span class="n">{city.shields}<Sym id="shield" /></span> : <span class="n">× {count}</span>}
    </>
  );
  const label = ctx.w('column', { colour: ctx.look.colour(colour), n: count });
  return category ? (
    <button type="button" class="sw-colhead sw-sum" onClick={() => explainCategory(ctx, city, category)}><Spoken label={label}>{inside}</Spoken></button>
  ) : (
    <div class="sw-colhead" title={label}><Spoken label={label}>{inside}</Spoken></div>
  );
}

function TileGroups({ ctx, city, marks, ghost }: Groups) {
  return (
    <div class="sw-tiles sw-owntiles" tabIndex={0} role="group">
      {COLOURS.map((colour) => {
        const cards = [...city.buildings[colour], ...ghostOf(ctx, ghost, colour)];
        if (cards.length === 0) return null;
        return (
          <span key={colour} class="grp">
            {cards.map((id, i) => {
              const planned = i >= city.buildings[colour].length;
              return <Tile key={keyOf(id, planned)} ctx={ctx} id={id} state={planned ? 'is-ghost' : marks.has(city.city, id) ? 'is-new' : ''} />;
            })}
          </span>
        );
      })}
    </div>
  );
}
