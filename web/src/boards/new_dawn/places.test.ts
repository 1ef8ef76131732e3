import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Decision, Option } from '../../protocol/messages';
import { composeMove } from '../../table/compose';
import { refusedSpaces } from './Marks';
import { motionOf, verbOf, whyNot, type View } from './model';
import { attempt, barbarianOption, chosenSpace, lookedAt, openSpaces } from './places';

const on = (verb: string, space: string, follows = {}): Option => ({ move: `${verb} ${space}`, id: 0, text: '', picks: [{ space }], ...{ follows } });
const act = (action: string): Option => ({ move: action, id: 0, text: '', picks: [{ action }] });
const asked = (step: string, options: Option[], more: Partial<Decision> = {}) =>
  composeMove(signal<Decision | null>({ seat: 0, kind: 'place', step, prompt: '', rule: 'ND-7.1', options, ...more }));
const view = {
  map: {
    spaces: [
      { id: '7a', q: 0, r: 0, terrain: 'grassland', seat: 0, piece: 'capital' }, { id: '7b', q: 1, r: 0, terrain: 'hills', seat: 0, piece: 'token' }, { id: '7c', q: 0, r: 1, terrain: 'mountains' },
      { id: '7d', q: -1, r: 1, terrain: 'water' }, { id: '9a', q: 3, r: 0, terrain: 'forest', seat: 1, piece: 'capital' },
    ],
    barbarians: [{ letter: 'A', home: '7c', space: '7c' }, { letter: 'B', home: '9a' }], caravans: [], wonders: [], tiles: [],
  },
} as unknown as View;

describe('spaces that can be chosen', () => {
  it('are those of the options', () => {
    const compose = asked('military', [on('attack', '9a', { wins_of_36: 15 }), on('fight', '7c'), on('attack', '7c'), act('stop')]);
    expect([...openSpaces(compose).keys()]).toEqual(['9a', '7c']);
    expect(openSpaces(compose).get('7c')?.map(verbOf)).toEqual(['fight', 'attack']);
    expect(lookedAt(compose, '9a')?.move).toBe('attack 9a');
    expect(lookedAt(compose, '7c')).toBe(null); // two things could be meant
  });
  it('are chosen, and looked at while nothing else is', () => {
    const compose = asked('culture', [on('place', '7c'), act('stop')]);
    expect(lookedAt(compose, null)).toBe(null);
    compose.choose({ space: '7c' });
    expect(chosenSpace(compose)).toBe('7c');
    expect(lookedAt(compose, null)?.move).toBe('place 7c');
  });
  it('let a barbarian be chosen where it stands', () => {
    const compose = asked('seoul_barbarian', [{ move: 'barbarian A', id: 0, text: '', picks: [{ barbarian: 'A' }] }]);
    expect(barbarianOption(view, compose, '7c')?.move).toBe('barbarian A');
    expect(barbarianOption(view, compose, '9a')).toBe(undefined);
  });
});

describe('what somebody tries', () => {
  it('is written as the engine writes it', () => {
    expect(attempt(view, asked('culture', [act('stop')]), '7d')).toBe('place 7d');
    expect(attempt(view, asked('military', [act('stop')]), '7b')).toBe('reinforce 7b');
    expect(attempt(view, asked('military', [act('stop')]), '7c')).toBe('fight 7c');
    expect(attempt(view, asked('military', [act('stop')]), '9a')).toBe('attack 9a');
    expect(attempt(view, asked('caravans', [act('stop')]), '7a')).toBe('start 7a');
    expect(attempt(view, asked('caravans', [act('stop')]), '7c')).toBe('caravan 7c');
    expect(attempt(view, asked('culture', [on('move', '7b')]), '7b')).toBe('move 7b');
    expect(attempt(view, asked('focus_card', [act('stop')]), '7b')).toBe(null);
  });
  it('and what refuses it is drawn, but not on water or under one\'s own pieces', () => {
    const unavailable = ['7b', '7c', '7d'].map((space) => ({ space, rule: 'ND-7.3', why: 'no' }));
    expect(refusedSpaces(view, asked('culture', [act('stop')], { unavailable })).map((one) => one.id)).toEqual(['7c']);
    expect(refusedSpaces(view, asked('industry', [act('stop')], { unavailable }))).toEqual([]);
    expect(whyNot(asked('culture', [act('stop')], { unavailable }), 'space', '7d')).toBe('no');
  });
});

describe('a caravan on its way', () => {
  it('is told by the decision', () => {
    const caravan = { space: '7b', steps_left: 2, reach: ['7c'], destinations: [], routes: { '7c': ['7c'] } };
    expect(motionOf(asked('caravan_step', [on('step', '7c')], { caravan }).decision.value)?.steps_left).toBe(2);
    expect(motionOf(asked('culture', []).decision.value)).toBe(null);
  });
});
