// In the top bar: the turn and its five phases.
import type { BoardProps } from './props';
import { PHASE_IDS } from './types.gen';

export function Status({ view, phone, t }: BoardProps) {
  if (view.stage === 'civilizations' || view.stage === 'set_up') return <div class="cv cv-status"><b>{t('web.cv.status.set_up')}</b></div>;
  const now = view.stage === 'over' ? PHASE_IDS.length : PHASE_IDS.indexOf(view.phase);
  return (
    <div class="cv cv-status">
      <b>{t(phone ? 'web.cv.status.turn_short' : 'web.cv.status.turn', { n: view.turn })}</b>
      <ol class="cv-phases" aria-label={t('web.cv.status.phases')}>
        {PHASE_IDS.map((phase, i) => <li key={phase} class={i < now ? 'cv-done' : i === now ? 'cv-now' : ''} aria-current={i === now ? 'step' : undefined}><span>{t(`web.cv.phase.${phase}`)}</span></li>)}
      </ol>
      {phone && now < PHASE_IDS.length && <span class="cv-phase-name">{t(`web.cv.phase.${view.phase}`)}</span>}
    </div>
  );
}
