// A monument of two colours over four spaces (104 units), a civilization building on a tile, and the treasures.
import { TILE_OF, type Colour } from './model';

export function MonumentFace({ colours }: { readonly colours: readonly [Colour, Colour] }) {
  const [left, right] = colours;
  return (
    <g class="te-monument">
      <path class="te-mon-halo" d="M42 6H62V22H75V46H88V72H98V98H6V72H16V46H29V22H42Z" />
      <path class={`te-mon-half te-${left}`} d="M52 6H42V22H29V46H16V72H6V98H52Z" />
      <path class={`te-mon-half te-${right}`} d="M52 6H62V22H75V46H88V72H98V98H52Z" />
      <path class="te-mon-glaze" d="M33 42V26H44M20 68V50H40M10 94V76H36M71 42V26H60M84 68V50H64M94 94V76H68" />
      <path class="te-stair" d="M47 22h10l5 76H42z" />
      <path class="te-step" d="M46.5 32h11M46 42h12M45.4 52h13.2M44.7 62h14.6M44 72h16M43.4 82h17.2M42.7 91h18.6" />
      <rect class="te-stair" x="46" y="9" width="12" height="13" />
      <path class="te-door" d="M50 22v-6a2 2 0 0 1 4 0v6z" />
      <use class="te-glyph" href={`#te-${TILE_OF[left]}`} x="15" y="77" width="18" height="18" />
      <use class="te-glyph" href={`#te-${TILE_OF[right]}`} x="71" y="77" width="18" height="18" />
    </g>
  );
}

export function MonumentIcon({ colours, size = 54 }: { readonly colours: readonly [Colour, Colour]; readonly size?: number }) {
  return (
    <svg class="te-icon" width={size} height={size} viewBox="2 2 100 100" aria-hidden="true">
      <MonumentFace colours={colours} />
    </svg>
  );
}

// It stands on a tile and leaves the tile's glyph visible behind its lower edge.
export function BuildingFace({ id }: { readonly id: string }) {
  return (
    <g class="te-building">
      <path class="te-building-plate" d="M7 2h38v34l-4 5H11l-4-5z" />
      <use class="te-building-glyph" href={`#te-${id}`} x="12" y="5" width="28" height="28" />
    </g>
  );
}

export function BuildingIcon({ id, size = 40 }: { readonly id: string; readonly size?: number }) {
  return (
    <svg class="te-icon" width={size} height={size} viewBox="4 0 44 44" aria-hidden="true">
      <BuildingFace id={id} />
    </svg>
  );
}
