import { describe, expect, it } from 'vitest';
import type { GameInfo, GameOption } from '../protocol/server';
import { canBeHere, newDraft, openSeats, request, seatsOf, withOption, withSeat } from './new_table';

const game: GameInfo = {
  id: 'chess', title: { en: 'T', cs: 'T', pl: 'T' }, players: { min: 2, max: 4 }, rules_version: 'ch-1', rule_prefix: 'CH',
  options: [
    { name: 'players', kind: 'integer', min: 2, max: 4, default: 3, rule: 'CH-2.12' },
    { name: 'board', kind: 'choice', values: ['standard', 'second'], default: 'standard', rule: 'CH-2.1' },
    { name: 'open_scores', kind: 'boolean', default: false, rule: 'CH-4.3' },
  ],
};

const option = (name: string): GameOption => game.options.find((one) => one.name === name) as GameOption;

describe('a table that is set up', () => {
  it('begins with a seat for me, one for a friend, and computer players', () => {
    const draft = newDraft(game, 'strong');
    expect(seatsOf(draft)).toEqual(['open', 'open', 'strong']);
    expect(openSeats(draft)).toBe(1);
  });
  it('says only what was changed', () => {
    const draft = withOption(game, withOption(game, newDraft(game, 'friendly'), option('board'), 'second'), option('open_scores'), false);
    expect(request(game, draft)).toEqual({
      game: 'chess', options: { players: 3, board: 'second' }, seats: ['open', 'open', 'friendly'], sit: true, listed: false, clock: { kind: 'none' },
    });
  });
  it('lets the maker look on', () => {
    const draft = { ...withSeat(newDraft(game, 'friendly'), 1, 'master'), playing: false, players: 2 };
    expect(seatsOf(draft)).toEqual(['friendly', 'master']);
    expect(openSeats(draft)).toBe(0);
    expect(request(game, draft).sit).toBe(false);
  });
  it('can be kept in this browser while nobody is awaited and no clock runs', () => {
    const full = withSeat(newDraft(game, 'friendly'), 1, 'master');
    expect(canBeHere(full)).toBe(true);
    expect(canBeHere(newDraft(game, 'friendly'))).toBe(false);
    expect(canBeHere({ ...full, pace: { kind: 'slow', limit: 3600 } })).toBe(false);
  });
  it('asks nobody for a seat that plays by itself', () => {
    const dummies: GameOption = { name: 'dummies', kind: 'integer', min: 0, max: 3, default: 0, takes: 'last_seats' };
    const solo: GameInfo = { ...game, options: [...game.options, dummies] };
    const draft = withOption(solo, { ...newDraft(solo, 'friendly'), players: 2 }, dummies, 1);
    expect(openSeats(draft)).toBe(0);
    expect(request(solo, draft).seats).toEqual(['open', 'random']);
  });
  it('shows a table to everybody only while a seat is open', () => {
    const full = { ...withSeat(newDraft(game, 'friendly'), 1, 'master'), listed: true };
    expect(request(game, full).listed).toBe(false);
    expect(request(game, { ...newDraft(game, 'friendly'), listed: true }).listed).toBe(true);
  });
  it('says who may come in where that is not everybody', () => {
    const invited = { ...newDraft(game, 'friendly'), invited: true, logins: ['bob'], spectators: false, listed: true };
    expect(request(game, invited)).toMatchObject({ invited: true, logins: ['bob'], spectators: false, listed: false });
    expect(request(game, withSeat(invited, 1, 'master'))).not.toHaveProperty('invited');
  });
});
