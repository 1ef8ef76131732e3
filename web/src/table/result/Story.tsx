// How it went: everybody's chance to win over the moves, with the moments that changed most as numbered marks and beside it in words.
import { sealOf } from '../../app/Icon';
import { t } from '../../app/i18n';
import type { BoardModule } from '../../boards/board';
import type { Moment, Review } from '../../protocol/messages';
import { signed as signedPoints } from '../Hint';
import type { TableModel } from '../model';
import { usePhone } from '../phone';
import { readerOf, seatName } from '../reading';
import { curveOf, spreadOut, wordsOfMoment } from './curve';

const DASH = ['', '7 3', '2 3', '10 3 2 3', '5 5', '1 4', '12 4'];

export const replayAddress = (model: TableModel, move: number): string => `${model.host.link.value.state === 'local' ? '/local' : '/t'}/${model.about.value?.table}/replay#${move}`;

export function Story({ model, module, review }: { readonly model: TableModel; readonly module: BoardModule; readonly review: Review }) {
  const names = review.start.map((_, seat) => seatName(module, model, seat));
  return (
    <section class="card story">
      <header><h2>{t('web.shell.course')}</h2><small class="muted">{t('web.shell.story.note')}</small></header>
      <div class="told">
        <Curve review={review} names={names} />
        {review.moments.length === 0 && <p>{t('web.shell.review.none')}</p>}
        <ol class="moments">{review.moments.map((moment, i) => <OneMoment key={moment.step} n={i + 1} moment={moment} model={model} module={module} review={review} />)}</ol>
      </div>
    </section>
  );
}

function Curve({ review, names }: { readonly review: Review; readonly names: readonly string[] }) {
  const phone = usePhone();
  const room = phone ? { width: 340, height: 250, left: 30, right: 46, top: 34, bottom: 22 } : { width: 560, height: 360, left: 34, right: 52, top: 36, bottom: 24 };
  const points = curveOf(review);
  const last = points.at(-1)?.move ?? 1;
  const x = (move: number) => room.left + ((room.width - room.left - room.right) * move) / Math.max(1, last);
  const y = (percent: number) => room.top + (room.height - room.top - room.bottom) * (1 - percent / 100);
  const ends = names.map((_, seat) => ({ seat, y: y(points.at(-1)?.chances[seat] ?? 0) })).sort((a, b) => a.y - b.y);
  const endPlaces = spreadOut(ends.map((one) => one.y), 17, room.top, room.height - room.bottom);
  const marks = review.moments.map((moment) => ({ moment, x: x(review.steps[moment.step]?.until ?? 0) }));
  const markPlaces = spreadOut(marks.map((one) => one.x), 22, room.left + 8, room.width - room.right);
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={t('web.shell.story.curve')}>
        {[0, 25, 50, 75, 100].map((percent) => <g key={percent} class="grid"><path d={`M${room.left} ${y(percent)}H${room.width - room.right}`} /><text x={room.left - 5} y={y(percent) + 4}>{percent}</text></g>)}
        {names.map((_, seat) => {
          const line = points.map((point, i) => `${i === 0 ? 'M' : 'L'}${x(point.move).toFixed(1)} ${y(point.chances[seat] ?? 0).toFixed(1)}`).join('');
          return <g key={seat}><path class="line under" d={line} /><path class={`line p${seat + 1}`} d={line} stroke-dasharray={DASH[seat % DASH.length]} /></g>;
        })}
        {marks.map(({ moment, x: at }, i) => (
          <g key={moment.step} class="mark">
            <path d={`M${markPlaces[i]} 23L${at.toFixed(1)} ${y(moment.to).toFixed(1)}`} /><circle cx={at} cy={y(moment.to)} r="3.5" />
            <rect x={(markPlaces[i] as number) - 9.5} y="4" width="19" height="19" rx="5" /><text x={markPlaces[i]} y="18">{i + 1}</text>
          </g>
        ))}
        {ends.map(({ seat }, i) => (
          <g key={seat} class={`end p${seat + 1}`} transform={`translate(${room.width - room.right + 10} ${endPlaces[i]})`}>
            <circle r="8" /><use href={sealOf(seat)} x="-5.5" y="-5.5" width="11" height="11" /><text x="12" y="4">{points.at(-1)?.chances[seat]}</text>
          </g>
        ))}
        <text class="axis" x={room.left} y={room.height - 5}>0</text><text class="axis last" x={room.width - room.right} y={room.height - 5}>{t('web.shell.chart.moves', { n: last })}</text>
      </svg>
      <ul class="names">{names.map((name, seat) => <li key={seat}><svg viewBox="0 0 26 8" aria-hidden="true"><path class={`line p${seat + 1}`} d="M1 4H25" stroke-dasharray={DASH[seat % DASH.length]} /></svg>{name}</li>)}</ul>
    </figure>
  );
}

function OneMoment({ n, moment, model, module, review }: { readonly n: number; readonly moment: Moment; readonly model: TableModel; readonly module: BoardModule; readonly review: Review }) {
  const step = review.steps[moment.step];
  if (!step) return null;
  const words = wordsOfMoment(moment, readerOf(module, model), seatName(module, model, step.seat));
  const { better } = moment;
  return (
    <li>
      <b class="no">{n}</b>
      <header><span>{t('web.shell.chart.move')} {step.until}{step.cause === 'luck' && ` · ${t('web.shell.luck')}`}</span><a href={replayAddress(model, moment.show)} data-role="show">{t('web.shell.review.show')}<span class="vh"> {n}</span></a></header>
      <p>{words}</p>
      <Swing moment={moment} who={seatName(module, model, moment.about)} />
      {better && (
        <p class="better"><b>{t('web.shell.review.better')}</b> {better.instead.text}
          {better.reasons.length > 0 && <small>{better.reasons.map((reason) => `${reason.text} ${signedPoints(reason.value)}`).join(' · ')}</small>}
        </p>
      )}
    </li>
  );
}

function Swing({ moment: { from, to }, who }: { readonly moment: Moment; readonly who: string }) {
  return (
    <div class="swing">
      <span>{who}</span>
      <span class={`track ${to < from ? 'down' : ''}`} aria-hidden="true"><i style={{ left: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` }} /><u style={{ left: `calc(${to}% - 1px)` }} /></span>
      <span>{from} → <b>{to} %</b></span>
    </div>
  );
}
