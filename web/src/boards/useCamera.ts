// Wheel, drag, pinch and buttons move the camera. A drag is told from a click by its length.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { RefObject } from 'preact';
import { frame, held, moved, whole, zoomed, type Box, type Camera, type Point } from './camera';

const DRAG = 7; // px; less is a click

export interface CameraHold {
  readonly camera: Camera;
  readonly shown: Box;
  readonly shape: number;
  look(next: Camera): void;
  zoom(factor: number): void;
  toMap(event: { readonly clientX: number; readonly clientY: number }): Point | null;
  readonly dragged: { value: boolean }; // the click that ends a drag chooses nothing
}

export function useCamera(svg: RefObject<SVGSVGElement | null>, box: Box): CameraHold {
  const [camera, setCamera] = useState<Camera>(() => whole(box));
  const [shape, setShape] = useState(1.15);
  const now = useRef({ camera, box });
  now.current = { camera, box };
  const dragged = useRef({ value: false }).current;
  const look = (next: Camera) => setCamera(held(next, now.current.box));

  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      if (width > 0 && height > 0) setShape(Math.round((width / height) * 100) / 100);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => look(now.current.camera), [box.x, box.y, box.width, box.height]);

  const toMap = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point | null => {
    const matrix = svg.current?.getScreenCTM();
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : null;
  };

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let start: Point | null = null;
    const onWheel = (event: WheelEvent) => {
      const point = toMap(event);
      if (!point || (now.current.camera.zoom === 1 && event.deltaY > 0)) return;
      event.preventDefault();
      setCamera(zoomed(now.current.camera, Math.exp(-event.deltaY * 0.0018), point, now.current.box));
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) {
        start = { x: event.clientX, y: event.clientY };
        dragged.value = false;
      }
    };
    const onMove = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      const matrix = element.getScreenCTM();
      if (!before || !matrix) return;
      const here = { x: event.clientX, y: event.clientY };
      if (fingers.size === 1) {
        if (!dragged.value && start && Math.hypot(here.x - start.x, here.y - start.y) < DRAG) return;
        dragged.value = true;
        setCamera(moved(now.current.camera, (here.x - before.x) / matrix.a, (here.y - before.y) / matrix.d, now.current.box));
      } else if (fingers.size === 2) {
        dragged.value = true;
        const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
        if (!other) return;
        const factor = Math.hypot(here.x - other.x, here.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y));
        const middle = toMap({ clientX: (here.x + other.x) / 2, clientY: (here.y + other.y) / 2 });
        if (middle) setCamera(zoomed(now.current.camera, factor, middle, now.current.box));
      }
      fingers.set(event.pointerId, here);
    };
    const onUp = (event: PointerEvent) => void fingers.delete(event.pointerId);
    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
    };
  }, []);

  return {
    camera, shape, shown: frame(camera, box, shape), look, toMap, dragged,
    zoom: (factor) => setCamera(zoomed(camera, factor, camera, box)),
  };
}
