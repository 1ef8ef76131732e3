// My games: what waits for me first, then what goes on without me, then what is over.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { lookAt, myTables, waitingForMe } from '../app/my_tables';
import { navigate } from '../app/router';
import type { TableLine } from '../protocol/server';
import { Frame } from './Frame';
import { TableCard } from './TableCard';
import './home.css';
import './mine.css';

const OVER_AT_FIRST = 8;

export function Mine() {
  const all = myTables.value;
  const [showAll, setShowAll] = useState(false);
  const waiting = waitingForMe.value;
  const going = (all ?? []).filter((line) => !line.yours && line.phase !== 'over');
  const over = (all ?? []).filter((line) => line.phase === 'over');
  const shown = [...waiting, ...going, ...(showAll ? over : over.slice(0, OVER_AT_FIRST))];
  useEffect(() => void lookAt(shown), [shown.map((line) => line.table + line.changed).join()]);
  return (
    <Frame title={t('web.nav.mine')}>
      <div class="minegames">
        <div class="titlebar">
          <h1 tabIndex={-1}>{t('web.nav.mine')}</h1>
          {waiting.length > 0 && <span>{t('web.mine.waiting', { n: waiting.length })}</span>}
          {waiting[0] && <button class="btn primary next" onClick={() => navigate(`/t/${waiting[0]?.table}`)}><Icon name="i-forward" size={18} />{t('web.mine.next')}</button>}
        </div>
        {all === null && <p class="opening" role="status">{t('web.opening')}</p>}
        {all?.length === 0 && <div class="panel empty"><p>{t('web.mine.none')}</p><a class="btn primary" href="/">{t('web.mine.none.go')}</a></div>}
        <Group title={t('web.mine.your_turn')} lines={waiting} />
        <Group title={t('web.mine.others')} lines={going} />
        <Group title={t('web.mine.over')} lines={showAll ? over : over.slice(0, OVER_AT_FIRST)} />
        {over.length > OVER_AT_FIRST && !showAll && <button class="btn" onClick={() => setShowAll(true)}>{t('web.mine.show_all', { n: over.length })}</button>}
      </div>
    </Frame>
  );
}

function Group({ title, lines }: { readonly title: string; readonly lines: readonly TableLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section class="group">
      <h2>{title}</h2>
      <ul class="cards">{lines.map((line) => <li key={line.table}><TableCard line={line} /></li>)}</ul>
    </section>
  );
}
