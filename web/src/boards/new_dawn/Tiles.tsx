// A tile as it would lie: on the map as a ghost, in the hand and among the twelve ways of laying it as a small picture.
import { boxAround, centreOf, outline, tileHexes, type Hex, type Point } from './hexes';
import { Sign } from './Land';
import { found, type Catalogue, type TileSpace } from './model';
import { Barbarian, CityState, ResourceChip } from './Pieces';
import { textureOf } from './Textures';

const sideOf = (catalogue: Catalogue, tile: number, way: number): readonly TileSpace[] => catalogue.tiles.find((one) => one.id === tile)?.sides[way < 6 ? 0 : 1] ?? [];

function Contents({ space, first, capital, catalogue }: { readonly space: TileSpace; readonly first: boolean; readonly capital: boolean; readonly catalogue: Catalogue }) {
  const dy = space.resource ? -11 : 0;
  return (
    <>
      {!space.city_state && !space.barbarian && <g class={`nd-land-glyph nd-ink-${space.terrain}`}><Sign id={space.natural_wonder ?? space.terrain} x={0} y={dy} size={space.natural_wonder ? 28 : 20} /></g>}
      {space.resource && <ResourceChip resource={space.resource} y={8} />}
      {space.barbarian && <Barbarian letter={space.barbarian} />}
      {space.city_state && <CityState type={found(catalogue.city_states, space.city_state)?.type ?? 'culture'} holders={[]} />}
      {first && capital && <g class="nd-capital-site"><circle r="13" /><Sign id="capital" x={0} y={-1} size={20} /></g>}
    </>
  );
}

export function TileDrawing({ catalogue, tile, way, at, turn = 0 }: { readonly catalogue: Catalogue; readonly tile: number; readonly way: number; readonly at: Hex; readonly turn?: number }) {
  const side = sideOf(catalogue, tile, way);
  const capital = catalogue.tiles.find((one) => one.id === tile)?.kind === 'capital';
  const points = tileHexes(catalogue.shapes, way, at).map((hex) => centreOf(hex, turn));
  return (
    <g class="nd-tile">
      {points.map((point, i) => {
        const space = side[i];
        if (!space) return null;
        const texture = textureOf(space.terrain);
        return (
          <g key={i}>
            <polygon class={`nd-hex nd-${space.terrain}`} points={outline(point, 25.3)} />
            {texture && <polygon fill={texture} points={outline(point, 25.3)} />}
            <g transform={`translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`}><Contents space={space} first={i === 0} capital={capital} catalogue={catalogue} /></g>
          </g>
        );
      })}
    </g>
  );
}

export function TilePicture({ catalogue, tile, way, size }: { readonly catalogue: Catalogue; readonly tile: number; readonly way: number; readonly size: number }) {
  const at = { q: 0, r: 0 };
  const box = boxAround(tileHexes(catalogue.shapes, way, at).map((hex): Point => centreOf(hex)), 4);
  const span = Math.max(box.width, box.height);
  return (
    <svg class="nd-tile-picture" width={size} height={size} viewBox={`${box.x + (box.width - span) / 2} ${box.y + (box.height - span) / 2} ${span} ${span}`} aria-hidden="true">
      <TileDrawing catalogue={catalogue} tile={tile} way={way} at={at} />
    </svg>
  );
}
