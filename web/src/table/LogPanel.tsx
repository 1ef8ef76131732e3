// What happened, by turns: filters, a click looks back to that moment, and all of it can be copied as text.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import type { BoardModule } from '../boards/board';
import type { EventEntry } from '../protocol/messages';
import { asText, filtered, FILTERS, seatOfEntry, turnsOf, type LogReader } from './log';
import type { TableModel } from './model';
import { SeatSeal } from './Players';
import type { TableUi } from './ui';

const TURNS = 12; // shown at first

export function LogPanel({ model, module, reader, ui, short = 0 }: { readonly model: TableModel; readonly module: BoardModule; readonly reader: LogReader; readonly ui: TableUi; readonly short?: number }) {
  const [all, setAll] = useState(false);
  const [copied, setCopied] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const log = model.logTold.value;
  const shown = model.shown.value;
  const you = model.about.value?.you ?? 'spectator';
  const turns = filtered(turnsOf(log, reader, (n) => t('web.shell.log.turn', { n })), short ? 'all' : ui.filter.value, reader, you);
  const visible = short > 0 ? [] : all || shown?.mode === 'past' ? turns : turns.slice(-TURNS);
  useEffect(() => {
    const element = list.current;
    if (element && shown?.mode !== 'past') element.scrollTop = element.scrollHeight;
  }, [log.length, ui.filter.value, shown?.mode]);
  useEffect(() => {
    if (shown?.mode !== 'past') return;
    const here = list.current?.querySelector<HTMLElement>('li.fresh') ?? list.current?.querySelector<HTMLElement>('li.ahead');
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.offsetTop - list.current.clientHeight / 3;
  }, [shown?.moves, shown?.mode]);

  const line = (entry: EventEntry) => {
    const seat = seatOfEntry(entry, reader);
    const fresh = shown !== null && entry.n > shown.from && entry.n <= shown.upTo;
    const ahead = shown?.mode === 'past' && (entry.move ?? 0) > shown.moves;
    return (
      <li key={entry.n} class={`${fresh ? 'fresh' : ''} ${ahead ? 'ahead' : ''} ${reader.isQuiet?.(entry) ? 'quiet' : ''}`}>
        {seat === null ? <span class="noseal" /> : <SeatSeal module={module} seat={seat} view={shown?.view} size={20} />}
        <button type="button" disabled={entry.move === undefined} title={t('web.shell.log.look')} onClick={() => entry.move !== undefined && void model.lookAt(entry.move)}
          onPointerEnter={() => (ui.pieces.value = piecesOf(entry))} onPointerLeave={() => (ui.pieces.value = [])} onFocus={() => (ui.pieces.value = piecesOf(entry))} onBlur={() => (ui.pieces.value = [])}>{entry.text}</button>
      </li>
    );
  };
  if (short > 0) return <ol class="log short">{log.filter((entry) => !reader.isQuiet?.(entry)).slice(-short).map(line)}</ol>;
  return (
    <div class="logpanel">
      <div class="logtools">
        <div class="filters" role="group" aria-label={t('web.shell.log.filters')}>
          {FILTERS.filter((one) => (one !== 'mine' || you !== 'spectator') && (one !== 'conflicts' || reader.isConflict) && (one !== 'points' || reader.isPoints)).map((one) => (
            <button key={one} type="button" class="chip" aria-pressed={ui.filter.value === one} onClick={() => (ui.filter.value = one)}>{t(`web.shell.log.${one}`)}</button>
          ))}
        </div>
        <button type="button" class="iconbtn" aria-label={t('web.shell.log.copy')} title={t('web.shell.log.copy')}
          onClick={() => void navigator.clipboard?.writeText(asText(turns)).then(() => setCopied(true), () => setCopied(false))}><Icon name={copied ? 'i-confirm' : 'i-copy'} size={18} /></button>
      </div>
      <div class="logscroll" ref={list} role="log" aria-label={t('web.shell.log')} aria-live="off" tabIndex={0}>
        {visible.length < turns.length && <button type="button" class="btn" onClick={() => setAll(true)}>{t('web.shell.log.earlier', { n: turns.length - TURNS })}</button>}
        {visible.length === 0 && <p class="muted">{t('web.shell.log.empty')}</p>}
        {visible.map((turn) => (
          <section key={turn.entries[0]?.n}>
            <h3>{turn.title}</h3>
            <ol class="log">{turn.entries.filter((entry) => !reader.startsTurn?.(entry) && (turn === visible.at(-1) || !reader.isQuiet?.(entry))).map(line)}</ol>
          </section>
        ))}
      </div>
    </div>
  );
}

// The pieces an event is about, as picks: its spaces and cards.
export function piecesOf({ event }: EventEntry): { readonly [key: string]: string }[] {
  const cells = Array.isArray(event['cells']) ? (event['cells'] as unknown[]) : [];
  return [
    ...[event['cell'], event['from'], ...cells].filter((cell): cell is string => typeof cell === 'string').map((cell) => ({ cell })),
    ...(typeof event['card'] === 'string' ? [{ card: event['card'] }] : []),
  ];
}
