import { describe, expect, it } from 'vitest';
import { t } from './i18n';
import { levelBeside, seatOwner, sitterName, sitterTitle } from './sitter';

describe('who sits in a seat', () => {
  it('is called by name, a computer player with its level beside it', () => {
    const computer = { kind: 'computer', level: 'strong', name: 'Hammurabi' } as const;
    expect(sitterName(computer, 1)).toBe('Hammurabi');
    expect(levelBeside(computer)).not.toBe('');
    expect(sitterTitle(computer, 1)).toBe(`Hammurabi (${levelBeside(computer)})`);
    expect(sitterTitle({ kind: 'person', name: 'Ann' }, 0)).toBe('Ann');
  });

  it('is marked as a guest who has no account, also when a computer player stands in', () => {
    const marked = t('web.seat.as_guest', { name: 'Ann' });
    expect(marked).not.toBe('Ann');
    expect(sitterName({ kind: 'person', name: 'Ann', guest: true }, 0)).toBe(marked);
    expect(seatOwner({ kind: 'computer', level: 'greedy', stands_in_for: 'Ann', guest: true })).toBe(marked);
    for (const name of ['Guest 1a2b', '']) // says so itself, or has none
      expect(sitterName({ kind: 'person', name, guest: true }, 0)).toBe(sitterName({ kind: 'person', name }, 0));
  });

  it('has no level beside the name where the name says that it stands in, or where there is none', () => {
    expect(levelBeside({ kind: 'computer', level: 'player', stands_in_for: 'Ann' })).toBe('');
    expect(levelBeside({ kind: 'computer', level: 'player' })).toBe('');
    expect(levelBeside(undefined)).toBe('');
  });
});
