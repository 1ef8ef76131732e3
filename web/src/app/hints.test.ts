import { describe, expect, it } from 'vitest';
import type { GameInfo, GameOption } from '../protocol/server';
import { lastSeats, pickable, picked, shownValue } from './hints';

const game: GameInfo = {
  id: 'chess', title: { en: 'T', cs: 'T', pl: 'T' }, players: { min: 2, max: 6 }, rules_version: 'ch-1', rule_prefix: 'CH',
  options: [
    { name: 'players', kind: 'integer', min: 2, max: 6, default: 4, sets: { 6: { larger: true } } },
    { name: 'dummies', kind: 'integer', min: 0, max: 5, default: 0, takes: 'last_seats' },
    { name: 'mode', kind: 'choice', values: ['usual', 'siege'], default: 'usual', presets: [{ id: 'duel', options: { players: 2, dummies: 1, mode: 'usual' } }, { id: 'siege', options: { players: 2, dummies: 1, mode: 'siege' } }] },
    { name: 'larger', kind: 'boolean', default: false },
  ],
};
const [players, , mode] = game.options as readonly [GameOption, GameOption, GameOption];
const at = (values: Record<string, unknown>) => (option: GameOption) => values[option.name] ?? option.default;

describe('options that go together', () => {
  it('are offered as one value', () => expect(pickable(mode)).toEqual(['usual', 'duel', 'siege']));
  it('are shown as what they are together', () => {
    expect(shownValue(game, mode, at({}))).toBe('usual');
    expect(shownValue(game, mode, at({ players: 2, dummies: 1 }))).toBe('duel');
    expect(shownValue(game, mode, at({ players: 2, dummies: 1, mode: 'siege' }))).toBe('siege');
  });
  it('are set at once', () => expect(picked(game, mode, 'siege', at({}))).toEqual({ players: 2, dummies: 1, mode: 'siege' }));
  it('go back to their defaults with another value', () => expect(picked(game, mode, 'usual', at({ players: 2, dummies: 1, mode: 'siege' }))).toEqual({ dummies: 0, mode: 'usual' }));
  it('go back where another number of players is picked', () => expect(picked(game, players, 3, at({ players: 2, dummies: 1, mode: 'siege' }))).toEqual({ players: 3, dummies: 0, mode: 'usual' }));
  it('leave alone what is nobody else’s business', () => expect(picked(game, players, 3, at({ dummies: 1 }))).toEqual({ players: 3 }));
  it('bring along what a value needs', () => expect(picked(game, players, 6, at({}))).toEqual({ players: 6, larger: true }));
});

describe('seats that play by themselves', () => {
  it('are as many as the option says', () => expect(lastSeats(game, at({ dummies: 2 }))).toBe(2));
  it('are none where no option takes them', () => expect(lastSeats({ ...game, options: [players] }, at({}))).toBe(0));
});
