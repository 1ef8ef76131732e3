import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../../protocol/messages';
import { composeMove } from '../../table/compose';
import type { BoardProps } from './props';
import { boardSummary, bringsOf, destinationName, followsTexts, percent, spaceLines, spaceText, spaceTitle } from './describe';

const catalogue = {
  terrains: [{ id: 'hills', name: 'hills', difficulty: 2 }, { id: 'natural_wonder', name: 'natural wonder', difficulty: 5 }], resources: [{ id: 'oil', name: 'oil' }], leaders: [{ id: 'rome', name: 'Rome' }, { id: 'egypt', name: 'Egypt' }],
  wonders: [{ id: 'petra', name: 'Petra' }], city_states: [{ id: 'seoul', name: 'Seoul', type: 'science', summary: 'Swap two cards.' }], types: [{ id: 'science', name: 'science' }], natural_wonders: [{ id: 'mt-everest', name: 'Mt. Everest', resource: 'oil' }], cards: [],
};
const view = {
  round: 3, active: 1,
  map: {
    spaces: [
      { id: '7a', q: 0, r: 0, terrain: 'hills', seat: 0, piece: 'capital' }, { id: '7b', q: 0, r: 0, terrain: 'hills', seat: 1, piece: 'token', reinforced: true }, { id: '7c', q: 0, r: 0, terrain: 'hills', resource: 'oil' },
      { id: '12a', q: 0, r: 0, terrain: 'hills', city_state: 'seoul', independent: true }, { id: '3a', q: 0, r: 0, terrain: 'natural_wonder', natural_wonder: 'mt-everest', natural_token: true },
    ],
    barbarians: [{ letter: 'A', home: '7c', space: '7b' }], caravans: [{ seat: 0, space: '7c' }], wonders: [{ wonder: 'petra', space: '7a', seat: 0 }], tiles: [],
  },
  seats: [{ seat: 0, leader: 'rome', mature: ['7a'], tech: 4, row: [] }, { seat: 1, leader: 'egypt', mature: [], tech: 2, row: [] }],
};
const decision: Decision = { seat: 0, kind: 'place', step: 'culture', prompt: '', rule: '', options: [], unavailable: [{ space: '12a', rule: 'ND-7.4', why: 'Something is there.' }] };
const t = (key: string, args: Readonly<Record<string, string | number>> = {}) => `${key.replace('web.nd.', '')}(${Object.values(args).join(', ')})`;
const props = { view, catalogue, t, you: 0, compose: composeMove(signal(decision)) } as unknown as BoardProps;

describe('a space in words', () => {
  it('says what it is', () => {
    expect(spaceTitle(props, '7a')).toBe('space.title(7a, hills, 2)');
    expect(spaceTitle(props, '3a')).toBe('space.title(3a, Mt. Everest, 5)');
  });
  it('and all that lies there', () => {
    expect(spaceLines(props, '7a')).toEqual(['space.mature_capital(you(Rome))', 'Petra']);
    expect(spaceLines(props, '7b')).toEqual(['space.reinforced(Egypt)', 'barbarian(A)']);
    expect(spaceLines(props, '7c')).toEqual(['space.caravan(you(Rome))', 'space.resource(oil)', 'space.camp(A)']);
    expect(spaceLines(props, '12a')).toEqual(['space.state(Seoul, science)', 'Swap two cards.']);
    expect(spaceLines(props, '3a')).toEqual(['space.resource(oil)']);
  });
  it('with what can be done there, or why not', () => {
    const option = { move: 'place 7c', id: 0, text: 'Place a token', picks: [], follows: { resource: 'oil' } };
    expect(spaceText(props, '7c', [option])).toContain('Space.possible(Place a token). Follows.resource(oil)');
    expect(spaceText(props, '12a', undefined)).toContain('Space.refused(Something is there.)');
  });
});

describe('what follows', () => {
  it('is told as far as it is known', () => {
    expect(followsTexts(props, { attack: 8, defence: 9, wins_of_36: 10 })).toEqual(['follows.attack(8, 9, 28 %)']);
    expect(followsTexts(props, { reach: ['7c', '12a'], destinations: ['12a'] })).toEqual(['follows.reach(2)', 'follows.destinations(Seoul)']);
    expect(followsTexts(props, {})).toEqual([]);
    const wonder = { move: 'wonder petra', id: 0, text: '', picks: [], follows: { cost: 8 } };
    expect(bringsOf({ ...props, t: () => 'It costs you 8' }, wonder, null)).toEqual(['it costs you 8']);
    expect(percent(36)).toBe('100 %');
    expect(destinationName(props, '7b')).toBe('space.city_of(Egypt, 7b)');
  });
});

describe('the whole board', () => {
  it('is told seat by seat, with barbarians and city-states', () => {
    const lines = boardSummary(props);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toBe('summary.round(3, Egypt)');
    expect(lines[3]).toBe('summary.barbarians(A 7b)');
    expect(lines[4]).toBe('summary.states(Seoul 12a)');
  });
});
