// What a card or a stage does, in symbols: large on the face of a card, small in rows, tiles and stages.
import type { ComponentChildren } from 'preact';
import { Cat, Sym } from './Sym';
import type { Counting, Effects, Resource, Source } from './types';

const RAW: readonly Resource[] = ['wood', 'stone', 'clay', 'ore'];
const GOODS: readonly Resource[] = ['glass', 'papyrus', 'loom'];

export const Res = ({ r }: { readonly r: string }) => <Sym id={`res-${r}`} class="r" />;

const units = (source: Source): readonly Resource[] =>
  source.resources.length === 1 ? Array<Resource>(source.units).fill(source.resources[0] as Resource) : source.resources;

const Coin = ({ n }: { readonly n: number }) => (
  <span class="sw-coinn"><Sym id="coin" /><b>{n}</b></span>
);
const Points = ({ n }: { readonly n: number }) => (
  <span class="sw-vp"><Sym id="vp" /><b>{n}</b></span>
);

const Where = ({ where }: { readonly where: Counting['where'] }) => (
  <span class="sw-dirs">
    {where.map((one) => <Sym key={one} id={`arr-${one}`} />)}
  </span>
);

const Each = ({ count }: { readonly count: Counting }) => (
  <>
    {count.each === 'cards' && count.colours.map((colour) => <Cat key={colour} colour={colour} />)}
    {count.each === 'stages' && <Sym id="u-stage" class="sw-each" />}
    {count.each === 'defeats' && <Sym id="defeat" class="sw-each" />}
  </>
);

const Per = ({ coins, points }: { readonly coins?: Counting; readonly points?: Counting }) => {
  const count = coins ?? points;
  if (!count) return null;
  return (
    <>
      <span class="sw-fx sw-per">
        {coins && <Coin n={coins.amount} />}
        {points && <Points n={points.amount} />}
        <span class="sw-sl">/</span>
        <Each count={count} />
      </span>
      <Where where={count.where} />
    </>
  );
};

const Discounts = ({ of }: { readonly of: NonNullable<Effects['discounts']> }) => {
  const goods = of.includes('goods');
  const left = goods || of.includes('raw_left');
  const right = goods || of.includes('raw_right');
  const resources = goods ? GOODS : RAW;
  return (
    <>
      <span class={`sw-fx n${resources.length}`}>{resources.map((r) => <Res key={r} r={r} />)}</span>
      <span class="sw-dirs">
        {left && <Sym id="arr-left" />}
        <Coin n={1} />
        {right && <Sym id="arr-right" />}
      </span>
    </>
  );
};

// The middle of a card.
export function Face({ e }: { readonly e: Effects }) {
  return (
    <>
      {e.production?.map((source, i) => {
        const all = units(source);
        const choice = source.resources.length > 1;
        return (
          <span key={i} class={`sw-fx n${Math.min(4, all.length)}`}>
            {all.map((r, k) => (
              <>
                {choice && k > 0 && all.length < 3 && <span class="sw-sl">/</span>}
                <Res r={r} />
              </>
            ))}
          </span>
        );
      })}
      {e.shields && <span class={`sw-fx ${e.shields > 1 ? `n${e.shields}` : ''}`}>{Array.from({ length: e.shields }, (_, i) => <Sym key={i} id="shield" />)}</span>}
      {(e.points || e.coins) && (
        <span class="sw-fx sw-values">
          {e.points && <Points n={e.points} />}
          {e.coins && <Coin n={e.coins} />}
        </span>
      )}
      {e.symbol && <span class="sw-fx"><Sym id={`sci-${e.symbol}`} /></span>}
      {e.discounts && <Discounts of={e.discounts} />}
      {e.powers?.map((power) => <span key={power} class="sw-fx"><Sym id={`p-${power}`} /></span>)}
      <Per coins={e.coins_per} points={e.points_per} />
    </>
  );
}

