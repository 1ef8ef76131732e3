import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce, assertive, polite } from './announce';

describe('announcements', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  it('are merged within half a second', () => {
    announce('Bull places a temple.');
    announce('Lion gets a point.');
    expect(polite.value).toBe('');
    vi.advanceTimersByTime(500);
    expect(polite.value).toBe('Bull places a temple. Lion gets a point.');
  });
  it('are urgent when one of them is', () => {
    announce('Bull ends.');
    announce('Your turn.', true);
    vi.advanceTimersByTime(500);
    expect(assertive.value).toBe('Bull ends. Your turn.');
    expect(polite.value).toBe('');
  });
});
