// One of my tables: which game, with whom, whether it waits for me and until when.
import type { Card } from '../app/cards';
import { titleOf } from '../app/games';
import { Icon, Seal } from '../app/Icon';
import { t } from '../app/i18n';
import { sitterTitle } from '../app/sitter';
import { spanText } from '../app/time';
import { Vignette } from '../app/Vignette';

const HOUR = 3_600_000;

export function TableCard({ card, now = Date.now() }: { readonly card: Card; readonly now?: number }) {
  const left = card.deadline > 0 ? card.deadline - now : null;
  const phase = card.here && card.phase === 'playing' ? t('web.phase.paused', { n: card.moves }) : t(`web.phase.${card.phase}`, { n: card.open });
  return (
    <a class={`cont ${card.yours ? 'mine' : ''}`} href={card.href}>
      {card.yours && <span class="turn"><Icon name="i-wedge" size={12} />{t('web.mine.your_turn')}</span>}
      <span class="thumb"><Vignette game={card.game} /></span>
      <h3>{titleOf(card.game)}</h3>
      <span class="phase">{phase}</span>
      <p class="with">{card.others.map(({ sitter, seat }) => sitterTitle(sitter, seat)).join(', ')}</p>
      <span class="end">
        <span class="seals">{card.others.map(({ sitter, seat }) => (sitter.kind === 'open' ? <span key={seat} class="free" /> : <Seal key={seat} seat={seat} size={19} />))}</span>
        {left !== null && <span class={`when ${card.yours && left < HOUR ? 'soon' : ''}`}><Icon name="i-clock" size={16} />{spanText(left)}</span>}
        {card.here && <span class="when"><Icon name="i-offline" size={16} />{t('web.mine.here')}</span>}
      </span>
    </a>
  );
}
