// What stands around every screen but the table: word-mark, sections, language, theme, who I am; notices; the foot.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { LANGS, lang, t } from '../app/i18n';
import { me } from '../app/me';
import { waitingForMe, watchTables } from '../app/my_tables';
import { dismiss, notices } from '../app/notices';
import { arrivals, route } from '../app/router';
import { changeSettings, dark } from '../app/settings';
import { isNameless, personName } from '../app/sitter';
import './frame.css';

const SECTIONS = [
  { screen: 'home', href: '/', icon: 'i-home' },
  { screen: 'mine', href: '/games', icon: 'i-bell' },
  { screen: 'rules', href: '/rules', icon: 'i-rules' },
  { screen: 'settings', href: '/settings', icon: 'i-settings' },
] as const;

let seenArrivals = 0;

export function Frame({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => watchTables(), []);
  const waiting = waitingForMe.value.length;
  useEffect(() => {
    const name = title === 'Ziggurat' ? title : `${title} · Ziggurat`;
    document.title = waiting > 0 ? `(${waiting}) ${name}` : name; // seen from another tab
  }, [title, waiting]);
  // Who came by a link is led to the heading of the new screen; who opened the page starts at its top.
  useEffect(() => {
    const first = main.current?.querySelector<HTMLElement>('h1');
    if (seenArrivals === arrivals.value || !first) return; // not there yet: the screen is being loaded
    seenArrivals = arrivals.value;
    first.focus({ preventScroll: true });
  });
  return (
    <div class="frame">
      <button class="skip" onClick={() => main.current?.focus()}>{t('web.skip')}</button>
      <Head />
      <Notices />
      <main ref={main} tabIndex={-1} class="wrap">{children}</main>
      <Foot />
      <nav class="bottom" aria-label={t('web.nav.sections')}><Sections icons /></nav>
    </div>
  );
}

const namedGuest = () => me.value?.guest && !isNameless(me.value.name); // the others are called guests already
const myName = () => personName(me.value?.name ?? '') || t('web.me.nobody');

function Head() {
  return (
    <header class="pagehead">
      <a class="brand" href="/" aria-label={t('web.home')}><svg aria-hidden="true"><use href="#wordmark" /></svg></a>
      <nav class="sections" aria-label={t('web.nav.sections')}><Sections /></nav>
      <div class="tools">
        <Languages />
        <button class="tool" aria-label={t(dark.value ? 'web.theme.to_light' : 'web.theme.to_dark')} title={t(dark.value ? 'web.theme.to_light' : 'web.theme.to_dark')} onClick={() => changeSettings({ theme: dark.value ? 'light' : 'dark' })}>
          <Icon name="i-theme" />
        </button>
        <a class="me" href="/account" aria-label={[myName(), namedGuest() && t('web.me.guest'), t('web.account.title')].filter(Boolean).join(' ')} aria-current={route.value.screen === 'account' ? 'page' : undefined}>
          <Icon name="i-person" size={18} />
          <span class="name">{myName()}</span>{' '}
          {namedGuest() && <small>{t('web.me.guest')}</small>}
        </a>
      </div>
    </header>
  );
}

function Sections({ icons = false }: { readonly icons?: boolean }) {
  const waiting = waitingForMe.value.length;
  return (
    <>
      {SECTIONS.map(({ screen, href, icon }) => (
        <a key={screen} href={href} aria-current={route.value.screen === screen ? 'page' : undefined}>
          {icons && <Icon name={icon} />}
          <span>{t(`web.nav.${screen}`)}</span>
          {screen === 'mine' && waiting > 0 && <span class="count" aria-label={t('web.mine.waiting', { n: waiting })}>{waiting}</span>}
        </a>
      ))}
    </>
  );
}

export function Languages() {
  return (
    <div class="picker" role="group" aria-label={t('web.language')}>
      {LANGS.map((one) => (
        <button key={one} lang={one} aria-pressed={lang.value === one} aria-label={`${one.toUpperCase()} – ${t(`web.language.${one}`)}`} onClick={() => changeSettings({ lang: one })}>{one.toUpperCase()}</button>
      ))}
    </div>
  );
}

function Notices() {
  return (
    <div class="notices" role="status">
      {notices.value.map((notice) => (
        <div key={notice.id} class="notice">
          <Icon name={notice.id === 'offline' ? 'i-offline' : 'i-warning'} />
          <p>{t(notice.key, notice.args)}</p>
          {notice.action && <button class="btn" onClick={notice.action.run}>{t(notice.action.key)}</button>}
          {!notice.lasting && <button class="tool" aria-label={t('web.close')} onClick={() => dismiss(notice.id)}><Icon name="i-close" size={18} /></button>}
        </div>
      ))}
    </div>
  );
}

function Foot() {
  return (
    <footer class="pagefoot">
      <span>{t('web.foot.own')}</span>
      <a href="/verify">{t('web.foot.verify')}</a>
      <a href="/plain" target="_blank">{t('web.foot.plain')}</a>
      <span class="spacer" />
      <a href="/LICENSE.txt" target="_blank">{t('web.foot.licence')}</a>
    </footer>
  );
}
