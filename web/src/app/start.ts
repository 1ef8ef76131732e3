// A table at one click: one person against computer players of a level.
//
//   const started = await startNow(game, 'friendly');
//   if (started.ok) navigate(started.to);
import type { GameInfo, Level, MadeTable } from '../protocol/server';
import { api } from './api';
import { defaultPlayers } from './games';
import { problemText } from './problems';

export type Started = { readonly ok: true; readonly to: string } | { readonly ok: false; readonly problem: string };

export async function startNow(game: GameInfo, level: Level): Promise<Started> {
  const players = defaultPlayers(game);
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'open' : level));
  const made = await api.post<MadeTable>('/api/tables', { game: game.id, options: { players }, seats });
  return made.ok ? { ok: true, to: `/t/${made.value.table}` } : { ok: false, problem: problemText(made.failure) };
}
