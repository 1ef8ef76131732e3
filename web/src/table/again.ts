// The same game once more: the same options and pace, computer players of the same level in the same seats, people's seats open for them.
import { api } from '../app/api';
import type { About, MadeTable, NewTable } from '../protocol/server';

export function tableAgain(about: About): NewTable {
  const you = about.you;
  const seats = about.seats.map((sitter) => (sitter.kind === 'computer' && !sitter.stands_in_for ? sitter.level : 'open'));
  // Whoever asks takes the first open seat; seats move by one so that somebody else begins where order matters.
  return { game: about.game, options: about.options, seats: you === 'spectator' ? seats : rotated(seats), ...(about.clock ? { clock: about.clock } : {}) };
}

const rotated = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];

export async function playAgain(about: About, local = false): Promise<{ readonly link: string } | { readonly problem: string }> {
  if (local) {
    const { newLocalTable } = await import('../engine/local_tables');
    const { game, options, seats = [] } = tableAgain(about);
    const name = about.seats.find((sitter) => sitter.kind === 'person')?.name;
    return newLocalTable({ game, options, seats, name }).then((id) => ({ link: `/local/${id}` }), (problem: unknown) => ({ problem: String(problem) }));
  }
  const made = await api.post<MadeTable>('/api/tables', tableAgain(about));
  return made.ok ? { link: made.value.link } : { problem: made.failure.what };
}
