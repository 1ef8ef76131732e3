// A card beside what it is about, over a map.
import type { Point } from './camera';

const GAP = 12;

// Where the card goes: below, above, right or left of the space, inside the frame, over as few of the spaces in question as possible.
export function cardPlace(at: Point, radius: number, card: { readonly width: number; readonly height: number }, frame: { readonly width: number; readonly height: number }, open: readonly Point[]): { readonly side: string; readonly left: number; readonly top: number } {
  const within = (value: number, size: number, room: number) => Math.max(4, Math.min(room - size - 4, value));
  const away = radius + GAP;
  const middle = { left: within(at.x - card.width / 2, card.width, frame.width), top: within(at.y - card.height / 2, card.height, frame.height) };
  const places = [
    { side: 'below', left: middle.left, top: at.y + away },
    { side: 'above', left: middle.left, top: at.y - away - card.height },
    { side: 'right', left: at.x + away, top: middle.top },
    { side: 'left', left: at.x - away - card.width, top: middle.top },
  ];
  const fits = places.filter(({ left, top }) => left >= 0 && top >= 0 && left + card.width <= frame.width && top + card.height <= frame.height);
  const covered = ({ left, top }: { readonly left: number; readonly top: number }) =>
    open.filter(({ x, y }) => x > left - radius / 2 && x < left + card.width + radius / 2 && y > top - radius / 2 && y < top + card.height + radius / 2).length;
  const [first = places[0] as (typeof places)[number], ...others] = fits;
  return others.reduce((best, place) => (covered(place) < covered(best) ? place : best), first);
}
