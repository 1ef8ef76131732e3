// Points by the seven categories: one bar for each city, and the numbers under it. Every number opens its sum. What the chosen
// move would add is dashed.
import { CitySeal } from './Cities';
import { Cat, Sym } from './Sym';
import { contextOf, type Ctx } from './context';
import { explainCategory, explainTotal } from './sums';
import { CATEGORIES, type Category, type CityView } from './types';
import type { BoardProps } from './props';

const SIGN: Readonly<Record<Category, string>> = { military: 'shield', coins: 'coin', wonder: 'u-stage', civilian: 'blue', scientific: 'green', commercial: 'yellow', guilds: 'purple' };

export const CategorySign = ({ ctx, of }: { readonly ctx: Ctx; readonly of: Category }) =>
  ['military', 'coins', 'wonder'].includes(of) ? <span class="sw-sign"><Sym id={SIGN[of]} label={ctx.look.category(of)} /></span> : <Cat colour={SIGN[of]} label={ctx.look.category(of)} />;

export function ScoresPanel(props: BoardProps) {
  return <Scores ctx={contextOf(props, null)} />;
}

export function Scores({ ctx }: { readonly ctx: Ctx }) {
  const { w, view } = ctx;
  const cities = [...view.cities].filter((city) => city.seat !== undefined).sort((a, b) => rankOf(ctx, a) - rankOf(ctx, b));
  const most = Math.max(12, ...cities.map((city) => city.points.total + Math.max(0, gain(ctx, city))));
  const losses = Math.max(0, ...cities.map((city) => -Math.min(0, city.points.military)));
  return (
    <div class="sw-scores">
      {cities.map((city) => <Bar key={city.city} ctx={ctx} city={city} most={most + losses} losses={losses} />)}
      <div class="sw-scroll" tabIndex={0} role="group" aria-label={w('scores.table')}>
        <table>
          <thead>
            <tr><td />{CATEGORIES.map((category) => <th key={category} scope="col"><CategorySign ctx={ctx} of={category} /></th>)}<th scope="col">{w('scores.sum')}</th></tr>
          </thead>
          <tbody>
            {cities.map((city) => (
              <tr key={city.city}>
                <th scope="row">{ctx.name(city.city)}</th>
                {CATEGORIES.map((category) => <td key={category}><Cell ctx={ctx} city={city} category={category} /></td>)}
                <td><button type="button" class="sw-sum" onClick={() => explainTotal(ctx, city)}><b>{city.points.total}</b></button></td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="muted">{view.step === 'over' ? String(ctx.props.catalogue.tie_break ?? '') : w('scores.now')}</p>
    </div>
  );
}

const rankOf = (ctx: Ctx, city: CityView): number => ctx.view.standing.find((one) => one.seat === city.seat)?.rank ?? 9;
const isMine = (ctx: Ctx, city: CityView): boolean => ctx.decision?.city === city.city && ctx.way !== null;
const gain = (ctx: Ctx, city: CityView): number => (isMine(ctx, city) && ctx.way?.outlook ? ctx.way.outlook.points.after - ctx.way.outlook.points.now : 0);

function Cell({ ctx, city, category }: { readonly ctx: Ctx; readonly city: CityView; readonly category: Category }) {
  const change = isMine(ctx, city) ? (ctx.way?.outlook?.points.by[category] ?? 0) : 0;
  const n = city.points[category];
  return (
    <button type="button" class={`sw-sum ${change ? 'up' : ''}`} onClick={() => explainCategory(ctx, city, category)}>
      {String(n).replace('-', '−')}{change !== 0 && <>→{String(n + change).replace('-', '−')}</>}
    </button>
  );
}

function Bar({ ctx, city, most, losses }: { readonly ctx: Ctx; readonly city: CityView; readonly most: number; readonly losses: number }) {
  const more = gain(ctx, city);
  const percent = (n: number) => `${(100 * n) / most}%`;
  return (
    <div class="sw-sbar">
      <CitySeal city={city} size={22} />
      <span class="nm">{ctx.name(city.city)}</span>
      <span class="bar" aria-hidden="true">
        <span class="minus" style={{ width: percent(losses) }}>{city.points.military < 0 && <i class="sw-k-military" style={{ width: `${(100 * -city.points.military) / Math.max(1, losses)}%` }} />}</span>
        {CATEGORIES.filter((category) => city.points[category] > 0).map((category) => <i key={category} class={`sw-k-${category}`} style={{ width: percent(city.points[category]) }} title={`${ctx.look.category(category)} ${city.points[category]}`}><Sym id={['military', 'coins', 'wonder'].includes(category) ? SIGN[category] : `cat-${SIGN[category]}`} /></i>)}
        {more > 0 && <i class="more" style={{ width: percent(more) }} />}
      </span>
      <button type="button" class="sw-sum tot" onClick={() => explainTotal(ctx, city)}>{city.points.total}{more !== 0 && <small>→{city.points.total + more}</small>}</button>
    </div>
  );
}
