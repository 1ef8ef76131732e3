// Setting up a table: the game, its options, who sits where, the pace, who may see it. Then the waiting room, or the game at once.
import { useState } from 'preact/hooks';
import { serverAway } from '../app/api';
import { Choice } from '../app/Choice';
import { gameOf, games, titleOf } from '../app/games';
import { Icon, Seal } from '../app/Icon';
import { lang, t } from '../app/i18n';
import { me } from '../app/me';
import { shownValue } from '../app/hints';
import { canBeHere, isAutomatic, newDraft, openSeats, seatsOf, valueOf, withOption, withPlayers, withSeat, type Draft } from '../app/new_table';
import { RoundTable } from '../app/RoundTable';
import { navigate } from '../app/router';
import { changeSettings, LEVELS, settings } from '../app/settings';
import { personName } from '../app/sitter';
import { startDraft } from '../app/start';
import { useWords } from '../app/use_words';
import { Vignette } from '../app/Vignette';
import { playsHere } from '../engine/modules';
import type { GameInfo } from '../protocol/server';
import { DoorPicker } from './Door';
import { Frame } from './Frame';
import { NotFound } from './Problems';
import { LevelPicker, ListedPicker, OptionRow, ownOptions, PacePicker, playerCounts } from './TableParts';
import './setup.css';

export function Setup({ game }: { readonly game: string }) {
  useWords('options');
  const chosen = game === '' ? games.value[0] : gameOf(game);
  if (games.value.length === 0) return <Frame title={t('web.setup.title')}><p class={serverAway() ? 'empty' : 'opening'} role="status">{t(serverAway() ? 'web.home.no_games' : 'web.opening')}</p></Frame>;
  return chosen ? <Form key={chosen.id} game={chosen} /> : <NotFound />;
}

function Form({ game }: { readonly game: GameInfo }) {
  const [draft, setDraft] = useState<Draft>(() => newDraft(game, settings.value.level));
  const [state, setState] = useState<{ readonly busy: boolean; readonly problem: string }>({ busy: false, problem: '' });
  const open = openSeats(draft);
  const make = async () => {
    if (state.busy) return;
    setState({ busy: true, problem: '' });
    const started = await startDraft(game, draft);
    if (started.ok) navigate(started.to);
    else setState({ busy: false, problem: started.problem });
  };
  const props = { game, draft, setDraft };
  return (
    <Frame title={`${t('web.setup.title')}: ${titleOf(game.id)}`}>
      <div class="setup">
        <div class="titlebar">
          <h1 tabIndex={-1}>{t('web.setup.title')}</h1>
          <span>{t('web.setup.sub')}</span>
        </div>
        <div class="columns">
          <div class="stack">
            <Games game={game} />
            <PacePanel {...props} />
            {open > 0 ? <Visibility {...props} /> : canBeHere(draft) && playsHere(game.id) && <Where {...props} />}
          </div>
          <Seats {...props} />
          <Options {...props} />
        </div>
        <div class="makebar">
          <Icon name="i-wedge" size={22} />
          <div class="ask">
            {open > 0 ? t('web.setup.then_invite', { n: open }) : t(draft.playing ? 'web.setup.then_play' : 'web.setup.then_watch')}
            {state.problem && <p class="problem" role="alert">{state.problem}</p>}
          </div>
          <button class="btn go" aria-busy={state.busy} onClick={() => void make()}><Icon name={open > 0 ? 'i-link' : 'i-play'} size={18} />{t(open > 0 ? 'web.setup.make' : 'web.setup.start')}</button>
        </div>
      </div>
    </Frame>
  );
}

interface Part {
  readonly game: GameInfo;
  readonly draft: Draft;
  setDraft(change: (draft: Draft) => Draft): void; // what is typed and what is pressed may change at once
}

function Games({ game }: { readonly game: GameInfo }) {
  return (
    <section class="panel which" aria-label={t('web.home.games')}>
      <div class="art"><Vignette game={game.id} /></div>
      <h2>{game.title[lang.value]}</h2>
      <div class="picks">
        {games.value.map((one) => (
          <a key={one.id} href={`/new/${one.id}`} aria-current={one.id === game.id ? 'true' : undefined} aria-label={one.title[lang.value]} title={one.title[lang.value]}><Vignette game={one.id} /></a>
        ))}
      </div>
    </section>
  );
}

// --- the rules of this table: whatever options the game has

function Options({ game, draft, setDraft }: Part) {
  return (
    <section class="panel options-of-game">
      <h2>{t('web.setup.options')}</h2>
      {ownOptions(game).map((option) => (
        <OptionRow key={option.name} game={game} option={option} value={shownValue(game, option, (one) => valueOf(draft, one))} onChange={(value) => setDraft((now) => withOption(game, now, option, value))} />
      ))}
    </section>
  );
}

