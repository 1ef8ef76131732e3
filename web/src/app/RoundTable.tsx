// The seats around the table, seen from above: mine at the bottom, the others clockwise. For the eye only; the list beside it says the same.
import { Seal } from './Icon';

export interface Place {
  readonly name: string;
  readonly open: boolean;
}

export function RoundTable({ places, bottom = 0 }: { readonly places: readonly Place[]; readonly bottom?: number }) {
  return (
    <div class="roundtable" aria-hidden="true">
      <div class="top" />
      {places.map((place, seat) => {
        const angle = Math.PI / 2 + (2 * Math.PI * (seat - bottom)) / places.length;
        const right = Math.cos(angle) > 0.3;
        const left = Math.cos(angle) < -0.3;
        return (
          <span key={seat} class={`place ${place.open ? 'is-open' : ''} ${right ? 'right' : left ? 'left' : ''}`} style={{ left: `${50 + 31 * Math.cos(angle)}%`, top: `${50 + 40 * Math.sin(angle)}%` }}>
            <Seal seat={seat} size={34} />
            <span>{place.name}</span>
          </span>
        );
      })}
    </div>
  );
}
