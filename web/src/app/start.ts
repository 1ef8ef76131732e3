// How a table comes to be: at one click against computer players of a level, or as somebody has set it up.
//
//   const started = await startNow(game, 'friendly');
//   if (started.ok) navigate(started.to);
import type { Failure } from '../protocol/messages';
import type { GameInfo, Level, MadeTable, NewTable } from '../protocol/server';
import { api } from './api';
import { defaultPlayers } from './games';
import { addWords } from './i18n';
import { me } from './me';
import { canBeHere, request, seatsOf, type Draft } from './new_table';
import { problemText } from './problems';
import { keepDeal, newShare, promiseOfShare } from './shares';

export type Started = { readonly ok: true; readonly to: string } | { readonly ok: false; readonly problem: string };

// In this browser where it can play the game by itself, which needs no network; otherwise on the server.
export async function startNow(game: GameInfo, level: Level): Promise<Started> {
  const options = { players: defaultPlayers(game) };
  const seats = Array.from({ length: options.players }, (_, seat) => (seat === 0 ? 'open' : level));
  return (await startHere(game, options, seats)) ?? startThere({ game: game.id, options, seats });
}

export async function startDraft(game: GameInfo, draft: Draft): Promise<Started> {
  const wanted = request(game, draft);
  const here = draft.here && canBeHere(draft) ? await startHere(game, wanted.options ?? {}, seatsOf(draft)) : null;
  return here ?? startThere(wanted);
}

// Nothing where this page cannot play the game: the engine is not part of it, or could not be loaded.
async function startHere(game: GameInfo, options: Readonly<Record<string, unknown>>, seats: readonly string[]): Promise<Started | null> {
  try {
    const { newLocalTable, playsHere } = await import('../engine/local_tables');
    if (!playsHere(game.id)) return null;
    fetchAhead(game.id);
    return { ok: true, to: `/local/${await newLocalTable({ game: game.id, options, seats, name: me.value?.name ?? '' })}` };
  } catch (problem) {
    const { failure } = problem as { readonly failure?: Failure };
    if (failure?.where === 'setup') return { ok: false, problem: failure.what }; // the engine refuses the options
    console.warn(`no table in this browser: ${String(problem)}`);
    return null;
  }
}

async function startThere(table: NewTable): Promise<Started> {
  const share = newShare();
  const made = await api.post<MadeTable>('/api/tables', table.sit === false ? table : { ...table, promise: promiseOfShare(share) });
  if (made.ok && table.sit !== false) keepDeal(made.value.table, { share });
  return made.ok ? { ok: true, to: `/t/${made.value.table}` } : { ok: false, problem: problemText(made.failure) };
}

// What the table will need comes while it is made.
function fetchAhead(game: string): void {
  const parts = [import('../table/Table'), import('../host/worker_host'), import('../boards/board').then(({ loadBoard }) => loadBoard(game))];
  const words = ['web_table', 'web_local', `web_${game.replaceAll('-', '_')}`].map(addWords);
  for (const part of [...parts, ...words]) part.catch(() => {}); // whoever needs it says what is wrong
}
