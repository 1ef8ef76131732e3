// In the top bar: the round, whose turn, and where the turn stands.
import type { BoardProps } from './props';
import { isBuilding, leaderName, type View } from './model';

const STAGES = ['event', 'start', 'choose', 'resolve', 'reset'] as const;

// Which part of the turn a question belongs to.
export function stageOf(view: View): (typeof STAGES)[number] {
  switch (view.question) {
    case 'lose_trade': return 'event';
    case 'start_of_turn': case 'forbidden_city': case 'eiffel_first': case 'eiffel_second': case 'eiffel_rival': case 'seoul_barbarian': case 'seoul_space': case 'geneva_return': case 'geneva_take': case 'hanging_gardens': return 'start';
    case 'focus_card': return 'choose';
    case 'after_reset': return 'reset';
    default: return view.resolving ? 'resolve' : 'start';
  }
}

export function Status(props: BoardProps) {
  const view = props.view;
  const { t } = props;
  if (isBuilding(view)) return <div class="nd nd-status"><b>{t('web.nd.status.building')}</b></div>;
  const now = STAGES.indexOf(stageOf(view));
  return (
    <div class="nd nd-status">
      <b class="nd-round">{t('web.nd.status.round', { n: view.round })}</b>
      <span class="nd-whose">{leaderName(props.catalogue, view, view.active)}</span>
      {!props.phone && view.question !== 'over' && (
        <ol class="nd-stages" aria-label={t('web.nd.status.stages')}>
          {STAGES.map((stage, i) => <li key={stage} class={i < now ? 'nd-done' : i === now ? 'nd-now' : ''} aria-current={i === now ? 'step' : undefined}><i aria-hidden="true" />{t(`web.nd.stage.${stage}`)}</li>)}
        </ol>
      )}
    </div>
  );
}
