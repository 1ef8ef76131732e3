// The prize in the middle, and what everybody has won. A board draws what the engine says; what can be chosen comes from the options.
import { Card } from './Card';
import { colourName } from './names';
import type { BoardProps } from './props';

export function Board({ view, catalogue, compose, t }: BoardProps) {
  const step = compose.decision.value?.step ?? (view.step === 'over' ? 'over' : 'wait');
  return (
    <div class="tg-board" data-step={step} data-question={step === 'wait' ? 'wait' : `${view.round} ${step}`}>
      <section class="tg-prize" aria-label={t('web.tg.prize')}>
        <h2>{t('web.tg.round', { n: view.round })}</h2>
        {view.prize !== undefined && <><Card value={view.prize} /><span class="vh">{view.prize}</span></>}
        <p>{t('web.tg.deck', { n: view.deck })}</p>
      </section>
      <ul class="tg-seats">
        {view.seats.map((one) => (
          <li key={one.seat} class={`tg-seat tg-${one.colour}`} data-seat={one.seat}>
            <h3>{colourName(catalogue, view, one.seat)}</h3>
            <p>{t('web.tg.hand_size', { n: one.hand_size })}{one.has_bid && ` · ${t('web.tg.has_bid')}`}</p>
            <p>{t('web.tg.prizes')}: {one.prizes.length > 0 ? one.prizes.join(', ') : '–'}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
