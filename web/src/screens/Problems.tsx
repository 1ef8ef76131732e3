// What is shown instead of a screen: while it is opened, where there is none, and where something broke.
import { Component, type ComponentChildren } from 'preact';
import { t } from '../app/i18n';
import { Icon } from '../app/Icon';
import { Frame } from './Frame';

export function Opening() {
  return <Frame title={t('web.opening')}><p class="opening" role="status">{t('web.opening')}</p></Frame>;
}

function Trouble({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ComponentChildren }) {
  return (
    <Frame title={title}>
      <div class="trouble">
        <Icon name="i-warning" size={44} />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <p class="row">{children}</p>
      </div>
    </Frame>
  );
}

const ToHome = () => <a class="btn primary" href="/"><Icon name="i-home" />{t('web.to_home')}</a>;

export function NotFound() {
  return <Trouble title={t('web.unknown_page')} text={t('web.unknown_page.help')}><ToHome /></Trouble>;
}

export function LoadFailed({ again }: { readonly again: () => void }) {
  return (
    <Trouble title={t('web.load_failed')} text={t('web.load_failed.help')}>
      <button class="btn primary" onClick={again}><Icon name="i-replay" />{t('web.again')}</button>
      <button class="btn" onClick={() => location.reload()}>{t('web.notice.reload')}</button>
    </Trouble>
  );
}

// Catches what goes wrong while a screen is drawn; another address starts anew.
export class Guard extends Component<{ readonly at: string; readonly children: ComponentChildren }, { readonly broken: string; readonly at: string }> {
  override state = { broken: '', at: '' };
  override componentDidCatch(problem: unknown) {
    console.error(problem);
    this.setState({ broken: String(problem), at: this.props.at });
  }
  override render() {
    if (!this.state.broken || this.state.at !== this.props.at) return this.props.children;
    return (
      <Trouble title={t('web.crash')} text={t('web.crash.help')}>
        <button class="btn primary" onClick={() => location.reload()}>{t('web.notice.reload')}</button>
        <ToHome />
        <code class="details">{this.state.broken}</code>
      </Trouble>
    );
  }
}
