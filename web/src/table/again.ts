// The same game once more: the same options and pace, computer players of the same level in the same seats, people's seats open for them.
import { api } from '../app/api';
import { me } from '../app/me';
import { problemText } from '../app/problems';
import type { About, MadeTable, NewTable } from '../protocol/server';

export function tableAgain(about: About): NewTable {
  const you = about.you;
  const seats = about.seats.map((sitter) => (sitter.kind === 'computer' && !sitter.stands_in_for ? sitter.level : 'open'));
  // Whoever asks takes the first open seat; seats move by one so that somebody else begins where order matters.
  return { game: about.game, options: about.options, seats: you === 'spectator' ? seats : rotated(seats), ...(about.clock ? { clock: about.clock } : {}) };
}

export const rotated = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

export type Again = { readonly link: string } | { readonly problem: string };

export async function playAgain(about: About, local: boolean): Promise<Again> {
  const wanted = tableAgain(about);
  if (local) return playAgainHere(wanted);
  const made = await api.post<MadeTable>('/api/tables', wanted);
  return made.ok ? { link: `/t/${made.value.table}` } : { problem: problemText(made.failure) };
}

async function playAgainHere({ game, options, seats }: NewTable): Promise<Again> {
  try {
    const { newLocalTable } = await import('../engine/local_tables');
    return { link: `/local/${await newLocalTable({ game, options: options ?? {}, seats: seats ?? [], name: me.value?.name ?? '' })}` };
  } catch (problem) {
    return { problem: problem instanceof Error ? problem.message : String(problem) };
  }
}
