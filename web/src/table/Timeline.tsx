// One tick for each move, one's own higher, conflicts marked; drag, arrows or a click look back, "live" returns.
import { useMemo } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { beforeLastTurn, seatOfEntry, type LogReader } from './log';
import type { TableModel } from './model';

type Tick = 'plain' | 'own' | 'conflict';

export function ticksOf(model: TableModel, reader: LogReader, moves: number): Tick[] {
  const you = model.about.value?.you;
  const ticks = Array.from({ length: moves }, (): Tick => 'plain');
  for (const entry of model.logTold.value) {
    const at = (entry.move ?? 0) - 1;
    if (at < 0 || at >= moves) continue;
    if (reader.isConflict?.(entry)) ticks[at] = 'conflict';
    else if (ticks[at] === 'plain' && seatOfEntry(entry, reader) === you && !reader.isQuiet?.(entry)) ticks[at] = 'own';
  }
  return ticks;
}

const LEAST = 48; // moves the line has room for from the beginning

const path = (ticks: readonly Tick[], which: Tick, top: number): string => ticks.map((tick, i) => (tick === which ? `M${i + 0.5} ${top}V10` : '')).join('');

export function Timeline({ model, reader }: { readonly model: TableModel; readonly reader: LogReader }) {
  const live = model.live.value;
  const shown = model.shown.value;
  const moves = live?.moves ?? 0;
  const at = shown?.moves ?? moves;
  const ticks = useMemo(() => ticksOf(model, reader, moves), [model.logTold.value, moves]);
  const isPast = shown?.mode === 'past';
  const room = Math.max(LEAST, moves);
  const words = moves === 0 ? t('web.shell.time.start') : t('web.shell.time.move', { n: at, all: moves });
  return (
    <div class="timeline" role="group" aria-label={t('web.shell.time')}>
      <button type="button" class="iconbtn" aria-label={t('web.shell.time.back')} title={`${t('web.shell.time.back')} [`} disabled={at <= 0} onClick={() => void model.lookAt(at - 1)}><Icon name="i-left" size={18} /></button>
      <span class="at">{words}</span>
      <div class="ticks">
        <svg viewBox={`0 0 ${room} 10`} preserveAspectRatio="none" aria-hidden="true">
          <path class="ahead" d={Array.from({ length: room - moves }, (_, i) => `M${moves + i + 0.5} 6V10`).join('')} />
          <path class="plain" d={path(ticks, 'plain', 4)} /><path class="own" d={path(ticks, 'own', 1)} /><path class="conflict" d={path(ticks, 'conflict', 2)} />
          <path class="here" d={`M${Math.max(0.2, Math.min(moves, at) - 0.5)} 0V10`} />
        </svg>
        <input type="range" min={0} max={room} value={at} aria-valuemax={moves} aria-label={t('web.shell.time')} aria-valuetext={words}
          onInput={(event) => {
            const wanted = Number(event.currentTarget.value);
            if (wanted >= moves) {
              model.backToNow();
              event.currentTarget.value = String(moves);
            } else void model.lookAt(wanted);
          }} />
      </div>
      <button type="button" class="iconbtn" aria-label={t('web.shell.time.forward')} title={`${t('web.shell.time.forward')} ]`} disabled={at >= moves} onClick={() => stepForward(model)}><Icon name="i-right" size={18} /></button>
      <button type="button" class={`live ${isPast ? '' : 'on'}`} disabled={!isPast} onClick={() => model.backToNow()}><i class="dot" aria-hidden="true" />{t(isPast ? 'web.shell.time.now' : 'web.shell.time.live')}</button>
    </div>
  );
}

export function stepForward(model: TableModel): void {
  const at = model.shown.value?.moves ?? 0;
  if (at + 1 >= (model.live.value?.moves ?? 0)) model.backToNow();
  else void model.lookAt(at + 1);
}
export const stepBack = (model: TableModel): void => void model.lookAt((model.shown.value?.moves ?? 0) - 1);

// What the others did last, at reading speed.
export function AgainButton({ model, reader, onClick }: { readonly model: TableModel; readonly reader: LogReader; readonly onClick?: () => void }) {
  const you = model.about.value?.you ?? 'spectator';
  const tell = () => {
    onClick?.();
    void model.tellAgain(beforeLastTurn(model.log.value, reader, you));
  };
  return <button type="button" class="btn again" disabled={model.log.value.length === 0} onClick={tell}><Icon name="i-replay" size={16} />{t('web.shell.again')}</button>;
}
