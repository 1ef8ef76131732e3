import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyIn, keyOf } from './invitation';

const KEY = 'abcd2345efgh6789';
const at = (pathname: string, search = '') => ({ pathname, search });
const stored = new Map<string, string>();

describe('the key of an invitation link', () => {
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) });
  });
  it('is found in a link, and is nothing else', () => {
    expect(keyIn(`https://games.example/t/abcd2345?key=${KEY}`)).toBe(KEY);
    expect(keyIn(`?lang=cs&key=${KEY}`)).toBe(KEY);
    for (const none of ['', '?key=', '?key=short', `?key=${KEY}x`, '?key=<script>alert(1)']) expect(keyIn(none)).toBe('');
  });
  it('is known again at its table, without the link', () => {
    expect(keyOf('abcd2345', at('/t/abcd2345'))).toBe('');
    expect(keyOf('abcd2345', at('/t/abcd2345', `?key=${KEY}`))).toBe(KEY);
    expect(keyOf('abcd2345', at('/t/abcd2345/replay'))).toBe(KEY);
    expect(keyOf('abcd2345', at('/games'))).toBe(KEY);
    expect(keyOf('wxyz2345', at('/t/wxyz2345'))).toBe('');
  });
  it('belongs to the table of the address only', () => {
    expect(keyOf('wxyz2345', at('/t/abcd2345', `?key=${KEY}`))).toBe('');
  });
  it('is replaced by a newer one', () => {
    keyOf('abcd2345', at('/t/abcd2345', `?key=${KEY}`));
    const newer = KEY.replace('a', 'z');
    expect(keyOf('abcd2345', at('/t/abcd2345', `?key=${newer}`))).toBe(newer);
    expect(keyOf('abcd2345', at('/t/abcd2345'))).toBe(newer);
  });
  it('is no key where something else was stored', () => {
    stored.set('ziggurat.invitations', JSON.stringify({ abcd2345: 7, wxyz2345: '../..' }));
    expect(keyOf('abcd2345', at('/'))).toBe('');
    expect(keyOf('wxyz2345', at('/'))).toBe('');
  });
});
