import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../../protocol/messages';
import { remembered } from './memory';

const told = (...events: (readonly [move: number, event: EventEntry['event']])[]): EventEntry[] => events.map(([move, event], i) => ({ n: i + 1, text: '', event, move }));

describe('what may be remembered', () => {
  it('is every award and every tile that went openly', () => {
    const log = told(
      [0, { kind: 'point', seat: 1, colour: 'blue', points: 4, reason: 'before' }],
      [0, { kind: 'treasures_before', seat: 1, number: 2 }],
      [0, { kind: 'discarded_before', tiles: { black: 1, red: 0, blue: 0, green: 0 } }],
      [1, { kind: 'point', seat: 0, colour: 'red', points: 1, cell: 'K6', reason: 'tile' }],
      [2, { kind: 'committed', seat: 0, colour: 'red', number: 2, side: 'attacker' }],
      [3, { kind: 'tiles_removed', colour: 'green', cells: ['L4', 'L5'] }],
      [3, { kind: 'point', seat: 0, colour: 'green', points: 3, cell: 'H6', reason: 'war' }],
      [4, { kind: 'catastrophe', seat: 1, cell: 'C3', removed: 'black' }],
      [5, { kind: 'catastrophe', seat: 1, cell: 'C4' }],
      [6, { kind: 'treasure_taken', seat: 0, cell: 'P2' }],
    );
    expect(remembered(log, 2)).toEqual({
      points: [{ black: 0, red: 1, blue: 0, green: 3 }, { black: 0, red: 0, blue: 4, green: 0 }],
      treasures: [1, 2],
      gone: { black: 2, red: 2, blue: 0, green: 2 },
    });
  });

  it('is not what was taken back', () => {
    const log = told(
      [1, { kind: 'point', seat: 0, colour: 'red', points: 1, cell: 'K6', reason: 'tile' }],
      [2, { kind: 'point', seat: 0, colour: 'blue', points: 2, cell: 'K7', reason: 'tile' }],
      [1, { kind: 'taken_back', seat: 0 }],
    );
    expect(remembered(log, 2).points[0]).toEqual({ black: 0, red: 1, blue: 0, green: 0 });
  });
});
