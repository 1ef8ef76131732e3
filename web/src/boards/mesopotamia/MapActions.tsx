// Over the edge of the map: which of several things a place is chosen for.
import { pressOption } from '../press';
import { openPlaces } from './places';
import type { BoardProps } from './props';
import { meant } from './ui';

export function MapActions(props: BoardProps) {
  const { compose, t } = props;
  const options = meant.value ? (openPlaces(props).get(meant.value) ?? []) : [];
  if (options.length < 2) return null;
  return (
    <div class="ms-actions" role="group" aria-label={t('web.ms.map.actions')}>
      {options.map((option) => {
        const chosen = compose.touched.value && compose.ready.value?.move === option.move;
        return <button key={option.move} type="button" class="ms-act" aria-pressed={chosen} data-here={chosen} data-move={option.move} onClick={() => pressOption(props, option)}>{option.text}</button>;
      })}
    </div>
  );
}
