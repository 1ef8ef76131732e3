import { describe, expect, it } from 'vitest';
import type { EventEntry } from '../../protocol/messages';
import { lastTurnOf } from './events';

let n = 0;
const entry = (kind: string, more: object): EventEntry => ({ n: ++n, text: '', event: { kind, ...more } });

describe("an automaton's last turn", () => {
  const log = [
    entry('turn_began', { seat: 1 }), entry('gained', { seat: 1, goods: { bone: 1 } }), entry('turn_ended', { seat: 1 }),
    entry('turn_began', { seat: 0 }), entry('turn_ended', { seat: 0 }),
    entry('turn_began', { seat: 1 }), entry('action_card_drawn', { seat: 1, action: 'grow' }), entry('strategy_used', { seat: 1, card: 'SC9', slot: 1 }), entry('turn_ended', { seat: 1 }), entry('battles_began', { seat: 1 }),
  ];
  it('is what happened between its beginning and its end', () => expect(lastTurnOf(log, 1).map(({ event }) => event.kind)).toEqual(['action_card_drawn', 'strategy_used']));
  it('is nothing before it has had one', () => expect(lastTurnOf(log, 2)).toEqual([]));
});
