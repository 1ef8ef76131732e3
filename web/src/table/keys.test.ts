import { describe, expect, it } from 'vitest';
import { commandOf } from './keys';

const press = (key: string, inside = '', more: object = {}) => ({
  key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false,
  target: { closest: (selector: string) => (inside && selector.includes(inside) ? {} : null) } as unknown as EventTarget,
  ...more,
});

describe('keys', () => {
  it('are commands', () => {
    expect(commandOf(press('o'), true)).toBe('options');
    expect(commandOf(press('['), true)).toBe('earlier');
    expect(commandOf(press('x'), true)).toBeNull();
  });
  it('do nothing while somebody types, with Ctrl, or after a board has taken them', () => {
    expect(commandOf(press('o', 'textarea'), true)).toBeNull();
    expect(commandOf(press('o', '', { ctrlKey: true }), true)).toBeNull();
    expect(commandOf(press('o', '', { defaultPrevented: true }), true)).toBeNull();
  });
  it('leave Enter to what has the focus', () => {
    expect(commandOf(press('Enter', 'button'), true)).toBeNull();
    expect(commandOf(press('Enter'), true)).toBe('confirm');
  });
  it('can be turned off, except for the way back', () => {
    expect(commandOf(press('o'), false)).toBeNull();
    expect(commandOf(press('Escape'), false)).toBe('back');
  });
});
