// Nothing can be shown: what is the matter, and a way on.
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { Frame } from '../screens/Frame';

export function Problem({ title, text, reload }: { readonly title: string; readonly text: string; readonly reload?: boolean }) {
  return (
    <Frame title={title}>
      <div class="trouble problem">
        <Icon name="i-warning" size={44} />
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p>{text}</p>}
        <p class="row">
          {reload && <button type="button" class="btn primary" onClick={() => location.reload()}>{t('web.shell.reload')}</button>}
          <a class="btn" href="/"><Icon name="i-home" />{t('web.home')}</a>
        </p>
      </div>
    </Frame>
  );
}
