// When the game is over: who won and by what, everybody's points by category, how it went and what decided it, luck, proof, and where to go from here.
import { useMemo } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import type { BoardModule } from '../boards/board';
import type { Review, Standing } from '../protocol/messages';
import { Frame } from '../screens/Frame';
import type { TableModel } from './model';
import { SeatSeal } from './Players';
import { seatName } from './reading';
import { categoriesOf, categoryClass, FinalScore } from './result/Bars';
import { curveOf } from './result/curve';
import { Laurel } from './result/Laurel';
import { LuckReport } from './result/LuckReport';
import type { PictureOf } from './result/picture';
import { Proof } from './result/Proof';
import { Rematch, RematchButton } from './result/Rematch';
import { ShareButton } from './result/Share';
import { Story } from './result/Story';
import { useReview } from './result/useReview';
import { endingOf, runnerUp, tieBreak, title } from './result/verdict';
import { Course } from './ScoresPanel';
import './result/result.css';

interface ResultProps {
  readonly model: TableModel;
  readonly module: BoardModule;
  readonly standing: Standing;
  readonly onBoard: () => void;
}

export function Result({ model, module, standing, onBoard }: ResultProps) {
  const about = model.about.value;
  const [reviewed, again] = useReview(model);
  const view = model.live.value?.view;
  const local = model.host.link.value.state === 'local';
  const name = (seat: number) => (about?.you === seat ? t('web.shell.you') : seatName(module, model, seat));
  const headline = endingOf(module, view)?.title ?? title(standing, about?.you ?? 'spectator', name);
  const review = reviewed.state === 'there' ? reviewed.review : null;
  const picture = useMemo(() => () => pictureOf({ model, module, standing, review }), [standing, review]);
  if (!about) return null;
  return (
    <Frame title={headline}>
      <div class="result">
        <header>
          <Laurel>{standing.winners.slice(0, 3).map((seat) => <SeatSeal key={seat} module={module} seat={seat} view={view} size={standing.winners.length > 1 ? 26 : 40} />)}</Laurel>
          <div>
            <h1 tabIndex={-1}>{headline}</h1>
            <p><Verdict model={model} module={module} standing={standing} /></p>
          </div>
          <div class="buttons">
            <a class="btn" data-role="replay" href={`${local ? '/local' : '/t'}/${about.table}/replay`}><Icon name="i-replay" size={18} />{t('web.shell.result.replay')}</a>
            <button type="button" class="btn" data-role="board" onClick={onBoard}><Icon name="i-back" size={18} />{t('web.shell.result.board')}</button>
            <ShareButton model={model} picture={picture} />
            <RematchButton model={model} />
          </div>
        </header>
        <div class="columns">
          <div class="column">
            <FinalScore model={model} module={module} standing={standing} />
            {review && <Story model={model} module={module} review={review} />}
            {reviewed.state === 'thinking' && <section class="card story"><h2>{t('web.shell.course')}</h2><p role="status" class="muted working">{t('web.shell.story.thinking')}</p></section>}
            {reviewed.state === 'failed' && <><section class="card"><p role="alert">{reviewed.why} <button type="button" class="rulelink" onClick={again}>{t('web.shell.review.again')}</button></p></section><Course model={model} module={module} large /></>}
          </div>
          <div class="column">
            {review && <LuckReport model={model} module={module} review={review} />}
            <Proof model={model} />
            <Rematch model={model} />
          </div>
        </div>
      </div>
    </Frame>
  );
}

function Verdict({ model, module, standing }: { readonly model: TableModel; readonly module: BoardModule; readonly standing: Standing }) {
  const about = model.about.value;
  const catalogue = model.catalogue.value;
  const best = standing.seats.find((one) => one.rank === 1);
  const ending = endingOf(module, model.live.value?.view);
  const tie = ending ? '' : tieBreak(standing, String(catalogue?.tie_break ?? ''));
  const name = (seat: number) => (about?.you === seat ? t('web.seat.you') : seatName(module, model, seat));
  return (
    <>
      {ending?.why} {best && (ending?.scored ?? true) && <b>{t(module.total ?? 'web.shell.result.points', { n: best.total })}</b>} {!ending && runnerUp(standing, name)}
      {tie} {tie && module.tieRule && <a href={`/rules/${about?.game}#${module.tieRule}`}>{t('web.shell.rule', { id: module.tieRule })}</a>}{' '}
      <span class="muted">{catalogue?.name}, {t('web.shell.chart.moves', { n: model.live.value?.moves ?? 0 })}</span>
    </>
  );
}

// What a picture of this result shows, with the colours of this page.
function pictureOf({ model, module, standing, review }: { readonly model: TableModel; readonly module: BoardModule; readonly standing: Standing; readonly review: Review | null }): PictureOf {
  const view = model.live.value?.view;
  const categories = categoriesOf(module, standing, view);
  const tokens = getComputedStyle(document.documentElement);
  const best = standing.seats.find((one) => one.rank === 1);
  const plain = (seat: number) => seatName(module, model, seat);
  const ending = endingOf(module, view);
  return {
    headline: ending?.title ?? title(standing, 'spectator', plain),
    line: [ending?.why ?? '', best && (ending?.scored ?? true) ? t(module.total ?? 'web.shell.result.points', { n: best.total }) : '', ending ? '' : runnerUp(standing, plain)].join(' ').trim(),
    game: String(model.catalogue.value?.name ?? ''),
    rows: [...standing.seats].sort((a, b) => a.rank - b.rank).map((one) => ({
      seat: one.seat, rank: one.rank, total: one.total, name: plain(one.seat),
      parts: categories.map((id) => ({ value: one.points[id] ?? 0, colour: colourOf(categoryClass(module, categories, id)) })),
    })),
    colours: standing.seats.map((_, seat) => tokens.getPropertyValue(`--p${seat + 1}`).trim()),
    curve: review ? curveOf(review) : [],
    curveTitle: t('web.shell.story.curve'),
  };
}

function colourOf(category: string): string {
  const probe = document.createElement('i');
  probe.className = `seg ${category}`;
  document.body.append(probe);
  const colour = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return colour;
}
