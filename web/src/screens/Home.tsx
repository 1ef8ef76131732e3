// Home: go on with my games, a card for each game, a table against computer players at one click, tables of others.
import { useEffect, useState } from 'preact/hooks';
import { serverAway } from '../app/api';
import { toContinue, type Card } from '../app/cards';
import { games, titleOf } from '../app/games';
import { Icon } from '../app/Icon';
import { hasWords, lang, t } from '../app/i18n';
import { keyIn } from '../app/invitation';
import { loadLocalTables, localListed, localTables } from '../app/local_games';
import { lookAt, myTables, openSeatsAt, openTables, waitingForMe } from '../app/my_tables';
import { navigate } from '../app/router';
import { changeSettings, LEVELS, settings } from '../app/settings';
import { startNow } from '../app/start';
import { tableCode } from '../app/table_code';
import { Vignette } from '../app/Vignette';
import { factsOf } from '../boards/facts';
import type { GameInfo, TableLine } from '../protocol/server';
import { Frame } from './Frame';
import { TableCard } from './TableCard';
import './home.css';

const SHOWN = 6;
const OPEN_SHOWN = 6;

// Nothing is drawn that would jump a moment later: the lists are awaited, but not for long.
const AT_MOST = 500;
function useReady(): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), AT_MOST);
    return () => clearTimeout(timer);
  }, []);
  return late || (games.value.length > 0 && myTables.value !== null && localListed.value);
}

export function Home() {
  const ready = useReady();
  const unfinished = toContinue(myTables.value ?? [], localTables.value);
  useEffect(() => void loadLocalTables(), []);
  const mine = new Set((myTables.value ?? []).map((line) => line.table));
  const open = openTables.value.filter((line) => !mine.has(line.table)).slice(0, OPEN_SHOWN);
  return (
    <Frame title="Ziggurat">
      <div class="homepage">
        <div class="hero">
          <div>
            <h1 tabIndex={-1}>{t('web.home.h1')}</h1>
            <p>{t('web.home.sub')}</p>
          </div>
          <Opponents />
        </div>
        {ready && <section class="wall" aria-label={t('web.home.games')}>
          {games.value.map((game) => <Gate key={game.id} game={game} />)}
          {games.value.length === 0 && <NoGames />}
        </section>}
        {ready && <div class="lower">
          <div>
            {unfinished.length > 0 && <Continue cards={unfinished} />}
            {(open.length > 0 || unfinished.length === 0) && <OpenTables lines={open} />}
          </div>
          <Join />
        </div>}
        {ready && <Promises />}
      </div>
    </Frame>
  );
}

function NoGames() {
  return <p class="empty" role="status">{t(serverAway() ? 'web.home.no_games' : 'web.opening')}</p>;
}

function Opponents() {
  return (
    <label class="opponents">
      <Icon name="i-computer" />
      <span>{t('web.home.opponents')}</span>
      <select class="select" value={settings.value.level} onChange={(event) => changeSettings({ level: LEVELS.find((one) => one === event.currentTarget.value) ?? 'friendly' })}>
        {LEVELS.map((level) => <option key={level} value={level}>{t(`web.level.${level}`)}</option>)}
      </select>
    </label>
  );
}

function Gate({ game }: { readonly game: GameInfo }) {
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem: string }>({ busy: false, problem: '' });
  const facts = factsOf(game.id);
  const words = (part: string) => (hasWords(`web.game.${game.id}.${part}`) ? t(`web.game.${game.id}.${part}`) : '');
  const play = async () => {
    if (state.busy) return;
    setState({ busy: true, problem: '' });
    const started = await startNow(game, settings.value.level);
    if (started.ok) navigate(started.to);
    else setState({ busy: false, problem: started.problem });
  };
  return (
    <div class="slot"><article class="gate" data-game={game.id}>
      <div class="art"><Vignette game={game.id} /></div>
      <div class="body">
        <h2>{words('kind') && <small>{words('kind')}</small>}{game.title[lang.value]}</h2>
        <ul class="facts">
          <li><Icon name="i-people" size={16} /><span class="vh">{t('web.home.players')}</span><b>{game.players.min}–{game.players.max}</b></li>
          {facts && <li><Icon name="i-hourglass" size={16} />{t('web.home.minutes', { n: facts.minutes })}</li>}
          {facts && <Weight weight={facts.weight} />}
        </ul>
        <p class="say">{words('say')}</p>
        {words('newcomer') && <p class="note"><Icon name="i-learn" size={16} /><span>{words('newcomer')}</span></p>}
        {state.problem && <p class="problem" role="alert">{state.problem}</p>}
        <button class="play" aria-busy={state.busy} aria-label={t('web.home.play_game', { game: game.title[lang.value] })} onClick={() => void play()}><Icon name="i-play" size={17} />{t(state.busy ? 'web.home.dealing' : 'web.play_now')}</button>
        <div class="more">
          <a href={`/new/${game.id}`}>{t('web.home.setup')}</a>
          <a href={`/rules/${game.id}`}>{t('web.nav.rules')}</a>
        </div>
      </div>
    </article></div>
  );
}

