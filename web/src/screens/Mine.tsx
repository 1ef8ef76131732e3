// My games: what waits for me first, then what goes on without me, then those in this browser, then what is over.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { serverAway } from '../app/api';
import { localCard, serverCard, type Card } from '../app/cards';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { bringRecord, loadLocalTables, localRecord, localTables, removeLocalTable } from '../app/local_games';
import { lookAt, myTables, waitingForMe } from '../app/my_tables';
import { LARGEST_RECORD } from '../app/record';
import { navigate } from '../app/router';
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
  const overShown = showAll ? over : over.slice(0, OVER_AT_FIRST);
  const shown = [...waiting, ...going, ...overShown];
  useEffect(() => void lookAt(shown), [shown.map((line) => line.table + line.changed).join()]);
  useEffect(() => void loadLocalTables(), []);
  const next = waiting[0];
  return (
    <Frame title={t('web.nav.mine')}>
      <div class="minegames">
        <div class="titlebar">
          <h1 tabIndex={-1}>{t('web.nav.mine')}</h1>
          {waiting.length > 0 && <span>{t('web.mine.waiting', { n: waiting.length })}</span>}
          {next && <a class="btn primary next" href={`/t/${next.table}`}><Icon name="i-forward" size={18} />{t('web.mine.next')}</a>}
        </div>
        {all === null && <p class={serverAway() ? 'empty' : 'opening'} role="status">{t(serverAway() ? 'web.mine.server_away' : 'web.opening')}</p>}
        {all?.length === 0 && localTables.value.length === 0 && <div class="panel empty"><p>{t('web.mine.none')}</p><a class="btn primary" href="/">{t('web.mine.none.go')}</a></div>}
        <Group title={t('web.mine.your_turn')} cards={waiting.map(serverCard)} />
        <Group title={t('web.mine.others')} cards={going.map(serverCard)} />
        <Here />
        <Group title={t('web.mine.over')} cards={overShown.map(serverCard)}>
          {over.length > overShown.length && <button class="btn" onClick={() => setShowAll(true)}>{t('web.mine.show_all', { n: over.length })}</button>}
        </Group>
      </div>
    </Frame>
  );
}

function Group({ title, cards, children }: { readonly title: string; readonly cards: readonly Card[]; readonly children?: ComponentChildren }) {
  if (cards.length === 0) return null;
  return (
    <section class="group">
      <h2>{title}</h2>
      <ul class="cards">{cards.map((card) => <li key={card.table}><TableCard card={card} /></li>)}</ul>
      {children}
    </section>
  );
}

// --- tables in this browser: they can be taken along as records, brought here, and thrown away

function Here() {
  const [problem, setProblem] = useState('');
  const bring = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_RECORD) return setProblem(t('web.verify.too_large'));
    const brought = await bringRecord(await file.text());
    if (brought.ok) navigate(brought.to);
    else setProblem(brought.problem);
  };
  return (
    <section class="group">
      <div class="herehead">
        <h2>{t('web.mine.in_browser')}</h2>
        <label class="btn filebutton"><Icon name="i-up" size={16} />{t('web.mine.bring')}<input class="vh" type="file" accept=".txt,text/plain" onChange={(event) => void bring(event.currentTarget.files?.[0])} /></label>
      </div>
      {problem && <p class="problem" role="alert">{problem}</p>}
      {localTables.value.length === 0 && <p class="muted">{t('web.mine.none_here')}</p>}
      <ul class="cards">{localTables.value.map((line) => <li key={line.table}><TableCard card={localCard(line)} /><Actions table={line.table} game={line.game} /></li>)}</ul>
    </section>
  );
}

function Actions({ table, game }: { readonly table: string; readonly game: string }) {
  const [sure, setSure] = useState(false);
  const [problem, setProblem] = useState('');
  const save = async () => {
    const text = await localRecord(table).catch(() => null);
    if (text === null) return setProblem(t('web.mine.save_failed'));
    const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    const anchor = Object.assign(document.createElement('a'), { href: address, download: `${game}-${table}.txt` });
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <p class="cardactions">
      <button class="btn small" onClick={() => void save()}><Icon name="i-download" size={16} />{t('web.mine.save')}</button>
      <a class="btn small" href={`/verify#${table}`}><Icon name="i-verify" size={16} />{t('web.mine.verify')}</a>
      {sure
        ? <><button class="btn small danger" onClick={() => void removeLocalTable(table)}>{t('web.mine.really')}</button><button class="btn small" onClick={() => setSure(false)}>{t('web.mine.keep')}</button></>
        : <button class="btn small" onClick={() => setSure(true)}><Icon name="i-close" size={16} />{t('web.mine.delete')}</button>}
      {problem && <span class="problem" role="alert">{problem}</span>}
    </p>
  );
}
