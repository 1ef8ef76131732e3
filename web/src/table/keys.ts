// Keys of the whole table; each is a button, too. The boards have their own, and take them first.
import { settings } from '../app/settings';

export type Command = 'options' | 'board' | 'hand' | 'scores' | 'log' | 'clocks' | 'why' | 'keys' | 'undo' | 'confirm' | 'back' | 'earlier' | 'later';

export const KEYS: readonly (readonly [key: string, command: Command])[] = [
  ['o', 'options'], ['b', 'board'], ['h', 'hand'], ['s', 'scores'], ['l', 'log'], ['t', 'clocks'], ['w', 'why'], ['u', 'undo'],
  ['Enter', 'confirm'], ['Escape', 'back'], ['[', 'earlier'], [']', 'later'], ['?', 'keys'],
];

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly defaultPrevented: boolean;
  readonly target: EventTarget | null;
}

const TYPING = 'input:not([type=range]), textarea, select, [contenteditable]';
const TAKES_ENTER = 'button, a, summary, [role=option], [role=gridcell], input, select, textarea, [role=dialog]';

export function commandOf(event: Pressed, keysAreOn: boolean): Command | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target as { closest?(selector: string): unknown } | null;
  const inside = (selector: string) => Boolean(target?.closest?.(selector));
  const command = KEYS.find(([key]) => key === event.key)?.[1] ?? null;
  if (command === 'back') return command;
  if (!keysAreOn || inside(TYPING)) return null;
  if (command === 'confirm' && inside(TAKES_ENTER)) return null;
  return command;
}

export function listenForKeys(run: (command: Command) => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (document.querySelector('dialog[open]')) return; // a dialog of the board has its own keys
    const command = commandOf(event, settings.value.keys);
    if (!command) return;
    if (command !== 'back') event.preventDefault();
    run(command);
  };
  addEventListener('keydown', onKey);
  return () => removeEventListener('keydown', onKey);
}
