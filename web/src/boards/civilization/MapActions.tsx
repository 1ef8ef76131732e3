// Over the edge of the map: which of several things a square is chosen for.
import { pressOption } from '../press';
import { openSquares } from './places';
import type { BoardProps } from './props';
import { meant } from './ui';

export function MapActions(props: BoardProps) {
  const { compose, t } = props;
  const options = meant.value ? (openSquares(props).get(meant.value) ?? []) : [];
  if (options.length < 2) return null;
  return (
    <div class="cv-actions" role="group" aria-label={t('web.cv.map.actions')}>
      {options.map((option) => (
        <button key={option.move} type="button" class="cv-act" aria-pressed={compose.touched.value && compose.ready.value?.move === option.move} data-move={option.move} onClick={() => pressOption(props, option)}>{option.text}</button>
      ))}
    </div>
  );
}
