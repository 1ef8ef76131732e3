// The review of the game, asked for as soon as there is a result: whoever came first has had it worked out and kept.
import { useEffect, useState } from 'preact/hooks';
import { lang, t } from '../../app/i18n';
import type { Review } from '../../protocol/messages';
import type { TableModel } from '../model';

export type Reviewed = { readonly state: 'thinking' } | { readonly state: 'there'; readonly review: Review } | { readonly state: 'failed'; readonly why: string };

export function useReview(model: TableModel): readonly [Reviewed, () => void] {
  const [reviewed, setReviewed] = useState<Reviewed>({ state: 'thinking' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let there = true;
    void model.host.ask({ type: 'review', lang: lang.value }).then((answer) => {
      if (!there) return;
      if (answer.type === 'review') setReviewed({ state: 'there', review: answer.review });
      else setReviewed({ state: 'failed', why: answer.type === 'refused' ? answer.why : t('web.shell.no_answer') });
    });
    return () => void (there = false);
  }, [lang.value, tries]);
  const again = () => {
    setReviewed({ state: 'thinking' });
    setTries(tries + 1);
  };
  return [reviewed, again];
}
