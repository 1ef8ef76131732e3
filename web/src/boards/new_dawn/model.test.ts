import { describe, expect, it } from 'vitest';
import { barbarianAt, capitalOf, caravansAt, difficultyOf, followsOf, isBuilding, isMature, layingOf, leaderName, levelOfCard, nameOf, roman, spaceOf, typeOfCard, wonderAt, wondersOf, type Catalogue, type View } from './model';
import { stageOf } from './Status';

const view = {
  question: 'culture', resolving: { card: 'culture-2', slot: 4, as_slot: 4, tokens_left: 2 },
  map: {
    spaces: [{ id: '7a', q: 0, r: 0, terrain: 'grassland', seat: 0, piece: 'capital' }, { id: '9a', q: 4, r: 0, terrain: 'hills', seat: 1, piece: 'capital' }, { id: '7b', q: 1, r: 0, terrain: 'hills', seat: 0, piece: 'city' }],
    barbarians: [{ letter: 'A', home: '3c', space: '3d' }, { letter: 'B', home: '4a' }],
    caravans: [{ seat: 0, space: '7b' }, { seat: 1, space: '7b' }], wonders: [{ wonder: 'petra', space: '7b', seat: 0 }, { wonder: 'oracle', space: '9a', seat: 1 }], tiles: [],
  },
  seats: [{ seat: 0, leader: 'rome', mature: ['7a'] }, { seat: 1, leader: 'egypt', mature: [] }],
} as unknown as View;
const catalogue = { leaders: [{ id: 'rome', name: 'Řím' }], terrains: [{ id: 'hills', name: 'kopce', difficulty: 2 }] } as unknown as Catalogue;

describe('the view', () => {
  it('is looked up by space', () => {
    expect(spaceOf(view, '7b')?.terrain).toBe('hills');
    expect(spaceOf(view, '1a')).toBe(undefined);
    expect(barbarianAt(view, '3d')?.letter).toBe('A');
    expect(barbarianAt(view, '4a')).toBe(undefined); // only its home
    expect(caravansAt(view, '7b')).toEqual([0, 1]);
    expect(wonderAt(view, '7b')).toBe('petra');
    expect(isMature(view, '7a')).toBe(true);
    expect(isMature(view, '7b')).toBe(false);
  });
  it('is looked up by seat', () => {
    expect(capitalOf(view, 1)?.id).toBe('9a');
    expect(wondersOf(view, 1)).toEqual(['oracle']);
    expect(leaderName(catalogue, view, 0)).toBe('Řím');
  });
  it('tells where the turn stands', () => {
    expect(stageOf(view)).toBe('resolve');
    expect(stageOf({ ...view, question: 'focus_card' })).toBe('choose');
    expect(stageOf({ ...view, question: 'after_reset' })).toBe('reset');
    const { resolving: _, ...before } = view;
    expect(stageOf({ ...before, question: 'start_of_turn' })).toBe('start');
    expect(isBuilding(view)).toBe(false);
    expect(isBuilding({ ...view, unlaid: [] })).toBe(true);
  });
});

describe('names', () => {
  it('come from the catalogue, and what it does not know stays as it is', () => {
    expect(nameOf(catalogue.terrains, 'hills')).toBe('kopce');
    expect(nameOf(catalogue.terrains, 'moon')).toBe('moon');
    expect(difficultyOf(catalogue, 'hills')).toBe(2);
  });
  it('of cards hold type and level', () => {
    expect([typeOfCard('military-3'), levelOfCard('military-3'), roman(levelOfCard('military-3'))]).toEqual(['military', 3, 'III']);
  });
});

describe('the decision', () => {
  it('may say more than its options', () => {
    const asked = { seat: 0, kind: 'place', prompt: '', rule: '', options: [] } as const;
    expect(layingOf({ ...asked, laying: { tile: 6, way: 7 } })).toEqual({ tile: 6, way: 7 });
    expect(layingOf(asked)).toBe(null);
    expect(followsOf(undefined)).toEqual({});
  });
});
