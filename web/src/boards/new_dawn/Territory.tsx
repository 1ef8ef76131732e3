// What belongs to whom: a rim around each player's spaces, by colour and by line (solid, dashed, dotted, long dashes).
import { centreOf, cornersOf, DIRECTIONS, keyOf, outline, plus, turned, type Ground } from './hexes';
import { pointOf } from './Land';
import type { SpaceView, View } from './model';

const DASHES: readonly (string | undefined)[] = [undefined, '9 4', '1.5 5.5', '16 3 3 3'];
const RIM = 25.4;

// The edges between one's own spaces and all others.
export function rimOf(spaces: readonly SpaceView[], turn: number): string {
  const own = new Set(spaces.map((space) => keyOf(turned(space, turn))));
  return spaces
    .flatMap((space) => {
      const hex = turned(space, turn);
      const corners = cornersOf(centreOf(hex), RIM);
      return DIRECTIONS.flatMap((direction, k) => {
        if (own.has(keyOf(plus(hex, direction)))) return [];
        const [a, b] = [corners[k], corners[(k + 1) % 6]];
        return a && b ? [`M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`] : [];
      });
    })
    .join('');
}

export function Territories({ view, ground }: { readonly view: View; readonly ground: Ground }) {
  return (
    <g class="nd-territories">
      {view.seats.map(({ seat }) => {
        const own = view.map.spaces.filter((space) => space.seat === seat);
        if (own.length === 0) return null;
        const rim = rimOf(own, ground.turn);
        const area = own.map((space) => `M${outline(pointOf(ground, space.id), 25.6).split(' ').join('L')}z`).join('');
        return (
          <g key={seat} class={`p${seat + 1}`}>
            <clipPath id={`nd-clip-${seat}`}><path d={area} /></clipPath>
            <g clip-path={`url(#nd-clip-${seat})`}>
              <path class="nd-area" d={area} />
              <path class="nd-rim-halo" d={rim} />
              <path class="nd-rim" d={rim} stroke-dasharray={DASHES[seat]} stroke-linecap={seat === 1 ? 'butt' : 'round'} />
            </g>
          </g>
        );
      })}
    </g>
  );
}
