// Pieces as they lie on a space, drawn around its centre: control tokens (reinforced: a double rim), cities, capitals, caravans, barbarians,
// city-states, resources, tokens of world wonders. Each carries the seal of its seat: colour never alone.
import type { ComponentChildren } from 'preact';
import { sealOf } from '../../app/Icon';
import type { Ground } from './hexes';
import { pointOf, Sign } from './Land';
import { found, isMature, nameOf, wonderAt, type Catalogue, type FocusType, type Resource, type SpaceId, type View } from './model';
import type { CityStateId } from './types.gen';

export const SeatSign = ({ seat, x = 0, y = 0, size }: { readonly seat: number; readonly x?: number; readonly y?: number; readonly size: number }) => (
  <use class="nd-seat-sign" href={sealOf(seat)} x={x - size / 2} y={y - size / 2} width={size} height={size} />
);

export function Token({ seat, reinforced, ghost }: { readonly seat: number; readonly reinforced?: boolean | undefined; readonly ghost?: boolean }) {
  return (
    <g class={`nd-token p${seat + 1} ${ghost ? 'nd-ghost' : ''}`} transform="translate(0 2)">
      <circle class="nd-halo-fill" r={reinforced ? 15.5 : 13} />
      {reinforced
        ? <><circle class="nd-body" r="14.2" /><circle class="nd-body nd-second-rim" r="11.2" /></>
        : <circle class="nd-body" r="11.5" />}
      <SeatSign seat={seat} size={reinforced ? 14 : 14.5} />
    </g>
  );
}

export function City({ seat, capital, mature, wonder, ghost }: { readonly seat: number; readonly capital?: boolean; readonly mature?: boolean; readonly wonder?: FocusType | undefined; readonly ghost?: boolean }) {
  const size = capital ? 44 : 36;
  const y = capital ? -3 : -1;
  const id = capital ? 'capital' : 'city';
  return (
    <g class={`nd-city p${seat + 1} ${capital ? 'nd-is-capital' : ''} ${ghost ? 'nd-ghost' : ''}`}>
      {mature && [-2, -1, 0, 1, 2].map((i) => <rect key={i} class="nd-wall" x={i * 7.4 - 3.5} y="18" width="7" height="5.5" rx="1" />)}
      <g class="nd-halo-line"><Sign id={id} x={0} y={y} size={size} /></g>
      <g class="nd-body"><Sign id={id} x={0} y={y} size={size} /></g>
      <SeatSign seat={seat} y={y + (capital ? 8 : 5)} size={15} />
      {wonder && <WonderPlaque type={wonder} x={14} y={-13} />}
    </g>
  );
}

export function WonderPlaque({ type, x, y }: { readonly type: FocusType; readonly x: number; readonly y: number }) {
  return (
    <g class="nd-plaque" transform={`translate(${x} ${y})`}>
      <path d="M-8-8H8V4L0 9-8 4z" />
      <Sign id={type} x={0} y={-0.5} size={11} />
    </g>
  );
}

export function Caravan({ seat }: { readonly seat: number }) {
  return (
    <g class={`nd-caravan p${seat + 1}`}>
      <path class="nd-halo-line" d="M-14 7H14L10 13H-10zM-9-13H9Q12-3 9 5H-9Q-6-3-9-13z" />
      <path class="nd-hull" d="M-14 7H14L10 13H-10z" />
      <path class="nd-body" d="M-9-13H9Q12-3 9 5H-9Q-6-3-9-13z" />
      <SeatSign seat={seat} x={1} y={-4} size={12.5} />
    </g>
  );
}

const TENT = 'M0-15 15 12H-15zM0-15-3-19M0-15 3-19';
export function Barbarian({ letter }: { readonly letter: string }) {
  return (
    <g class="nd-barbarian" transform="translate(0 2)">
      <path class="nd-halo-line" d={TENT} />
      <path class="nd-tent" d={TENT} />
      <text y="8.5">{letter}</text>
    </g>
  );
}

// Where a barbarian comes back: the outline of its tent.
export const Camp = ({ letter }: { readonly letter: string }) => (
  <g class="nd-camp" transform="translate(0 4)"><path d="M0-11 11 9H-11z" /><text y="6">{letter}</text></g>
);

