// Everything that lies or stands on the board.
import { memo } from '../memo';
import { cornerOf, type Cell } from './cells';
import { LeaderFace, Strengths } from './Leader';
import { isCorner, type Colour, type View } from './model';
import { BuildingFace, MonumentFace } from './Monument';
import { CatastropheFace, TileBack, TileFace } from './Tile';
import { TreasureFace } from './Treasure';

export const at = (cell: Cell): string => `translate(${cornerOf(cell).x} ${cornerOf(cell).y})`;

export const Pieces = memo(function Pieces({ view }: { readonly view: View }) {
  const fighting = new Set(view.conflict ? [view.conflict.attacker.cell, view.conflict.defender.cell] : []);
  return (
    <g class="te-pieces" aria-hidden="true">
      {view.face_down.map((cell) => <g key={cell} transform={at(cell)}><TileBack /></g>)}
      {view.monuments.map((one) => <g key={one.id} transform={at(one.cell)}><MonumentFace colours={one.colours} /></g>)}
      {Object.entries(view.tiles).map(([cell, colour]) => (
        <g key={`${cell}${colour}`} transform={at(cell)}><TileFace colour={colour as Colour} extra="te-laid" /></g>
      ))}
      {view.buildings?.map((one) => <g key={one.id} transform={at(one.cell)}><BuildingFace id={one.id} /></g>)}
      {view.catastrophes.map((cell) => <g key={cell} transform={at(cell)}><CatastropheFace /></g>)}
      {view.conflict && <Supporters view={view} />}
      {view.treasures.map((cell) => <g key={cell} transform={at(cell)}><TreasureFace corner={isCorner(view, cell)} /></g>)}
      {view.leaders.map((one) => {
        const { x, y } = cornerOf(one.cell);
        return (
          <g key={`${one.seat}${one.leader}`} class="te-standing" style={{ transform: `translate(${x}px,${y}px)` }}>
            {fighting.has(one.cell) && (
              <g class={one.cell === view.conflict?.attacker.cell ? 'te-attacks' : 'te-defends'}>
                <circle class="te-ring-key" cx="26" cy="25" r="25.5" />
                <circle class="te-ring" cx="26" cy="25" r="25.5" />
              </g>
            )}
            <g class="te-token"><LeaderFace dynasty={one.dynasty} leader={one.leader} /></g>
            <Strengths leader={one.leader} revolt={one.revolt} war={one.war} />
          </g>
        );
      })}
    </g>
  );
});

// The tiles that give both sides their strength on the board.
function Supporters({ view }: { readonly view: View }) {
  return (
    <>
      {(['attacker', 'defender'] as const).flatMap((side) =>
        (view.conflict?.[side].cells ?? []).map((cell) => (
          <g key={side + cell} class={side === 'attacker' ? 'te-attacks' : 'te-defends'} transform={at(cell)}>
            <rect class="te-ring-key" x="4" y="4" width="44" height="44" rx="7" />
            <rect class="te-ring" x="4" y="4" width="44" height="44" rx="7" />
          </g>
        )),
      )}
    </>
  );
}

// What a conflict does not concern is dimmed.
export function Veil({ view }: { readonly view: View }) {
  const { conflict } = view;
  if (!conflict) return null;
  const concerned = new Set(view.kingdoms.filter((one) => one.cells.includes(conflict.attacker.cell)).flatMap((one) => one.cells));
  const occupied = [...Object.keys(view.tiles), ...view.leaders.map((one) => one.cell), ...view.catastrophes, ...view.face_down];
  return (
    <g class="te-veils" aria-hidden="true">
      {occupied.filter((cell) => !concerned.has(cell)).map((cell) => (
        <rect key={cell} class="te-veil" transform={at(cell)} x="0" y="-2" width="54" height="56" rx="9" />
      ))}
    </g>
  );
}

export function UnionTile({ cell }: { readonly cell: Cell }) {
  return (
    <g class="te-union" transform={at(cell)} aria-hidden="true">
      <circle class="te-medal" cx="44" cy="8" r="13" />
      <circle class="te-link" cx="40.5" cy="8" r="5" />
      <circle class="te-link" cx="47.5" cy="8" r="5" />
    </g>
  );
}

const CORNERS = 'M1 13V5a4 4 0 0 1 4-4h8M39 1h8a4 4 0 0 1 4 4v8M51 39v8a4 4 0 0 1-4 4h-8M13 51H5a4 4 0 0 1-4-4v-8';

// The one sign for "changed": gold corners.
export function Changed({ cells }: { readonly cells: readonly Cell[] }) {
  return (
    <g class="te-changes" aria-hidden="true">
      {cells.map((cell) => (
        <g key={cell} transform={at(cell)}>
          <path class="te-changed-key" d={CORNERS} />
          <path class="te-changed" d={CORNERS} />
        </g>
      ))}
    </g>
  );
}