// --- seats

function Seats({ game, draft, setDraft }: Part) {
  return (
    <section class="panel">
      <div class="seathead">
        <h2>{t('web.setup.seats')}</h2>
        <Choice label={t('web.setup.players')} value={draft.players} options={playerCounts(game)} onPick={(players) => setDraft((now) => withPlayers(game, now, players))} />
      </div>
      <RoundTable places={seatsOf(draft).map((choice, seat) => (seat === 0 && draft.playing ? { name: myName(), open: false } : isAutomatic(draft, seat) ? { name: t('web.seat.automatic'), open: false } : { name: choice === 'open' ? t('web.seat.open') : t(`web.level.${choice}`), open: choice === 'open' }))} />
      <ol class="seatlist">
        {draft.others.slice(0, draft.players).map((choice, seat) => (
          <li key={seat} class={`seatrow ${choice === 'open' && !isAutomatic(draft, seat) && !(seat === 0 && draft.playing) ? 'is-open' : ''}`}>
            <Seal seat={seat} size={32} />
            {seat === 0 ? <MySeat draft={draft} setDraft={setDraft} /> : null}
            {isAutomatic(draft, seat) ? <span class="who"><b>{t('web.seat.automatic')}</b><small>{t('web.seat.automatic.help')}</small></span> : seat > 0 || !draft.playing ? <OtherSeat seat={seat} choice={choice} onPick={(value) => setDraft((now) => withSeat(now, seat, value))} /> : null}
          </li>
        ))}
      </ol>
      <p class="why"><Icon name="i-why" size={16} /><span>{t('web.setup.seats.help')}</span></p>
    </section>
  );
}

const myName = () => personName(me.value?.name ?? '') || t('web.setup.me');

function MySeat({ draft, setDraft }: Omit<Part, 'game'>) {
  return (
    <>
      {draft.playing && <span class="who"><b>{myName()}</b><small>{t('web.setup.host')}</small></span>}
      <Choice label={t('web.setup.my_part')} value={draft.playing} options={[{ value: true, text: t('web.setup.i_play') }, { value: false, text: t('web.setup.i_watch') }]} onPick={(playing) => setDraft((now) => ({ ...now, playing }))} />
    </>
  );
}

function OtherSeat({ seat, choice, onPick }: { readonly seat: number; readonly choice: string; onPick(choice: string): void }) {
  const open = choice === 'open';
  const name = t('web.setup.seat', { n: seat + 1 });
  return (
    <>
      <span class="who"><b>{t(open ? 'web.seat.open' : 'web.setup.computer')}</b><small>{open ? t('web.setup.open.help') : t(`web.level.help.${choice}`)}</small></span>
      {!open && <LevelPicker seat={seat} level={choice} onPick={(picked) => {
        const level = LEVELS.find((one) => one === picked) ?? 'friendly';
        changeSettings({ level });
        onPick(level);
      }} />}
      <Choice label={name} value={open} options={[{ value: true, text: t('web.setup.person') }, { value: false, text: t('web.setup.computer_short') }]} onPick={(wanted) => onPick(wanted ? 'open' : settings.value.level)} />
    </>
  );
}

// --- pace and visibility

function PacePanel({ draft, setDraft }: Part) {
  return (
    <section class="panel pace">
      <h2>{t('web.setup.pace')}</h2>
      <PacePicker pace={draft.pace} onPick={(pace) => setDraft((now) => ({ ...now, pace }))} />
    </section>
  );
}

function Visibility({ draft, setDraft }: Part) {
  return (
    <section class="panel pace">
      <h2>{t(draft.invited ? 'web.door.invited' : 'web.setup.visible')}</h2>
      {!draft.invited && <ListedPicker listed={draft.listed} onPick={(listed) => setDraft((now) => ({ ...now, listed }))} />}
      <DoorPicker door={draft} onPick={(change) => setDraft((now) => ({ ...now, ...change }))} />
      <p class="why"><Icon name="i-verify" size={16} /><span>{t('web.setup.fair')}</span></p>
    </section>
  );
}

function Where({ draft, setDraft }: Part) {
  return (
    <section class="panel pace">
      <h2>{t('web.setup.where')}</h2>
      <Choice fill label={t('web.setup.where')} value={draft.here} options={[{ value: true, text: t('web.setup.here') }, { value: false, text: t('web.setup.server') }]} onPick={(here) => setDraft((now) => ({ ...now, here }))} />
      <p class="why"><Icon name={draft.here ? 'i-offline' : 'i-link'} size={16} /><span>{t(draft.here ? 'web.setup.here.help' : 'web.setup.server.help')}</span></p>
    </section>
  );
}
