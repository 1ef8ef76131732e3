import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../../protocol/messages';
import { layOut } from './hexes';
import { stretch } from './Moving';
import { changedSpaces, fightsIn, leavingPieces, movedPieces } from './events';

const entries = (...events: EventEntry['event'][]): EventEntry[] => events.map((event, i) => ({ n: i + 1, text: '', event }));

describe('what happened on the map', () => {
  it('changes spaces, of a caravan only the last one', () => {
    const happened = entries({ kind: 'token_placed', seat: 0, space: '7b' }, { kind: 'caravan_started', seat: 1, space: '9a' }, { kind: 'caravan_stepped', seat: 1, space: '9b' }, { kind: 'caravan_stepped', seat: 1, space: '9c' }, { kind: 'turn_began', seat: 0 });
    expect(changedSpaces(happened)).toEqual(['7b', '9a', '9c']);
  });
  it('moves pieces along their way', () => {
    const happened = entries({ kind: 'caravan_started', seat: 1, space: '9a' }, { kind: 'caravan_stepped', seat: 1, space: '9b' }, { kind: 'caravan_stepped', seat: 1, space: '9c' }, { kind: 'barbarian_moved', barbarian: 'C', from: '3a', space: '3b' });
    expect(movedPieces(happened)).toEqual([{ n: 1, what: 'caravan', seat: 1, way: ['9a', '9b', '9c'] }, { n: 4, what: 'barbarian', letter: 'C', way: ['3a', '3b'] }]);
  });
  it('does not mix the caravans of two players', () => {
    const happened = entries({ kind: 'caravan_started', seat: 0, space: '7a' }, { kind: 'caravan_stepped', seat: 0, space: '7b' }, { kind: 'caravan_started', seat: 1, space: '9a' }, { kind: 'caravan_stepped', seat: 1, space: '9b' });
    expect(movedPieces(happened).map((one) => one.way)).toEqual([['7a', '7b'], ['9a', '9b']]);
    const going = entries({ kind: 'caravan_stepped', seat: 0, space: '7a' }, { kind: 'caravan_stepped', seat: 0, space: '7b' }, { kind: 'caravan_stepped', seat: 1, space: '9b' }, { kind: 'caravan_stepped', seat: 1, space: '9c' });
    expect(movedPieces(going).map((one) => one.way)).toEqual([['7a', '7b'], ['9b', '9c']]);
  });
  it('begins again where the next caravan went on', () => {
    const ground = layOut([0, 1, 2, 3, 4, 5, 6].map((q) => ({ id: `1${'abcdefg'[q]}`, q, r: 0 })), 0);
    expect(stretch(ground, ['1a', '1b', '1c'])).toEqual(['1a', '1b', '1c']);
    expect(stretch(ground, ['1a', '1b', '1e', '1f', '1g'])).toEqual(['1e', '1f', '1g']);
    expect(stretch(ground, ['1a', '1f'])).toEqual(['1f']);
  });
  it('takes pieces off', () => {
    const happened = entries({ kind: 'token_lost', seat: 2, space: '4d' }, { kind: 'barbarian_defeated', seat: 0, barbarian: 'A', space: '5e' }, { kind: 'resource_gained', seat: 0, resource: 'oil' });
    expect(leavingPieces(happened)).toEqual([{ n: 1, space: '4d', what: 'token', seat: 2 }, { n: 2, space: '5e', what: 'barbarian', letter: 'A' }]);
  });
  it('shows how a fight ended', () => {
    expect(fightsIn(entries({ kind: 'attack_lost', seat: 0, space: '4d', attack: 9, defence: 11 }))).toEqual([{ n: 1, space: '4d', attack: 9, defence: 11, won: false }]);
  });
});
