import { describe, expect, it } from 'vitest';
import type { Option } from '../../protocol/messages';
import { bestWay, byMarker, hasSign } from './actions';
import type { DieView, SeatView, View } from './model';

const way = (dice: number[]): Option => ({ move: `perform explore ${dice.join(' ')}`.trim(), id: 0, text: '', picks: [{ type: 'explore' }, { dice }] });
const die = (face: string | null, on: DieView['on'] = null): DieView => ({ colour: 'white', face, on });

describe('a press on a card', () => {
  it('means dice before the marker, and a star last', () => {
    const dice = [die('a'), die('star'), die('she')];
    expect(bestWay([way([]), way([1, 2]), way([1, 3])], dice)?.move).toBe('perform explore 1 3');
    expect(bestWay([way([]), way([1, 2])], dice)?.move).toBe('perform explore 1 2');
    expect(bestWay([way([])], dice)?.move).toBe('perform explore');
    expect(bestWay([], dice)).toBe(undefined);
  });
});

describe('signs', () => {
  const seat = { seat: 0, dice: [die('a'), die('star', 'grow')] } as unknown as SeatView;
  it('are there where a free die shows them', () => {
    expect(hasSign(seat, 'a')).toBe(true);
    expect(hasSign(seat, 'she')).toBe(false);
    expect(hasSign({ ...seat, dice: [die('star')] } as SeatView, 'she')).toBe(true);
  });
  it('are not on an action that the marker powered', () => {
    const view = { turn: { seat: 0, used: ['grow', 'build'] } } as unknown as View;
    expect(byMarker(view, seat, 'build')).toBe(true);
    expect(byMarker(view, seat, 'grow')).toBe(false);
    expect(byMarker(view, seat, 'explore')).toBe(false);
  });
});
