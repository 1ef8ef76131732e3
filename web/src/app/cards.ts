// My tables as cards, those on the server and those in this browser alike: what a person wants to know before opening one.
import type { LocalLine } from '../engine/local_tables';
import type { Phase, Sitter, TableLine } from '../protocol/server';
import { aboutOf, openSeatsAt } from './my_tables';

export interface Card {
  readonly table: string;
  readonly href: string;
  readonly game: string;
  readonly phase: Phase;
  readonly yours: boolean; // others wait for me: never so in this browser, where nobody else is
  readonly here: boolean; // kept in this browser
  readonly others: readonly { readonly seat: number; readonly sitter: Sitter }[];
  readonly open: number; // seats that nobody has taken
  readonly deadline: number; // milliseconds since 1970; 0: no clock runs
  readonly moves: number; // in this browser; 0 for those on the server, which does not say
}

export function serverCard(line: TableLine): Card {
  const about = aboutOf(line.table);
  const others = about?.seats.map((sitter, seat) => ({ seat, sitter })).filter(({ seat }) => seat !== about.you) ?? [];
  const { table, game, phase, yours, deadline } = line;
  return { table, href: `/t/${table}`, game, phase, yours, here: false, others, open: openSeatsAt(line), deadline, moves: 0 };
}

export function localCard(line: LocalLine): Card {
  const others = line.seats
    .map(({ kind, name = '' }, seat): Card['others'][number] => ({ seat, sitter: kind === 'human' ? { kind: 'person', name } : { kind: 'computer', level: kind, name } }))
    .filter(({ sitter }) => sitter.kind === 'computer');
  const { table, game, phase, moves } = line;
  return { table, href: `/local/${table}`, game, phase, yours: false, here: true, others, open: 0, deadline: 0, moves };
}

// What waits for me, then what I have begun here, then what goes on without me.
export function toContinue(server: readonly TableLine[], local: readonly LocalLine[]): readonly Card[] {
  const there = server.filter((line) => line.phase !== 'over').map(serverCard);
  const here = local.filter((line) => line.phase !== 'over').map(localCard);
  return [...there.filter((card) => card.yours), ...here, ...there.filter((card) => !card.yours)];
}
