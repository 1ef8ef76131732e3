// My tables on the server and those with an open seat, kept fresh while somebody looks at the page.
import { computed, signal } from '@preact/signals';
import type { About, TableLine, TableLists } from '../protocol/server';
import { api, serverState } from './api';
import { queryOf } from './invitation';

const lists = signal<TableLists | null>(null);
const abouts = signal<ReadonlyMap<string, About>>(new Map());

export const myTables = computed<readonly TableLine[] | null>(() => lists.value?.mine ?? null);
export const openTables = computed<readonly TableLine[]>(() => lists.value?.open ?? []);
export const waitingForMe = computed(() => (lists.value?.mine ?? []).filter((line) => line.yours));
export const aboutOf = (table: string): About | undefined => abouts.value.get(table);

// A line counts people only; who sits there says how many seats are really free.
export const openSeatsAt = (line: TableLine): number =>
  aboutOf(line.table)?.seats.filter((sitter) => sitter.kind === 'open').length ?? line.seats - line.people;

export async function loadTables(): Promise<void> {
  const answer = await api.get<TableLists>('/api/tables');
  if (answer.ok && Array.isArray(answer.value.mine) && Array.isArray(answer.value.open)) lists.value = answer.value;
}

// Who sits there: asked for the few tables that a screen shows, again when something has changed there.
const LOOKED_AT = 30; // the server's patience is limited
const asked = new Map<string, number>();
export async function lookAt(lines: readonly TableLine[]): Promise<void> {
  await Promise.all(
    lines.slice(0, LOOKED_AT).map(async ({ table, changed }) => {
      if (asked.get(table) === changed) return;
      asked.set(table, changed);
      const answer = await api.get<About>(`/api/tables/${table}${queryOf(table)}`);
      if (answer.ok) abouts.value = new Map(abouts.value).set(table, answer.value);
      else asked.delete(table);
    }),
  );
}

const EVERY = 15_000;
const EVERY_WHILE_GONE = 4_000;

// Looks now, when the page is looked at again, and from time to time; the function that comes back stops it.
export function watchTables(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const look = async () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') await loadTables();
    if (!stopped) timer = setTimeout(look, serverState.value === 'here' ? EVERY : EVERY_WHILE_GONE);
  };
  const lookNow = () => void look();
  document.addEventListener('visibilitychange', lookNow);
  addEventListener('online', lookNow);
  addEventListener('offline', lookNow);
  lookNow();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookNow);
    removeEventListener('online', lookNow);
    removeEventListener('offline', lookNow);
  };
}
