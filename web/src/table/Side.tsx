// Beside the board: the game's own panel, log, options, scores, rules as tabs; on a phone the same as sheets over a bar of buttons.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import type { BoardModule, BoardProps } from '../boards/board';
import type { Watcher } from '../protocol/messages';
import type { LogReader } from './log';
import { LogPanel } from './LogPanel';
import type { TableModel } from './model';
import { Options } from './Options';
import { ConfirmButton } from './Prompt';
import { RulesPanel } from './RulesPanel';
import { ScoresPanel } from './ScoresPanel';
import { AgainButton, Timeline } from './Timeline';
import type { Tab, TableUi } from './ui';

export interface SideProps {
  readonly model: TableModel;
  readonly module: BoardModule;
  readonly reader: LogReader;
  readonly ui: TableUi;
  readonly props: BoardProps;
}

const ALL: readonly Tab[] = ['game', 'log', 'options', 'scores', 'rules'];
const tabsOf = (module: BoardModule, you: Watcher): Tab[] => ALL.filter((tab) => (tab !== 'game' || module.SidePanel) && (tab !== 'options' || you !== 'spectator'));
const titleOf = (tab: Tab, module: BoardModule): string => t(tab === 'game' ? (module.sideTitle ?? 'web.shell.tab.game') : `web.shell.tab.${tab}`);

function Panel({ tab, ...side }: SideProps & { readonly tab: Tab }) {
  const { model, module, reader, ui, props } = side;
  switch (tab) {
    case 'game': return <>{module.SidePanel && <module.SidePanel {...props} />}<LogPanel model={model} module={module} reader={reader} ui={ui} short={5} /></>;
    case 'log': return <LogPanel model={model} module={module} reader={reader} ui={ui} />;
    case 'options': return <Options compose={model.compose} onConfirm={props.table.confirm} />;
    case 'scores': return <ScoresPanel model={model} module={module} props={props} />;
    case 'rules': return <RulesPanel game={props.about.game} asked={model.asked.value?.rule ?? ''} ui={ui} />;
  }
}

// `above`: what a newcomer is told, beside the board, so that the board stays where it is.
export function Side({ above, ...side }: SideProps & { readonly above: ComponentChildren }) {
  const { module, ui } = side;
  const tabs = tabsOf(module, side.props.you);
  const at = [ui.tab.value, module.firstTab].find((tab) => tab && tabs.includes(tab)) ?? (tabs[0] as Tab);
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    const next = tabs[(tabs.indexOf(at) + step + tabs.length) % tabs.length] as Tab;
    ui.tab.value = next;
    document.getElementById(`tab-${next}`)?.focus();
    event.preventDefault();
  };
  return (
    <aside class="side" aria-label={t('web.shell.side')}>
      {above}
      <div class="tabs" role="tablist" onKeyDown={onKey}>
        {tabs.map((tab) => <button key={tab} id={`tab-${tab}`} type="button" role="tab" aria-selected={tab === at} aria-controls="tabpanel" tabIndex={tab === at ? 0 : -1} onClick={() => (ui.tab.value = tab)}>{titleOf(tab, module)}</button>)}
      </div>
      <div class={`tabpanel of-${at}`} id="tabpanel" role="tabpanel" aria-labelledby={`tab-${at}`}><Panel {...side} tab={at} /></div>
    </aside>
  );
}

const BAR: readonly (readonly [Tab, string])[] = [['options', 'i-options'], ['log', 'i-log'], ['scores', 'i-scores'], ['rules', 'i-rules']];

export function BottomBar({ model, ui }: { readonly model: TableModel; readonly ui: TableUi }) {
  const seated = model.about.value?.you !== 'spectator' && model.about.value?.phase === 'playing';
  return (
    <nav class="bottombar" aria-label={t('web.shell.side')}>
      {BAR.filter(([tab]) => seated || tab !== 'options').map(([tab, icon]) => (
        <button key={tab} type="button" aria-expanded={ui.sheet.value === tab} onClick={() => (ui.sheet.value = ui.sheet.value === tab ? null : tab)}><Icon name={icon} /><span>{t(`web.shell.tab.${tab}`)}</span></button>
      ))}
      {seated && <ConfirmButton model={model} />}
    </nav>
  );
}

export function SideSheet({ tab, ...side }: SideProps & { readonly tab: Tab }) {
  const { model, module, ui } = side;
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => {
    document.querySelector<HTMLElement>('.sheet')?.focus();
    return () => opener?.focus();
  }, []);
  return (
    <section class="sheet" role="dialog" aria-label={titleOf(tab, module)} tabIndex={-1} onClick={(event) => tab === 'options' && (event.target as Element).closest('[role=option]') && (ui.sheet.value = null)}>
      <header>
        <h2>{titleOf(tab, module)}</h2>
        <button type="button" class="iconbtn" aria-label={t('web.shell.close')} onClick={() => (ui.sheet.value = null)}><Icon name="i-close" size={20} /></button>
      </header>
      {tab === 'log' && <Timeline model={model} reader={side.reader} />}
      {tab === 'log' && <AgainButton model={model} reader={side.reader} onClick={() => (ui.sheet.value = null)} />}
      <div class="tabpanel"><Panel {...side} tab={tab} /></div>
    </section>
  );
}
