// How sure the words and numbers of a card are, where they are not the rulebook's own.
import { nameOf } from './model';
import type { BoardProps } from './props';

export function Doubt({ props, confidence }: { readonly props: BoardProps; readonly confidence: string | undefined }) {
  if (confidence === undefined || confidence === 'rulebook') return null;
  return <small class="cv-doubt">{props.t('web.cv.confidence', { how: nameOf(props.catalogue.confidences, confidence) })}</small>;
}
