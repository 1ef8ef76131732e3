// The race for the four victories above, the map with its tools below, and the sheets of questions over it.
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import { around, frame, whole, type Box, type Camera } from '../camera';
import { useCamera, type CameraHold } from '../useCamera';
import { useCount } from '../useCount';
import { longPress } from '../useSpaces';
import { BattleSheet } from './BattleSheet';
import { Cells } from './Cells';
import { chooseSquare } from './choosing';
import { DetailDialog } from './DetailDialog';
import { changedSquares } from './events';
import { Land, Patterns, squaresOfTiles } from './Land';
import { LookBody, LookCard } from './LookCard';
import { MapActions } from './MapActions';
import { Changes, LegalMarks, Looked, StandingFigures } from './Marks';
import { ownSeat, type View } from './model';
import { OfferSheet } from './OfferSheet';
import { LyingPieces } from './Pieces';
import { openSquares, reachOf } from './places';
import { goOn } from '../plan';
import type { BoardProps } from './props';
import { Races } from './Races';
import { Rings, Sums } from './Rings';
import { boxAround, centreOf, cornerOf, nearest, SIDE, squareAt, type Square } from './squares';
import { useStandingOrder } from './standing_order';
import { CardSheet } from './CardSheet';
import { meant, pointed } from './ui';

const PHONE_ZOOM = 2.2; // at most, so that a square is as wide as a fingertip
const TOOLS = 0.16; // of a phone's width: the tools over the map

// What the question is about, for a phone that shows only a part of the map.
function squaresInQuestion(props: BoardProps): Square[] {
  const { view } = props;
  const open = [...openSquares(props).keys()];
  if (open.length > 0) return [...open, ...(view.moving ? [view.moving.at] : [])];
  const own = ownSeat(view, props.you);
  return [...(own?.cities.flatMap((city) => [city.at]) ?? []), ...(own?.armies.map((one) => one.at) ?? [])];
}

export function Board(props: BoardProps) {
  const { view, phone, compose, t } = props;
  const svg = useRef<SVGSVGElement>(null);
  const squares = useMemo(() => squaresOfTiles(view.tiles), [view.tiles.length]);
  const box = useMemo(() => boxAround(squares), [squares]);
  const hold = useCamera(svg, box);
  const question = useCount(compose.decision.value);
  const { shown, dragged } = hold;
  const lookAt = (wanted: readonly Square[]) => wanted.length > 0 && hold.look(inside(around(wanted.map(centreOf), box, hold.shape, PHONE_ZOOM, TOOLS), box, hold.shape));
  useStandingOrder(props);
  useEffect(() => goOn(props), [compose.decision.value, compose.choice.value]);
  useEffect(() => {
    meant.value = null;
    followKeyboard(svg.current, openSquares(props).keys().next().value);
  }, [question]);
  useEffect(() => {
    if (phone) lookAt(squaresInQuestion(props));
  }, [phone, question, box, hold.shape]);
  // What others do is shown where they do it.
  useEffect(() => {
    if (phone && !compose.decision.value) lookAt(changedSquares(props.changed));
  }, [phone, props.changed]);

  // A finger is wider than a square: on a phone the whole map listens, and the nearest possible square is meant.
  const onTap = (event: MouseEvent) => {
    const point = phone && !dragged.value && !longPress.fired ? hold.toMap(event) : null;
    const square = point && (nearest(point, [...openSquares(props).keys(), ...reachOf(props)]) ?? nearest(point, squares, 0.75));
    if (square) chooseSquare(props, square);
  };
  const home = ownSeat(view, props.you)?.cities[0]?.at ?? squares[0] ?? '';
  const step = compose.decision.value?.step ?? (view.stage === 'over' ? 'over' : 'wait');
  return (
    <div class={`cv cv-board ${phone ? 'cv-phone' : ''}`} data-step={step} data-question={question}>
      <Races {...props} />
      <div class="cv-mapwrap" onPointerLeave={(event) => event.pointerType === 'mouse' && (pointed.value = null)}>
        <svg ref={svg} class="cv-map" viewBox={`${shown.x.toFixed(1)} ${shown.y.toFixed(1)} ${shown.width.toFixed(1)} ${shown.height.toFixed(1)}`} onClick={onTap}>
          {useDrawing(props)}
          <Cells props={props} home={home} dragged={dragged} />
        </svg>
        <div class="cv-maptools" role="group" aria-label={t('web.cv.map.tools')}>
          <button type="button" class="iconbtn" aria-label={t('web.cv.map.larger')} onClick={() => hold.zoom(1.4)}><Icon name="i-plus" /></button>
          <button type="button" class="iconbtn" aria-label={t('web.cv.map.smaller')} onClick={() => hold.zoom(1 / 1.4)}><Icon name="i-minus" /></button>
          {!phone && <button type="button" class="iconbtn" aria-label={t('web.cv.map.whole')} onClick={() => hold.look(whole(box))}><Icon name="cv-fit" /></button>}
          {phone && <Inset view={view} hold={hold} label={t('web.cv.map.whole')} onWhole={() => (hold.camera.zoom === 1 ? lookAt(squaresInQuestion(props)) : hold.look(whole(box)))} />}
        </div>
        {!phone && <LookCard props={props} shown={`${shown.x} ${shown.width}`} />}
        {phone && pointed.value && <div class="cv-look-below"><LookBody props={props} square={pointed.value} /></div>}
        <MapActions {...props} />
      </div>
      <BattleSheet {...props} />
      <OfferSheet {...props} />
      <CardSheet {...props} />
      <DetailDialog {...props} />
    </div>
  );
}

