// A game again, move by move: step, play, jump, and with whose eyes. Links carry the move: /t/ID/replay#41.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { lang, t } from '../app/i18n';
import { motion } from '../app/settings';
import type { BoardModule, BoardProps, TableCalls } from '../boards/board';
import { followPointer } from './anchor';
import { LogPanel } from './LogPanel';
import type { TableModel } from './model';
import { usePhone } from './phone';
import { readerOf, seatName } from './reading';
import { Players } from './Players';
import { captionWithin } from './show';
import { Course } from './ScoresPanel';
import type { TableUi } from './ui';
import { RuleDrawer, SumCard } from './Why';

const PACE = { slow: 2600, normal: 1500, fast: 700, off: 1500 } as const;
const fromAddress = (): number | null => (/^#\d{1,6}$/.test(location.hash) ? Number(location.hash.slice(1)) : null);

export function ReplayScreen({ model, module, ui }: { readonly model: TableModel; readonly module: BoardModule; readonly ui: TableUi }) {
  const about = model.about.value;
  const shown = model.shown.value;
  const moves = model.live.value?.moves ?? 0;
  const at = shown?.mode === 'past' ? shown.moves : moves;
  const phone = usePhone();
  const [playing, setPlaying] = useState(false);
  const reader = useMemo(() => readerOf(module, model), [module, model.catalogue.value, model.live.value?.view, lang.value]);
  const go = (to: number) => void model.lookAt(Math.max(0, Math.min(moves, to)));
  useEffect(followPointer, []);
  useEffect(() => {
    go(fromAddress() ?? 0);
    const onHash = () => {
      const wanted = fromAddress();
      if (wanted !== null) go(wanted);
    };
    addEventListener('hashchange', onHash);
    return () => {
      removeEventListener('hashchange', onHash);
      model.eyes.value = null;
      model.backToNow(); // whoever goes back to the table finds it as it is
    };
  }, []);
  useEffect(() => {
    if (shown?.mode === 'past') history.replaceState(history.state, '', `#${shown.moves}`);
  }, [shown?.moves]);
  useEffect(() => {
    if (!playing) return;
    if (at >= moves) return setPlaying(false);
    const timer = setTimeout(() => go(at + 1), PACE[motion.value]);
    return () => clearTimeout(timer);
  }, [playing, at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || (event.target as Element | null)?.closest?.('input, select, textarea, [role=gridcell]')) return;
      const here = model.shown.peek()?.moves ?? 0;
      if (event.key === '[' || event.key === 'ArrowLeft') go(here - 1);
      else if (event.key === ']' || event.key === 'ArrowRight') go(here + 1);
      else if (event.key === 'Home') go(0);
      else if (event.key === 'End') go(model.live.peek()?.moves ?? 0);
      else if (event.key === 'Escape') ui.close();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (!about || !shown) return null;
  const calls: TableCalls = { why() {}, explain: (parts, title) => ui.open({ kind: 'sum', title, parts }), preview: async () => null, rule: (id) => (ui.rule.value = id), confirm() {}, undo() {} };
  const eyes = model.eyes.value;
  const props: BoardProps = {
    catalogue: model.catalogue.value, view: shown.view, you: eyes ?? about.you, about, compose: model.compose, changed: model.changed.value, log: model.logThen.value,
    canUndo: false, table: calls, phone, lang: lang.value, t,
  };
  const told = captionWithin(model.changed.value, (entry) => reader.isQuiet?.(entry) ?? false, 200);
  const back = location.pathname.replace(/\/replay$/, '');
  const of = ui.popover.value;
  return (
    <div class={`shell replay past ${module.playersOnBoard ? 'wide' : ''}`}>
      <header class="topbar">
        <a class="home" href={back} aria-label={t('web.shell.replay.table')}><Icon name="i-back" size={24} /></a>
        <h1 class="title">{t('web.shell.replay', { game: model.catalogue.value?.name ?? '' })}</h1>
        {module.Status && <module.Status {...props} />}
        <span class="spacer" />
        {about.phase === 'over' && (
          <label class="eyes"><Icon name="i-spectator" size={18} /><span class="vh">{t('web.shell.replay.eyes')}</span>
            <select value={eyes === null ? '' : String(eyes)} onChange={(event) => void model.see(event.currentTarget.value === '' ? null : Number(event.currentTarget.value))}>
              <option value="">{t('web.shell.replay.own_eyes')}</option>
              {about.seats.map((_, seat) => <option key={seat} value={String(seat)}>{t('web.shell.replay.eyes_of', { who: seatName(module, model, seat) })}</option>)}
            </select>
          </label>
        )}
      </header>
      <section class="prompt" aria-label={t('web.shell.prompt')}>
        <div class="ask" role="status"><span class="at">{t('web.shell.time.move', { n: at, all: moves })}</span> {told || t(at === 0 ? 'web.shell.time.start' : 'web.shell.replay.quiet')}</div>
      </section>
      {!module.playersOnBoard && <Players module={module} props={props} pending={shown.pending} />}
      <main class="boardwrap"><module.Board {...props} /></main>
      <aside class="side" aria-label={t('web.shell.side')}>
        <div class="tabpanel of-log"><LogPanel model={model} module={module} reader={reader} ui={ui} /></div>
        {model.standing.value && <Course model={model} module={module} />}
      </aside>
      {module.OwnArea && typeof props.you === 'number' && <section class="own"><module.OwnArea {...props} /></section>}
      <div class="foot player" role="group" aria-label={t('web.shell.time')}>
        <button type="button" class="btn" aria-label={t('web.shell.replay.first')} disabled={at <= 0} onClick={() => go(0)}><Icon name="i-left" size={16} /><Icon name="i-left" size={16} /></button>
        <button type="button" class="btn" data-role="earlier" aria-label={t('web.shell.time.back')} disabled={at <= 0} onClick={() => go(at - 1)}><Icon name="i-left" size={18} /></button>
        <button type="button" class="btn primary" data-role="play" aria-pressed={playing} onClick={() => { if (!playing && at >= moves) go(0); setPlaying(!playing); }}><Icon name={playing ? 'i-minus' : 'i-play'} size={18} />{t(playing ? 'web.shell.replay.stop' : 'web.shell.replay.play')}</button>
        <button type="button" class="btn" data-role="later" aria-label={t('web.shell.time.forward')} disabled={at >= moves} onClick={() => go(at + 1)}><Icon name="i-right" size={18} /></button>
        <button type="button" class="btn" aria-label={t('web.shell.replay.last')} disabled={at >= moves} onClick={() => go(moves)}><Icon name="i-right" size={16} /><Icon name="i-right" size={16} /></button>
        <input type="range" min={0} max={Math.max(1, moves)} value={at} aria-label={t('web.shell.time')} aria-valuetext={t('web.shell.time.move', { n: at, all: moves })} onInput={(event) => go(Number(event.currentTarget.value))} />
      </div>
      {of?.kind === 'sum' && <SumCard key={of.title} of={of} ui={ui} />}
      <RuleDrawer game={about.game} ui={ui} />
    </div>
  );
}
