import { describe, expect, it } from 'vitest';
import { DEFAULTS, readSettings } from './settings';

describe('settings', () => {
  it('takes what it knows', () => {
    expect(readSettings({ theme: 'dark', text: 1.3, sounds: true, level: 'master' })).toEqual({ ...DEFAULTS, theme: 'dark', text: 1.3, sounds: true, level: 'master' });
  });
  it('counts anything odd as the default', () => {
    for (const odd of [undefined, null, 7, 'dark', [], { theme: 'pink', text: 40, sounds: 'yes', lang: { toString: 'en' }, more: 1 }])
      expect(readSettings(odd)).toEqual(DEFAULTS);
  });
});