// Five wedges and the word for it: never wedges alone.
function Weight({ weight }: { readonly weight: number }) {
  return (
    <li class="weight">
      <span class="wedges" aria-hidden="true">{[1, 2, 3, 4, 5].map((k) => <svg key={k} class={k <= weight ? 'on' : ''}><use href="#i-wedge" /></svg>)}</span>
      {t(`web.home.weight_${weight}`)}
    </li>
  );
}

function Continue({ cards }: { readonly cards: readonly Card[] }) {
  const waiting = waitingForMe.value.length;
  const shown = cards.slice(0, SHOWN);
  const lines = (myTables.value ?? []).filter((line) => shown.some((card) => card.table === line.table));
  useEffect(() => void lookAt(lines), [lines.map((line) => line.table + line.changed).join()]);
  return (
    <section class="continue">
      <div class="rowhead">
        <h2>{t('web.home.continue')}</h2>
        {waiting > 0 && <span>{t('web.mine.waiting', { n: waiting })}</span>}
        <a href="/games">{t('web.home.all_mine')}</a>
      </div>
      <ul class="cards">{shown.map((card) => <li key={card.table}><TableCard card={card} /></li>)}</ul>
    </section>
  );
}

function OpenTables({ lines }: { readonly lines: readonly TableLine[] }) {
  useEffect(() => void lookAt(lines), [lines.map((line) => line.table + line.changed).join()]);
  return (
    <section class="opened">
      <div class="rowhead"><h2>{t('web.home.open_tables')}</h2></div>
      <div class="panel">
        {lines.length === 0 && <p class="muted">{t('web.home.no_open_tables')}</p>}
        <ul>
          {lines.map((line) => (
            <li key={line.table}>
              <span class="thumb"><Vignette game={line.game} /></span>
              <span class="what"><b>{titleOf(line.game)}</b><small>{t('web.home.seats_open', { n: openSeatsAt(line), of: line.seats })}</small></span>
              <a class="btn line" href={`/t/${line.table}`} aria-label={t('web.home.join_game', { game: titleOf(line.game) })}>{t('web.home.join')}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Promises() {
  return (
    <ul class="promises">
      {(['person', 'offline', 'why', 'verify'] as const).map((one) => <li key={one}><Icon name={`i-${one}`} size={18} />{t(`web.home.promise_${one}`)}</li>)}
    </ul>
  );
}

function Join() {
  const [text, setText] = useState('');
  const code = tableCode(text);
  const join = (event: Event) => {
    event.preventDefault();
    if (code) navigate(`/t/${code}${keyIn(text) && `?key=${keyIn(text)}`}`);
  };
  return (
    <section class="join">
      <div class="rowhead"><h2>{t('web.home.join_by_link')}</h2></div>
      <form class="panel" onSubmit={join}>
        <label class="field"><span>{t('web.home.paste')}</span>
          <span class="pair">
            <input class="input" value={text} maxLength={300} autocomplete="off" spellcheck={false} aria-describedby="join-why" onInput={(event) => setText(event.currentTarget.value)} />
            <button class="btn line" type="submit" aria-disabled={!code}>{t('web.home.sit')}</button>
          </span>
        </label>
        <p class="why" id="join-why">{!code && <><Icon name="i-why" size={16} /><span>{t(text.trim() ? 'web.home.not_a_code' : 'web.home.needs_code')}</span></>}</p>
        <a class="btn line" href="/new"><Icon name="i-plus" size={16} />{t('web.home.new_table')}</a>
      </form>
    </section>
  );
}
