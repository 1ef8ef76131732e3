// Caravans and barbarians where they are, coming from where they were; pieces that left, once more; marks on what changed; dice of a fight.
import type { EventEntry } from '../../protocol/messages';
import { changedSpaces, fightsIn, leavingPieces, movedPieces, type Moved } from './events';
import { WIDE, type Ground } from './hexes';
import { pointOf } from './Land';
import { barbarianAt, caravansAt, spaceOf, type SpaceId, type View } from './model';
import { Barbarian, Caravan, City, Token } from './Pieces';

interface MovingProps {
  readonly view: View;
  readonly ground: Ground;
  readonly changed: readonly EventEntry[];
}

const STEP = 260; // ms for each space of a way

// The last stretch of a way in which every step leads to the next space: where another caravan went on, a new stretch begins.
export function stretch(ground: Ground, way: readonly SpaceId[]): readonly SpaceId[] {
  const gap = way.findLastIndex((id, i) => {
    const [a, b] = [pointOf(ground, way[i - 1] ?? id), pointOf(ground, id)];
    return Math.hypot(a.x - b.x, a.y - b.y) > WIDE * 1.1;
  });
  return way.slice(Math.max(0, gap));
}

// Along its way: key frames of the shift from the last space back to the earlier ones. With the Web Animations API, so that a way of any
// length needs no style sheet of its own; who wants no motion gets none.
function travel(element: SVGGElement | null, ground: Ground, piece: Moved | undefined): void {
  if (!element || !piece || element.dataset['told'] === String(piece.n)) return;
  element.dataset['told'] = String(piece.n);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'off') return;
  const way = piece.what === 'caravan' ? stretch(ground, piece.way) : piece.way;
  if (way.length < 2) return;
  const last = pointOf(ground, way.at(-1) ?? '');
  const frames = way.map((id) => {
    const { x, y } = pointOf(ground, id);
    return { transform: `translate(${x - last.x}px, ${y - last.y}px)` };
  });
  element.animate(frames, { duration: STEP * (way.length - 1) + 120, easing: 'ease-in-out' });
}

export function MovingPieces({ view, ground, changed }: MovingProps) {
  const moved = movedPieces(changed);
  // Several caravans stand side by side; where a piece or a token lies, they are smaller, in the lower right of the space.
  const where = (id: SpaceId, i: number, all: number) => {
    const { x, y } = pointOf(ground, id);
    const space = spaceOf(view, id);
    const beside = space?.piece || space?.independent || barbarianAt(view, id);
    const [dx, dy, size] = beside ? [12, 12, 0.68] : [0, 0, 1];
    const off = (i - (all - 1) / 2) * (beside ? 10 : 12);
    return `translate(${(x + off + dx).toFixed(1)} ${(y + off * 0.4 + dy).toFixed(1)}) scale(${size})`;
  };
  return (
    <g class="nd-moving">
      {view.map.barbarians.map((one) => {
        if (!one.space) return null;
        const way = moved.findLast((piece) => piece.what === 'barbarian' && piece.letter === one.letter && piece.way.at(-1) === one.space);
        const { x, y } = pointOf(ground, one.space);
        return <g key={one.letter} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}><g ref={(element) => travel(element, ground, way)}><Barbarian letter={one.letter} /></g></g>;
      })}
      {view.map.caravans.map((caravan, i) => {
        const there = caravansAt(view, caravan.space);
        const place = view.map.caravans.slice(0, i).filter((one) => one.space === caravan.space).length;
        const way = moved.findLast((one) => one.what === 'caravan' && one.seat === caravan.seat && one.way.at(-1) === caravan.space);
        return <g key={`${caravan.seat}-${i}`} transform={where(caravan.space, place, there.length)}><g ref={(element) => travel(element, ground, way)}><Caravan seat={caravan.seat} /></g></g>;
      })}
    </g>
  );
}

export function Changes({ ground, changed }: MovingProps) {
  const at = (id: SpaceId, dy = 0) => `translate(${pointOf(ground, id).x.toFixed(1)} ${(pointOf(ground, id).y + dy).toFixed(1)})`;
  return (
    <g class="nd-changes" aria-hidden="true">
      {leavingPieces(changed).filter((one) => ground.at.has(one.space)).map((one) => (
        <g key={`${one.n}${one.what}`} transform={at(one.space)}>
          <g class="nd-leaves">
            {one.what === 'barbarian' && <Barbarian letter={one.letter} />}
            {one.what === 'token' && <Token seat={one.seat} />}
            {one.what === 'city' && <City seat={one.seat} />}
            {one.what === 'caravan' && <Caravan seat={one.seat} />}
          </g>
        </g>
      ))}
      {changedSpaces(changed).filter((id) => ground.at.has(id)).map((id) => (
        <g key={id} class="nd-changed" transform={at(id, 2)}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((k) => <path key={k} transform={`rotate(${k * 45})`} d="M-3.6-22.5H3.6L0-14z" />)}
        </g>
      ))}
      {fightsIn(changed).filter((one) => ground.at.has(one.space)).map((one) => (
        <g key={one.n} class={`nd-fight ${one.won ? 'nd-is-won' : 'nd-is-lost'}`} transform={at(one.space, -32)}>
          <rect x="-26" y="-11" width="52" height="22" rx="11" /><text y="5">{one.attack} : {one.defence}</text>
        </g>
      ))}
    </g>
  );
}
