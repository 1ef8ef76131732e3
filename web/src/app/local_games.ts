// Tables in this browser, as the engine's store lists them; none where the engine is not part of this build.
import { signal } from '@preact/signals';
import type { LocalLine } from '../engine/local_tables';
import type { Failure } from '../protocol/messages';
import { t } from './i18n';

export const localTables = signal<readonly LocalLine[]>([]);
export const localListed = signal(false); // the list was looked at, empty or not

const engine = () => import('../engine/local_tables');

export async function loadLocalTables(): Promise<void> {
  try {
    localTables.value = await (await engine()).listLocalTables();
  } catch {
    localTables.value = []; // no storage, no list: the server's tables are there all the same
  }
  localListed.value = true;
}

export async function removeLocalTable(id: string): Promise<void> {
  await (await engine()).deleteLocalTable(id);
  await loadLocalTables();
}

export const localRecord = async (id: string): Promise<string | null> => (await engine()).exportLocalTable(id);

// The table that a record becomes; what is wrong with it comes as text.
export async function bringRecord(text: string): Promise<{ readonly ok: true; readonly to: string } | { readonly ok: false; readonly problem: string }> {
  try {
    return { ok: true, to: `/local/${await (await engine()).importLocalTable(text)}` };
  } catch (problem) {
    const { failure } = problem as { readonly failure?: Failure };
    if (!failure) return { ok: false, problem: String(problem) };
    const line = /^line (\d+)/.exec(failure.where)?.[1];
    return { ok: false, problem: line ? `${t('web.verify.bad_line', { n: Number(line) })} ${failure.what}` : t('web.verify.no_record') };
  }
}
