import { expect, test } from 'vitest';
import { colourName } from './names';
import type { Catalogue, View } from './types.gen';

const catalogue = { colours: [{ id: 'red', name: 'Red' }, { id: 'blue', name: 'Blue' }] } as unknown as Catalogue;
const view = { seats: [{ colour: 'blue' }] } as unknown as View;

test('a seat goes by its colour', () => {
  expect(colourName(catalogue, view, 0)).toBe('Blue');
  expect(colourName(catalogue, view, 7)).toBe('');
});
