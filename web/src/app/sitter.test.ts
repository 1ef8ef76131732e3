import { describe, expect, it } from 'vitest';
import { levelBeside, sitterName, sitterTitle } from './sitter';

describe('who sits in a seat', () => {
  it('is called by name, a computer player with its level beside it', () => {
    const computer = { kind: 'computer', level: 'strong', name: 'Hammurabi' } as const;
    expect(sitterName(computer, 1)).toBe('Hammurabi');
    expect(levelBeside(computer)).not.toBe('');
    expect(sitterTitle(computer, 1)).toBe(`Hammurabi (${levelBeside(computer)})`);
    expect(sitterTitle({ kind: 'person', name: 'Ann' }, 0)).toBe('Ann');
  });

  it('has no level beside the name where the name says that it stands in, or where there is none', () => {
    expect(levelBeside({ kind: 'computer', level: 'player', stands_in_for: 'Ann' })).toBe('');
    expect(levelBeside({ kind: 'computer', level: 'player' })).toBe('');
    expect(levelBeside(undefined)).toBe('');
  });
});
