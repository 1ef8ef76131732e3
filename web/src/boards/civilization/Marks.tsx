// What can be chosen, what is chosen, the way of a group, what has changed, and where a battle is fought.
import type { EventEntry, Option } from '../../protocol/messages';
import type { BoardProps } from './props';
import { changedSquares, walksIn } from './events';
import { motionOf, stepOf, verbOf, type View } from './model';
import { Army, City, Figures, Marker, placedStacks, Scout, standing } from './Pieces';
import { chosenSquare, openSquares, reachOf, wayTo } from './places';
import { plan } from '../plan';
import { at, centreOf, cornerOf, SIDE, type Square } from './squares';
import { meant, pointed } from './ui';

const inset = (square: Square, by: number) => ({ x: cornerOf(square).x + by, y: cornerOf(square).y + by, width: SIDE - 2 * by, height: SIDE - 2 * by, rx: 6 });

export function LegalMarks({ props }: { readonly props: BoardProps }) {
  const open = openSquares(props);
  return (
    <g class="cv-marks" aria-hidden="true">
      {reachOf(props).map((square) => <circle key={square} class="cv-reach" cx={centreOf(square).x} cy={centreOf(square).y} r="5" />)}
      {[...open].map(([square, options]) => (
        <g key={square} class={`cv-legal cv-verb-${verbOf(options[0] as Option)}`}>
          <rect class="cv-legal-under" {...inset(square, 3)} /><rect class="cv-legal-line" {...inset(square, 3)} />
          {options.some((one) => verbOf(one) === 'explore') && <g class="cv-explore" transform={at(centreOf(square))}><circle r="13" /><use href="#cv-explore" x="-10" y="-10" width="20" height="20" /></g>}
        </g>
      ))}
    </g>
  );
}

// The piece as it would lie there: what is being produced, a great person, a figure, a city.
function Ghost({ props, option }: { readonly props: BoardProps; readonly option: Option }) {
  const { view, compose } = props;
  const seat = compose.decision.value?.seat ?? 0;
  const top = view.announcements?.at(-1);
  const item = top?.second_item ?? top?.item ?? {};
  switch (stepOf(compose)) {
    case 'item_square':
      if (item.building) return <Marker marker={{ kind: 'building', id: item.building }} />;
      if (item.wonder) return <Marker marker={{ kind: 'wonder', id: item.wonder }} />;
      return item.figure === 'scout' ? <Scout seat={seat} /> : <Army seat={seat} />;
    case 'capital': return <City seat={seat} capital />;
    case 'start_menu': return verbOf(option) === 'found' ? <City seat={seat} /> : null;
    case 'step': return <Figures stack={{ at: '', seat, armies: motionOf(compose.decision.value)?.armies ?? 0, scouts: motionOf(compose.decision.value)?.scouts ?? 0, white: false, moved: false }} />;
    default: return null;
  }
}

// The square looked at and the chosen one, with the way to it.
export function Looked({ props }: { readonly props: BoardProps }) {
  const chosen = plan.value?.to ?? meant.value ?? chosenSquare(props);
  const looked = chosen ?? pointed.value;
  const open = openSquares(props);
  const option = looked ? open.get(looked)?.[0] : undefined;
  const group = motionOf(props.compose.decision.value);
  const way = looked && group ? (option ? [looked] : (wayTo(props, looked) ?? [])) : [];
  return (
    <g class="cv-looked" aria-hidden="true">
      {group && <rect class="cv-group" {...inset(group.at, 2)} />}
      {group && way.length > 0 && <polyline class="cv-way" points={[group.at, ...way].map((square) => `${centreOf(square).x},${centreOf(square).y}`).join(' ')} />}
      {pointed.value && <rect class="cv-pointed" {...inset(pointed.value, 1)} />}
      {looked && option && <g class="cv-ghost" transform={at(centreOf(looked))}><Ghost props={props} option={option} /></g>}
      {chosen && <><rect class="cv-chosen-under" {...inset(chosen, 1.5)} /><rect class="cv-chosen" {...inset(chosen, 1.5)} /></>}
    </g>
  );
}

// Figures where they stand, coming from where they were.
const STEP = 240; // ms for each square

function travel(element: SVGGElement | null, walk: { readonly n: number; readonly way: readonly Square[] } | undefined): void {
  if (!element || !walk || element.dataset['told'] === String(walk.n)) return;
  element.dataset['told'] = String(walk.n);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'off') return;
  const last = centreOf(walk.way.at(-1) as Square);
  element.animate(walk.way.map((square) => ({ transform: `translate(${centreOf(square).x - last.x}px, ${centreOf(square).y - last.y}px)` })), { duration: STEP * (walk.way.length - 1) + 100, easing: 'ease-in-out' });
}

export function StandingFigures({ view, changed }: { readonly view: View; readonly changed: readonly EventEntry[] }) {
  const walks = walksIn(changed);
  return (
    <g class="cv-figures" aria-hidden="true">
      {placedStacks(view).map(({ stack, i, all }) => (
        <g key={`${stack.seat} ${stack.at}`} ref={(element) => travel(element, walks.findLast((walk) => walk.seat === stack.seat && walk.way.at(-1) === stack.at))}>
          <g transform={standing(view, stack.at, i, all)}><Figures stack={stack} /></g>
        </g>
      ))}
    </g>
  );
}

export function Changes({ view, changed }: { readonly view: View; readonly changed: readonly EventEntry[] }) {
  return (
    <g class="cv-changes" aria-hidden="true">
      {changedSquares(changed).map((square) => <path key={`${changed.at(-1)?.n} ${square}`} class="cv-changed" transform={at(cornerOf(square))} d={`M2 12V2h10M${SIDE - 12} 2h10v10M${SIDE - 2} ${SIDE - 12}v10h-10M12 ${SIDE - 2}H2v-10`} />)}
      {view.squares.filter((one) => one.frozen).map((one) => <rect key={one.at} class="cv-frozen" {...inset(one.at, 2)} />)}
      {view.announcements?.flatMap((one) => [one.square, one.other_square]).map((square) => square && <rect key={square} class="cv-announced" {...inset(square, 3)} />)}
      {view.battle && <g class="cv-fight" transform={at(centreOf(view.battle.at))}><circle r="15" /><use href="#cv-infantry" x="-11" y="-11" width="22" height="22" /></g>}
    </g>
  );
}