// In a line of text: "3 ✿", two shields, "any raw material".
export function Small({ e }: { readonly e: Effects }) {
  const parts: ComponentChildren[] = [];
  e.production?.forEach((source, i) => parts.push(<SmallSource key={`r${i}`} source={source} />));
  if (e.shields) parts.push(...Array.from({ length: e.shields }, (_, i) => <Sym key={`s${i}`} id="shield" />));
  if (e.points) parts.push(<span key="p" class="sw-pair"><b>{e.points}</b><Sym id="laurel" /></span>);
  if (e.coins) parts.push(<span key="c" class="sw-pair"><b>{e.coins}</b><Sym id="coin" /></span>);
  if (e.symbol) parts.push(<Sym key="y" id={`sci-${e.symbol}`} />);
  if (e.discounts) {
    const goods = e.discounts.includes('goods');
    parts.push(
      <span key="d" class="sw-pair">
        {(goods || e.discounts.includes('raw_left')) && <Sym id="arr-left" />}
        <b>1</b>
        {(goods || e.discounts.includes('raw_right')) && <Sym id="arr-right" />}
      </span>,
    );
  }
  e.powers?.forEach((power) => parts.push(<Sym key={power} id={`p-${power}`} />));
  const count = e.points_per ?? e.coins_per;
  if (count) {
    parts.push(
      <span key="n" class="sw-pair">
        {e.coins_per && <Sym id="coin" />}
        {e.points_per && <Sym id="laurel" />}
        <span class="sw-sl">/</span>
        <Each count={{ ...count, colours: count.colours.slice(0, 1) }} />
      </span>,
    );
  }
  return <>{parts}</>;
}

function SmallSource({ source }: { readonly source: Source }) {
  const all = units(source);
  return (
    <span class="sw-pair">
      {all.map((r, k) => (
        <>
          {source.resources.length > 1 && k > 0 && <span class="sw-sl">/</span>}
          <Res r={r} />
        </>
      ))}
    </span>
  );
}

// The smallest form, for tiles of 28 pixels: at most two symbols.
export function Tiny({ e }: { readonly e: Effects }) {
  const source = e.production?.[0];
  if (source) {
    const all = units(source);
    return all.length > 2 ? <span class="sw-two sw-four">{all.map((r) => <Res key={r} r={r} />)}</span> : <span class={all.length > 1 ? 'sw-two' : ''}>{all.map((r, i) => <Res key={i} r={r} />)}</span>;
  }
  if (e.shields) return e.shields > 2 ? <b>{e.shields}<Sym id="shield" /></b> : <span class={e.shields > 1 ? 'sw-two' : ''}>{Array.from({ length: e.shields }, (_, i) => <Sym key={i} id="shield" />)}</span>;
  if (e.symbol) return <Sym id={`sci-${e.symbol}`} />;
  if (e.points) return <b>{e.points}</b>;
  if (e.discounts) {
    const goods = e.discounts.includes('goods');
    return <span class="sw-two">{(goods || e.discounts.includes('raw_left')) && <Sym id="arr-left" />}{(goods || e.discounts.includes('raw_right')) && <Sym id="arr-right" />}</span>;
  }
  if (e.powers) return <Sym id={`p-${e.powers[0]}`} />;
  if (e.points_per) return <Sym id="laurel" />;
  return <Sym id="coin" />;
}

// A source of production as a small plate: "clay / ore".
export function Plate({ source, class: extra = '', label }: { readonly source: Source; readonly class?: string; readonly label?: string }) {
  const each = source.resources.length === 1;
  return (
    <>
      {Array.from({ length: each ? source.units : 1 }, (_, i) => (
        <span key={i} class={`sw-prod ${each ? '' : 'alt'} ${extra}`}>
          {source.resources.map((r, k) => (
            <>
              {k > 0 && <i aria-hidden="true">/</i>}
              <Res r={r} />
            </>
          ))}
          {label && i === 0 && <span class="vh">{label}</span>}
        </span>
      ))}
    </>
  );
}
