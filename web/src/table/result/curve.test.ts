import { describe, expect, it } from 'vitest';
import type { Review } from '../../protocol/messages';
import { curveOf, signed, spreadOut, wordsOfMoment } from './curve';
import { shortened } from './picture';

const event = (n: number, text: string) => ({ n, text, event: { kind: 'x' }, move: 3 });
const review: Review = {
  start: [50, 50],
  steps: [
    { move: 0, until: 2, seat: 0, cause: 'decision', chances: [40, 60] },
    { move: 1, until: 2, seat: 0, cause: 'luck', chances: [70, 30] },
    { move: 2, until: 3, seat: 1, cause: 'decision', chances: [100, 0] },
  ],
  moments: [],
  balance: [],
};

describe('the curve of chances', () => {
  it('has a point at the start and one after each step', () => {
    expect(curveOf(review).map((point) => [point.move, point.chances[0]])).toEqual([[0, 50], [2, 40], [2, 70], [3, 100]]);
  });
  it('keeps marks apart, in order and between the ends', () => {
    expect(spreadOut([10, 100, 200], 20, 0, 300)).toEqual([10, 100, 200]);
    expect(spreadOut([290, 295, 300], 20, 0, 300)).toEqual([260, 280, 300]);
    expect(spreadOut([0, 0, 0], 20, 0, 300)).toEqual([0, 20, 40]);
    expect(spreadOut([5, 5, 5], 400, 0, 100)).toEqual([0, 50, 100]);
  });
});

describe('a moment in words', () => {
  const moment = { step: 0, about: 0, from: 1, to: 2, show: 3, text: 'Build Study', events: [event(1, 'A builds.'), event(2, 'quiet'), event(3, 'B loses.')] };
  const reader = { isQuiet: (entry: { readonly text: string }) => entry.text === 'quiet', words: (text: string) => text.replace('A', 'Ann') };
  it('tells what is news', () => expect(wordsOfMoment(moment, reader, 'Ann')).toBe('Ann builds. B loses.'));
  it('tells a sealed choice by the move', () => expect(wordsOfMoment({ ...moment, events: [] }, reader, 'Ann')).toBe('Ann: Build Study'));
  it('writes a minus as it is printed', () => expect([3, 0, -12].map(signed)).toEqual(['+3', '0', '−12']));
});

describe('the picture', () => {
  const width = (text: string) => 10 * text.length;
  it('leaves out what has no room', () => {
    expect(shortened('Hammurabi', 200, width)).toBe('Hammurabi');
    expect(shortened('Hammurabi of Babylon', 100, width)).toBe('Hammurabi…');
  });
});
