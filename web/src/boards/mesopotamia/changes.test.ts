import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../../protocol/messages';
import { changedPlaces, walksIn } from './changes';

const moved = (n: number, from: string, area: string, unit = 'archer'): EventEntry => ({ n, text: '', event: { kind: 'unit_moved', seat: 1, unit, from, area, rams: 0 } });

describe('what the map shows of the news', () => {
  it('is where a piece arrived, not what it passed', () => {
    expect(changedPlaces([moved(1, 'ur', 'kish'), moved(2, 'kish', 'larsa')])).toEqual(['larsa']);
    expect(changedPlaces([{ n: 1, text: '', event: { kind: 'ship_placed', seat: 0, segment: 's1' } }])).toEqual(['s1']);
  });
  it('is one way for steps that follow each other, and two for two pieces', () => {
    expect(walksIn([moved(1, 'ur', 'kish'), moved(2, 'kish', 'larsa')]).map((walk) => walk.way)).toEqual([['ur', 'kish', 'larsa']]);
    expect(walksIn([moved(1, 'ur', 'kish'), moved(2, 'kish', 'larsa', 'rider')])).toHaveLength(2);
  });
});
