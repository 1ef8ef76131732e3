// When the game is over: who won and by what, everybody's points by category, how it went, and where to go from here.
import { useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { navigate } from '../app/router';
import type { BoardModule } from '../boards/board';
import type { SeatStanding, Standing } from '../protocol/messages';
import { Frame } from '../screens/Frame';
import { playAgain } from './again';
import type { TableModel } from './model';
import { SeatSeal } from './Players';
import { readerOf, seatName } from './reading';
import { ReviewCard } from './Review';
import { categoryName, Course, PointsTable } from './ScoresPanel';
import { sitterName } from '../app/sitter';

interface ResultProps {
  readonly model: TableModel;
  readonly module: BoardModule;
  readonly standing: Standing;
  readonly onBoard: () => void;
}

export function Result({ model, module, standing, onBoard }: ResultProps) {
  const about = model.about.value;
  if (!about) return null;
  const seats = [...standing.seats].sort((a, b) => a.rank - b.rank);
  const view = model.live.value?.view;
  const name = (seat: number) => (about.you === seat ? t('web.shell.you') : seatName(module, model, seat));
  const first = seats[0];
  const headline = title(standing, about.you, name);
  return (
    <Frame title={headline}>
      <div class="result">
        <header>
          <span class="laurel">{standing.winners.slice(0, 3).map((seat) => <SeatSeal key={seat} module={module} seat={seat} view={view} size={46} />)}</span>
          <div>
            <h1 tabIndex={-1}>{headline}</h1>
            <p>{first && t(module.total ?? 'web.shell.result.points', { n: first.total })} {tieBreak(standing, String(model.catalogue.value?.tie_break ?? ''))} <span class="muted">{model.catalogue.value?.name}, {t('web.shell.chart.moves', { n: model.live.value?.moves ?? 0 })}</span></p>
          </div>
          <Actions model={model} onBoard={onBoard} />
        </header>
        <section class="card bars">
          <h2>{t('web.shell.result.points_title')}</h2>
          <p class="muted">{t(module.goal)}</p>
          <Legend module={module} catalogue={model.catalogue.value} standing={standing} view={view} />
          <ol>{seats.map((one) => <Bar key={one.seat} one={one} standing={standing} module={module} catalogue={model.catalogue.value} name={sitterName(about.seats[one.seat], one.seat)} label={module.seatLabel?.(one.seat, view, model.catalogue.value) ?? ''} view={view} you={about.you === one.seat} />)}</ol>
          <details><summary>{t('web.shell.chart.table')}</summary><PointsTable standing={standing} props={{ about, catalogue: model.catalogue.value }} /></details>
        </section>
        <Course model={model} module={module} large />
        {typeof about.you === 'number' && <ReviewCard model={model} words={readerOf(module, model).words ?? String} />}
      </div>
    </Frame>
  );
}

export function title(standing: Standing, you: number | 'spectator', name: (seat: number) => string): string {
  const { winners } = standing;
  if (winners.length === 1) return winners[0] === you ? t('web.shell.result.you_win') : t('web.shell.result.wins', { who: name(winners[0] as number) });
  return t('web.shell.result.tie', { who: winners.map(name).join(', ') });
}

// "Equal points; more coins decide. Decided by 12 against 6." Nothing where the first place needed no tie-break.
export function tieBreak(standing: Standing, rule: string): string {
  const best = standing.seats.find((one) => standing.winners.includes(one.seat));
  const beaten = standing.seats.filter((one) => one.total === best?.total && one.rank > best.rank).sort((a, b) => a.rank - b.rank)[0];
  if (!standing.tie_break_used || !best || !beaten) return '';
  return `${rule} ${t('web.shell.result.tie_values', { ours: best.tie_break.join(' · '), theirs: beaten.tie_break.join(' · ') })}`.trim();
}

const classOf = (module: BoardModule, categories: readonly string[], id: string): string => module.categoryClass?.(id) ?? `k${categories.indexOf(id) % 7}`;

function Legend({ module, catalogue, standing, view }: { readonly module: BoardModule; readonly catalogue: any; readonly standing: Standing; readonly view: any }) {
  const categories = Object.keys(standing.seats[0]?.points ?? {});
  return <ul class="legend">{categories.filter((id) => module.inPlay?.(id, view) ?? true).map((id) => <li key={id}><i class={`seg ${classOf(module, categories, id)}`} aria-hidden="true" />{categoryName(catalogue, id)}</li>)}</ul>;
}

function Bar({ one, standing, module, catalogue, name, label, view, you }: { readonly one: SeatStanding; readonly standing: Standing; readonly module: BoardModule; readonly catalogue: any; readonly name: string; readonly label: string; readonly view: any; readonly you: boolean }) {
  const categories = Object.keys(one.points);
  const sum = (seat: SeatStanding, sign: number) => Object.values(seat.points).reduce((all, n) => all + Math.max(0, sign * n), 0);
  const most = Math.max(1, ...standing.seats.map((seat) => sum(seat, 1)));
  const losses = Math.max(0, ...standing.seats.map((seat) => sum(seat, -1)));
  const width = (n: number) => `${(100 * n) / (most + losses)}%`;
  const negative = categories.filter((id) => (one.points[id] ?? 0) < 0);
  const words = categories.map((id) => `${categoryName(catalogue, id)} ${one.points[id]}`).join(', ');
  return (
    <li class={one.rank === 1 ? 'first' : ''}>
      <b class="rank">{one.rank}</b>
      <SeatSeal module={module} seat={one.seat} view={view} size={30} />
      <span class="name">{name}<small>{[label, you ? t('web.seat.you') : ''].filter(Boolean).join(', ')}</small></span>
      <span class="bar" role="img" aria-label={words}>
        {losses > 0 && <span class="losses" style={{ width: width(losses) }}>{negative.map((id) => <i key={id} class="seg minus" style={{ width: `${(100 * -(one.points[id] ?? 0)) / losses}%` }} title={`${categoryName(catalogue, id)} ${one.points[id]}`}>{String(one.points[id]).replace('-', '−')}</i>)}</span>}
        {categories.filter((id) => (one.points[id] ?? 0) > 0).map((id) => <i key={id} class={`seg ${classOf(module, categories, id)}`} style={{ width: width(one.points[id] ?? 0) }} title={`${categoryName(catalogue, id)} ${one.points[id]}`}>{one.points[id]}</i>)}
      </span>
      <b class="total">{one.total}</b>
    </li>
  );
}

export function recordName(game: string, table: string): string {
  return `${game}-${table.replace(/[^\w-]/g, '')}.txt`;
}

// The record as a file of the reader's own.
export async function downloadRecord(model: TableModel): Promise<string | null> {
  const answer = await model.host.ask({ type: 'replay' });
  const about = model.about.value;
  if (answer.type !== 'replay' || !about) return answer.type === 'refused' ? answer.why : t('web.shell.no_answer');
  const address = URL.createObjectURL(new Blob([answer.text], { type: 'text/plain' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = recordName(about.game, about.table);
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
  return null;
}

function Actions({ model, onBoard }: { readonly model: TableModel; readonly onBoard: () => void }) {
  const [problem, setProblem] = useState('');
  const about = model.about.value;
  if (!about) return null;
  const local = model.host.link.value.state === 'local';
  const alone = about.seats.filter((sitter) => sitter.kind === 'person').length <= 1;
  const again = async () => {
    const made = await playAgain(about, local);
    if ('link' in made) navigate(made.link);
    else setProblem(made.problem);
  };
  return (
    <div class="buttons">
      <button type="button" class="btn primary" data-role="again" onClick={() => void again()}><Icon name="i-rematch" size={18} />{t(alone ? 'web.shell.result.again_alone' : 'web.shell.result.again')}</button>
      <button type="button" class="btn" data-role="board" onClick={onBoard}><Icon name="i-back" size={18} />{t('web.shell.result.board')}</button>
      <a class="btn" href={`${local ? '/local' : '/t'}/${about.table}/replay`}><Icon name="i-replay" size={18} />{t('web.shell.result.replay')}</a>
      <a class="btn" href={local ? `/verify#${about.table}` : `/verify/${about.table}`}><Icon name="i-verify" size={18} />{t('web.shell.result.verify')}</a>
      <button type="button" class="btn" onClick={() => void downloadRecord(model).then((why) => setProblem(why ?? ''))}><Icon name="i-download" size={18} />{t('web.shell.result.record')}</button>
      {problem && <p class="refused" role="alert">{problem}</p>}
    </div>
  );
}
