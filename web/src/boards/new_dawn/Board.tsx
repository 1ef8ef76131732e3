// The map in the middle with its tools, the dials beside it, and the sheets of questions over its edge.
import type { ComponentChild } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import { around, frame, whole } from '../camera';
import { useCamera, type CameraHold } from '../useCamera';
import { useCount } from '../useCount';
import { longPress } from '../useSpaces';
import type { BoardProps } from './props';
import { AttackSheet } from './AttackSheet';
import { BuildingMarks, choosePlace, LaidTiles, nearestPlace, placed, placesFor } from './Building';
import { CardSheet } from './CardSheet';
import { chooseSpace, goOn } from './choosing';
import { DetailDialog } from './DetailDialog';
import { FoldedDials } from './Dials';
import { changedSpaces } from './events';
import { bestTurn, boxAround, centreOf, freeCorner, layOut, nearestSpace, outline, type Box, type Ground } from './hexes';
import { Glyphs, Land, pointOf } from './Land';
import { LookBody, LookCard } from './LookCard';
import { MapActions } from './MapActions';
import { LegalMarks, Looked, Path, Scrim } from './Marks';
import { capitalOf, isBuilding, motionOf, type SpaceId, type View } from './model';
import { Changes, MovingPieces } from './Moving';
import { LyingPieces, Names } from './Pieces';
import { chosenSpace, openSpaces } from './places';
import { Spaces } from './Spaces';
import { Territories } from './Territory';
import { Textures } from './Textures';
import { pointed } from './ui';

const SHAPE = 1.2; // of the place that the map has on a desk
const PHONE_SHAPE = 1;
const PHONE_ZOOM = 2.4; // at most, so that a hex is as wide as a fingertip
const TOOLS = 0.27; // of a phone's width: the tools over the map

// Turned so that the hexes are as large as they can be, with one's own capital below; as it is laid while it is being built.
function useGround(view: View, home: SpaceId | undefined, phone: boolean): Ground {
  return useMemo(() => {
    if (!isBuilding(view)) return layOut(view.map.spaces, bestTurn(view.map.spaces, home, phone ? PHONE_SHAPE : SHAPE));
    const ground = layOut(view.map.spaces, 0);
    return { ...ground, box: boxAround(ground.at.values(), 118) }; // room for tiles to come
  }, [view.map.spaces.length, isBuilding(view), home, phone]);
}

// What the question is about, for a phone that shows only a part of the map.
function spacesInQuestion(props: BoardProps, home: SpaceId | undefined): SpaceId[] {
  const view = props.view;
  const motion = motionOf(props.compose.decision.value);
  if (motion) return [motion.space, ...motion.reach];
  const open = [...openSpaces(props.compose).keys()];
  if (open.length > 0) return open;
  const own = view.map.spaces.filter((space) => space.seat === props.you).map((space) => space.id);
  return own.length > 0 ? own : home ? [home] : [];
}

export function Board(props: BoardProps) {
  const view = props.view;
  const { phone, you, compose, t } = props;
  const svg = useRef<SVGSVGElement>(null);
  const home = you === 'spectator' ? undefined : capitalOf(view, you)?.id;
  const ground = useGround(view, home, phone);
  const hold = useCamera(svg, ground.box);
  const question = useCount(compose.decision.value);
  const { shown, dragged } = hold;
  const building = placesFor(compose).length > 0;
  const lookAtQuestion = () => hold.look(around(spacesInQuestion(props, home).map((id) => pointOf(ground, id)), ground.box, hold.shape, PHONE_ZOOM, TOOLS));

  useEffect(() => goOn(props), [compose.decision.value]);
  useEffect(() => {
    if (phone && !isBuilding(view)) lookAtQuestion();
  }, [phone, question, ground, hold.shape]);
  // What others do is shown where they do it.
  useEffect(() => {
    const spaces = changedSpaces(props.changed).filter((id) => ground.at.has(id));
    if (phone && !compose.decision.value && spaces.length > 0) hold.look(around(spaces.map((id) => pointOf(ground, id)), ground.box, hold.shape, PHONE_ZOOM, TOOLS));
  }, [phone, props.changed]);
  useEffect(() => {
    placed.value = null;
    followKeyboard(svg.current, openSpaces(compose).keys().next().value);
  }, [question]);

  // A finger is wider than a space: on a phone the whole map listens, and the nearest legal space is meant.
  const onTap = (event: MouseEvent) => {
    if (dragged.value || longPress.fired) return;
    const point = hold.toMap(event);
    if (!point) return;
    const place = building ? nearestPlace(props, point) : null;
    if (place) return choosePlace(props, place);
    if (!phone) return;
    const reach = Object.keys(motionOf(compose.decision.value)?.routes ?? {});
    const id = nearestSpace(ground, point, [...openSpaces(compose).keys(), ...reach], 0.75) ?? nearestSpace(ground, point, ground.at.keys(), 0.7);
    if (id) chooseSpace(props, id);
  };
  const onMove = (event: PointerEvent) => {
    if (!building || event.pointerType !== 'mouse') return;
    const point = hold.toMap(event);
    if (point) placed.value = nearestPlace(props, point);
  };

  return (
    <div class={`nd nd-board ${phone ? 'nd-phone' : ''} ${hold.camera.zoom > 1.5 ? 'nd-zoomed' : ''} ${isRight(view.attack?.space ?? chosenSpace(compose), ground, shown) ? 'nd-sheet-left' : ''}`} data-step={compose.decision.value?.step ?? (view.question === 'over' ? 'over' : 'wait')} data-question={question}>
      <div class="nd-mapwrap" onPointerLeave={(event) => event.pointerType === 'mouse' && (pointed.value = null)}>
        <svg ref={svg} class="nd-map" viewBox={`${shown.x.toFixed(1)} ${shown.y.toFixed(1)} ${shown.width.toFixed(1)} ${shown.height.toFixed(1)}`} onClick={onTap} onPointerMove={onMove}>
          {useDrawing(props, ground, building)}
          {useMemo(() => <Spaces props={props} ground={ground} home={home ?? view.map.spaces[0]?.id ?? ''} dragged={dragged} />, [props, ground])}
        </svg>
        <MapTools {...props} hold={hold} ground={ground} onMine={lookAtQuestion} />
        {!phone && !building && <LookCard props={props} ground={ground} shown={`${shown.x} ${shown.width}`} />}
        {phone && !building && pointed.value && ground.at.has(pointed.value) && <div class="nd-look-below"><LookBody props={props} id={pointed.value} /></div>}
        <MapActions {...props} corner={freeCorner(ground, frame(whole(ground.box), ground.box, hold.shape), 150, 40)} />
        <button type="button" class="nd-house" title={props.catalogue.house_layout} onClick={() => props.table.explain([], props.catalogue.house_layout)}><Icon name="i-wedge" size={12} />{t('web.nd.house')}</button>
      </div>
      {!phone && <FoldedDials {...props} />}
      <AttackSheet {...props} />
      <CardSheet {...props} />
      <DetailDialog {...props} />
    </div>
  );
}

