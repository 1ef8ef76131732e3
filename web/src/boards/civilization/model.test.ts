import { describe, expect, it } from 'vitest';
import type { Option } from '../../protocol/messages';
import { cityAt, partsOf, stacksOf, targetOf, type View } from './model';

const seat = (n: number, more: object) => ({ seat: n, cities: [], armies: [], scouts: [], ...more });
const view = {
  seats: [
    seat(0, { cities: [{ city: 0, at: 'b2', capital: true }], armies: [{ figure: 0, at: 'c3' }, { figure: 1, at: 'c3', moved: true }, { figure: 6, at: 'd4', white: true, moved: true }], scouts: [{ figure: 0, at: 'c3' }] }),
    seat(1, { cities: [{ city: 0, at: 'o15' }] }),
  ],
} as unknown as View;

describe('the view', () => {
  it('knows who has a city where', () => {
    expect(cityAt(view, 'b2')?.seat).toBe(0);
    expect(cityAt(view, 'c3')).toBeUndefined();
  });
  it('gathers figures that share a square', () => {
    expect(stacksOf(view)).toEqual([
      { at: 'c3', seat: 0, armies: 2, scouts: 1, white: false, moved: false },
      { at: 'd4', seat: 0, armies: 1, scouts: 0, white: true, moved: true },
    ]);
  });
});

describe('moves', () => {
  it('have a verb and what it names', () => {
    expect(partsOf('fight infantry 2')).toEqual(['fight', 'infantry 2']);
    expect(partsOf('produce')).toEqual(['produce', '']);
  });
  it('mean a square of the map where they have one', () => {
    const option = (...picks: object[]) => ({ picks }) as unknown as Option;
    expect(targetOf(option({ action: 'explore' }, { square: 'e7' }))).toBe('e7');
    expect(targetOf(option({ city: 0 }))).toBeNull();
  });
});
