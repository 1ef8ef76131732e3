// What decided the game for the reader: the moments that changed the chance to win most, own decisions apart from fortune. Worked out
// when it is asked for.
import { useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import type { Moment, Review } from '../protocol/messages';
import { percent, signed } from './Hint';
import type { TableModel } from './model';

const points = (chance: number): string => `${chance > 0 ? '+' : chance < 0 ? '−' : '±'}${Math.round(Math.abs(100 * chance))} %`;

export function ReviewCard({ model, words }: { readonly model: TableModel; readonly words: (text: string) => string }) {
  const [review, setReview] = useState<Review | 'thinking' | { readonly why: string } | null>(null);
  const ask = async () => {
    setReview('thinking');
    const answer = await model.host.ask({ type: 'review' });
    if (answer.type === 'review') setReview(answer.review);
    else setReview({ why: answer.type === 'refused' ? answer.why : t('web.shell.no_answer') });
  };
  return (
    <section class="card review">
      <h2>{t('web.shell.review')}</h2>
      {review === null && <p><span class="muted">{t('web.shell.review.note')}</span> <button type="button" class="btn" data-role="review" onClick={() => void ask()}><Icon name="i-hint" size={18} />{t('web.shell.review.ask')}</button></p>}
      {review === 'thinking' && <p role="status" class="muted">{t('web.shell.hint.thinking')}</p>}
      {review && review !== 'thinking' && 'why' in review && <p role="alert">{review.why} <button type="button" class="rulelink" onClick={() => void ask()}>{t('web.shell.review.again')}</button></p>}
      {review && review !== 'thinking' && 'moments' in review && <Told review={review} model={model} words={words} />}
    </section>
  );
}

function Told({ review, model, words }: { readonly review: Review; readonly model: TableModel; readonly words: (text: string) => string }) {
  const base = `${model.host.link.value.state === 'local' ? '/local' : '/t'}/${model.about.value?.table}/replay`;
  return (
    <>
      <p class="balance">
        <span>{t('web.shell.review.start')} <b>{percent(review.start)}</b></span>
        <span>{t('web.shell.review.decisions')} <b>{points(review.decisions)}</b></span>
        <span>{t('web.shell.review.fortune')} <b>{points(review.fortune)}</b></span>
        <span>{t('web.shell.review.end')} <b>{percent(review.end)}</b></span>
      </p>
      <ol class="moments">{review.moments.map((moment, i) => <li key={i}><OneMoment moment={moment} words={words} /> <a href={`${base}#${moment.move}`}>{t('web.shell.review.show', { n: moment.move })}</a></li>)}</ol>
      {review.moments.length === 0 && <p>{t('web.shell.review.none')}</p>}
    </>
  );
}

function OneMoment({ moment, words }: { readonly moment: Moment; readonly words: (text: string) => string }) {
  if (moment.kind === 'fortune') return <span><b class="change">{points(moment.change)}</b> {words(moment.events.slice(0, 4).join(' '))}</span>;
  return (
    <span>
      <b class="change">{points(moment.change)}</b> {t('web.shell.review.better', { played: moment.played.text, better: moment.better.text })}
      {moment.reasons.length > 0 && <small>{moment.reasons.slice(0, 3).map((reason) => `${reason.text} ${signed(reason.value)}`).join(' · ')}</small>}
    </span>
  );
}