// A sheet over the map gives way to the space that it is about.
function isRight(id: SpaceId | null, ground: Ground, shown: Box): boolean {
  const point = id ? ground.at.get(id) : undefined;
  return point !== undefined && point.x > shown.x + shown.width * 0.62;
}

// What is drawn, kept while only the camera moves; marks follow the pointer and the move that is put together by themselves.
function useDrawing(props: BoardProps, ground: Ground, building: boolean): ComponentChild {
  const view = props.view;
  const drawn = { view, ground, catalogue: props.catalogue };
  const land = useLand(view);
  return useMemo(
    () => (
      <>
        <Textures />
        <Land ground={ground} spaces={land} />
        {isBuilding(view) ? <LaidTiles tiles={view.map.tiles} catalogue={props.catalogue} /> : <Glyphs {...drawn} />}
        <Scrim props={props} ground={ground} />
        <Territories view={view} ground={ground} />
        <LyingPieces {...drawn} />
        <MovingPieces view={view} ground={ground} changed={props.changed} />
        <Changes view={view} ground={ground} changed={props.changed} />
        <LegalMarks props={props} ground={ground} />
        <Path props={props} ground={ground} />
        {!building && <Looked props={props} ground={ground} />}
        <Names {...drawn} />
        <BuildingMarks {...props} />
      </>
    ),
    [props, ground, building],
  );
}

// The land does not change while pieces do: the same list as long as tiles lie as they lay.
function useLand(view: View) {
  const key = view.map.spaces.map((space) => space.id).join(' ');
  return useMemo(() => view.map.spaces, [key, view.map.tiles.length]);
}

// Whoever answered with the keyboard in the own area goes on with it where the next question is.
function followKeyboard(map: SVGSVGElement | null, first: SpaceId | undefined): void {
  const focused = document.activeElement;
  if (first && focused?.closest('.own') && focused.matches(':focus-visible')) map?.querySelector<SVGElement>(`[data-space="${first}"]`)?.focus();
}

function MapTools(props: BoardProps & { readonly hold: CameraHold; readonly ground: Ground; readonly onMine: () => void }) {
  const { t, hold, ground, phone } = props;
  return (
    <div class="nd-maptools" role="group" aria-label={t('web.nd.map.tools')}>
      <button type="button" class="iconbtn" aria-label={t('web.nd.map.larger')} onClick={() => hold.zoom(1.4)}><Icon name="i-plus" /></button>
      <button type="button" class="iconbtn" aria-label={t('web.nd.map.smaller')} onClick={() => hold.zoom(1 / 1.4)}><Icon name="i-minus" /></button>
      {!phone && <button type="button" class="iconbtn" aria-label={t('web.nd.map.whole')} onClick={() => hold.look(whole(ground.box))}><Icon name="nd-i-fit" /></button>}
      {phone && hold.camera.zoom === 1 && !isBuilding(props.view) && <button type="button" class="iconbtn" aria-label={t('web.nd.map.mine')} onClick={props.onMine}><Icon name="i-live" /></button>}
      {phone && hold.camera.zoom > 1.05 && <Inset {...props} />}
    </div>
  );
}

// On a phone: the whole map in small, with the part that is seen.
function Inset({ view, hold, ground, t }: BoardProps & { readonly hold: CameraHold; readonly ground: Ground }) {
  const { box } = ground;
  const { shown } = hold;
  return (
    <button type="button" class="nd-inset" aria-label={t('web.nd.map.whole')} onClick={() => hold.look(whole(box))}>
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
        {view.map.spaces.map((space) => <polygon key={space.id} class={space.seat === undefined ? `nd-hex nd-${space.terrain}` : `nd-own-hex p${space.seat + 1}`} points={outline(centreOf(space, ground.turn))} />)}
        <rect class="nd-inset-part" x={shown.x} y={shown.y} width={shown.width} height={shown.height} rx="18" />
      </svg>
    </button>
  );
}
