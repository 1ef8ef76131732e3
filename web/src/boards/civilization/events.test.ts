import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../../protocol/messages';
import { changedSquares, walksIn } from './events';

let n = 0;
const entry = (kind: string, more: object): EventEntry => ({ n: ++n, text: '', event: { kind, ...more } });
const step = (from: string, square: string, seat = 0) => entry('stepped', { seat, from, square, armies: 1 });

describe('what changed on the map', () => {
  it('is where something lies or stands now', () => expect(changedSquares([entry('building_built', { seat: 1, square: 'c3' }), entry('explored', { seat: 0, square: 'd4', to: 'e4' })])).toEqual(['c3', 'e4']));
  it('is the end of a walk, not its way', () => expect(changedSquares([entry('move_began', { seat: 0, square: 'a1' }), step('a1', 'a2'), step('a2', 'a3')])).toEqual(['a3']));
});

describe('walks', () => {
  it('join steps of one group', () => expect(walksIn([step('a1', 'a2'), step('a2', 'a3'), step('f1', 'f2', 1)]).map(({ seat, way }) => [seat, way])).toEqual([[0, ['a1', 'a2', 'a3']], [1, ['f1', 'f2']]]));
  it('begin anew where another group goes', () => expect(walksIn([step('a1', 'a2'), step('c1', 'c2')]).length).toBe(2));
});
