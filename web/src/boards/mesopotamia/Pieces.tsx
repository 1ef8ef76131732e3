// What lies and stands on the map: territory, names, resources, events, buildings, units and ships. Outline and colour say whose, the sign what.
import { sealOf } from '../../app/Icon';
import { at, labelOf, outlineOf, type Ground } from './geometry';
import { areaOf, EVENT_ROUNDS, found, FLOORS, type AreaSheet, type AreaView, type Catalogue, type View } from './model';
import { roomFor, rowsOf, standingIn, type Standing } from './pieces';

interface Drawn {
  readonly view: View;
  readonly catalogue: Catalogue;
  readonly ground: Ground;
}
const classOf = (seat: number | 'tribe'): string => (seat === 'tribe' ? 'ms-tribe' : `p${seat + 1}`);
const hatchOf = (seat: number): string => `url(#ms-hatch-${(seat % 6) + 1})`;
const tokenOf = (seat: number | 'tribe'): string => `#ms-tok-${seat === 'tribe' ? 't' : (seat % 6) + 1}`;

// --- whose land it is

export function Territories({ view, ground }: Drawn) {
  return (
    <g aria-hidden="true">
      {view.areas.map((area) => {
        const sheet = ground.areas.get(area.id);
        if (!sheet) return null;
        const outline = outlineOf(sheet);
        return (
          <g key={area.id} clip-path={`url(#ms-clip-${area.id})`}>
            {(area.closed || area.blocked) && <path class="ms-shut" d={outline} />}
            {area.control !== undefined && <g class={classOf(area.control)}><path class="ms-band-edge" d={outline} /><path class="ms-band" d={outline} /><path class="ms-band-hatch" stroke={hatchOf(area.control)} d={outline} /></g>}
          </g>
        );
      })}
    </g>
  );
}

// --- pieces

// An outline with a sign and, for several of them, how many. Round a middle of its own.
export function MapToken({ piece, look = '' }: { readonly piece: Standing; readonly look?: string }) {
  const token = tokenOf(piece.seat);
  return (
    <g class={`ms-token ${classOf(piece.seat)} ${look}`}>
      <g transform="translate(-24 -24) scale(2)">
        <use class="ms-tok-halo" href={token} width="24" height="24" /><use class="ms-tok-body" href={token} width="24" height="24" />
        <use class="ms-tok-glyph" href={`#ms-${piece.id}`} {...(piece.seat === 'tribe' ? { x: 4.6, y: 8.5, width: 14.8, height: 14.8 } : { x: 2.5, y: 3, width: 19, height: 19 })} />
      </g>
      {piece.n > 1 && <g class="ms-many" transform="translate(19 -17)"><circle r="13" /><text y="7.500">{piece.n}</text></g>}
    </g>
  );
}
export function Settlement({ seat, walled = false }: { readonly seat: number; readonly walled?: boolean | undefined }) {
  return (
    <g class={`ms-token ${classOf(seat)}`}>
      <g transform="translate(-27 -30) scale(2.15)"><use class="ms-tok-halo" href="#ms-b-settlement" width="24" height="24" /><use class="ms-tok-body" href="#ms-b-settlement" width="24" height="24" /><use class="ms-cut" href="#ms-b-settlement-cut" width="24" height="24" /></g>
      {walled && <g transform="translate(0 7)"><Wall seat={seat} /></g>}
    </g>
  );
}
export const Wall = ({ seat }: { readonly seat: number }) => (
  <g class={`ms-token ${classOf(seat)}`} transform="translate(-34 0) scale(1.9)"><use class="ms-tok-halo" href="#ms-b-wall" width="36" height="12" /><use class="ms-tok-body" href="#ms-b-wall" width="36" height="12" /></g>
);
export const Ship = ({ seat }: { readonly seat: number }) => (
  <g class={`ms-token ${classOf(seat)}`} transform="translate(-34 -30) scale(1.9)">
    <use class="ms-tok-halo" href="#ms-b-ship" width="36" height="30" /><use class="ms-tok-body" href="#ms-b-ship" width="36" height="30" /><use class="ms-on-ship" href={sealOf(seat)} x="10.500" y="15.500" width="13" height="12" />
  </g>
);

