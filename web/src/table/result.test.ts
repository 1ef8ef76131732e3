import { describe, expect, it } from 'vitest';
import { addWords } from '../app/i18n';
import type { Standing } from '../protocol/messages';
import type { BoardModule } from '../boards/board';
import { endingOf, tieBreak, title } from './result/verdict';

const seat = (n: number, total: number, rank: number, coins: number) => ({ seat: n, points: { coins: total }, total, rank, tie_break: [coins] });
const tied: Standing = { over: true, seats: [seat(0, 57, 2, 6), seat(1, 57, 1, 12), seat(2, 40, 3, 1)], winners: [1], tie_break_used: true };

describe('the result', () => {
  it('spells out the tie-break that decided the first place', async () => {
    await addWords('web_table');
    expect(tieBreak(tied, 'More coins win.')).toBe('More coins win. Tied on points; decided by 12 against 6.');
  });
  it('says nothing of a tie-break among the others', () => {
    const clear: Standing = { ...tied, seats: [seat(0, 40, 2, 6), seat(1, 57, 1, 1), seat(2, 40, 3, 1)] };
    expect(tieBreak(clear, 'More coins win.')).toBe('');
  });
  it('asks the board how a game ended that points do not decide', () => {
    const ending = { title: 'Ur holds out', why: 'Nobody reached it.', scored: false };
    const board = { ending: (view: { lost: boolean }) => (view.lost ? ending : null) } as unknown as BoardModule;
    expect(endingOf(board, { lost: true })).toBe(ending);
    expect(endingOf(board, { lost: false })).toBeNull();
    expect(endingOf({} as BoardModule, { lost: true })).toBeNull();
  });
  it('names the winner, the reader, or all who share', () => {
    const name = (n: number) => ['Ann', 'Bob', 'Eve'][n] ?? '';
    expect(title(tied, 1, name)).toBe('You win on the tie-break');
    expect(title(tied, 0, name)).toBe('Bob wins on the tie-break');
    expect(title({ ...tied, tie_break_used: false }, 0, name)).toBe('Bob wins');
    expect(title({ ...tied, winners: [0, 1] }, 'spectator', name)).toBe('Shared victory: Ann, Bob');
  });
});
