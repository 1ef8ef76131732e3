import { describe, expect, it } from 'vitest';
import { cardPlace } from './card_place';

const frame = { width: 600, height: 500 };
const card = { width: 200, height: 80 };

describe('the card beside a space', () => {
  it('is below where nothing speaks against it', () => expect(cardPlace({ x: 300, y: 200 }, 26, card, frame, []).side).toBe('below'));
  it('stays inside the frame', () => {
    expect(cardPlace({ x: 300, y: 480 }, 26, card, frame, []).side).toBe('above');
    expect(cardPlace({ x: 10, y: 200 }, 26, card, frame, []).left).toBe(4);
  });
  it('covers as few of the spaces in question as possible', () => {
    const open = [{ x: 280, y: 280 }, { x: 320, y: 280 }, { x: 300, y: 130 }];
    expect(cardPlace({ x: 300, y: 200 }, 26, card, frame, open).side).toBe('right');
    expect(cardPlace({ x: 300, y: 200 }, 26, card, frame, [...open, { x: 380, y: 200 }]).side).toBe('left');
  });
});
