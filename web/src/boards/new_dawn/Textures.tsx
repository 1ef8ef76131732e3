// Terrain as a rhythm of small strokes. In the drawing itself: a pattern in a hidden sprite would not be painted.
import type { ComponentChild } from 'preact';
import type { Terrain } from './model';

const TEXTURES: readonly (readonly [Terrain, number, number, string])[] = [
  ['grassland', 22, 18, 'M4 8c0-2-.5-3-1.3-4M4 8c0-2 .5-3 1.3-4M15 17c0-2-.5-3-1.3-4M15 17c0-2 .5-3 1.3-4'],
  ['hills', 26, 15, 'M1 6q5-6 10 0M14 14q5-6 10 0'],
  ['forest', 14, 16, 'M3.5 7V5.5M1 5.5h5L3.5 1zM10.5 15v-1.5M8 13.5h5L10.5 9z'],
  ['desert', 11, 11, 'M2.5 3h.01M8 8.5h.01'],
  ['mountains', 16, 13, 'M0 6l4-5 4 5M8 12.5l4-5 4 5'],
  ['water', 20, 12, 'M0 4q2.5-2.5 5 0t5 0M10 10q2.5-2.5 5 0t5 0'],
];

export const textureOf = (terrain: Terrain): string | undefined => (terrain === 'natural_wonder' ? undefined : `url(#nd-tx-${terrain})`);

export function Textures(): ComponentChild {
  return (
    <defs>
      {TEXTURES.map(([terrain, width, height, path]) => (
        <pattern key={terrain} id={`nd-tx-${terrain}`} width={width} height={height} patternUnits="userSpaceOnUse">
          <path class={`nd-tx nd-ink-${terrain}`} d={path} />
        </pattern>
      ))}
    </defs>
  );
}
