// What a table in this browser needs of the page around it; tests bring their own.
import { notify } from '../app/notices';
import { startEngine, type RemoteEngine } from '../engine/remote';
import { store, type TableStore } from '../engine/store';

export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: any) => void) | null;
  close(): void;
}

export interface LocalSurroundings {
  readonly store: TableStore;
  start(game: string): RemoteEngine;
  tell(key: string): void; // a notice for the person
  channel(): Channel | null; // to other tabs
}

export const browserSurroundings: LocalSurroundings = {
  store,
  start: startEngine,
  tell: (key) => notify({ id: key, key }),
  channel: () => (typeof BroadcastChannel === 'function' ? new BroadcastChannel('ziggurat-tables') : null),
};
