// An automaton: the strategy cards that lie open, with the actions that are done, and what it did in its last turn.
import { Seal } from '../../app/Icon';
import { whoIs } from './describe';
import { lastTurnOf } from './events';
import { Glyph } from './Glyph';
import { found, nameOf, type SeatView } from './model';
import type { BoardProps } from './props';
import { detail } from './ui';

export const automata = ({ view }: BoardProps): readonly SeatView[] => (view.mode === 'empires' ? view.seats.filter((seat) => seat.automated) : []);

export function AutomatonPanel({ props, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  const { catalogue, log, t } = props;
  const done = lastTurnOf(log, seat.seat);
  return (
    <section class="ms-panel ms-automaton" aria-label={t('web.ms.strategies', { who: whoIs(props, seat.seat) })}>
      <h2><Seal seat={seat.seat} size={18} />{t('web.ms.strategies', { who: whoIs(props, seat.seat) })}</h2>
      <ul class="ms-strategies">
        {(seat.strategies ?? []).map(({ card, marked }) => {
          const sheet = found(catalogue.strategies, card);
          return sheet && (
            <li key={card}>
              <button type="button" class="ms-strategy" onClick={() => (detail.value = { kind: 'strategy', id: card })}>
                <b>{sheet.name}</b>
                {sheet.actions.map((action, i) => (
                  <span key={i} class={marked[i] ? 'ms-past' : ''}>
                    <Glyph id={marked[i] ? 'check' : action.type} size={15} />{nameOf(catalogue.types, action.type)}
                    {marked[i] && <span class="vh">{t('web.ms.strategy.done')}</span>}
                  </span>
                ))}
              </button>
            </li>
          );
        })}
        {(seat.strategies ?? []).length === 0 && <li class="ms-note">{t('web.ms.strategy.none')}</li>}
      </ul>
      {done.length > 0 && (
        <details open>
          <summary>{t('web.ms.strategy.last_turn')}</summary>
          <ol class="ms-did">{done.map((entry) => <li key={entry.n}>{withoutName(entry.text)}</li>)}</ol>
        </details>
      )}
    </section>
  );
}

// Sentences begin with the name of the empire, which stands above them here.
const withoutName = (text: string): string => text.slice(text.indexOf(': ') + 1).trim();
