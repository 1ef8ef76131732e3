// What changed since the reader was here last: numbered, each line looks back to its moment, and all of it can be watched.
import { useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import type { BoardModule } from '../boards/board';
import type { EventEntry } from '../protocol/messages';
import { seatOfEntry, type LogReader } from './log';
import type { TableModel } from './model';
import { SeatSeal } from './Players';

const MOST = 8;

export function Recap({ model, module, reader, changes, onClose }: { readonly model: TableModel; readonly module: BoardModule; readonly reader: LogReader; readonly changes: readonly EventEntry[]; readonly onClose: () => void }) {
  const [all, setAll] = useState(false);
  const lines = all ? changes : changes.slice(-MOST);
  const first = changes[0];
  return (
    <section class="recap" aria-label={t('web.shell.recap')}>
      <header>
        <h2>{t('web.shell.recap')}</h2>
        <button type="button" class="btn" onClick={() => { onClose(); if (first) void model.tellAgain(first.n - 1); }}><Icon name="i-play" size={18} />{t('web.shell.recap.watch')}</button>
        <button type="button" class="btn primary" onClick={onClose}>{t('web.shell.recap.go')}</button>
      </header>
      {lines.length < changes.length && <button type="button" class="rulelink" onClick={() => setAll(true)}>{t('web.shell.recap.more', { n: changes.length - lines.length })}</button>}
      <ol start={changes.length - lines.length + 1}>
        {lines.map((entry) => {
          const seat = seatOfEntry(model.log.value.find((one) => one.n === entry.n) ?? entry, reader);
          return (
            <li key={entry.n}>
              <button type="button" onClick={() => entry.move !== undefined && void model.lookAt(entry.move)}>
                {seat !== null && <SeatSeal module={module} seat={seat} view={model.shown.value?.view} size={20} />} {entry.text}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
