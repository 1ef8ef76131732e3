// One's hand, and what becomes of a prize. A touch chooses, the table's own button confirms.
import type { Pick } from '../../protocol/messages';
import { Card } from './Card';
import type { BoardProps } from './props';

export function OwnArea(props: BoardProps) {
  const { view, you, compose, table, t } = props;
  const own = typeof you === 'number' ? view.seats[you] : undefined;
  if (!own) return null;
  const touch = (pick: Pick, move: string) => (compose.offers(pick) ? compose.toggle(pick) : table.why(move));
  return (
    <div class="tg-own">
      {own.bid !== undefined && <p>{t('web.tg.own_bid', { card: own.bid })}</p>}
      {compose.offers({ action: 'keep' }) && (
        <div class="tg-row">
          {(['keep', 'sell'] as const).map((action) => (
            <button key={action} type="button" class="btn" data-action={action} aria-pressed={compose.isChosen({ action })} onClick={() => touch({ action }, action)}>{t(`web.tg.${action}`)}</button>
          ))}
        </div>
      )}
      <h3>{t('web.tg.hand')}</h3>
      <div class="tg-row tg-hand">
        {own.hand?.map((card, place) => (
          <button key={place} type="button" class="tg-card-button" data-card={card} aria-pressed={compose.isChosen({ card })} aria-disabled={!compose.offers({ card })} onClick={() => touch({ card }, `bid ${card}`)}>
            <Card value={card} /><span class="vh">{t('web.tg.card', { card })}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
