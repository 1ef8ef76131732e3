// The option list: every legal move as a line, the same data as the highlights of the board. A listbox for the keyboard: arrows move,
// letters search, Enter takes, and plays what is taken already; right click, long press or w asks why.
import { useRef, useState } from 'preact/hooks';
import { t } from '../app/i18n';
import type { Compose } from './compose';

const TYPING = 900; // ms; later a letter begins a new word
const MOST = 200; // lines at once; more are a swap of many tiles, found by typing

export function Options({ compose, onConfirm }: { readonly compose: Compose; readonly onConfirm: () => void }) {
  const typed = useRef({ text: '', at: 0 });
  const [all, setAll] = useState(false);
  const candidates = compose.candidates.value;
  const ready = compose.ready.value;
  const shown = ready && compose.chosen.value.some((one) => !one.automatic) ? (compose.decision.value?.options ?? []) : candidates;

  const items = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const move = (list: HTMLElement, step: number) => {
    const lines = items(list);
    const at = lines.indexOf(document.activeElement as HTMLElement);
    lines[Math.max(0, Math.min(lines.length - 1, at + step))]?.focus();
  };
  const search = (list: HTMLElement, letter: string) => {
    const now = Date.now();
    typed.current = { text: now - typed.current.at < TYPING ? typed.current.text + letter : letter, at: now };
    const wanted = typed.current.text.toLowerCase();
    items(list).find((item) => item.textContent?.toLowerCase().includes(wanted))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const list = event.currentTarget as HTMLElement;
    const searching = Date.now() - typed.current.at < TYPING;
    if (event.key === 'ArrowDown') move(list, 1);
    else if (event.key === 'ArrowUp') move(list, -1);
    else if (event.key === 'Home') move(list, -1e6);
    else if (event.key === 'End') move(list, 1e6);
    else if (event.key === 'Enter' && document.activeElement?.getAttribute('aria-selected') === 'true') onConfirm();
    else if (event.key === 'Enter' || (event.key === ' ' && !searching)) (document.activeElement as HTMLElement | null)?.click();
    else if (event.key === 'w' && !searching) return; // the table's own key: why
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) search(list, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  if (shown.length === 0) return <p class="muted">{t('web.shell.no_options')}</p>;
  const selected = ready ? shown.findIndex((option) => option.move === ready.move) : 0;
  const lines = all || shown.length <= MOST ? shown : shown.slice(0, Math.max(MOST, selected + 1));
  return (
    <>
      <p class="optionhead">{t('web.shell.options.left', { n: shown.length })}</p>
      <div class="options" role="listbox" aria-label={t('web.shell.options')} onKeyDown={onKeyDown}>
        {lines.map((option, index) => (
          <div key={option.move} role="option" tabIndex={index === Math.max(0, selected) ? 0 : -1} aria-selected={ready?.move === option.move} data-move={option.move} onClick={() => (compose.touched.value && ready?.move === option.move ? onConfirm() : compose.take(option))}>{option.text}</div>
        ))}
      </div>
      {lines.length < shown.length && <button type="button" class="btn" onClick={() => setAll(true)}>{t('web.shell.rules.more', { n: shown.length - lines.length })}</button>}
    </>
  );
}