export function CityState({ type, holders }: { readonly type: FocusType; readonly holders: readonly number[] }) {
  return (
    <g class="nd-state">
      <circle class="nd-halo-fill" r="16.5" />
      <circle class="nd-coin-face" r="14.5" />
      <circle class="nd-coin-rim" r="11.8" />
      <Sign id={type} x={0} y={0} size={17} look="nd-dark-sign" />
      {holders.map((seat, i) => (
        <g key={seat} class={`p${seat + 1}`} transform={`translate(${(i - (holders.length - 1) / 2) * 15} 15)`}>
          <circle class="nd-body nd-holder" r="6.5" /><SeatSign seat={seat} size={8.5} />
        </g>
      ))}
    </g>
  );
}

export function ResourceChip({ resource, x = 0, y = 0 }: { readonly resource: Resource; readonly x?: number; readonly y?: number }) {
  return (
    <g class="nd-resource" transform={`translate(${x} ${y})`}>
      <rect x="-10" y="-10" width="20" height="20" rx="5" />
      <Sign id={resource} x={0} y={0} size={14.5} look="nd-dark-sign" />
    </g>
  );
}

const At = ({ ground, id, children, look = '' }: { readonly ground: Ground; readonly id: SpaceId; readonly children: ComponentChildren; readonly look?: string }) => {
  const { x, y } = pointOf(ground, id);
  return <g class={look} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>{children}</g>;
};

export interface DrawingProps {
  readonly view: View;
  readonly ground: Ground;
  readonly catalogue: Catalogue;
}

const typeOfWonder = (catalogue: Catalogue, wonder: string | undefined): FocusType | undefined => (wonder ? found(catalogue.wonders, wonder)?.type : undefined);

// What lies on the land and does not move by itself.
export function LyingPieces({ view, ground, catalogue }: DrawingProps) {
  const holders = (state: CityStateId) => view.seats.filter((seat) => seat.state_cards.includes(state)).map((seat) => seat.seat);
  const away = view.map.barbarians.filter((one) => one.space !== one.home);
  const free = (id: SpaceId) => view.map.spaces.some((space) => space.id === id && space.seat === undefined && !space.independent);
  return (
    <g class="nd-pieces">
      {away.filter((one) => free(one.home)).map((one) => <At key={`camp${one.letter}`} ground={ground} id={one.home}><Camp letter={one.letter} /></At>)}
      {view.map.spaces.map((space) => (
        <At key={space.id} ground={ground} id={space.id}>
          {space.resource && <ResourceChip resource={space.resource} y={8} />}
          {space.natural_token && space.natural_wonder && <ResourceChip resource={found(catalogue.natural_wonders, space.natural_wonder)?.resource ?? 'marble'} x={12} y={13} />}
          {space.independent && space.city_state && <CityState type={found(catalogue.city_states, space.city_state)?.type ?? 'culture'} holders={holders(space.city_state)} />}
          {space.piece === 'token' && space.seat !== undefined && <Token seat={space.seat} reinforced={space.reinforced} />}
          {(space.piece === 'city' || space.piece === 'capital') && space.seat !== undefined && <City seat={space.seat} capital={space.piece === 'capital'} mature={isMature(view, space.id)} wonder={typeOfWonder(catalogue, wonderAt(view, space.id))} />}
        </At>
      ))}
    </g>
  );
}

// Names of city-states, over everything else.
export function Names({ view, ground, catalogue }: DrawingProps) {
  return (
    <g class="nd-names" aria-hidden="true">
      {view.map.spaces.filter((space) => space.city_state && space.independent).map((space) => {
        const { x, y } = pointOf(ground, space.id);
        const { box } = ground;
        const name = nameOf(catalogue.city_states, space.city_state ?? '');
        const half = name.length * 4.4;
        const middle = Math.max(box.x + half, Math.min(box.x + box.width - half, x));
        return <text key={space.id} class="nd-label" x={middle} y={y - 19}>{name}</text>;
      })}
    </g>
  );
}
