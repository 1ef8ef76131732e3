// What a screen reader says: others' doings politely, one's own question at once, never more than one thing in half a second.
//
//   announce('Bull places a temple on K6.');   announce('Your turn', true);
import { signal } from '@preact/signals';

const PAUSE = 500;
export const polite = signal('');
export const assertive = signal('');

let waiting: { text: string; urgent: boolean }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string, urgent = false): void {
  if (text === '') return;
  waiting.push({ text, urgent });
  timer ??= setTimeout(flush, PAUSE);
}

function flush(): void {
  timer = undefined;
  const urgent = waiting.some((one) => one.urgent);
  const text = waiting.map((one) => one.text).join(' ');
  waiting = [];
  (urgent ? assertive : polite).value = text;
  (urgent ? polite : assertive).value = '';
}
