// The board: land and rivers, kingdoms, pieces, legal spaces, and the space that is looked at; one drawing, used again by the loupe.
import { useRef } from 'preact/hooks';
import { useCount } from '../useCount';
import { longPress } from '../useSpaces';
import type { BoardProps } from './props';
import { cellUnder, cornerOf, HEIGHT, WIDTH, type Cell } from './cells';
import { Cells } from './Cells';
import { chooseCell, meantCell } from './choosing';
import { changedCells } from './events';
import { Ground } from './Ground';
import { Hulls, HullTags } from './Kingdoms';
import { LeaderFace, Strengths } from './Leader';
import { LeavingPieces } from './Leaving';
import { Legend } from './Legend';
import { Refused, SquareMark } from './Marks';
import { dynastyOf, followsOf, squareOf, type Colour } from './model';
import { BuildingFace, MonumentFace } from './Monument';
import { at, Changed, Pieces, UnionTile, Veil } from './Pieces';
import { SheetBelowBoard } from './SidePanel';
import { chosenCell, chosenPiece, lookedAt, markOf, marksAreShown, openSquares, targetOf, type Piece } from './squares';
import { CatastropheFace, TileFace } from './Tile';
import { pointed } from './ui';

export function Board(props: BoardProps) {
  const view = props.view;
  const svg = useRef<SVGSVGElement>(null);
  const { compose, phone } = props;
  const question = useCount(compose.decision.value);

  // A finger is wider than a space: on a phone the whole board listens, and the nearest legal space is meant.
  const meant = (event: PointerEvent | MouseEvent): Cell | null => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return meantCell(props, point, cellUnder(point));
  };
  const onTap = (event: MouseEvent) => {
    if (!phone || longPress.fired) return;
    const cell = meant(event);
    if (cell) chooseCell(props, cell);
  };
  const onTouch = (event: PointerEvent) => {
    if (phone) pointed.value = meant(event);
  };

  return (
    <div class={`te te-board-wrap ${phone ? 'te-phone' : ''}`} data-step={compose.decision.value?.step ?? (view.step === 'over' ? 'over' : 'wait')} data-question={question} onPointerLeave={(event) => event.pointerType === 'mouse' && (pointed.value = null)}>
      <svg ref={svg} class="te-board" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin" onClick={onTap} onPointerDown={onTouch} onPointerMove={onTouch}>
        <g id="te-drawing">
          <Ground map={view.map.join('/')} />
          <HotHulls {...props} />
          <Pieces view={view} />
          <Veil view={view} />
          {view.union_tile && <UnionTile cell={view.union_tile} />}
          <Changed cells={changedCells(props.changed)} />
          <HullTags view={view} />
          <LeavingPieces view={view} changed={props.changed} />
          <LegalMarks {...props} />
          <Looked {...props} />
        </g>
        <Cells props={props} home={view.placed ?? view.leaders[0]?.cell ?? 'H6'} />
      </svg>
      {phone && <Loupe {...props} />}
      {phone && <SheetBelowBoard {...props} />}
      {!phone && <Legend t={props.t} marks={compose.decision.value?.step === 'action' && marksAreShown(compose)} />}
    </div>
  );
}

// Kingdoms that the move looked at would change are drawn stronger.
function HotHulls({ view, compose }: BoardProps) {
  const follows = followsOf(lookedAt(compose, pointed.value));
  return <Hulls view={view} hot={follows.unites ?? (follows.kingdom ? [follows.kingdom] : [])} />;
}

function LegalMarks(props: BoardProps) {
  const { compose } = props;
  if (!marksAreShown(compose)) return null;
  const wide = compose.decision.value?.step === 'monument';
  return (
    <g aria-hidden="true">
      {[...openSquares(compose)].map(([cell, options]) => {
        const mark = markOf(compose, options);
        const option = options[0];
        return mark && option && <SquareMark key={cell} cell={cell} mark={mark} option={option} wide={wide} />;
      })}
    </g>
  );
}

function PieceFace({ piece, props, option }: { readonly piece: Piece; readonly props: BoardProps; readonly option: ReturnType<typeof lookedAt> }) {
  const view = props.view;
  const seat = props.compose.decision.value?.seat ?? 0;
  switch (piece.kind) {
    case 'tile': return <TileFace colour={piece.colour} />;
    case 'catastrophe': return <CatastropheFace />;
    case 'building': return <BuildingFace id={piece.building} />;
    case 'monument': return <MonumentFace colours={piece.monument.split('-') as [Colour, Colour]} />;
    case 'leader': {
      const follows = followsOf(option);
      return (
        <>
          <g class="te-token"><LeaderFace dynasty={dynastyOf(view, seat)} leader={piece.leader} /></g>
          {follows.revolt !== undefined && <Strengths leader={piece.leader} revolt={follows.revolt} war={follows.war ?? 0} />}
        </>
      );
    }
  }
}

// The space under the pointer or the focus, and the chosen one, with the piece as it would lie there.
function Looked(props: BoardProps) {
  const { compose } = props;
  const open = openSquares(compose);
  const piece = chosenPiece(compose);
  const shown = marksAreShown(compose);
  const chosen = chosenCell(compose);
  const looked = pointed.value && shown ? targetOf(compose, open, pointed.value) : null;
  const wide = compose.decision.value?.step === 'monument';
  const ghostAt = looked ?? (chosen && open.has(chosen) ? chosen : null);
  const side = wide ? 102 : 50;
  const refused = pointed.value !== null && shown && piece !== null && !looked && compose.decision.value?.step === 'action';
  return (
    <g class="te-looked" aria-hidden="true">
      {followsOf(compose.ready.value).removed?.map((cell) => <rect key={cell} class="te-will-go" transform={at(cell)} x="4" y="4" width="44" height="44" rx="7" />)}
      {ghostAt && piece && <g class="te-ghost" transform={at(ghostAt)}><PieceFace piece={piece} props={props} option={lookedAt(compose, ghostAt)} /></g>}
      {chosen && <Ring cell={chosen} side={side} look="te-chosen" />}
      {looked && looked !== chosen && <Ring cell={looked} side={side} look="te-hover" />}
      {refused && pointed.value && <><Refused cell={pointed.value} /><Ring cell={pointed.value} side={50} look="te-bad" /></>}
      {!shown && pointed.value && <Ring cell={pointed.value} side={50} look="te-plain" />}
    </g>
  );
}

function Ring({ cell, side, look }: { readonly cell: Cell; readonly side: number; readonly look: string }) {
  return (
    <g class={look} transform={at(cell)}>
      <rect class="te-focus-halo" x="1" y="1" width={side} height={side} rx="9" />
      <rect class="te-focus" x="1" y="1" width={side} height={side} rx="9" />
    </g>
  );
}

// Three by three spaces around the finger, in the corner that is farther away; here the strengths can be read.
function Loupe(props: BoardProps) {
  const cell = pointed.value ?? chosenCell(props.compose);
  if (!cell || (!marksAreShown(props.compose) && !props.view.leaders.some((one) => squareOf(cell).includes(one.cell)))) return null;
  const { x, y } = cornerOf(cell);
  return (
    <div class={`te-loupe-wrap ${x < WIDTH / 2 ? 'te-right' : 'te-left'}`} aria-hidden="true">
      <svg class="te-loupe" viewBox={`${x - 44} ${y - 44} 140 140`}>
        <use href="#te-drawing" />
      </svg>
    </div>
  );
}
