// Over the lower edge of the map: how much is left of the card, which of two things a space is chosen for; and on a phone, where the own area is
// farther down, what the question offers besides spaces.
import type { BoardProps } from '../board';
import { Icon } from '../../app/Icon';
import { chosenSpace, openSpaces } from './places';
import { MAP_STEPS, motionOf, pickIn, stepOf, verbOf, type View } from './model';

// "1 of 2" for tokens, steps left for a caravan.
function countText({ t, compose, view }: BoardProps): string | null {
  const step = stepOf(compose);
  const { resolving } = view as View;
  const motion = motionOf(compose.decision.value);
  if (motion) return t('web.nd.left.steps', { n: motion.steps_left });
  if (step === 'culture' && resolving?.tokens_left !== undefined) return t('web.nd.left.tokens', { n: resolving.tokens_left });
  return null;
}

const icons: Readonly<Record<string, string>> = { stop: 'i-right', spend: 'nd-coin', natural: 'nd-coin' };

export function MapActions(props: BoardProps) {
  const { compose, t } = props;
  const decision = compose.decision.value;
  if (!decision || !MAP_STEPS.has(decision.step ?? '')) return null;
  const others = !props.phone ? [] : decision.options.filter((option) => pickIn(option, 'space') === undefined && ['stop', 'spend', 'natural'].includes(verbOf(option)));
  const chosen = chosenSpace(compose);
  const double = chosen ? (openSpaces(compose).get(chosen) ?? []) : [];
  const count = countText(props);
  if (others.length === 0 && double.length < 2 && !count) return null;
  return (
    <div class="nd-actions" role="group" aria-label={t('web.nd.actions')}>
      {count && <b class="nd-how-many">{count}</b>}
      {double.length > 1 && double.map((option) => <button key={option.move} type="button" class="nd-act" aria-pressed={compose.ready.value?.move === option.move} data-move={option.move} onClick={() => compose.take(option)}>{option.text}</button>)}
      {others.map((option) => (
        <button key={option.move} type="button" class={`nd-act nd-act-${verbOf(option)}`} data-move={option.move} aria-pressed={compose.ready.value?.move === option.move} onClick={() => compose.take(option)}>
          <Icon name={icons[verbOf(option)] ?? 'i-right'} size={18} />
          <span>{verbOf(option) === 'stop' ? t(`web.nd.stop.${stopWord(decision.step ?? '')}`) : option.text}</span>
        </button>
      ))}
    </div>
  );
}

// "Stop here" for a caravan, "No more tokens", or simply "Go on".
const STOPS = new Set(['caravan_step', 'culture', 'military', 'industry', 'caravans']);
const stopWord = (step: string): string => (STOPS.has(step) ? step : 'other');
