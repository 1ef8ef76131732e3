// The final score: a bar of parts for each player, with a legend. Where only the lowest category counts, each has a bar of its own; goals
// are ticked off.
import { Icon } from '../../app/Icon';
import { t } from '../../app/i18n';
import { sitterName } from '../../app/sitter';
import type { BoardModule } from '../../boards/board';
import type { SeatStanding, Standing } from '../../protocol/messages';
import type { TableModel } from '../model';
import { SeatSeal } from '../Players';
import { categoryName, PointsTable } from '../ScoresPanel';
import { decidedByTie, endingOf } from './verdict';

export const categoryClass = (module: BoardModule, categories: readonly string[], id: string): string => module.categoryClass?.(id) ?? `k${categories.indexOf(id) % 7}`;

export const categoriesOf = (module: BoardModule, standing: Standing, view: any): readonly string[] =>
  Object.keys(standing.seats[0]?.points ?? {}).filter((id) => module.inPlay?.(id, view) ?? true);

const withMinus = (n: number): string => String(n).replace('-', '−');

export function FinalScore({ model, module, standing }: { readonly model: TableModel; readonly module: BoardModule; readonly standing: Standing }) {
  const about = model.about.value;
  const view = model.live.value?.view;
  if (!about) return null;
  const catalogue = model.catalogue.value;
  const categories = categoriesOf(module, standing, view);
  const seats = [...standing.seats].sort((a, b) => a.rank - b.rank);
  const goals = module.scored === 'goals';
  const ending = endingOf(module, view);
  return (
    <section class="card bars">
      <header><h2>{t(goals ? 'web.shell.result.goals_title' : 'web.shell.result.points_title')}</h2>
        {!goals && <ul class="legend">{categories.map((id) => <li key={id}><i class={`seg ${categoryClass(module, categories, id)}`} aria-hidden="true" />{categoryName(catalogue, id)}</li>)}</ul>}
      </header>
      {!ending && <p class="muted">{t(module.goal)}</p>}
      <ol>
        {seats.map((one) => (
          <li key={one.seat} class={one.rank === 1 ? 'first' : ''}>
            <b class="rank">{one.rank}</b>
            <SeatSeal module={module} seat={one.seat} view={view} size={30} />
            <span class="name">{sitterName(about.seats[one.seat], one.seat)}<small>{[module.seatLabel?.(one.seat, view, catalogue) ?? '', about.you === one.seat ? t('web.seat.you') : ''].filter(Boolean).join(', ')}</small></span>
            <Bar one={one} standing={standing} module={module} categories={categories} catalogue={catalogue} />
            <b class="total">{one.total}{!ending && decidedByTie(standing) && <small title={String(catalogue?.tie_break ?? '')}>{one.tie_break.join(' · ')}</small>}</b>
          </li>
        ))}
      </ol>
      {!goals && <details><summary>{t('web.shell.chart.table')}</summary><PointsTable standing={standing} props={{ about, catalogue }} /></details>}
    </section>
  );
}

interface BarProps {
  readonly one: SeatStanding;
  readonly standing: Standing;
  readonly module: BoardModule;
  readonly categories: readonly string[];
  readonly catalogue: any;
}

function Bar(props: BarProps) {
  if (props.module.scored === 'goals') return <Goals {...props} />;
  return props.module.scored === 'lowest' ? <Lowest {...props} /> : <Stacked {...props} />;
}

const wordsOf = ({ one, categories, catalogue }: BarProps): string => categories.map((id) => `${categoryName(catalogue, id)} ${one.points[id]}`).join(', ');

function Stacked(props: BarProps) {
  const { one, standing, module, categories, catalogue } = props;
  const sum = (seat: SeatStanding, sign: number) => Object.values(seat.points).reduce((all, n) => all + Math.max(0, sign * n), 0);
  const most = Math.max(1, ...standing.seats.map((seat) => sum(seat, 1)));
  const losses = Math.max(0, ...standing.seats.map((seat) => sum(seat, -1)));
  const part = (id: string) => one.points[id] ?? 0;
  return (
    <span class="bar" role="img" aria-label={wordsOf(props)}>
      {losses > 0 && (
        <span class="losses" style={{ width: `${(100 * losses) / (most + losses)}%` }}>
          {categories.filter((id) => part(id) < 0).map((id) => <i key={id} class="seg minus" style={{ width: `${(100 * -part(id)) / losses}%` }} title={`${categoryName(catalogue, id)} ${part(id)}`}>{withMinus(part(id))}</i>)}
        </span>
      )}
      {categories.filter((id) => part(id) > 0).map((id) => <i key={id} class={`seg ${categoryClass(module, categories, id)}`} style={{ width: `${(100 * part(id)) / (most + losses)}%` }} title={`${categoryName(catalogue, id)} ${part(id)}`}>{part(id)}</i>)}
    </span>
  );
}

function Lowest(props: BarProps) {
  const { one, standing, module, categories, catalogue } = props;
  const most = Math.max(1, ...standing.seats.flatMap((seat) => categories.map((id) => seat.points[id] ?? 0)));
  return (
    <span class="bar apart" role="img" aria-label={wordsOf(props)}>
      {categories.map((id) => {
        const n = one.points[id] ?? 0;
        return (
          <span key={id} class={n === one.total ? 'counts' : ''} title={`${categoryName(catalogue, id)} ${n}`}>
            <i class={`seg ${categoryClass(module, categories, id)}`} style={{ width: `${(100 * n) / most}%` }} /><b>{n}</b>
          </span>
        );
      })}
    </span>
  );
}

function Goals({ one, categories, catalogue }: BarProps) {
  return (
    <ul class="goals">
      {categories.map((id) => {
        const done = (one.points[id] ?? 0) > 0;
        return <li key={id} class={done ? 'done' : ''}><Icon name={done ? 'i-confirm' : 'i-close'} size={14} /><span class="vh">{t(done ? 'web.shell.result.goal_done' : 'web.shell.result.goal_open')}</span>{categoryName(catalogue, id)}</li>;
      })}
    </ul>
  );
}
