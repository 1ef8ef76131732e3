// Arrow keys move the focus among the elements of a group that can be pressed; only one of them is in the order of Tab.
//
//   <div onKeyDown={(event) => rove(event, '[data-rove]')}>…
export function rove(event: KeyboardEvent, selector: string): void {
  const group = event.currentTarget as HTMLElement;
  const items = [...group.querySelectorAll<HTMLElement>(selector)];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, Home: -items.length, End: items.length };
  const step = steps[event.key];
  if (step === undefined || at < 0) return;
  items[Math.max(0, Math.min(items.length - 1, at + step))]?.focus();
  event.preventDefault();
  event.stopPropagation();
}

// Enter on what is chosen already plays the move, if it is complete. True: done.
export function confirmOnEnter(event: KeyboardEvent, ready: boolean, confirm: () => void): boolean {
  const chosen = (event.target as Element).closest('[aria-pressed=true], [aria-checked=true]');
  if (event.key !== 'Enter' || !chosen || !ready) return false;
  confirm();
  event.preventDefault();
  event.stopPropagation();
  return true;
}
