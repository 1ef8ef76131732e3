import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../protocol/messages';
import { asText, beforeLastTurn, filtered, turnsOf, withoutTakenBack, type LogReader } from './log';

const entry = (n: number, kind: string, seat?: number, move = n): EventEntry => ({ n, move, text: `${kind} ${n}`, event: { kind, ...(seat === undefined ? {} : { seat }) } });
const reader: LogReader = {
  startsTurn: ({ event }) => event.kind === 'turn_began',
  title: (n, entries) => `Turn ${n} of ${String(entries[0]?.event['seat'])}`,
  isConflict: ({ event }) => event.kind === 'war',
  isPoints: ({ event }) => event.kind === 'point',
};
const log = [entry(1, 'turn_began', 0), entry(2, 'tile', 0), entry(3, 'point', 1, 2), entry(4, 'turn_began', 1, 3), entry(5, 'war', 1, 4)];
const turns = turnsOf(log, reader, (n) => `${n}.`);

describe('the log', () => {
  it('is grouped by turn', () => {
    expect(turns.map((turn) => [turn.title, turn.entries.length])).toEqual([['Turn 1 of 0', 3], ['Turn 2 of 1', 2]]);
  });
  it('ends turns where the game says so', () => {
    const ends: LogReader = { endsTurn: ({ event }) => event.kind === 'tile' };
    expect(turnsOf(log, ends, (n) => `${n}.`).map((turn) => turn.title)).toEqual(['1.', '2.']);
  });
  it('is filtered: mine, conflicts, points', () => {
    const kinds = (filter: 'mine' | 'conflicts' | 'points') => filtered(turns, filter, reader, 1).flatMap((turn) => turn.entries.map((one) => one.event.kind));
    expect(kinds('mine')).toEqual(['point', 'turn_began', 'war']);
    expect(kinds('conflicts')).toEqual(['war']);
    expect(kinds('points')).toEqual(['point']);
  });
  it('is copied as text', () => expect(asText(turns.slice(1))).toBe('Turn 2 of 1\n  turn_began 4\n  war 5'));
  it('knows where the others began after my last move', () => {
    expect(beforeLastTurn(log, reader, 0)).toBe(2);
    expect(beforeLastTurn(log, reader, 'spectator')).toBe(4);
  });
  it('without what was taken back is what a replay tells', () => {
    const last = [entry(1, 'tile', 0, 1), entry(2, 'tile', 1, 2), entry(3, 'taken_back', 1, 1), entry(4, 'tile', 1, 2)];
    expect(withoutTakenBack(last).map(({ n }) => n)).toEqual([1, 4]);
    const first = [entry(1, 'tile', 0, 1), entry(2, 'taken_back', 0, 0)];
    expect(withoutTakenBack(first)).toEqual([]);
    // Sealed: the other's choice is carried out again, as the first move now.
    const sealed = [entry(1, 'chose', 0, 1), entry(2, 'chose', 1, 2), entry(3, 'chose', 1, 1), entry(4, 'taken_back', 0, 1), entry(5, 'chose', 0, 2)];
    expect(withoutTakenBack(sealed).map(({ n }) => n)).toEqual([3, 5]);
  });
});
