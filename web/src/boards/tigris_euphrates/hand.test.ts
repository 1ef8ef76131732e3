import { describe, expect, it } from 'vitest';
import { countTiles, raised } from './hand';
import type { Colour } from './model';

const hand: readonly Colour[] = ['black', 'red', 'red', 'red', 'green'];

describe('lifted tiles', () => {
  it('are those that were touched', () => {
    expect([...raised(hand, { red: 1 }, [3])]).toEqual([3]);
  });
  it('are the first ones where none was touched', () => {
    expect([...raised(hand, { red: 2, green: 1 }, [])]).toEqual([1, 2, 4]);
  });
  it('fill up to the wanted number', () => {
    expect([...raised(hand, { red: 2 }, [3])]).toEqual([3, 1]);
  });
  it('are never more than wanted, nor twice, nor places without a tile', () => {
    expect([...raised(hand, { red: 1 }, [3, 3, 2, 9])]).toEqual([3]);
    expect(raised(hand, {}, [0, 1]).size).toBe(0);
  });
  it('are counted by colour', () => {
    expect(countTiles(hand, [0, 2, 3, 7])).toEqual({ black: 1, red: 2, blue: 0, green: 0 });
  });
});
