// Beside the board, never over it: the conflict, the choice that is open, the preview of a move, or the kingdoms.
import type { BoardProps } from '../board';
import { BuildingSheet } from './BuildingSheet';
import { ConflictSheet } from './ConflictSheet';
import { KingdomList } from './KingdomList';
import type { View } from './model';
import { MonumentSheet } from './MonumentSheet';
import { Preview } from './Preview';
import { StandingSheet } from './StandingSheet';
import { TreasureSheet } from './TreasureSheet';
import { WarOrderSheet } from './WarOrderSheet';
import { chosenPiece } from './squares';

export function SidePanel(props: BoardProps) {
  const view = props.view as View;
  const step = props.compose.decision.value?.step;
  return (
    <div class="te te-side">
      {view.step === 'over' ? <StandingSheet {...props} />
        : view.conflict ? <ConflictSheet {...props} conflict={view.conflict} />
        : view.step === 'war_order' ? <WarOrderSheet {...props} />
        : step === 'monument' ? <MonumentSheet {...props} />
        : step === 'building' ? <BuildingSheet {...props} />
        : step === 'treasure' ? <TreasureSheet {...props} />
        : step === 'action' && (chosenPiece(props.compose) || props.compose.ready.value) ? <Preview {...props} />
        : <KingdomList {...props} />}
    </div>
  );
}
