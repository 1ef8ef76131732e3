import { describe, expect, it } from 'vitest';
import en from '../../../../locale/en/web_mesopotamia.json';
import { gardensNote } from './Gardens';

describe('the Hanging Gardens', () => {
  it('are said to end the game only where they do', () => {
    const notes = (['empires', 'siege_of_ur', 'defenders_of_ashur'] as const).map((mode) => (en as Record<string, string>)[gardensNote(mode)]);
    expect(notes.map((note) => note?.includes('ends the game'))).toEqual([true, false, false]);
  });
});
