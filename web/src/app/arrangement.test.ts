import { beforeEach, describe, expect, it } from 'vitest';
import type { About, GameInfo, Sitter } from '../protocol/server';
import { changesToTell, markSeen, seatsFor, seatWishes, swapped, watchArrangement, withWish } from './arrangement';

const game: GameInfo = {
  id: 'game', title: { en: 'Game', cs: 'Hra', pl: 'Gra' }, players: { min: 2, max: 4 }, rules_version: 'g-1', rule_prefix: 'G',
  options: [{ name: 'players', kind: 'integer', min: 2, max: 4, default: 3 }, { name: 'board', kind: 'choice', values: ['a', 'b'], default: 'a' }],
};
const open: Sitter = { kind: 'open' };
const ann: Sitter = { kind: 'person', name: 'Ann' };
const bob: Sitter = { kind: 'person', name: 'Bob' };
const strong: Sitter = { kind: 'computer', level: 'strong', name: 'Sargon' };
let n = 0;
const at = (more: Partial<About> = {}): About => ({
  table: `t${n}`, game: 'game', rules: 'g-1', options: { players: 3, board: 'a' }, phase: 'open', acts: 1, seats: [ann, bob, open], clock: { kind: 'none' }, wishes: [], time: 0, you: 1, host: false,
  listed: false, commitment: '', ...more,
});
const watch = (about: About) => (watchArrangement(about, game), changesToTell(about, game));
beforeEach(() => void n++); // a table of its own for each test

describe('what the host changed', () => {
  it('is told to somebody at the table until it was seen', () => {
    expect(watch(at())).toEqual([]);
    const changed = at({ options: { players: 3, board: 'b' } });
    expect(watch(changed)).toHaveLength(1);
    expect(watch({ ...changed, clock: { kind: 'slow', limit: 3600 } })).toHaveLength(2);
    expect(watch({ ...changed, phase: 'playing' })).toHaveLength(1);
    markSeen(changed);
    expect(watch(changed)).toEqual([]);
  });

  it('is nothing where it was changed back, and nothing before somebody sat down', () => {
    expect(watch(at({ you: 'spectator' }))).toEqual([]);
    expect(watch(at({ options: { players: 4, board: 'a' } }))).toEqual([]);
    expect(watch(at({ options: { players: 4, board: 'b' } }))).toHaveLength(1);
    expect(watch(at({ options: { players: 4, board: 'a' } }))).toEqual([]);
  });

  it('is who may come in', () => {
    watch(at({ invited: false, spectators: true }));
    expect(watch(at({ invited: true, spectators: true }))).toHaveLength(1);
    expect(watch(at({ invited: true, spectators: false }))).toHaveLength(2);
    expect(watch(at({ invited: false, spectators: true }))).toEqual([]);
  });

  it('is no news for the host', () => {
    expect(watch(at({ host: true }))).toEqual([]);
    expect(watch(at({ host: true, listed: true }))).toEqual([]);
  });

  it('is not that people come and go', () => {
    watch(at());
    expect(watch(at({ seats: [ann, bob, { kind: 'person', name: 'Eve' }], phase: 'playing' }))).toEqual([]);
  });

  it('is who else sits at the table, and where', () => {
    watch(at());
    expect(watch(at({ seats: [ann, bob, strong] }))).toHaveLength(1);
    expect(watch(at({ seats: [bob, ann, open], you: 0 }))).toHaveLength(2);
  });

  it('is forgotten when the game runs and everything was seen: the pace is then the business of all', () => {
    watch(at());
    watch(at({ phase: 'playing', seats: [ann, bob, strong] }));
    markSeen(at({ phase: 'playing', seats: [ann, bob, strong] }));
    expect(watch(at({ phase: 'playing', seats: [ann, bob, strong], clock: { kind: 'slow', limit: 60 } }))).toEqual([]);
  });
});

describe('what the host asks for', () => {
  const seats = [ann, open, strong, bob];
  it('names everybody who sits at the table', () => {
    expect(seatWishes(seats)).toEqual([0, 'open', 'strong', 3]);
    expect(swapped(seats, 3, 2)).toEqual([0, 'open', 3, 'strong']);
    expect(withWish(seats, 2, 'open')).toEqual([0, 'open', 'open', 3]);
  });

  it('gives a seat to whoever would lose one', () => {
    expect(seatsFor(seats, 3)).toEqual([0, 3, 'strong']);
    expect(seatsFor(seats, 2)).toEqual([0, 3]);
    expect(seatsFor([ann, strong, bob], 2)).toEqual([0, 2]);
    expect(seatsFor([ann, bob], 4)).toEqual([0, 1, 'open', 'open']);
    expect(seatsFor([ann, bob, { kind: 'person', name: 'Eve' }], 2)).toEqual([0, 1]);
  });
});
