import { describe, expect, it } from 'vitest';
import { clockText, leftOf } from './clock';

describe('clocks', () => {
  it('run only for those who are asked, and not below nothing', () => {
    expect(leftOf({ left: 5000, running: true }, 1000, 3000)).toBe(3000);
    expect(leftOf({ left: 5000, running: false }, 1000, 3000)).toBe(5000);
    expect(leftOf({ left: 500, running: true }, 1000, 3000)).toBe(0);
  });
  it('are written as people write them', () => {
    expect(clockText(1_078_000)).toBe('17:58');
    expect(clockText(3_729_000)).toBe('1:02:09');
    expect(clockText(0)).toBe('0:00');
  });
});
