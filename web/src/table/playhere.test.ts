import { expect, test } from 'vitest';
import { besideBox } from './PlayHere';

const room = { width: 1000, height: 600 };
const own = { width: 100, height: 40 };

test('a small thing has the button beside it, at its right, or at its left where there is no room', () => {
  expect(besideBox({ left: 300, right: 350, top: 200, bottom: 250 }, own, room)).toEqual({ left: 356, top: 205 });
  expect(besideBox({ left: 920, right: 970, top: 200, bottom: 250 }, own, room)).toEqual({ left: 814, top: 205 });
});
test('a card has it in its lower right corner, inside of the window', () => {
  expect(besideBox({ left: 300, right: 600, top: 200, bottom: 400 }, own, room)).toEqual({ left: 494, top: 354 });
  expect(besideBox({ left: 300, right: 600, top: 500, bottom: 700 }, own, room)).toEqual({ left: 494, top: 554 });
});
test('a narrow card has it hanging from its edge', () => {
  expect(besideBox({ left: 300, right: 460, top: 200, bottom: 400 }, own, room)).toEqual({ left: 354, top: 388 });
});
test('a line has it at its right, or above it', () => {
  expect(besideBox({ left: 300, right: 600, top: 200, bottom: 240 }, own, room)).toEqual({ left: 606, top: 200 });
  expect(besideBox({ left: 700, right: 990, top: 200, bottom: 240 }, own, room)).toEqual({ left: 890, top: 154 });
});
