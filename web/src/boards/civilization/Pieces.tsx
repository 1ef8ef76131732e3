// What lies and stands on the map: markers, cities with their walls, figures. Shape and sign say what it is, colour and seal whose.
import { sealOf } from '../../app/Icon';
import { cityAt, stacksOf, type SquareView, type Stack, type View } from './model';
import { at, centreOf, type Square } from './squares';

const Sign = ({ id, size, y = 0 }: { readonly id: string; readonly size: number; readonly y?: number }) => <use href={`#cv-${id}`} x={-size / 2} y={y - size / 2} width={size} height={size} />;

// The owner's seal in a corner.
export const Owner = ({ seat, x, y, size = 16 }: { readonly seat: number; readonly x: number; readonly y: number; readonly size?: number }) => (
  <g transform={at({ x, y })} class={`cv-owner p${seat + 1}`}><circle r={size / 2} /><use href={sealOf(seat)} x={-size * 0.36} y={-size * 0.36} width={size * 0.72} height={size * 0.72} /></g>
);

// Buildings are square, wonders have cut corners, people and huts are round.
export function Marker({ marker, obsolete = false }: { readonly marker: NonNullable<SquareView['marker']>; readonly obsolete?: boolean }) {
  switch (marker.kind) {
    case 'hut': return <g class="cv-marker cv-wild"><circle r="15" /><Sign id="hut" size={21} y={-1} /></g>;
    case 'village': return <g class="cv-marker cv-wild cv-village"><circle r="16" /><circle r="12.500" class="cv-inner" /><Sign id="village" size={19} /></g>;
    case 'building': return <g class="cv-marker"><rect x="-15" y="-15" width="30" height="30" rx="5" /><Sign id={marker.id ?? ''} size={23} /></g>;
    case 'wonder': return <g class={`cv-marker cv-wonder ${obsolete ? 'cv-obsolete' : ''}`}><path d="M-9-17H9L17-9V9L9 17H-9L-17 9V-9z" /><Sign id={marker.id ?? ''} size={24} /></g>;
    case 'person': return <g class="cv-marker cv-person"><circle r="16" /><Sign id={marker.id ?? ''} size={21} /></g>;
  }
}

const WALLS = 'M-20-15v-5h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v5M-20-15v30M20-15v30M-20 15v5h40v-5';

export function City({ seat, capital, walled }: { readonly seat: number; readonly capital?: boolean | undefined; readonly walled?: boolean | undefined }) {
  return (
    <g class={`cv-city p${seat + 1}`}>
      <rect class="cv-halo" x="-17.500" y="-17.500" width="35" height="35" rx="8" />
      <rect class="cv-body" x="-16" y="-16" width="32" height="32" rx="7" />
      <g class="cv-on-body"><Sign id={capital ? 'capital' : 'city'} size={26} /></g>
      {walled && <path class="cv-walls" d={WALLS} />}
      <Owner seat={seat} x={14} y={-14} />
    </g>
  );
}

const FLAG = 'M-10-14h22l-5.500 7.500L12 1h-22z';
const SHIELD = 'M-13-12h26V2L0 13-13 2z';

export function Army({ seat, white = false }: { readonly seat: number; readonly white?: boolean }) {
  return (
    <g class={`cv-figure p${seat + 1} ${white ? 'cv-white' : ''}`}>
      <path class="cv-halo-line" d={`M-10 16V-15${FLAG}`} />
      <path class="cv-pole" d="M-10 16V-15" />
      <path class="cv-body" d={FLAG} />
      <g class="cv-on-body" transform="translate(-1.500 -6.500)"><use href={sealOf(seat)} x="-6.500" y="-6.500" width="13" height="13" /></g>
    </g>
  );
}
export function Scout({ seat }: { readonly seat: number }) {
  return (
    <g class={`cv-figure p${seat + 1}`}>
      <path class="cv-halo-line" d={SHIELD} />
      <path class="cv-body" d={SHIELD} />
      <g class="cv-on-body"><Sign id="scout" size={17} y={-2.5} /></g>
      <Owner seat={seat} x={11} y={-11} size={13} />
    </g>
  );
}

const Number = ({ n, x, y }: { readonly n: number; readonly x: number; readonly y: number }) => <g class="cv-number" transform={at({ x, y })}><circle r="7.500" /><text y="4.300">{n}</text></g>;

// A stack: armies before scouts; the number where there is more than one.
export function Figures({ stack }: { readonly stack: Stack }) {
  const { seat, armies, scouts, white, moved } = stack;
  const both = armies > 0 && scouts > 0;
  return (
    <g class={moved ? 'cv-moved' : ''}>
      {scouts > 0 && <g transform={both ? 'translate(7 5) scale(.8)' : ''}><Scout seat={seat} />{scouts > 1 && <Number n={scouts} x={11} y={11} />}</g>}
      {armies > 0 && <g transform={both ? 'translate(-5 -2) scale(.86)' : ''}><Army seat={seat} white={white && armies === 1} />{armies > 1 && <Number n={armies} x={both ? -2 : 8} y={10} />}</g>}
    </g>
  );
}

export function LyingPieces({ view }: { readonly view: View }) {
  return (
    <g class="cv-lying" aria-hidden="true">
      {view.squares.map((square) => square.marker && !cityAt(view, square.at) && (
        <g key={square.at} transform={at(centreOf(square.at))} class={square.blockaded ? 'cv-idle' : ''}>
          <Marker marker={square.marker} obsolete={square.marker.id !== undefined && (view.market.obsolete ?? []).includes(square.marker.id)} />
        </g>
      ))}
      {view.seats.flatMap((seat) => seat.cities.map((city) => <g key={city.at} transform={at(centreOf(city.at))}><City seat={seat.seat} capital={city.capital} walled={city.walled} /></g>))}
    </g>
  );
}

// Where a stack stands: in the middle, or at the edge of what lies there; several owners side by side.
export function standing(view: View, square: Square, i: number, all: number): string {
  const { x, y } = centreOf(square);
  const beside = view.squares.some((one) => one.at === square && one.marker) || cityAt(view, square);
  const size = beside || all > 1 ? 0.72 : 1;
  const dx = all > 1 ? (i - (all - 1) / 2) * 20 : beside ? -8 : 0;
  return `translate(${x + dx} ${y + (beside ? 8 : 0)}) scale(${size})`;
}

// Stacks by square, so that those who share one stand side by side.
export function placedStacks(view: View): readonly { readonly stack: Stack; readonly i: number; readonly all: number }[] {
  const stacks = stacksOf(view);
  return stacks.map((stack) => {
    const here = stacks.filter((one) => one.at === stack.at);
    return { stack, i: here.indexOf(stack), all: here.length };
  });
}