// A base and its floors, from the middle of the ground line; floors to come are dashed.
export function Ziggurat({ seat, floors, width }: { readonly seat: number | 'tribe'; readonly floors: number; readonly width: number }) {
  const high = width * 0.115;
  const wide = (floor: number) => width * (1 - floor * 0.125);
  const step = (floor: number) => `M${-wide(floor) / 2} ${-floor * high}v${-high}h${wide(floor)}v${high}z`;
  const all = Array.from({ length: FLOORS + 1 }, (_, floor) => floor);
  const built = all.filter((floor) => floor <= floors);
  const niches = built.flatMap((floor) => {
    const n = Math.max(4, Math.round(wide(floor) / (width * 0.085)));
    return Array.from({ length: n - 1 }, (_, i) => -wide(floor) / 2 + (wide(floor) * (i + 1)) / n)
      .filter((x) => Math.abs(x) > width * 0.08)
      .map((x) => `M${x.toFixed(1)} ${(-floor * high - high * 0.25).toFixed(1)}v${(-high * 0.5).toFixed(1)}`);
  });
  const body = built.map(step).join('');
  return (
    <g class={`ms-zig ${classOf(seat)}`}>
      <path class="ms-zig-halo" d={body} /><path class="ms-zig-body" d={body} />
      <path class="ms-zig-stair" d={`M${-width * 0.06} 0L${-width * 0.025} ${-(floors + 1) * high}M${width * 0.06} 0L${width * 0.025} ${-(floors + 1) * high}`} /><path class="ms-zig-niche" d={niches.join('')} />
      {all.filter((floor) => floor > floors).map((floor) => <path key={floor} class="ms-zig-ghost" d={step(floor)} />)}
    </g>
  );
}

// --- areas

// A site has the form of its terrain: round, square or a triangle; face down it carries a wedge, else its points.
const SITES = { plains: 'M-21 0a21 21 0 1 0 42 0a21 21 0 1 0-42 0', desert: 'M-19-19h38v38h-38z', mountain: 'M0-26l28 46h-56z' } as const;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [], [[0, 0]], [[-8, -8], [8, 8]], [[-9, -9], [0, 0], [9, 9]], [[-8, -8], [8, -8], [-8, 8], [8, 8]], [[-9, -9], [9, -9], [0, 0], [-9, 9], [9, 9]], [[-9, -9], [9, -9], [-9, 0], [9, 0], [-9, 9], [9, 9]],
];
function Site({ area, sheet, catalogue }: { readonly area: AreaView; readonly sheet: AreaSheet; readonly catalogue: Catalogue }) {
  const { event } = area;
  if (!event) return null;
  const terrain = sheet.terrain ?? 'plains';
  const low = terrain === 'mountain' ? 5 : 0;
  if (event.state === 'running')
    return <g class={`ms-event-die ${classOf(event.owner ?? 'tribe')}`}><rect class="ms-halo-line" x="-18" y="-18" width="36" height="36" rx="7" /><rect x="-18" y="-18" width="36" height="36" rx="7" />{(PIPS[Math.min(event.die ?? 0, EVENT_ROUNDS)] ?? []).map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="4.200" />)}</g>;
  return (
    <g class={`ms-site ${event.state === 'face_down' ? '' : 'ms-site-up'}`}>
      <path class="ms-halo-line" d={SITES[terrain]} /><path d={SITES[terrain]} />
      {event.state === 'face_down'
        ? <><use href="#ms-wv" transform={`translate(-5 ${-11 + low}) scale(1.6 1.9)`} /><use href="#ms-wk" transform={`translate(2 ${1 + low}) scale(1.5)`} /></>
        : <text y={11 + low}>{event.state === 'scoring' ? (found(catalogue.events, event.token)?.vp ?? '') : '!'}</text>}
    </g>
  );
}

