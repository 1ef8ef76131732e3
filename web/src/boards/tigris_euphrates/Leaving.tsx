// Pieces that left the board, once more before they fade: removed tiles, leaders on their way home, treasures, points that rise.
import type { EventEntry } from '../../protocol/messages';
import { leavingPieces } from './events';
import { LeaderFace } from './Leader';
import { dynastyOf, TILE_OF, type View } from './model';
import { at } from './Pieces';
import { TileFace } from './Tile';
import { TreasureFace } from './Treasure';

export function LeavingPieces({ view, changed }: { readonly view: View; readonly changed: readonly EventEntry[] }) {
  return (
    <g class="te-leaving" aria-hidden="true">
      {leavingPieces(changed).map((one) => (
        <g key={`${one.n}${one.what}${one.cell}`} transform={at(one.cell)}>
          {one.what === 'tile' && <g class="te-crumbles"><TileFace colour={one.colour} /></g>}
          {one.what === 'leader' && <g class="te-goes-home"><LeaderFace dynasty={dynastyOf(view, one.seat)} leader={one.leader} /></g>}
          {one.what === 'treasure' && <g class="te-goes-home"><TreasureFace corner={false} /></g>}
          {one.what === 'points' && (
            <g class={`te-rises te-${one.colour}`}>
              <rect class="te-rise-plate" x="2" y="12" width="48" height="26" rx="13" />
              <use class="te-glyph" href={`#te-${TILE_OF[one.colour]}`} x="8" y="17" width="16" height="16" />
              <text class="te-rise-n" x="36" y="31">+{one.points}</text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
