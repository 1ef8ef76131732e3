// Names of pieces and players in the reader's language, from the catalogue.
import type { BoardProps } from './props';
import { dynastyOf, type Catalogue, type Colour, type LeaderKind, type View } from './model';

export { capital } from '../capital';

const found = (list: readonly { readonly id: string; readonly name: string }[], id: string): string => list.find((one) => one.id === id)?.name ?? id;

export const colourName = ({ colours }: Catalogue, colour: Colour): string => found(colours, colour);
export const tileName = ({ colours }: Catalogue, colour: Colour): string => colours.find((one) => one.id === colour)?.tile.name ?? colour;
export const leaderName = ({ colours }: Catalogue, kind: LeaderKind): string => found(colours.map((one) => one.leader), kind);
export const monumentName = ({ monuments }: Catalogue, id: string): string => found(monuments, id);
export const buildingName = ({ colours }: Catalogue, id: string): string => found(colours.map((one) => one.building), id);
export const dynastyName = ({ dynasties }: Catalogue, view: View, seat: number): string => found(dynasties, dynastyOf(view, seat));

// "Bull", or "You (Lion)" for the reader's own seat.
export function who({ catalogue, view, you, t }: BoardProps, seat: number): string {
  const name = dynastyName(catalogue, view, seat);
  return you === seat ? t('web.te.you_are', { dynasty: name }) : name;
}
