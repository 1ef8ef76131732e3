// The menu of a table: what concerns the seat, the table and the page.
import { useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { Icon } from '../app/Icon';
import { LANGS, lang, t } from '../app/i18n';
import { changeSettings, settings } from '../app/settings';
import type { Pace } from '../protocol/server';
import { paceText } from './clock';
import { KEYS } from './keys';
import type { TableModel } from './model';
import { PopoverCard } from './Popover';
import { sitterName } from '../app/sitter';
import type { TableUi } from './ui';

interface MenuProps {
  readonly model: TableModel;
  readonly ui: TableUi;
}

export const linkOf = (model: TableModel): string => `${location.origin}${model.host.link.value.state === 'local' ? '/local' : '/t'}/${model.about.value?.table ?? ''}${model.about.value?.door?.key ? `?key=${model.about.value.door.key}` : ''}`;

export function MenuCard({ model, ui }: MenuProps) {
  const [copied, setCopied] = useState(false);
  const about = model.about.value;
  if (!about) return null;
  const local = model.host.link.value.state === 'local';
  const mine = typeof about.you === 'number' ? about.seats[about.you] : undefined;
  const away = mine?.kind === 'computer';
  const playing = about.phase === 'playing';
  const copy = () => void navigator.clipboard?.writeText(linkOf(model)).then(() => setCopied(true), () => setCopied(false));
  return (
    <PopoverCard title={t('web.shell.menu')} onClose={() => ui.close()} look="menu">
      <ul>
        {playing && away && <Entry icon="i-person" onClick={() => { void model.change({ type: 'come_back' }); ui.close(); }}>{t('web.shell.menu.come_back')}</Entry>}
        {playing && mine && !away && !local && <Entry icon="i-computer" onClick={() => ui.open({ kind: 'leave' })}>{t('web.shell.menu.leave')}</Entry>}
        {playing && mine && !local && <Entry icon="i-clock" onClick={() => ui.open({ kind: 'pace' })}>{t('web.shell.menu.pace')}</Entry>}
        {!local && (about.host || (playing && mine && !away)) && <Entry icon="i-people" onClick={() => ui.open({ kind: 'people' })}>{t('web.shell.people')}</Entry>}
        {!local && (!about.invited || about.door) && <Entry icon={copied ? 'i-confirm' : 'i-copy'} onClick={copy}>{t(copied ? 'web.shell.menu.copied' : 'web.shell.menu.copy')}</Entry>}
        <li><a href={`/rules/${about.game}`} target="_blank" rel="noopener"><Icon name="i-rules" /> {t('web.shell.menu.rules')}</a></li>
        <Entry icon="i-keyboard" onClick={() => ui.open({ kind: 'keys' })}>{t('web.shell.keys')}</Entry>
        <Entry icon={settings.value.sounds ? 'i-sound' : 'i-sound-off'} pressed={settings.value.sounds} onClick={() => changeSettings({ sounds: !settings.value.sounds })}>{t('web.shell.sounds')}</Entry>
        <li><a href="/settings"><Icon name="i-settings" /> {t('web.shell.menu.settings')}</a></li>
        <li><a href="/"><Icon name="i-home" /> {t('web.home')}</a></li>
      </ul>
      <div class="segments" role="group" aria-label={t('web.shell.menu.language')}>
        {LANGS.map((one) => <button key={one} type="button" lang={one} aria-pressed={lang.value === one} onClick={() => changeSettings({ lang: one })}>{one.toUpperCase()}</button>)}
      </div>
      <div class="segments" role="group" aria-label={t('web.shell.menu.commit')}>
        {(['careful', 'normal', 'fast'] as const).map((one) => <button key={one} type="button" aria-pressed={settings.value.commit === one} title={t(`web.shell.commit.${one}.note`)} onClick={() => changeSettings({ commit: one })}>{t(`web.shell.commit.${one}`)}</button>)}
      </div>
      <p class="muted">{t(`web.shell.commit.${settings.value.commit}.note`)}</p>
    </PopoverCard>
  );
}

function Entry({ icon, onClick, pressed, children }: { readonly icon: string; readonly onClick: () => void; readonly pressed?: boolean; readonly children: ComponentChildren }) {
  return <li><button type="button" aria-pressed={pressed} onClick={onClick}><Icon name={icon} /> {children}</button></li>;
}

export function LeaveCard({ model, ui }: MenuProps) {
  return (
    <PopoverCard title={t('web.shell.menu.leave')} onClose={() => ui.close()}>
      <p>{t('web.shell.leave.note')}</p>
      <div class="buttons">
        <button type="button" class="btn primary" onClick={() => { void model.change({ type: 'leave' }); ui.close(); }}>{t('web.shell.leave.yes')}</button>
        <button type="button" class="btn" onClick={() => ui.close()}>{t('web.shell.leave.no')}</button>
      </div>
    </PopoverCard>
  );
}

const PACES: readonly Pace[] = [
  { kind: 'live', bank: 900, increment: 15 }, { kind: 'live', bank: 1800, increment: 20 }, { kind: 'slow', limit: 43_200 },
  { kind: 'slow', limit: 86_400 }, { kind: 'slow', limit: 259_200 }, { kind: 'none' },
];

// The pace changes when all people at the table wish for the same.
export function PaceCard({ model, ui }: MenuProps) {
  const about = model.about.value;
  if (!about) return null;
  const same = (a: Pace | undefined, b: Pace) => JSON.stringify(a) === JSON.stringify(b);
  return (
    <PopoverCard title={t('web.shell.menu.pace')} onClose={() => ui.close()} look="menu">
      <p class="muted">{t('web.shell.pace.note', { now: paceText(about.clock ?? { kind: 'none' }) })}</p>
      <ul>
        {PACES.map((pace, i) => {
          const wishers = (about.wishes ?? []).filter((wish) => same(wish.clock, pace)).map((wish) => sitterName(about.seats[wish.seat], wish.seat));
          return (
            <Entry key={i} icon={same(about.clock, pace) ? 'i-confirm' : 'i-clock'} onClick={() => void model.change({ type: 'clock', clock: pace })}>
              <span>{paceText(pace)}{wishers.length > 0 && <small>{t('web.shell.pace.wished', { who: wishers.join(', ') })}</small>}</span>
            </Entry>
          );
        })}
      </ul>
      {model.refusal.value && <p class="refused" role="alert">{model.refusal.value.why}</p>}
    </PopoverCard>
  );
}

export function KeysCard({ ui }: { readonly ui: TableUi }) {
  return (
    <PopoverCard title={t('web.shell.keys')} onClose={() => ui.close()} wide>
      <dl class="keys">{KEYS.map(([key, command]) => <div key={key}><dt><kbd>{key}</kbd></dt><dd>{t(`web.shell.key.${command}`)}</dd></div>)}</dl>
      <p class="muted">{t('web.shell.keys.note')}</p>
      <label class="check"><input type="checkbox" checked={settings.value.keys} onChange={(event) => changeSettings({ keys: event.currentTarget.checked })} /> {t('web.shell.keys.on')}</label>
    </PopoverCard>
  );
}
