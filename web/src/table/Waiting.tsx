// Before the game: who sits, and what is still open.
import { t } from '../app/i18n';
import type { TableModel } from './model';
import { sitterName } from './sitter';

export function Waiting({ model }: { readonly model: TableModel }) {
  const about = model.about.value;
  if (!about) return null;
  return (
    <main class="notice-page">
      <h1>{t('web.waiting.title')}</h1>
      <ul>
        {about.seats.map((sitter, seat) => (
          <li key={seat}>
            {sitterName(sitter, seat)}{' '}
            {sitter.kind === 'open' && about.host && <button type="button" class="btn" onClick={() => void model.change({ type: 'computer', seat, level: 'friendly' })}>{t('web.waiting.computer')}</button>}
          </li>
        ))}
      </ul>
      {about.you === 'spectator' && <button type="button" class="btn primary" onClick={() => void model.change({ type: 'sit' })}>{t('web.waiting.sit')}</button>}
      {model.refusal.value && <p role="alert" class="refused">{model.refusal.value.why}</p>}
    </main>
  );
}
