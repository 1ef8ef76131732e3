import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../../protocol/messages';
import { turnsOf } from '../../table/log';
import type { Catalogue, View } from './model';
import { reader } from './reader';

const view = { seats: [{ empire: 'sumer' }, { empire: 'elam' }] } as unknown as View;
const catalogue = { empires: [{ id: 'sumer', name: 'Sumerians' }, { id: 'elam', name: 'Elamites' }] } as unknown as Catalogue;
const read = reader(view, catalogue, (seat) => ['Enki', ''][seat] ?? '');
let n = 0;
const entry = (kind: string, seat?: number | string): EventEntry => ({ n: ++n, text: kind, event: { kind, ...(seat === undefined ? {} : { seat }) } });

describe('the log', () => {
  it('has a part for the set-up, each turn and the battles', () => {
    const log = [entry('role_taken', 0), entry('round_began'), entry('turn_began', 1), entry('gained', 1), entry('turn_began', 0), entry('battles_began', 1), entry('battle_began', 1)];
    const turns = turnsOf(log, read, String);
    expect(turns.map(({ entries }) => entries.length)).toEqual([2, 2, 1, 2]);
    expect(turns.map(({ title }) => title)).toEqual(['set_up', 'turn', 'turn', 'battles'].map((part) => expect.stringContaining(part)));
  });
  it('knows battles, points and what is no news', () => {
    expect(read.isConflict?.(entry('duel_won', 0))).toBe(true);
    expect(read.isPoints?.(entry('gardens_built', 0))).toBe(true);
    expect(read.isQuiet?.(entry('card_drawn', 0))).toBe(true);
    expect(read.isQuiet?.(entry('event_revealed', 0))).toBe(false);
  });
  it('gives a tribe to nobody', () => expect(read.seatOf?.(entry('unit_lost', 'tribe'))).toBeNull());
});
