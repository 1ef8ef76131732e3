// A table at one click: one person against computer players of a level.
//
//   const started = await startNow(game, 'friendly');
//   if (started.ok) navigate(started.to);
import type { GameInfo, Level, MadeTable } from '../protocol/server';
import { api } from './api';
import { defaultPlayers } from './games';
import { me } from './me';
import { problemText } from './problems';

export type Started = { readonly ok: true; readonly to: string } | { readonly ok: false; readonly problem: string };

// In this browser where it can play the game by itself, which needs no network; otherwise on the server.
export async function startNow(game: GameInfo, level: Level): Promise<Started> {
  const players = defaultPlayers(game);
  try {
    const { newLocalTable, playsHere } = await import('../engine/local_tables');
    const others = Array.from({ length: players - 1 }, () => level);
    if (playsHere(game.id)) {
      const table = await newLocalTable({ game: game.id, options: { players }, seats: ['you', ...others], name: me.value?.name ?? '' });
      return { ok: true, to: `/local/${table}` };
    }
  } catch (problem) {
    console.warn(`no table in this browser: ${String(problem)}`);
  }
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'open' : level));
  const made = await api.post<MadeTable>('/api/tables', { game: game.id, options: { players }, seats });
  return made.ok ? { ok: true, to: `/t/${made.value.table}` } : { ok: false, problem: problemText(made.failure) };
}
