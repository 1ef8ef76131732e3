// The option list: every legal move as a line, the same data as the highlights of the board. A listbox for the keyboard: arrows move,
// letters search, Enter takes.
import { useRef } from 'preact/hooks';
import type { Option } from '../protocol/messages';
import { t } from '../app/i18n';
import type { Compose } from './compose';

export function Options({ compose }: { readonly compose: Compose }) {
  const typed = useRef({ text: '', at: 0 });
  const candidates = compose.candidates.value;
  const ready = compose.ready.value;
  const shown = ready && compose.chosen.value.some((one) => !one.automatic) ? (compose.decision.value?.options ?? []) : candidates;

  const move = (list: HTMLElement, step: number) => {
    const items = [...list.querySelectorAll<HTMLElement>('[role=option]')];
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[Math.max(0, Math.min(items.length - 1, at + step))]?.focus();
  };
  const search = (list: HTMLElement, letter: string) => {
    const now = Date.now();
    typed.current = { text: now - typed.current.at < 900 ? typed.current.text + letter : letter, at: now };
    const wanted = typed.current.text.toLowerCase();
    const found = [...list.querySelectorAll<HTMLElement>('[role=option]')].find((item) => item.textContent?.toLowerCase().includes(wanted));
    found?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, option?: Option) => {
    const list = event.currentTarget as HTMLElement;
    if (event.key === 'ArrowDown') move(list, 1);
    else if (event.key === 'ArrowUp') move(list, -1);
    else if (event.key === 'Home') move(list, -1e6);
    else if (event.key === 'End') move(list, 1e6);
    else if (event.key === 'Enter' || event.key === ' ') (document.activeElement as HTMLElement | null)?.click();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) search(list, event.key);
    else return;
    void option;
    event.preventDefault();
    event.stopPropagation();
  };

  if (shown.length === 0) return <p class="muted">{t('web.table.no_options')}</p>;
  return (
    <div class="options" role="listbox" aria-label={t('web.table.options')} onKeyDown={(event) => onKeyDown(event)}>
      {shown.map((option, index) => (
        <div
          key={option.move}
          role="option"
          tabIndex={index === 0 ? 0 : -1}
          aria-selected={ready?.move === option.move}
          data-move={option.move}
          onClick={() => compose.take(option)}
        >
          {option.text}
        </div>
      ))}
    </div>
  );
}
