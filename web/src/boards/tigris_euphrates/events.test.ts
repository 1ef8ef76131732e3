import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../../protocol/messages';
import { changedCells, leavingPieces } from './events';
import { partWith, tagCell } from './Kingdoms';

const entries = (...events: EventEntry['event'][]): EventEntry[] => events.map((event, i) => ({ n: i + 1, text: '', event }));

describe('what changed', () => {
  it('is where pieces came, went or were turned', () => {
    const cells = changedCells(entries(
      { kind: 'tile_placed', seat: 0, colour: 'red', cell: 'K6' },
      { kind: 'point', seat: 1, colour: 'red', points: 1, cell: 'K6' },
      { kind: 'tiles_removed', colour: 'green', cells: ['L4', 'L5'] },
      { kind: 'leader_home', seat: 1, leader: 'trader', cell: 'M5', why: 'conflict' },
      { kind: 'drew', seat: 0, number: 2 },
    ));
    expect(cells).toEqual(['K6', 'L4', 'L5', 'M5']);
  });
});

describe('what leaves the board', () => {
  it('are removed tiles, leaders on their way home, treasures and points', () => {
    const leaving = leavingPieces(entries(
      { kind: 'tiles_removed', colour: 'green', cells: ['L4', 'L5'] },
      { kind: 'leader_home', seat: 1, leader: 'trader', cell: 'M5', why: 'conflict' },
      { kind: 'catastrophe', seat: 0, cell: 'C3', removed: 'black' },
      { kind: 'catastrophe', seat: 0, cell: 'C4' },
      { kind: 'treasure_taken', seat: 0, cell: 'P2' },
      { kind: 'point', seat: 0, colour: 'green', points: 3, cell: 'H6', reason: 'war' },
    ));
    expect(leaving.map((one) => `${one.what} ${one.cell}`)).toEqual(['tile L4', 'tile L5', 'leader M5', 'tile C3', 'treasure P2', 'points H6']);
  });
});

describe('kingdoms', () => {
  it('fall into two sides without the unification tile', () => {
    const cells = ['H6', 'I6', 'J6', 'K6', 'L6', 'H7'];
    expect(partWith(cells, 'H7', 'J6').sort()).toEqual(['H6', 'H7', 'I6']);
    expect(partWith(cells, 'L6', 'J6').sort()).toEqual(['K6', 'L6']);
    expect(partWith(cells, 'A1', 'J6')).toEqual([]);
  });
  it('carry their letter at the highest and leftmost space', () => {
    expect(tagCell(['C10', 'B9', 'A10', 'D9'])).toBe('B9');
  });
});
