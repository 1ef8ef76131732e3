// Over the edge of the map: how much is left of the card, and which of two things a space is chosen for. To go on and to spend tokens is in the
// own area (Answers.tsx).
import type { BoardProps } from './props';
import { pressOption } from '../press';
import { chosenSpace, openSpaces } from './places';
import { motionOf, stepOf } from './model';

// Tokens to place, steps left for a caravan.
function countText({ t, compose, view }: BoardProps): string | null {
  const motion = motionOf(compose.decision.value);
  if (motion) return t('web.nd.left.steps', { n: motion.steps_left });
  const tokens = view.resolving?.tokens_left;
  return stepOf(compose) === 'culture' && tokens !== undefined ? t('web.nd.left.tokens', { n: tokens }) : null;
}

export function MapActions(props: BoardProps & { readonly corner: string }) {
  const { compose, t } = props;
  const chosen = chosenSpace(compose);
  const meant = chosen ? (openSpaces(compose).get(chosen) ?? []) : [];
  const count = countText(props);
  if (meant.length < 2 && !count) return null;
  return (
    <div class={`nd-actions nd-${props.corner}`} role="group" aria-label={t('web.nd.actions')}>
      {count && <b class="nd-how-many">{count}</b>}
      {meant.length > 1 && meant.map((option) => <button key={option.move} type="button" class="nd-act" aria-pressed={compose.ready.value?.move === option.move} data-move={option.move} onClick={() => pressOption(props, option)}>{option.text}</button>)}
    </div>
  );
}
