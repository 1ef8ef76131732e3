// The top bar: the game, where it stands, clock, line, sound, keys, menu.
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { changeSettings, settings } from '../app/settings';
import type { BoardModule, BoardProps } from '../boards/board';
import type { LinkState } from '../host/host';
import type { TableModel } from './model';
import { Clock, WhoIsAsked } from './Players';
import type { TableUi } from './ui';

export function TopBar({ model, module, props, ui }: { readonly model: TableModel; readonly module: BoardModule; readonly props: BoardProps; readonly ui: TableUi }) {
  const { about } = props;
  const sounds = settings.value.sounds;
  return (
    <header class="topbar">
      <a class="home" href="/" aria-label={t('web.home')}><Icon name="mark" size={26} /></a>
      <h1 class="title">{model.catalogue.value.name}</h1>
      {module.Status && <module.Status {...props} />}
      <span class="spacer" />
      {module.playersOnBoard && <WhoIsAsked module={module} props={props} pending={model.shown.value?.pending ?? []} />}
      {typeof about.you === 'number' && <Clock about={about} seat={about.you} />}
      {about.you === 'spectator' && <span class="watching"><Icon name="i-spectator" size={18} /><span class="words">{t('web.shell.watching')}</span></span>}
      <Link state={model.host.link.value} />
      <button type="button" class="iconbtn wide-only" aria-pressed={sounds} aria-label={t('web.shell.sounds')} title={t('web.shell.sounds')} onClick={() => changeSettings({ sounds: !sounds })}><Icon name={sounds ? 'i-sound' : 'i-sound-off'} /></button>
      <button type="button" class="iconbtn wide-only" aria-label={t('web.shell.keys')} title={`${t('web.shell.keys')} ?`} onClick={() => ui.open({ kind: 'keys' })}><Icon name="i-keyboard" /></button>
      <button type="button" class="iconbtn" data-role="menu" aria-haspopup="dialog" aria-label={t('web.shell.menu')} onClick={() => ui.open({ kind: 'menu' })}><Icon name="i-menu" /></button>
    </header>
  );
}

const ICON: Readonly<Record<LinkState['state'], string>> = { live: 'i-link-good', connecting: 'i-link-weak', lost: 'i-link-lost', local: 'i-home' };

function Link({ state }: { readonly state: LinkState }) {
  if (state.state === 'local') return null;
  const slow = state.state === 'live' && (state.lag ?? 0) > 400;
  const words = state.state === 'live' && state.lag !== undefined ? t('web.shell.link.lag', { n: state.lag }) : t(`web.link.${state.state}`);
  return <span class={`link ${state.state}`} role="img" aria-label={words} title={words}><Icon name={slow ? 'i-link-weak' : ICON[state.state]} /></span>;
}
