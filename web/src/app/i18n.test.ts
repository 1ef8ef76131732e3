import { describe, expect, it } from 'vitest';
import { fill, pluralForm, preferredLang } from './i18n';

describe('i18n', () => {
  it('fills names and chooses plural forms', () => {
    expect(fill('en', '{n} {n#coin|coins} of {who}', { n: 1, who: 'Ann' })).toBe('1 coin of Ann');
    expect(fill('en', '{n} {n#coin|coins}', { n: 0 })).toBe('0 coins');
    expect(fill('cs', '{n} {n#mince|mince|mincí}', { n: 5 })).toBe('5 mincí');
    expect(fill('pl', '{n} {n#moneta|monety|monet}', { n: 22 })).toBe('22 monety');
    expect(fill('pl', '{n} {n#moneta|monety|monet}', { n: 12 })).toBe('12 monet');
  });
  it('leaves a gap to be seen', () => expect(fill('en', 'for {name}', {})).toBe('for {name}'));
  it('knows the forms of locale.h', () => {
    expect([0, 1, 2, 4, 5, 21, 22].map((n) => pluralForm('cs', n))).toEqual([2, 0, 1, 1, 2, 2, 2]);
    expect([0, 1, 2, 4, 5, 12, 14, 21, 22, 102, 112].map((n) => pluralForm('pl', n))).toEqual([2, 0, 1, 1, 2, 2, 2, 2, 1, 1, 2]);
  });
  it('takes the first language it knows', () => {
    expect(preferredLang(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(preferredLang(['de'])).toBe('en');
  });
});
