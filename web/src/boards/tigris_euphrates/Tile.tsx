// A tile: glazed brick with colour and glyph, on a square of 52 units; and what lies face down or in ruins.
import { TILE_OF, type Colour } from './model';

export function TileFace({ colour, extra = '' }: { readonly colour: Colour; readonly extra?: string }) {
  return (
    <g class={`te-tile te-${colour} ${extra}`}>
      <rect class="te-tile-halo" x="3.5" y="3.5" width="45" height="45" rx="8" />
      <rect class="te-tile-body" x="4" y="4" width="44" height="44" rx="7" />
      <rect class="te-tile-bevel" x="7.5" y="7.5" width="37" height="37" rx="4.5" />
      <use class="te-glyph" href={`#te-${TILE_OF[colour]}`} x="13" y="13" width="26" height="26" />
    </g>
  );
}

export function TileBack() {
  return (
    <g class="te-back">
      <rect class="te-tile-body" x="2" y="2" width="48" height="48" rx="5" />
      <rect x="2" y="2" width="48" height="48" rx="5" fill="url(#te-reed-back)" />
    </g>
  );
}

export function CatastropheFace() {
  return <use href="#te-catastrophe" x="4" y="4" width="44" height="44" />;
}

export function TileIcon({ colour, size = 42 }: { readonly colour: Colour; readonly size?: number }) {
  return (
    <svg class="te-icon" width={size} height={size} viewBox="2 2 48 48" aria-hidden="true">
      <TileFace colour={colour} />
    </svg>
  );
}

// A small coloured square with the glyph, in running text.
export function Swatch({ colour }: { readonly colour: Colour }) {
  return (
    <span class={`te-swatch te-${colour}`} aria-hidden="true">
      <svg>
        <use href={`#te-${TILE_OF[colour]}`} />
      </svg>
    </span>
  );
}

export function CatastropheIcon({ size = 44 }: { readonly size?: number }) {
  return (
    <svg class="te-icon" width={size} height={size} viewBox="2 2 48 48" aria-hidden="true">
      <CatastropheFace />
    </svg>
  );
}
