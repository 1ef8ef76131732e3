// What this browser keeps between visits. Storage may be missing, cleared or full: then the program goes on without it and says so once.
//
//   remember('settings', settings);      recall('settings') -> unknown, to be read with care, or undefined
import { signal } from '@preact/signals';

export type StorageTrouble = 'full' | 'blocked';

const PREFIX = 'ziggurat.';
export const storageTrouble = signal<StorageTrouble | null>(null);

export function recall(key: string): unknown {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined; // blocked, or not ours: as if nothing had been kept
  }
}

export function remember(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
    return true;
  } catch (problem) {
    storageTrouble.value = problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'blocked';
    return false;
  }
}

// Another tab of this browser has changed it.
export function onRemembered(key: string, listener: () => void): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === PREFIX + key || event.key === null) listener();
  });
}
