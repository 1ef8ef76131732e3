// Lines on top of a screen that say what is the matter and what can be done. Words are keys, so that they change with the language.
//
//   notify({ id: 'newer', key: 'web.notice.newer', action: { key: 'web.notice.reload', run: () => location.reload() } });
import { computed, signal } from '@preact/signals';
import { serverState } from './api';
import { storageTrouble } from './storage';

export interface Notice {
  readonly id: string;
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
  readonly action?: { readonly key: string; run(): void };
  readonly lasting?: boolean; // goes away by itself when the cause does
}

const told = signal<readonly Notice[]>([]);
const closed = signal<ReadonlySet<string>>(new Set());

// The same id again replaces what was said under it.
export function notify(notice: Notice): void {
  told.value = [...told.value.filter((one) => one.id !== notice.id), notice];
  closed.value = new Set([...closed.value].filter((id) => id !== notice.id));
}

export function dismiss(id: string): void {
  told.value = told.value.filter((one) => one.id !== id);
  closed.value = new Set([...closed.value, id]);
}

export const notices = computed<readonly Notice[]>(() => {
  const found: Notice[] = [];
  if (serverState.value === 'offline') found.push({ id: 'offline', key: 'web.notice.offline', lasting: true });
  if (serverState.value === 'gone') found.push({ id: 'gone', key: 'web.notice.gone', lasting: true });
  if (storageTrouble.value) found.push({ id: 'storage', key: `web.notice.storage_${storageTrouble.value}` });
  return [...found, ...told.value].filter((one) => one.lasting || !closed.value.has(one.id));
});
