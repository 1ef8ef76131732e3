// Tables that are played in this browser, kept in IndexedDB. A table is written whole after each act, and only on top of the state its
// writer knew: of two tabs that go on with one table the later one is told. When the storage is full, blocked or cleared, the program
// goes on with what it has in memory, and says so.
//
//   const written = await store.write(table, table.acts.length - 1);   // 'stored', 'stale', or the trouble
import type { Review, Seat } from '../protocol/messages';
import type { Phase } from '../protocol/server';
import type { Act } from './acts';
import type { Setup } from './module.mjs';

export interface SavedTable {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly commitment: string;
  readonly setup: Setup; // seats: {kind:"human"} or the level of a computer player
  readonly you: Seat | null; // null: computer players among themselves, or a game that was brought here
  readonly acts: readonly Act[];
  readonly phase: Phase;
  readonly yours: boolean; // it waits for a decision of the person
  readonly moves: number;
  readonly created: number; // milliseconds since 1970
  readonly changed: number;
  readonly review?: Review; // once it was worked out
}

export type StoreTrouble = 'full' | 'blocked' | 'cleared';
export type Written = 'stored' | 'stale' | StoreTrouble;

export interface TableStore {
  list(): Promise<readonly SavedTable[]>;
  read(id: string): Promise<SavedTable | null>;
  write(table: SavedTable, actsBefore: number | null): Promise<Written>; // null: a new one
  remove(id: string): Promise<void>;
}

const DATABASE = 'ziggurat';
const TABLES = 'tables';
const VERSION = 1;
const A_MOMENT = 250; // milliseconds
const PATIENCE = 3000; // a connection that was cut while something was on its way may never answer

// What is in the database was written by this program, perhaps by an older or a newer one.
function isTable(value: unknown): value is SavedTable {
  const table = value as Partial<SavedTable> | null | undefined;
  return typeof table?.id === 'string' && typeof table.game === 'string' && Array.isArray(table.acts) && typeof table.setup?.seed === 'string';
}

const troubleOf = (problem: unknown): StoreTrouble =>
  problem instanceof DOMException && problem.name === 'QuotaExceededError' ? 'full' : 'blocked';

export function openStore(factory: IDBFactory | undefined = globalThis.indexedDB): TableStore {
  const memory = new Map<string, SavedTable>(); // what could not be stored
  const known = new Set<string>(); // tables that were in the database once: when one is missing there, somebody cleared it
  let database: Promise<IDBDatabase> | null = null;

  function connect(): Promise<IDBDatabase> {
    database ??= new Promise<IDBDatabase>((resolve, reject) => {
      if (!factory) return reject(new Error('there is no storage'));
      const request = factory.open(DATABASE, VERSION); // may throw, too, where storage is forbidden
      request.onupgradeneeded = () => request.result.createObjectStore(TABLES, { keyPath: 'id' });
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error('another tab holds the storage'));
      request.onsuccess = () => {
        const opened = request.result;
        opened.onclose = () => (database = null); // cleared by the person: the next write makes it anew
        opened.onversionchange = () => {
          opened.close();
          database = null;
        };
        resolve(opened);
      };
    });
    database.catch(() => (database = null));
    return database;
  }

  async function once<T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore, done: (value: T) => void) => void): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      setTimeout(() => reject(new Error('the storage does not answer')), PATIENCE);
      connect().then((opened) => {
        let result: T;
        const transaction = opened.transaction(TABLES, mode, { durability: 'strict' });
        transaction.oncomplete = () => resolve(result);
        transaction.onabort = () => reject(transaction.error ?? new Error('the storage gave up')); // QuotaExceededError arrives here
        work(transaction.objectStore(TABLES), (value) => (result = value));
      }).catch(reject);
    });
  }

  // A connection may be dead without having said so (the person has just cleared the storage): a fresh one shows whether the storage is.
  async function run<T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore, done: (value: T) => void) => void): Promise<T> {
    try {
      return await once(mode, work);
    } catch (problem) {
      if (troubleOf(problem) === 'full') throw problem;
      void database?.then((dead) => dead.close(), () => {});
      database = null;
      await new Promise((done) => setTimeout(done, A_MOMENT)); // while it is being cleared it cannot be opened
      return once(mode, work);
    }
  }

  return {
    async list() {
      const stored = await run<unknown[]>('readonly', (tables, done) => {
        const all = tables.getAll();
        all.onsuccess = () => done(all.result);
      }).catch((): unknown[] => []);
      const all = new Map(stored.filter(isTable).map((table) => [table.id, table]));
      for (const [id, table] of memory) all.set(id, table);
      return [...all.values()].sort((a, b) => b.changed - a.changed);
    },

    async read(id) {
      const stored = await run<unknown>('readonly', (tables, done) => {
        const one = tables.get(id);
        one.onsuccess = () => done(one.result);
      }).catch(() => null);
      const inMemory = memory.get(id);
      if (!isTable(stored)) return inMemory ?? null;
      known.add(id);
      return inMemory && inMemory.acts.length > stored.acts.length ? inMemory : stored;
    },

    async write(table, actsBefore) {
      try {
        const written = await run<Written>('readwrite', (tables, done) => {
          const one = tables.get(table.id);
          one.onsuccess = () => {
            const before = isTable(one.result) ? one.result.acts.length : null;
            if (before !== null && actsBefore !== null && before > actsBefore) return done('stale');
            if (before !== null && actsBefore === null) return done('stale');
            tables.put(table);
            done(before === null && known.has(table.id) ? 'cleared' : 'stored');
          };
        });
        if (written !== 'stale') memory.delete(table.id);
        known.add(table.id);
        return written;
      } catch (problem) {
        memory.set(table.id, table);
        return troubleOf(problem);
      }
    },

    async remove(id) {
      memory.delete(id);
      known.delete(id);
      await run<void>('readwrite', (tables) => void tables.delete(id)).catch(() => {});
    },
  };
}

export const store = openStore();
