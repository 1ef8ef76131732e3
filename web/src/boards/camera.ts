// What part of the map is seen: a centre and how large, 1 being the whole map.
//
//   const shown = frame(camera, box, shape);   // the viewBox
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const MOST = 4;
const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

export const whole = (box: Box): Camera => ({ x: box.x + box.width / 2, y: box.y + box.height / 2, zoom: 1 });

// The part of the drawing that a frame of that shape (width : height) shows.
export function frame(camera: Camera, box: Box, shape: number): Box {
  const width = Math.max(box.width, box.height * shape) / camera.zoom;
  const height = width / shape;
  return { x: camera.x - width / 2, y: camera.y - height / 2, width, height };
}

// The map stays in the picture: the centre never leaves it, and the whole map lies in the middle.
export function held(camera: Camera, box: Box): Camera {
  const zoom = clamp(camera.zoom, 1, MOST);
  if (zoom === 1) return whole(box);
  return { zoom, x: clamp(camera.x, box.x, box.x + box.width), y: clamp(camera.y, box.y, box.y + box.height) };
}

// Larger or smaller around a point that stays where it is.
export function zoomed(camera: Camera, factor: number, around: Point, box: Box): Camera {
  const zoom = clamp(camera.zoom * factor, 1, MOST);
  const share = camera.zoom / zoom;
  return held({ zoom, x: around.x + (camera.x - around.x) * share, y: around.y + (camera.y - around.y) * share }, box);
}

export const moved = (camera: Camera, dx: number, dy: number, box: Box): Camera => held({ ...camera, x: camera.x - dx, y: camera.y - dy }, box);

// Some points, as large as they fit, but not larger than `most`; a share of the frame's right side is taken by something else.
export function around(points: readonly Point[], box: Box, shape: number, most: number, taken = 0): Camera {
  if (points.length === 0) return whole(box);
  const xs = points.map((one) => one.x);
  const ys = points.map((one) => one.y);
  const room = 90; // around them
  const width = (Math.max(...xs) - Math.min(...xs) + room) / (1 - taken);
  const height = Math.max(...ys) - Math.min(...ys) + room;
  const full = Math.max(box.width, box.height * shape);
  const zoom = clamp(full / Math.max(width, height * shape), 1, most);
  return held({ zoom, x: (Math.max(...xs) + Math.min(...xs)) / 2 + ((full / zoom) * taken) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 }, box);
}
