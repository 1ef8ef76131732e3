// Setting up a table: the game, its options, who sits where, the pace, who may see it. Then the waiting room, or the game at once.
import { useEffect, useState } from 'preact/hooks';
import { serverAway } from '../app/api';
import { Choice, Switch } from '../app/Choice';
import { gameOf, games, titleOf } from '../app/games';
import { Icon, Seal } from '../app/Icon';
import { addWords, hasWords, lang, t } from '../app/i18n';
import { me } from '../app/me';
import { BANKS, canBeHere, LIMITS, newDraft, openSeats, paceOf, seatsOf, valueOf, withOption, withSeat, type Draft } from '../app/new_table';
import { RoundTable } from '../app/RoundTable';
import { navigate } from '../app/router';
import { changeSettings, LEVELS, settings } from '../app/settings';
import { personName } from '../app/sitter';
import { startDraft } from '../app/start';
import { spanText } from '../app/time';
import { Vignette } from '../app/Vignette';
import { playsHere } from '../engine/modules';
import type { GameInfo, GameOption, Pace } from '../protocol/server';
import { Frame } from './Frame';
import { NotFound } from './Problems';
import './setup.css';

export function Setup({ game }: { readonly game: string }) {
  useEffect(() => void addWords('options'), []);
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
  setDraft(draft: Draft): void;
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

// --- the rules of this table: whatever options the game has --------------------------------------------------------------

function Options({ game, draft, setDraft }: Part) {
  const options = game.options.filter((option) => option.name !== 'players');
  return (
    <section class="panel options-of-game">
      <h2>{t('web.setup.options')}</h2>
      {options.map((option) => (
        <OptionRow key={option.name} game={game} option={option} value={valueOf(draft, option)} onChange={(value) => setDraft(withOption(draft, option.name, value))} />
      ))}
    </section>
  );
}

function OptionRow({ game, option, value, onChange }: { readonly game: GameInfo; readonly option: GameOption; readonly value: unknown; onChange(value: unknown): void }) {
  const key = `${game.rule_prefix.toLowerCase()}.option.${option.name}`;
  const title = hasWords(key) ? t(key) : option.name;
  const valueText = (one: string) => (hasWords(`${key}.${one}`) ? t(`${key}.${one}`) : one);
  return (
    <div class={`opt ${option.kind}`}>
      <span class="name">{title}{option.rule && <a href={`/rules/${game.id}#${option.rule}`} target="_blank" aria-label={t('web.setup.rule', { rule: option.rule })}>{option.rule}</a>}</span>
      {option.kind === 'boolean' && <Switch label={title} on={value === true} onChange={onChange} />}
      {option.kind === 'choice' && (
        <select class="select" aria-label={title} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
          {option.values.map((one) => <option key={one} value={one}>{valueText(one)}</option>)}
        </select>
      )}
      {option.kind === 'integer' && <input class="input" type="number" aria-label={title} min={option.min} max={option.max} value={Number(value)} onInput={(event) => event.currentTarget.validity.valid && onChange(event.currentTarget.valueAsNumber)} />}
      {option.kind === 'text' && <input class="input" type="text" aria-label={title} maxLength={200} value={String(value)} onInput={(event) => onChange(event.currentTarget.value)} />}
      {hasWords(`${key}.help`) && <p class="why">{t(`${key}.help`)}</p>}
    </div>
  );
}

// --- seats ---------------------------------------------------------------------------------------------------------------

function Seats({ game, draft, setDraft }: Part) {
  const counts = Array.from({ length: game.players.max - game.players.min + 1 }, (_, k) => game.players.min + k);
  return (
    <section class="panel">
      <div class="seathead">
        <h2>{t('web.setup.seats')}</h2>
        <Choice label={t('web.setup.players')} value={draft.players} options={counts.map((value) => ({ value, text: String(value) }))} onPick={(players) => setDraft({ ...draft, players })} />
      </div>
      <RoundTable places={seatsOf(draft).map((choice, seat) => (seat === 0 && draft.playing ? { name: myName(), open: false } : { name: choice === 'open' ? t('web.seat.open') : t(`web.level.${choice}`), open: choice === 'open' }))} />
      <ol class="seatlist">
        {draft.others.slice(0, draft.players).map((choice, seat) => (
          <li key={seat} class={`seatrow ${choice === 'open' && !(seat === 0 && draft.playing) ? 'is-open' : ''}`}>
            <Seal seat={seat} size={32} />
            {seat === 0 ? <MySeat draft={draft} setDraft={setDraft} /> : null}
            {seat > 0 || !draft.playing ? <OtherSeat seat={seat} choice={choice} onPick={(value) => setDraft(withSeat(draft, seat, value))} /> : null}
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
      <Choice label={t('web.setup.my_part')} value={draft.playing} options={[{ value: true, text: t('web.setup.i_play') }, { value: false, text: t('web.setup.i_watch') }]} onPick={(playing) => setDraft({ ...draft, playing })} />
    </>
  );
}

function OtherSeat({ seat, choice, onPick }: { readonly seat: number; readonly choice: string; onPick(choice: string): void }) {
  const open = choice === 'open';
  const name = t('web.setup.seat', { n: seat + 1 });
  return (
    <>
      <span class="who"><b>{t(open ? 'web.seat.open' : 'web.setup.computer')}</b><small>{open ? t('web.setup.open.help') : t(`web.level.help.${choice}`)}</small></span>
      {!open && (
        <select class="select level" aria-label={`${name}: ${t('web.setup.level')}`} value={choice} onChange={(event) => {
          const level = LEVELS.find((one) => one === event.currentTarget.value) ?? 'friendly';
          changeSettings({ level });
          onPick(level);
        }}>
          {LEVELS.map((level) => <option key={level} value={level}>{t(`web.level.${level}`)}</option>)}
        </select>
      )}
      <Choice label={name} value={open} options={[{ value: true, text: t('web.setup.person') }, { value: false, text: t('web.setup.computer_short') }]} onPick={(wanted) => onPick(wanted ? 'open' : settings.value.level)} />
    </>
  );
}

// --- pace and visibility -------------------------------------------------------------------------------------------------

function PacePanel({ draft, setDraft }: Part) {
  const { pace } = draft;
  const set = (next: Pace) => setDraft({ ...draft, pace: next });
  return (
    <section class="panel pace">
      <h2>{t('web.setup.pace')}</h2>
      <Choice fill label={t('web.setup.pace')} value={pace.kind} options={(['none', 'live', 'slow'] as const).map((value) => ({ value, text: t(`web.setup.pace.${value}`) }))} onPick={(kind) => set(paceOf(kind))} />
      {pace.kind === 'live' && <Choice fill label={t('web.setup.bank')} value={pace.bank} options={BANKS.map((value) => ({ value, text: spanText(value * 1000) }))} onPick={(bank) => set({ ...pace, bank })} />}
      {pace.kind === 'slow' && <Choice fill label={t('web.setup.limit')} value={pace.limit} options={LIMITS.map((value) => ({ value, text: spanText(value * 1000) }))} onPick={(limit) => set({ ...pace, limit })} />}
      <p class="why"><Icon name="i-clock" size={16} /><span>{t(`web.setup.pace.${pace.kind}.help`)}</span></p>
    </section>
  );
}

function Visibility({ draft, setDraft }: Part) {
  return (
    <section class="panel pace">
      <h2>{t('web.setup.visible')}</h2>
      <Choice fill label={t('web.setup.visible')} value={draft.listed} options={[{ value: false, text: t('web.setup.by_link') }, { value: true, text: t('web.setup.listed') }]} onPick={(listed) => setDraft({ ...draft, listed })} />
      <p class="why"><Icon name="i-link" size={16} /><span>{t(draft.listed ? 'web.setup.listed.help' : 'web.setup.by_link.help')}</span></p>
      <p class="why"><Icon name="i-verify" size={16} /><span>{t('web.setup.fair')}</span></p>
    </section>
  );
}

function Where({ draft, setDraft }: Part) {
  return (
    <section class="panel pace">
      <h2>{t('web.setup.where')}</h2>
      <Choice fill label={t('web.setup.where')} value={draft.here} options={[{ value: true, text: t('web.setup.here') }, { value: false, text: t('web.setup.server') }]} onPick={(here) => setDraft({ ...draft, here })} />
      <p class="why"><Icon name={draft.here ? 'i-offline' : 'i-link'} size={16} /><span>{t(draft.here ? 'web.setup.here.help' : 'web.setup.server.help')}</span></p>
    </section>
  );
}