// Where the pieces of an area stand: below its name and signs.
export function placesIn(sheet: AreaSheet, area: AreaView): { readonly piece: Standing; readonly x: number; readonly y: number }[] {
  const [lx, ly] = sheet.drawing.label;
  const first = sheet.start ? 118 : sheet.resource || area.event ? 86 : 54;
  return rowsOf(standingIn(area)).flatMap((row, n) => {
    let x = lx - row.reduce((sum, piece) => sum + roomFor(piece), 0) / 2;
    return row.map((piece) => {
      const room = roomFor(piece);
      x += room;
      return { piece, x: x - room / 2, y: ly + first + n * 50 };
    });
  });
}

function Home({ area, sheet, view }: { readonly area: AreaView; readonly sheet: AreaSheet; readonly view: View }) {
  const [x, y] = sheet.drawing.label;
  const crowded = standingIn(area).length > 0;
  if (area.ziggurat === undefined) return area.closed ? <g class="ms-ruin" transform={`translate(${x} ${y + 96})`}><Ziggurat seat="tribe" floors={2} width={104} /></g> : <g class="ms-ruin" transform={`translate(${x} ${y + 104})`}><Ziggurat seat="tribe" floors={0} width={124} /></g>;
  return (
    <g transform={`translate(${x} ${y + (crowded ? 96 : 108)})`}>
      <Ziggurat seat={area.ziggurat} floors={view.seats[area.ziggurat]?.floors ?? 0} width={crowded ? 118 : 134} />
      {area.wall !== undefined && <g transform="translate(0 -14) scale(1.25)"><Wall seat={area.wall} /></g>}
    </g>
  );
}

function Name({ area, sheet, canvas }: { readonly area: AreaView; readonly sheet: AreaSheet; readonly canvas: { readonly width: number } }) {
  const { lines, x } = labelOf(sheet, canvas);
  const lift = lines.length > 1 ? 12 : 0; // two lines keep clear of the signs below
  return (
    <text class={`ms-name ${sheet.start ? 'ms-home-name' : ''} ${area.closed || area.blocked ? 'ms-quiet' : ''}`} y={sheet.drawing.label[1] - lift - (lines.length - 1) * 17}>
      {lines.map((line, i) => <tspan key={line} x={x} dy={i === 0 ? 0 : 30}>{line}</tspan>)}
    </text>
  );
}

export function LyingPieces({ view, catalogue, ground }: Drawn) {
  return (
    <g aria-hidden="true">
      {view.areas.map((area) => {
        const sheet = ground.areas.get(area.id);
        if (!sheet) return null;
        const [x, y] = sheet.drawing.label;
        const [rx, ry] = area.event && sheet.resource ? sheet.drawing.resource : [x, sheet.drawing.resource[1]];
        const [ex, ey] = area.event && sheet.resource ? sheet.drawing.event : [x, sheet.drawing.event[1]];
        return (
          <g key={area.id}>
            {sheet.start && <Home area={area} sheet={sheet} view={view} />}
            {sheet.resource && <g class="ms-resource" transform={`translate(${rx} ${ry})`}><circle r="21" /><use href={`#ms-${sheet.resource}`} x="-15" y="-15" width="30" height="30" /></g>}
            {area.event && <g transform={`translate(${ex} ${ey})`}><Site area={area} sheet={sheet} catalogue={catalogue} /></g>}
            <Name area={area} sheet={sheet} canvas={catalogue.map.canvas} />
            {area.blocked && <g class="ms-block" transform={`translate(${x} ${y + 44})`}><circle r="20" /><path d="M-12 12L12-12" /></g>}
          </g>
        );
      })}
    </g>
  );
}

export function Ships({ view, ground }: Drawn) {
  return (
    <g aria-hidden="true">
      {view.ships.map((ship, i) => {
        const point = ground.at.get(ship.segment);
        const before = view.ships.slice(0, i).filter((one) => one.segment === ship.segment).length;
        return point && <g key={i} data-of={ship.segment} transform={at({ x: point.x + before * 26, y: point.y - before * 22 })}><Ship seat={ship.seat} /></g>;
      })}
    </g>
  );
}

export const areaViewOf = (view: View, id: string): AreaView => areaOf(view, id) ?? { id };
