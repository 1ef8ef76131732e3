// Drawn symbols: sprites put into the page once, used by <Icon> and by the boards as <use href="#…">.
import shared from '../style/symbols.svg?raw';

const added = new Set<string>();

// `sprite` is the text of an <svg> with <symbol>s, from our own files only.
export function addSymbols(name: string, sprite: string): void {
  if (added.has(name)) return;
  added.add(name);
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.prepend(holder);
}

export const addSharedSymbols = (): void => addSymbols('shared', shared);
