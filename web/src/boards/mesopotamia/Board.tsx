// The trade row, the tracks, the map with its tools, the Hanging Gardens, and the sheets of questions over them.
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import { around, frame, whole, type Box, type Camera } from '../camera';
import { useCamera, type CameraHold } from '../useCamera';
import { useCount } from '../useCount';
import { longPress } from '../useSpaces';
import { BattleSheet } from './BattleSheet';
import { CardSheet } from './CardSheet';
import { changedPlaces } from './changes';
import { choosePlace } from './choosing';
import { DetailDialog } from './DetailDialog';
import { EventSheet } from './EventSheet';
import { Gardens } from './Gardens';
import { groundOf, outlineOf, placeAt, type Ground } from './geometry';
import { Glyph } from './Glyph';
import { Land, Patterns, Rivers } from './Land';
import { LookBody, LookCard } from './LookCard';
import { MapActions } from './MapActions';
import { Changes, LegalMarks, Looked, StandingPieces } from './Marks';
import { seatOf, type View } from './model';
import { LyingPieces, Ships, Territories } from './Pieces';
import { movingFrom, openPlaces } from './places';
import { Places } from './Places';
import type { BoardProps } from './props';
import { Tracks } from './Tracks';
import { Trade } from './Trade';
import { meant, pointed } from './ui';

const PHONE_ZOOM = 2.6; // at most, so that a name can be read

// What the question is about, for a phone that shows only a part of the map.
function placesInQuestion(props: BoardProps): string[] {
  const { view } = props;
  const open = [...openPlaces(props).keys()];
  const from = movingFrom(view);
  if (open.length > 0) return from ? [...open, from] : open;
  if (view.battle) return [view.battle.area];
  const own = seatOf(view, props.you);
  return view.areas.filter((area) => own && (area.control === own.seat || area.ziggurat === own.seat || area.armies?.some((army) => army.seat === own.seat))).map((area) => area.id);
}

export function Board(props: BoardProps) {
  const { view, phone, compose, t } = props;
  const svg = useRef<SVGSVGElement>(null);
  const ground = groundOf(props.catalogue.map);
  const { box } = ground;
  const hold = useCamera(svg, box);
  const question = useCount(compose.decision.value);
  const { shown, dragged } = hold;
  const lookAt = (places: readonly string[]) => {
    const points = places.flatMap((place) => ground.at.get(place) ?? []).flatMap(({ x, y }) => [{ x: x - 90, y: y - 60 }, { x: x + 90, y: y + 90 }]);
    if (points.length > 0) hold.look(inside(around(points, box, hold.shape, PHONE_ZOOM), box, hold.shape));
  };
  useEffect(() => {
    meant.value = null;
    followKeyboard(svg.current, openPlaces(props).keys().next().value);
  }, [question]);
  useEffect(() => {
    if (phone) lookAt(placesInQuestion(props));
  }, [phone, question, hold.shape]);
  // What others do is shown where they do it.
  useEffect(() => {
    if (phone && !compose.decision.value) lookAt(changedPlaces(props.changed));
  }, [phone, props.changed]);

  // A finger is wider than a river: on a phone the whole map listens.
  const onTap = (event: MouseEvent) => {
    const point = phone && !dragged.value && !longPress.fired ? hold.toMap(event) : null;
    const place = point && placeAt(ground, point, openPlaces(props).keys());
    if (place) choosePlace(props, place);
  };
  const home = seatOf(view, props.you)?.start ?? props.catalogue.map.areas[0]?.id ?? '';
  const step = compose.decision.value?.step ?? (view.stage === 'over' ? 'over' : 'wait');
  return (
    <div class={`ms ms-board ${phone ? 'ms-phone' : ''}`} data-step={step} data-question={question}>
      {!phone && <Trade {...props} />}
      {!phone && <Tracks {...props} />}
      <div class="ms-mapwrap" onPointerLeave={(event) => event.pointerType === 'mouse' && (pointed.value = null)}>
        <svg ref={svg} class="ms-map" viewBox={`${shown.x.toFixed(1)} ${shown.y.toFixed(1)} ${shown.width.toFixed(1)} ${shown.height.toFixed(1)}`} onClick={onTap}>
          {useDrawing(props, ground)}
          <Places props={props} ground={ground} home={home} dragged={dragged} />
        </svg>
        <div class="ms-maptools" role="group" aria-label={t('web.ms.map.tools')}>
          <button type="button" class="iconbtn" aria-label={t('web.ms.map.larger')} onClick={() => hold.zoom(1.4)}><Icon name="i-plus" /></button>
          <button type="button" class="iconbtn" aria-label={t('web.ms.map.smaller')} onClick={() => hold.zoom(1 / 1.4)}><Icon name="i-minus" /></button>
          {!phone && <button type="button" class="iconbtn" aria-label={t('web.ms.map.whole')} onClick={() => hold.look(whole(box))}><Glyph id="fit" /></button>}
        </div>
        {phone && <Inset props={props} ground={ground} hold={hold} label={t('web.ms.map.whole')} onWhole={() => (hold.camera.zoom === 1 ? lookAt(placesInQuestion(props)) : hold.look(whole(box)))} />}
        {!phone && <LookCard props={props} ground={ground} shown={`${shown.x} ${shown.width}`} />}
        {phone && pointed.value && ground.at.has(pointed.value) && <div class="ms-look-below"><LookBody props={props} place={pointed.value} /></div>}
        <MapActions {...props} />
      </div>
      {!phone && <Gardens {...props} />}
      <BattleSheet {...props} />
      <EventSheet {...props} />
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
function useDrawing(props: BoardProps, ground: Ground): ComponentChild {
  const { view, catalogue, changed, lang } = props;
  const drawn = { view, catalogue, ground };
  return useMemo(
    () => (
      <>
        <Patterns />
        <Land map={catalogue.map} lang={lang} />
        <Territories {...drawn} />
        <LegalMarks props={props} ground={ground} />
        <Rivers map={catalogue.map} names={!props.phone} />
        <Changes props={props} ground={ground} />
        <LyingPieces {...drawn} />
        <StandingPieces view={view} ground={ground} changed={changed} />
        <Ships {...drawn} />
        <Looked props={props} ground={ground} />
      </>
    ),
    [props],
  );
}

// Whoever answered with the keyboard in the own area goes on with it where the next question is.
function followKeyboard(map: SVGSVGElement | null, first: string | undefined): void {
  const focused = document.activeElement;
  if (first && focused?.closest('.own') && focused.matches(':focus-visible')) map?.querySelector<SVGElement>(`[data-space="${first}"]`)?.focus();
}

const controlClass = (view: View, id: string, terrain: string | undefined): string => {
  const owner = view.areas.find((area) => area.id === id)?.control;
  return owner === undefined ? `ms-land ms-${terrain ?? 'home'}` : `ms-inset-own p${owner + 1}`;
};

// On a phone: the whole map in small, with the part that is seen.
function Inset({ props: { view, catalogue }, ground: { box }, hold, label, onWhole }: { readonly props: BoardProps; readonly ground: Ground; readonly hold: CameraHold; readonly label: string; readonly onWhole: () => void }) {
  const { shown } = hold;
  return (
    <button type="button" class="ms-inset" aria-label={label} onClick={onWhole}>
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
        {catalogue.map.areas.map((area) => <path key={area.id} class={controlClass(view, area.id, area.terrain)} d={outlineOf(area)} />)}
        <rect class="ms-inset-part" x={shown.x} y={shown.y} width={shown.width} height={shown.height} rx="18" />
      </svg>
    </button>
  );
}
