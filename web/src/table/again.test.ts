import { describe, expect, it } from 'vitest';
import type { About } from '../protocol/server';
import { tableAgain } from './again';

const about: About = {
  table: 'a', game: 'chess', rules: 'ch-1', options: { players: 3 }, phase: 'over', acts: 40, you: 0, host: true, listed: false, commitment: '', time: 0, wishes: [],
  clock: { kind: 'slow', limit: 86_400 },
  seats: [{ kind: 'person', name: 'Ann' }, { kind: 'computer', level: 'strong' }, { kind: 'computer', level: 'friendly', stands_in_for: 'Bob' }],
};

describe('the same game once more', () => {
  it('keeps game, options, pace and computer players, and leaves seats for people', () => {
    expect(tableAgain(about)).toEqual({ game: 'chess', options: { players: 3 }, clock: { kind: 'slow', limit: 86_400 }, seats: ['strong', 'open', 'open'] });
  });
});
