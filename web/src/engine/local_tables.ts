// Tables in this browser: made, listed, thrown away, taken along as readable records and brought back. They are played at /local/ID.
//
//   navigate(`/local/${await newLocalTable({ game: 'chess', options: { players: 3 }, seats: ['you', 'strong', 'strong'] })}`);
import { lang } from '../app/i18n';
import { recordHead } from '../app/record';
import type { Failure } from '../protocol/messages';
import type { Act } from './acts';
import type { Setup } from './module.mjs';
import { playsHere } from './modules';
import { startEngine } from './remote';
import { store, type SavedTable } from './store';

export { playsHere } from './modules';

export interface NewLocalTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats: readonly string[]; // "you" (or "open") for one of them at most, or the level of a computer player
  readonly name?: string; // of the person
}

// What is wrong, as the engine or this page says it.
export class LocalTableProblem extends Error {
  readonly failure: Failure;
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
    this.failure = { type: 'error', where, what };
  }
}

const digits = (count: number, alphabet: string): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(count)), (byte) => alphabet[byte % alphabet.length]).join(''); // 16 and 32 divide 256

const newId = () => digits(12, 'abcdefghijkmnpqrstuvwxyz23456789');
export const newSeed = () => `chacha20:${digits(64, '0123456789abcdef')}`;
export const newDice = () => `fast:${crypto.getRandomValues(new Uint32Array(1))[0]}`;

export const isPerson = (kind: string): boolean => kind === 'you' || kind === 'open' || kind === 'human';

// Makes the table and gives its id; throws a LocalTableProblem where the game cannot be played like that.
export async function newLocalTable({ game, options = {}, seats, name = '' }: NewLocalTable): Promise<string> {
  const people = seats.filter(isPerson).length;
  if (people > 1) throw new LocalTableProblem('seats', 'a table in this browser has one person at most');
  const labels = seats.map((kind) => (isPerson(kind) ? { kind: 'human', name } : { kind }));
  const you = seats.findIndex(isPerson);
  return keep(game, { options, seed: newSeed(), seats: labels }, [], people > 0 ? you : null, true);
}

// `named`: computer players keep the names that the engine gives them now. A record that was brought here stays as it is.
async function keep(game: string, setup: Setup, acts: readonly Act[], you: number | null, named: boolean): Promise<string> {
  if (!playsHere(game)) throw new LocalTableProblem('game', `${game} cannot be played without the server`);
  const engine = startEngine(game);
  try {
    const id = newId();
    const loaded = await engine.load(id, setup, acts);
    if (!loaded.ok) throw new LocalTableProblem('setup', loaded.what);
    const about = await engine.ask(you ?? 0, { type: 'table' });
    if (about.type !== 'table') throw new LocalTableProblem('setup', about.type);
    const over = about.pending.length === 0;
    const now = Date.now();
    const table: SavedTable = {
      id,
      game,
      rules: about.rules,
      commitment: about.commitment,
      setup: { ...setup, options: about.options, seats: named ? about.seats : setup.seats },
      you,
      acts,
      phase: over ? 'over' : 'playing',
      yours: you !== null && about.pending.includes(you),
      moves: about.moves,
      created: now,
      changed: now,
    };
    await store.write(table, null); // what cannot be stored is kept in memory, and the table says so when it is opened
    return id;
  } finally {
    engine.close();
  }
}

export interface LocalLine {
  readonly table: string;
  readonly game: string;
  readonly phase: 'open' | 'playing' | 'over';
  readonly seats: readonly { readonly kind: string; readonly name?: string }[];
  readonly moves: number;
  readonly yours: boolean;
  readonly changed: number;
}

// The one that was played last comes first.
export const listLocalTables = async (): Promise<readonly LocalLine[]> =>
  (await store.list()).map(({ id, game, phase, setup, moves, yours, changed }) => ({ table: id, game, phase, seats: setup.seats, moves, yours, changed }));

export async function deleteLocalTable(id: string): Promise<void> {
  await store.remove(id);
  const others = new BroadcastChannel('ziggurat-tables');
  others.postMessage({ id, gone: true });
  others.close();
}

// The record of docs/replay-format.md, which `ziggurat verify`, the Verify screen and importLocalTable read.
export async function exportLocalTable(id: string): Promise<string | null> {
  const table = await store.read(id);
  if (!table) return null;
  const engine = startEngine(table.game);
  try {
    const loaded = await engine.load(id, table.setup, table.acts);
    return loaded.ok ? await engine.save() : null;
  } catch {
    return null;
  } finally {
    engine.close();
  }
}

// A record becomes a table that goes on where the record ends; the first person of the record is you.
export async function importLocalTable(record: string): Promise<string> {
  const game = recordHead(record)?.game ?? '';
  if (!playsHere(game)) throw new LocalTableProblem('record', 'is not a saved game that this page can play');
  const engine = startEngine(game);
  try {
    const checked = await engine.check(record, lang.value);
    if (checked.type === 'error') throw new LocalTableProblem(checked.where, checked.what);
    const you = checked.setup.seats.findIndex(({ kind }) => kind === 'human');
    const acts = checked.moves.map(({ seat, move }): Act => ['play', seat, move]);
    return await keep(game, checked.setup, acts, you < 0 ? null : you, false);
  } finally {
    engine.close();
  }
}
