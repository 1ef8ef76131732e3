// For those who sit at a table: what its host has changed since they last looked.
import { useEffect } from 'preact/hooks';
import { changesToTell, markSeen, watchArrangement } from '../app/arrangement';
import { gameOf } from '../app/games';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { useWords } from '../app/use_words';
import type { About } from '../protocol/server';

// Stays until it was seen, whatever happens meanwhile.
export function ChangedByHost({ about }: { readonly about: About }) {
  const game = gameOf(about.game);
  const changes = changesToTell(about, game);
  useEffect(() => watchArrangement(about, game), [about, game]);
  useWords('options', changes.length > 0);
  if (changes.length === 0) return null;
  return (
    <div class="strip warn by-host" role="status">
      <Icon name="i-edit" size={18} />
      <span>{t('web.waiting.changed')} {changes.map((change) => <span key={change} class="change">{change}</span>)}</span>
      <button type="button" class="btn" onClick={() => markSeen(about)}>{t('web.waiting.changed.seen')}</button>
    </div>
  );
}
