import { describe, expect, it } from 'vitest';
import type { LocalLine } from '../engine/local_tables';
import type { TableLine } from '../protocol/server';
import { localCard, toContinue } from './cards';

const line = (table: string, more: Partial<TableLine>): TableLine => ({ table, game: 'chess', phase: 'playing', people: 1, seats: 3, yours: false, deadline: 0, changed: 1, ...more });
const local = (table: string, more: Partial<LocalLine> = {}): LocalLine => ({
  table, game: 'backgammon', phase: 'playing', seats: [{ kind: 'human', name: 'Ema' }, { kind: 'strong', name: 'Sargon' }], moves: 7, yours: true, changed: 1, ...more,
});

describe('cards of my tables', () => {
  it('begin with what waits for me and leave out what is over', () => {
    const cards = toContinue([line('waits', { yours: true }), line('theirs', {}), line('done', { phase: 'over' })], [local('mine'), local('old', { phase: 'over' })]);
    expect(cards.map((card) => card.href)).toEqual(['/t/waits', '/local/mine', '/t/theirs']);
  });
  it('say who else sits at a table in this browser', () => {
    const card = localCard(local('mine'));
    expect(card.others).toEqual([{ seat: 1, sitter: { kind: 'computer', level: 'strong', name: 'Sargon' } }]);
    expect([card.here, card.yours, card.moves]).toEqual([true, false, 7]);
  });
});
