import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from './i18n';
import { spanText } from './time';

describe('spans of time', () => {
  beforeAll(() => speak('en'));
  it('says the units that matter', () => {
    expect(spanText(30 * 3600_000)).toBe('1 d 6 h');
    expect(spanText(41 * 60_000 + 59_000)).toBe('41 min');
    expect(spanText(2 * 3600_000)).toBe('2 h');
    expect(spanText(2 * 3600_000 + 5 * 60_000)).toBe('2 h 5 min');
    expect(spanText(48 * 3600_000 + 5 * 60_000)).toBe('2 d');
  });
  it('has a word for what is nearly over', () => {
    expect(spanText(59_000)).toBe('less than a minute');
    expect(spanText(-5)).toBe('less than a minute');
  });
});
