// Settings: everything takes effect at once and stays in this browser.
import type { ComponentChildren } from 'preact';
import { Choice, Switch } from '../app/Choice';
import { t } from '../app/i18n';
import { changeSettings, choicesOf, DEFAULTS, settings, type SettingName, type Settings as Wishes } from '../app/settings';
import { Frame } from './Frame';
import './settings.css';

export function Settings() {
  return (
    <Frame title={t('web.nav.settings')}>
      <div class="settings">
        <div class="titlebar"><h1 tabIndex={-1}>{t('web.nav.settings')}</h1><span>{t('web.settings.sub')}</span></div>
        <section class="panel">
          <h2>{t('web.settings.looks')}</h2>
          <Pick name="lang" text={(value) => (value === 'system' ? t('web.settings.system') : t(`web.language.${value}`))} />
          <Pick name="theme" />
          <Row name="contrast"><Switch label={t('web.settings.contrast')} on={settings.value.contrast === 'more'} onChange={(on) => changeSettings({ contrast: on ? 'more' : 'system' })} /></Row>
          <Pick name="text" text={(value) => `${Math.round(100 * Number(value))} %`} />
          <Pick name="motion" />
        </section>
        <section class="panel">
          <h2>{t('web.settings.table')}</h2>
          <Pick name="commit" />
          <Row name="sounds"><Switch label={t('web.settings.sounds')} on={settings.value.sounds} onChange={(sounds) => changeSettings({ sounds })} /></Row>
          <Row name="keys"><Switch label={t('web.settings.keys')} on={settings.value.keys} onChange={(keys) => changeSettings({ keys })} /></Row>
          <Pick name="level" text={(value) => t(`web.level.${value}`)} />
        </section>
        <p><button class="btn" onClick={() => changeSettings(DEFAULTS)}>{t('web.settings.reset')}</button></p>
      </div>
    </Frame>
  );
}

function Row({ name, children }: { readonly name: SettingName; readonly children: ComponentChildren }) {
  return (
    <div class="setting">
      <span><b>{t(`web.settings.${name}`)}</b><small>{t(`web.settings.${name}.help`)}</small></span>
      {children}
    </div>
  );
}

function Pick<Name extends SettingName>({ name, text }: { readonly name: Name; text?(value: Wishes[Name]): string }) {
  const label = (value: Wishes[Name]) => text?.(value) ?? t(value === 'system' ? 'web.settings.system' : `web.settings.${name}.${value}`);
  return (
    <Row name={name}>
      <Choice label={t(`web.settings.${name}`)} value={settings.value[name]} options={choicesOf(name).map((value) => ({ value, text: label(value) }))} onPick={(value) => changeSettings({ [name]: value })} />
    </Row>
  );
}
