import { expect, it } from 'vitest';
import type { AnnouncementView, View } from './model';
import type { BoardProps } from './props';
import { announcementText } from './WindowPanel';

const catalogue = { deeds: [{ id: 'produce', name: 'produce' }], buildings: [{ id: 'bank', name: 'Bank' }] } as unknown as BoardProps['catalogue'];
const view = { seats: [{ seat: 0, cities: [{ city: 0, at: 'b2' }, { city: 1, at: 'e7' }] }] } as unknown as View;
const said = (more: object): string => announcementText({ catalogue, view }, { kind: 'city_action', seat: 0, city: 1, ...more } as AnnouncementView);

it('names the city until it has chosen what it does, then the action', () => {
  expect(said({})).toBe('e7');
  expect(said({ what: 'produce' })).toBe('produce');
  expect(said({ what: 'produce', item: { building: 'bank' }, square: 'f8' })).toBe('produce · Bank · f8');
});
