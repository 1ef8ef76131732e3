// New focus cards to choose from, over the edge of the map, as large as those of the row.
import type { BoardProps } from './props';
import { press } from '../press';
import { CardFace, Glyph } from './Card';

export function CardSheet(props: BoardProps) {
  const { t, compose } = props;
  const cards = compose.all('card');
  if (cards.length === 0) return null;
  return (
    <section class="nd-sheet nd-cards" aria-label={t('web.nd.cards.title')}>
      <header><Glyph id="science" size={22} /><h2>{t('web.nd.cards.title')}</h2></header>
      <div class="nd-new-cards">
        {cards.map((pick) => (
          <button key={String(pick['card'])} type="button" class={`nd-card nd-may ${compose.isChosen(pick) ? 'nd-lifted' : ''}`} data-card={String(pick['card'])} aria-pressed={compose.isChosen(pick)} data-here={compose.isChosen(pick)} onClick={() => press(props, pick)}>
            <CardFace props={props} card={String(pick['card'])} />
          </button>
        ))}
      </div>
    </section>
  );
}
