// Nothing can be shown: what is the matter, and a way on.
import { t } from '../app/i18n';

export function Problem({ title, text, reload }: { readonly title: string; readonly text: string; readonly reload?: boolean }) {
  return (
    <main class="notice-page problem">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <p class="buttons">
        {reload && <button type="button" class="btn primary" onClick={() => location.reload()}>{t('web.shell.reload')}</button>}
        <a class="btn" href="/">{t('web.home')}</a>
      </p>
    </main>
  );
}
