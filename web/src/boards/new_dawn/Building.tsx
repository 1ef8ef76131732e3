// The map is built: which of one's tiles, on which side and how far turned, and where. Three questions, one after the other.
import { signal } from '@preact/signals';
import { Icon } from '../../app/Icon';
import type { BoardProps } from './props';
import { centreOf, keyOf, outline, tileHexes, type Hex, type Point } from './hexes';
import { memo } from '../memo';
import { chosenValue, layingOf, leaderName, pickIn, stepOf, type Catalogue, type TileView } from './model';
import { TileDrawing, TilePicture } from './Tiles';

// The place looked at while a tile is laid: of its first space.
export const placed = signal<Hex | null>(null);

const hexOf = (value: unknown): Hex | null => (Array.isArray(value) && value.length === 2 ? { q: Number(value[0]), r: Number(value[1]) } : null);
export const placesFor = (compose: BoardProps['compose']): Hex[] =>
  stepOf(compose) === 'tile_place' ? (compose.decision.value?.options ?? []).flatMap((option) => hexOf(pickIn(option, 'at')) ?? []) : [];

const chosenPlace = (compose: BoardProps['compose']): Hex | null => hexOf(chosenValue(compose, 'at'));

// The middle of a tile lying there: what the pointer is nearest to is meant.
function middleOf(catalogue: Catalogue, way: number, at: Hex): Point {
  const points = tileHexes(catalogue.shapes, way, at).map((hex) => centreOf(hex));
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

export function nearestPlace(props: BoardProps, point: Point): Hex | null {
  const way = layingOf(props.compose.decision.value)?.way ?? 0;
  let best: Hex | null = null;
  let least = Infinity;
  for (const place of placesFor(props.compose)) {
    const { x, y } = middleOf(props.catalogue, way, place);
    const far = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

export function choosePlace(props: BoardProps, place: Hex): void {
  const { compose } = props;
  const chosen = chosenPlace(compose);
  placed.value = place;
  if (chosen && keyOf(chosen) === keyOf(place) && compose.touched.value && compose.ready.value) return props.table.confirm(); // the second click or tap
  compose.choose({ at: [place.q, place.r] });
}

// The tiles that lie, with all that is printed on them: city-states and barbarians come when the map is complete.
export const LaidTiles = memo(function LaidTiles({ tiles, catalogue }: { readonly tiles: readonly TileView[]; readonly catalogue: Catalogue }) {
  return <>{tiles.map((one) => <TileDrawing key={one.tile} catalogue={catalogue} tile={one.tile} way={(one.side === 'A' ? 0 : 6) + one.rotation} at={{ q: one.at[0], r: one.at[1] }} />)}</>;
});

// The tile where it is looked at, dots where else its first space could lie.
export function BuildingMarks(props: BoardProps) {
  const { compose } = props;
  const laying = layingOf(compose.decision.value);
  const places = placesFor(compose);
  if (!laying || laying.way === undefined || places.length === 0) return null;
  const looked = placed.value && places.some((one) => keyOf(one) === keyOf(placed.value as Hex)) ? placed.value : chosenPlace(compose);
  const chosen = chosenPlace(compose);
  const frame = looked ? tileHexes(props.catalogue.shapes, laying.way, looked) : [];
  return (
    <g class="nd-building" aria-hidden="true">
      {places.map((place) => {
        const { x, y } = middleOf(props.catalogue, laying.way as number, place);
        return <circle key={keyOf(place)} class="nd-anchor" cx={x} cy={y} r="5" />;
      })}
      {looked && (
        <g class={`nd-laying ${chosen && keyOf(chosen) === keyOf(looked) ? 'nd-settled' : ''}`}>
          <TileDrawing catalogue={props.catalogue} tile={laying.tile} way={laying.way} at={looked} />
          {frame.map((hex) => <polygon key={keyOf(hex)} class="nd-laying-line" points={outline(centreOf(hex), 25.6)} />)}
        </g>
      )}
    </g>
  );
}

// In the own area: the tiles in hand, the ways to lay one, or the places one after the other.
export function BuildingPanel(props: BoardProps) {
  const view = props.view;
  const { t, compose, you } = props;
  if (!view.unlaid) return null;
  const step = stepOf(compose);
  const laying = layingOf(compose.decision.value);
  const size = 84;
  const mine = view.unlaid.filter((one) => one.seat === you);
  const others = view.seats.filter((seat) => seat.seat !== you).map((seat) => ({ seat: seat.seat, n: view.unlaid?.filter((one) => one.seat === seat.seat).length ?? 0 }));
  return (
    <section class="nd-building-panel" aria-label={t('web.nd.building')}>
      {step === 'tile_way' && laying
        ? <Ways {...props} tile={laying.tile} />
        : step === 'tile_place' && laying?.way !== undefined
          ? <Places {...props} tile={laying.tile} way={laying.way} />
          : (
              <div class="nd-hand" role="group" aria-label={t('web.nd.building.hand')}>
                {mine.map(({ tile }) => (
                  <button key={tile} type="button" class="nd-hand-tile" data-tile={tile} aria-pressed={chosenValue(compose, 'tile') === tile} aria-disabled={!compose.offers({ tile })} onClick={() => compose.offers({ tile }) && compose.choose({ tile })}>
                    <span class="nd-both-sides"><TilePicture catalogue={props.catalogue} tile={tile} way={0} size={size} /><TilePicture catalogue={props.catalogue} tile={tile} way={6} size={size} /></span>
                    <b>{t('web.nd.tile', { n: tile })}</b><small>{t('web.nd.building.sides')}</small>
                  </button>
                ))}
                {mine.length === 0 && <p class="nd-note">{t('web.nd.building.none')}</p>}
              </div>
            )}
      <p class="nd-note">{others.filter((one) => one.n > 0).map((one) => t('web.nd.building.others', { who: leaderName(props.catalogue, view, one.seat), n: one.n })).join(' · ')}</p>
    </section>
  );
}

function Ways(props: BoardProps & { readonly tile: number }) {
  const { t, compose, tile } = props;
  return (
    <div class="nd-ways">
      {[0, 1].map((side) => (
        <div key={side} class="nd-side-ways" role="group" aria-label={t('web.nd.building.side', { side: side === 0 ? 'A' : 'B' })}>
          <b>{t('web.nd.building.side', { side: side === 0 ? 'A' : 'B' })}</b>
          {[0, 1, 2, 3, 4, 5].map((rotation) => {
            const way = side * 6 + rotation;
            const may = compose.offers({ way });
            return (
              <button key={way} type="button" class="nd-way" data-way={way} aria-pressed={compose.isChosen({ way })} aria-disabled={!may} aria-label={t('web.nd.way', { side: side === 0 ? 'A' : 'B', degrees: rotation * 60 })} onClick={() => may && compose.choose({ way })}>
                <TilePicture catalogue={props.catalogue} tile={tile} way={way} size={props.phone ? 72 : 66} />
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Places(props: BoardProps & { readonly tile: number; readonly way: number }) {
  const { t, compose, tile, way } = props;
  const places = placesFor(compose);
  const at = placed.value ?? chosenPlace(compose);
  const index = at ? places.findIndex((one) => keyOf(one) === keyOf(at)) : -1;
  const go = (step: number) => {
    placed.value = places[(index + step + places.length) % places.length] ?? null;
  };
  const lay = () => {
    const place = places[index];
    if (place && compose.choose({ at: [place.q, place.r] })) props.table.confirm();
  };
  return (
    <div class="nd-places">
      <TilePicture catalogue={props.catalogue} tile={tile} way={way} size={88} />
      <div>
        <b>{t('web.nd.building.where')}</b>
        <p class="nd-note">{t('web.nd.building.where.note')}</p>
        <div class="nd-place-steps" role="group" aria-label={t('web.nd.building.where')}>
          <button type="button" class="iconbtn" data-role="place-before" aria-label={t('web.nd.building.before')} onClick={() => go(-1)}><Icon name="i-left" /></button>
          <span role="status">{index >= 0 ? t('web.nd.building.place', { n: index + 1, all: places.length }) : t('web.nd.building.places', { n: places.length })}</span>
          <button type="button" class="iconbtn" data-role="place-next" aria-label={t('web.nd.building.next')} onClick={() => go(1)}><Icon name="i-right" /></button>
          <button type="button" class="btn" data-role="place-here" aria-disabled={index < 0} onClick={lay}>{t('web.nd.building.here')}</button>
        </div>
      </div>
    </div>
  );
}
