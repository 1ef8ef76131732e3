// Outskirts: the ring of squares around each city in its owner's colour and stroke; what is blocked; which scouts send their square; and what a city yields.
import type { BoardProps } from './props';
import { outskirtsOf, squareOf, type CityView, type View } from './model';
import { centreOf, columnOf, cornerOf, rowOf, SIDE } from './squares';
import { pointed } from './ui';

const ring = (city: CityView) => ({ x: (columnOf(city.at) - 1) * SIDE + 1.5, y: (rowOf(city.at) - 1) * SIDE + 1.5, width: 3 * SIDE - 3, height: 3 * SIDE - 3, rx: 6 });

export function Rings({ view }: { readonly view: View }) {
  return (
    <g class="cv-rings" aria-hidden="true">
      {view.seats.flatMap((seat) => seat.cities.map((city) => (
        <g key={city.at} class={`p${seat.seat + 1} cv-ring-${seat.seat + 1}`}><rect class="cv-ring-halo" {...ring(city)} /><rect class="cv-ring" {...ring(city)} /></g>
      )))}
      {view.squares.filter((one) => one.blockaded).map(({ at }) => <rect key={at} class="cv-blocked" {...cornerOf(at)} width={SIDE} height={SIDE} fill="url(#cv-hatch)" />)}
      {view.seats.flatMap((seat) => seat.scouts.map((scout) => {
        const city = seat.cities.find((one) => one.city === scout.sends);
        if (!city || outskirtsOf(view, seat.seat, city.city).includes(scout.at)) return null;
        const [from, to] = [centreOf(scout.at), centreOf(city.at)];
        return <line key={`${seat.seat} ${scout.figure}`} class={`cv-sends p${seat.seat + 1}`} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      }))}
    </g>
  );
}

const YIELDS = ['production', 'trade', 'culture'] as const;

// A tab on the ring: one's own cities always, others while they are pointed at.
export function Sums({ props }: { readonly props: BoardProps }) {
  const { view, you } = props;
  const top = Math.min(...view.tiles.map((tile) => tile.y)) * SIDE - 4; // of the drawing
  const here = pointed.value ? squareOf(view, pointed.value) : undefined;
  return (
    <g class="cv-sums" aria-hidden="true">
      {view.seats.flatMap((seat) => seat.cities.filter((city) => seat.seat === you || (here && here.seat === seat.seat && here.city === city.city) || pointed.value === city.at).map((city) => <SumTab key={city.at} city={city} seat={seat.seat} top={top} />))}
    </g>
  );
}

function SumTab({ city, seat, top }: { readonly city: CityView; readonly seat: number; readonly top: number }) {
  const { x, y, width, height } = ring(city);
  const above = y - 17 > top;
  let right = 0;
  const parts = YIELDS.map((id) => {
    const text = String(city[id]);
    const left = right;
    right += 15 + 7.5 * text.length + 7;
    return { id, text, left };
  });
  return (
    <g class={`cv-sum p${seat + 1}`} transform={`translate(${x + width / 2 - right / 2} ${above ? y - 9 : y + height + 9})`}>
      <rect x="-4" y="-8.500" width={right + 3} height="17" rx="5" />
      {parts.map(({ id, text, left }) => <g key={id} class={`cv-of-${id}`} transform={`translate(${left} 0)`}><text x="0" y="4.500">{text}</text><use href={`#cv-${id}`} x={7.5 * text.length + 1} y="-6.500" width="13" height="13" /></g>)}
    </g>
  );
}
