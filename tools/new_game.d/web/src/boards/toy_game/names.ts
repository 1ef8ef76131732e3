import type { Catalogue, View } from './types.gen';

export function colourName(catalogue: Catalogue, view: View, seat: number): string {
  const colour = view.seats[seat]?.colour;
  return catalogue.colours.find(({ id }) => id === colour)?.name ?? '';
}