// Not beyond the border of the map, where it is larger than the frame.
function inside(camera: Camera, box: Box, shape: number): Camera {
  const { width, height } = frame(camera, box, shape);
  const within = (centre: number, size: number, from: number, all: number) => (size >= all ? from + all / 2 : Math.max(from + size / 2, Math.min(from + all - size / 2, centre)));
  return { ...camera, x: within(camera.x, width, box.x, box.width), y: within(camera.y, height, box.y, box.height) };
}

// What is drawn, kept while only the camera moves; marks follow the pointer and the move that is put together by themselves.
function useDrawing(props: BoardProps): ComponentChild {
  const { view, changed } = props;
  const land = useMemo(() => view.squares, [JSON.stringify(view.squares.map(({ at, terrain, marker, resource }) => [at, terrain, marker?.kind, resource]))]);
  const tiles = useMemo(() => view.tiles, [view.tiles.filter((tile) => tile.tile !== undefined).length]);
  return useMemo(
    () => (
      <>
        <Patterns />
        <Land squares={land} tiles={tiles} />
        <Rings view={view} />
        <LegalMarks props={props} />
        <LyingPieces view={view} />
        <StandingFigures view={view} changed={changed} />
        <Changes view={view} changed={changed} />
        <Looked props={props} />
        <Sums props={props} />
      </>
    ),
    [props],
  );
}

// Whoever answered with the keyboard in the own area goes on with it where the next question is.
function followKeyboard(map: SVGSVGElement | null, first: Square | undefined): void {
  const focused = document.activeElement;
  if (first && focused?.closest('.own') && focused.matches(':focus-visible')) map?.querySelector<SVGElement>(`[data-square="${first}"]`)?.focus();
}

// On a phone: the whole map in small, with the part that is seen.
function Inset({ view, hold, label, onWhole }: { readonly view: View; readonly hold: CameraHold; readonly label: string; readonly onWhole: () => void }) {
  const box = boxAround(squaresOfTiles(view.tiles));
  const { shown } = hold;
  return (
    <button type="button" class="cv-inset" aria-label={label} onClick={onWhole}>
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
        {view.tiles.filter((tile) => tile.tile === undefined).map((tile) => <rect key={`${tile.x} ${tile.y}`} class="cv-inset-dark" {...cornerOf(squareAt(tile.x, tile.y))} width={4 * SIDE} height={4 * SIDE} />)}
        {view.squares.map(({ at, terrain }) => <rect key={at} class={`cv-inset-land cv-${terrain}`} {...cornerOf(at)} width={SIDE + 1} height={SIDE + 1} />)}
        {view.seats.flatMap((seat) => seat.cities.map((city) => <circle key={city.at} class={`cv-inset-city p${seat.seat + 1}`} cx={centreOf(city.at).x} cy={centreOf(city.at).y} r="30" />))}
        <rect class="cv-inset-part" x={shown.x} y={shown.y} width={shown.width} height={shown.height} rx="18" />
      </svg>
    </button>
  );
}
