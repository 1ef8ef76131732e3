// In the top bar: the round with its three phases, whose turns are over in it, and how much of the Hanging Gardens stands, which ends the game.
import { Seal } from '../../app/Icon';
import { whoIs } from './describe';
import { PARTS } from './model';
import type { BoardProps } from './props';

const PHASES = ['turns', 'battles', 'end'] as const;
const SET_UP = new Set(['roles', 'empires', 'start_areas', 'quests', 'start_choices']);

export function Status(props: BoardProps) {
  const { view, phone, t } = props;
  if (SET_UP.has(view.stage)) return <div class="ms ms-status"><b>{t('web.ms.status.set_up')}</b></div>;
  const stage: string = view.stage;
  const now = stage === 'over' ? PHASES.length : stage === 'turns' ? 0 : stage === 'battles' ? 1 : 2;
  const built = view.gardens.filter((part) => part.owner !== null).length;
  const words = t('web.ms.gardens.built_of', { n: built, all: PARTS });
  return (
    <div class="ms ms-status">
      <b>{view.last_round && !phone ? t('web.ms.status.last') : t(phone ? 'web.ms.status.round_short' : 'web.ms.status.round', { n: view.round })}</b>
      <ol class="ms-phases" aria-label={t('web.ms.status.phases')}>
        {PHASES.map((phase, i) => (
          <li key={phase} class={i < now ? 'ms-phase-done' : i === now ? 'ms-phase-now' : ''} aria-current={i === now ? 'step' : undefined}>
            <span>{t(`web.ms.phase.${phase}`)}</span>
            {phase === 'turns' && now === 0 && <Order {...props} />}
          </li>
        ))}
      </ol>
      <span class="ms-meter-of" title={words}>
        {view.gardens.map((part, i) => <i key={i} aria-hidden="true" class={part.owner === null ? '' : 'ms-built'} style={{ height: `${6 + 3 * i}px` }} />)}
        <span class="vh">{words}</span>
      </span>
    </div>
  );
}

// Turn order: who has had their turn, and whose it is.
function Order(props: BoardProps) {
  const { view } = props;
  const turn = view.order.indexOf(view.turn?.seat ?? -1);
  return <span class="ms-order-of">{view.order.map((seat, i) => <span key={seat} class={i < turn ? 'ms-past' : i === turn ? 'ms-on-turn' : ''} title={whoIs(props, seat)}><Seal seat={seat} size={20} /></span>)}</span>;
}
