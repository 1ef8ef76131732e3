// Names of pieces and players in the reader's language, from the catalogue.
import type { BoardProps } from '../board';
import { COLOURS, dynastyOf, type Colour, type LeaderKind, type View } from './model';

interface Named {
  readonly id: string;
  readonly name: string;
}

const found = (list: readonly Named[] | undefined, id: string): string => list?.find((one) => one.id === id)?.name ?? id;
const colourEntry = (catalogue: any, colour: Colour) => catalogue.colours?.[COLOURS.indexOf(colour)];

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const colourName = (catalogue: any, colour: Colour): string => colourEntry(catalogue, colour)?.name ?? colour;
export const tileName = (catalogue: any, colour: Colour): string => colourEntry(catalogue, colour)?.tile.name ?? colour;
export const leaderName = (catalogue: any, kind: LeaderKind): string =>
  catalogue.colours?.find((one: { leader: Named }) => one.leader.id === kind)?.leader.name ?? kind;
export const monumentName = (catalogue: any, id: string): string => found(catalogue.monuments, id);
export const buildingName = (catalogue: any, id: string): string =>
  catalogue.colours?.find((one: { building: Named }) => one.building.id === id)?.building.name ?? id;
export const dynastyName = (catalogue: any, view: View, seat: number): string => found(catalogue.dynasties, dynastyOf(view, seat));

// "Bull", or "You (Lion)" for the reader's own seat.
export function who({ catalogue, view, you, t }: BoardProps, seat: number): string {
  const name = dynastyName(catalogue, view as View, seat);
  return you === seat ? t('web.te.you_are', { dynasty: name }) : name;
}
