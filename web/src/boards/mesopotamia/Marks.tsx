// What can be chosen, what is chosen, the way of a unit, what has changed, where a battle is fought; and the units, which walk.
import type { EventEntry, Option } from '../../protocol/messages';
import { changedPlaces, walksIn, type Walk } from './changes';
import { at, outlineOf, pathOf, type Ground } from './geometry';
import { pickOf, stepOf, verbOf, type UnitId, type View } from './model';
import { areaViewOf, MapToken, placesIn, Settlement, Ship, Wall } from './Pieces';
import { chosenPlace, movingFrom, openPlaces } from './places';
import type { BoardProps } from './props';
import { meant, pointed } from './ui';

interface MarkProps {
  readonly props: BoardProps;
  readonly ground: Ground;
}

// An area by its edge, a river by its line.
function Edge({ ground, place, look }: { readonly ground: Ground; readonly place: string; readonly look: string }) {
  const area = ground.areas.get(place);
  const segment = ground.segments.get(place);
  if (area) return <g clip-path={`url(#ms-clip-${place})`}><path class={`ms-edge ${look}`} d={outlineOf(area)} /></g>;
  return segment ? <path class={`ms-line ${look}`} d={pathOf(segment.drawing.line)} /> : null;
}

// Everything that is not part of the question steps back; possible areas are washed and edged, rivers lined.
export function LegalMarks({ props, ground }: MarkProps) {
  const open = openPlaces(props);
  if (open.size === 0) return null;
  const from = movingFrom(props.view);
  const veiled = [...ground.areas.values()].filter(({ id }) => !open.has(id) && id !== from);
  return (
    <g class="ms-marks" aria-hidden="true">
      {[...open.keys()].some((place) => ground.areas.has(place)) && <path class="ms-veil" d={veiled.map(outlineOf).join('')} />}
      {[...open.keys()].map((place) => {
        const area = ground.areas.get(place);
        return <g key={place} class="ms-legal">{area && <path class="ms-legal-fill" d={outlineOf(area)} />}<Edge ground={ground} place={place} look="ms-legal-edge" /></g>;
      })}
    </g>
  );
}

// The piece as it would lie there.
function Ghost({ props, option }: { readonly props: BoardProps; readonly option: Option }) {
  const seat = props.compose.decision.value?.seat ?? 0;
  switch (verbOf(option)) {
    case 'settlement': return <Settlement seat={seat} walled={stepOf(props.compose) === 'start_settlement'} />;
    case 'wall': return <g transform="scale(1.3)"><Wall seat={seat} /></g>;
    case 'ram': return <MapToken piece={{ seat, id: 'ram', n: 1 }} />;
    case 'create': return <MapToken piece={{ seat, id: pickOf(option, 'unit') as UnitId, n: 1 }} />;
    case 'ship': case 'sail': return <Ship seat={seat} />;
    case 'step': case 'retreat': {
      const unit = props.view.turn?.action?.moving?.unit;
      return unit && unit !== 'ship' ? <MapToken piece={{ seat, id: unit as UnitId, n: 1 }} /> : null;
    }
    default: return null;
  }
}

const fall = (ground: Ground, place: string) => {
  const point = ground.at.get(place) ?? { x: 0, y: 0 };
  return ground.areas.has(place) ? { x: point.x, y: point.y + 26 } : point;
};

// The place looked at and the chosen one, with the way of the piece that moves there.
export function Looked({ props, ground }: MarkProps) {
  const { compose, view } = props;
  const open = openPlaces(props);
  const chosen = meant.value ?? chosenPlace(props);
  const looked = chosen ?? (pointed.value && open.has(pointed.value) ? pointed.value : null);
  const option = looked ? (open.get(looked)?.find((one) => one.move === compose.ready.value?.move) ?? open.get(looked)?.[0]) : undefined;
  const from = movingFrom(view);
  const [a, b] = [from && ground.at.get(from), looked && ground.at.get(looked)];
  return (
    <g class="ms-looked" aria-hidden="true">
      {from && <Edge ground={ground} place={from} look="ms-source" />}
      {pointed.value && pointed.value !== chosen && <Edge ground={ground} place={pointed.value} look="ms-pointed" />}
      {chosen && <Edge ground={ground} place={chosen} look="ms-chosen" />}
      {a && b && from !== looked && ['ms-way-under', 'ms-way'].map((look) => <path key={look} class={look} d={`M${a.x} ${a.y + 20}Q${(a.x + b.x) / 2} ${(a.y + b.y) / 2 - 34} ${b.x} ${b.y + 20}`} />)}
      {looked && option && <g class="ms-ghost" transform={at(fall(ground, looked))}><Ghost props={props} option={option} /></g>}
    </g>
  );
}

// --- units where they stand, coming from where they were
const STEP = 260; // ms for each area

function travel(element: SVGGElement | null, ground: Ground, walk: Walk | undefined): void {
  if (!element || !walk || element.dataset['told'] === String(walk.n)) return;
  element.dataset['told'] = String(walk.n);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'off') return;
  const points = walk.way.map((place) => ground.at.get(place) ?? { x: 0, y: 0 });
  const last = points.at(-1) ?? { x: 0, y: 0 };
  element.animate(points.map(({ x, y }) => ({ transform: `translate(${x - last.x}px, ${y - last.y}px)` })), { duration: STEP * (points.length - 1) + 100, easing: 'ease-in-out' });
}

export function StandingPieces({ view, ground, changed }: { readonly view: View; readonly ground: Ground; readonly changed: readonly EventEntry[] }) {
  const walks = walksIn(changed);
  const moving = view.turn?.action?.moving;
  return (
    <g aria-hidden="true">
      {[...ground.areas.values()].flatMap((sheet) =>
        placesIn(sheet, areaViewOf(view, sheet.id)).map(({ piece, x, y }) => {
          const walk = walks.findLast((one) => one.seat === piece.seat && one.unit === piece.id && one.way.at(-1) === sheet.id);
          const goes = moving?.area === sheet.id && moving.unit === piece.id && piece.seat === view.turn?.seat;
          return (
            <g key={`${sheet.id} ${piece.seat} ${piece.id}`} ref={(element) => travel(element, ground, walk)}>
              <g transform={`translate(${x} ${y})`}>
                {piece.id === 'settlement' ? <Settlement seat={piece.seat as number} walled={piece.walled} /> : piece.id === 'wall' ? <Wall seat={piece.seat as number} /> : <MapToken piece={piece} look={goes ? 'ms-goes' : ''} />}
              </g>
            </g>
          );
        }),
      )}
    </g>
  );
}

export function Changes({ props: { view, changed }, ground }: MarkProps) {
  const fights = view.battles?.order.slice(view.battles.next) ?? [];
  return (
    <g aria-hidden="true">
      {changedPlaces(changed).map((place) => <Edge key={`${changed.at(-1)?.n} ${place}`} ground={ground} place={place} look="ms-changed" />)}
      {[...new Set([...(view.battle ? [view.battle.area] : []), ...fights])].map((area) => {
        const label = ground.areas.get(area)?.drawing.label;
        return label && <g key={area} class={`ms-fight ${view.battle?.area === area ? 'ms-now' : ''}`} transform={`translate(${label[0]} ${label[1] - 40})`}><circle r="23" /><use href="#ms-warfare" x="-16" y="-16" width="32" height="32" /></g>;
      })}
    </g>
  );
}
