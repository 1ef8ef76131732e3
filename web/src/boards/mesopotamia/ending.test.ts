import { beforeAll, describe, expect, it } from 'vitest';
import { addWords } from '../../app/i18n';
import { endingOf, seatLabel } from './ending';
import type { Catalogue, View } from './model';

const over = (mode: string, outcome?: string) => endingOf({ mode, outcome } as unknown as View);

describe('the end of a game', () => {
  beforeAll(() => addWords('web_mesopotamia'));
  it('is decided by points among empires', () => {
    expect(over('empires')).toBeNull();
  });
  it('is not known before a game for one is over', () => {
    expect(over('siege_of_ur')).toBeNull();
  });
  it('is told by what happened in a game for one, and only a victory scores', () => {
    expect(over('siege_of_ur', 'won')).toEqual({ title: 'Ur has fallen', why: 'A ram stands at its ziggurat.', scored: true });
    expect(over('siege_of_ur', 'lost')).toEqual({ title: 'Ur holds out', why: 'Nobody reached it in time, so nothing scores.', scored: false });
    expect(over('defenders_of_ashur', 'won')).toEqual({ title: 'Ashur is saved', why: 'All six waves are beaten.', scored: true });
    expect(over('defenders_of_ashur', 'lost')).toEqual({ title: 'Ashur has fallen', why: 'It was not held through six waves, so nothing scores.', scored: false });
  });
});

describe('who sits there', () => {
  beforeAll(() => addWords('web_mesopotamia'));
  const catalogue = { empires: [{ id: 'sumer', name: 'Sumerians' }, { id: 'akkad', name: 'Akkadians' }] } as unknown as Catalogue;
  const label = (mode: string, seat: number) => seatLabel(seat, { mode, seats: [{ empire: 'sumer', automated: false }, { empire: 'akkad', automated: true }] } as unknown as View, catalogue);
  it('is an empire, the automaton of a duel too', () => {
    expect([0, 1].map((seat) => label('empires', seat))).toEqual(['Sumerians', 'Akkadians']);
  });
  it('is the enemy where there is one', () => {
    expect([0, 1].map((seat) => label('siege_of_ur', seat))).toEqual(['Sumerians', 'Enemy']);
  });
});
