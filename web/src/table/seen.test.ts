import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../protocol/messages';
import { changesSince } from './seen';

const entry = (n: number, seat: number, kind = 'tile'): EventEntry => ({ n, move: n, text: '', event: { kind, seat } });
const log = [entry(1, 0), entry(2, 1), entry(3, 1, 'chose'), entry(4, 2), entry(5, 0)];
const reader = { isQuiet: ({ event }: EventEntry) => event.kind === 'chose' };
const hour = 3_600_000;

describe('what changed', () => {
  it('is what others did since the last visit', () => expect(changesSince(log, { event: 1, at: 0 }, 0, reader, hour).map((one) => one.n)).toEqual([2, 4]));
  it('is nothing at a first visit, or after a short absence', () => {
    expect(changesSince(log, null, 0, reader, hour)).toEqual([]);
    expect(changesSince(log, { event: 1, at: hour - 1000 }, 0, reader, hour)).toEqual([]);
  });
});
