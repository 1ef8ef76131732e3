// One of several answers: a radio group whose arrows go from one to the next and choose it.
import type { ComponentChildren } from 'preact';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

export function Choices({ label, look, children }: { readonly label: string; readonly look: string; readonly children: ComponentChildren }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    const radios = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[role=radio]:not(:disabled)')];
    const at = radios.indexOf(document.activeElement as HTMLElement);
    const next = radios[(at + step + radios.length) % radios.length];
    if (at < 0 || !next || next === radios[at]) return;
    next.focus();
    next.click();
    event.preventDefault();
    event.stopPropagation();
  };
  return <div class={look} role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>{children}</div>;
}
