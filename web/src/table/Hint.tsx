// What the computer would do: a few moves, each another idea, with the chance to win and the points to expect where they can be known,
// and why. A click puts the move together.
import { useEffect } from 'preact/hooks';
import { t } from '../app/i18n';
import type { HintMove } from '../protocol/messages';
import type { TableModel } from './model';
import { PopoverCard } from './Popover';
import type { TableUi } from './ui';

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
// Nothing is certain before the end.
export const likely = (chance: number): string => (chance < 0.01 ? '< 1 %' : chance > 0.99 ? '> 99 %' : percent(chance));
const rounded = (n: number): string => (Math.round(10 * n) / 10).toLocaleString(document.documentElement.lang || 'en').replace('-', '−');
export const signed = (n: number): string => (n > 0 ? `+${rounded(n)}` : rounded(n));

// A hint that is looked at is pointed out on the board.
export function pointing(model: TableModel, ui: TableUi, hint: HintMove) {
  const point = () => (ui.pieces.value = model.optionOf(hint.move)?.picks ?? []);
  const stop = () => (ui.pieces.value = []);
  return { onPointerEnter: point, onPointerLeave: stop, onFocus: point, onBlur: stop };
}

export function HintCard({ model, ui, put }: { readonly model: TableModel; readonly ui: TableUi; readonly put: (hint: HintMove) => void }) {
  useEffect(() => void model.askHint(), [model.question.value, model.hints.value === null]);
  const hints = model.hints.value;
  return (
    <PopoverCard title={t('web.shell.hint.title')} onClose={() => ui.close()} wide look="hints">
      {hints === null && <p role="status" class="muted">{model.noHint.value || t('web.shell.hint.thinking')}</p>}
      {hints?.length === 0 && <p>{t('web.shell.hint.none')}</p>}
      {hints && hints.length > 0 && (
        <ol class="hintlist">
          {hints.map((hint, i) => (
            <li key={hint.move}>
              <button type="button" class="hint" data-hint={hint.move} {...pointing(model, ui, hint)} onClick={() => put(hint)}>
                <span class="rank">{i + 1}</span>
                <b>{hint.text}</b>
                <span class="figures">
                  {hint.win !== undefined && <span>{t('web.shell.hint.win', { n: likely(hint.win) })}</span>}
                  {hint.points !== undefined && <span>{t('web.shell.hint.points', { n: rounded(hint.points) })}</span>}
                </span>
                {hint.reasons.length > 0 && <span class="reasons">{hint.reasons.slice(0, 3).map((reason) => <span key={reason.text}>{reason.text} <b>{signed(reason.value)}</b></span>)}</span>}
              </button>
            </li>
          ))}
        </ol>
      )}
      <p class="muted">{t('web.shell.hint.note')}</p>
    </PopoverCard>
  );
}
