// For somebody who plays a game for the first time: what wins, in one line, and a few sensible first moves to choose from. Shown once
// for each game, until it is closed.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { recall, remember } from '../app/storage';
import type { HintMove } from '../protocol/messages';
import { pointing } from './Hint';
import type { TableModel } from './model';
import { bestReason } from './reasons';
import type { TableUi } from './ui';

const closed = signal<ReadonlySet<string>>(new Set());
const key = (game: string) => `guide.${game}`;

export const guideIsOpen = (game: string): boolean => !closed.value.has(game) && recall(key(game)) === undefined;

export function closeGuide(game: string): void {
  closed.value = new Set([...closed.value, game]);
  remember(key(game), 'seen');
}

export function Guide({ model, ui, game, goal, put }: { readonly model: TableModel; readonly ui: TableUi; readonly game: string; readonly goal: string; readonly put: (hint: HintMove) => void }) {
  const asked = model.asked.value;
  useEffect(() => {
    if (asked) void model.askHint();
  }, [model.question.value, model.hints.value === null]);
  const hints = model.hints.value?.slice(0, 3) ?? null;
  return (
    <section class="guide" aria-label={t('web.shell.guide')}>
      <p class="goal"><Icon name="i-learn" /> <span><b>{t('web.shell.guide.goal')}</b> {t(goal)}</span></p>
      <div class="tries" role="group" aria-label={t('web.shell.guide.try')}>
        <span class="muted">{hints === null ? model.noHint.value || t('web.shell.hint.thinking') : t('web.shell.guide.try')}</span>
        {hints?.map((hint) => {
          const reason = bestReason(hint);
          return <button key={hint.move} type="button" class="chip" data-hint={hint.move} {...pointing(model, ui, hint)} onClick={() => put(hint)}>
            <b>{hint.text}</b>{reason && <span class="muted">{reason.text}</span>}
          </button>;
        })}
      </div>
      <button type="button" class="iconbtn" aria-label={t('web.shell.guide.close')} onClick={() => closeGuide(game)}><Icon name="i-close" size={18} /></button>
    </section>
  );
}
