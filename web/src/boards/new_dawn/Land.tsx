// The land: hexes with their terrain, drawn as colour, texture and glyph, and its difficulty where the map is large enough.
import { memo } from '../memo';
import { outline, type Ground, type Point } from './hexes';
import { barbarianAt, caravansAt, difficultyOf, type Catalogue, type SpaceView, type View } from './model';
import { textureOf } from './Textures';

const INSET = 25.3;

export const Land = memo(function Land({ ground, spaces }: { readonly ground: Ground; readonly spaces: readonly SpaceView[] }) {
  return (
    <g class="nd-land">
      {spaces.map((space) => <polygon key={space.id} class={`nd-hex nd-${space.terrain}`} points={outline(pointOf(ground, space.id), INSET)} />)}
      {spaces.map((space) => {
        const fill = textureOf(space.terrain);
        const points = outline(pointOf(ground, space.id), fill ? INSET : 22.3);
        return fill ? <polygon key={space.id} fill={fill} points={points} /> : <polygon key={space.id} class="nd-wild" points={points} />;
      })}
    </g>
  );
});

export const pointOf = (ground: Ground, id: string): Point => ground.at.get(id) ?? { x: 0, y: 0 };

interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
// A symbol around a point.
export const Sign = ({ id, x, y, size, look = '' }: Square & { readonly id: string; readonly look?: string }) => (
  <use class={look} href={`#nd-${id}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
);

// The glyph gives way to what lies on the space.
function glyphPlace(view: View, space: SpaceView): readonly [dy: number, size: number] | null {
  const held = space.seat !== undefined || barbarianAt(view, space.id) || caravansAt(view, space.id).length > 0;
  if (space.terrain === 'natural_wonder') return held ? [-16, 14] : [-4, 28];
  if (space.independent || space.piece === 'city' || space.piece === 'capital') return null;
  if (held) return [-17, 12.5];
  return space.resource ? [-11, 18] : [0, 20];
}

export function Glyphs({ view, ground, catalogue }: { readonly view: View; readonly ground: Ground; readonly catalogue: Catalogue }) {
  return (
    <g class="nd-glyphs">
      {view.map.spaces.map((space) => {
        const place = glyphPlace(view, space);
        const { x, y } = pointOf(ground, space.id);
        return (
          <g key={space.id} class={`nd-land-glyph nd-ink-${space.terrain}`}>
            {place && <Sign id={space.natural_wonder ?? space.terrain} x={x} y={y + place[0]} size={place[1]} />}
            {!space.piece && !space.independent && <text class="nd-difficulty" x={x - 14} y={y + 16}>{difficultyOf(catalogue, space.terrain)}</text>}
          </g>
        );
      })}
    </g>
  );
}
