// Beside the board, never over it: the conflict, the choice that is open, the preview of a move, or the kingdoms.
import type { ComponentChild } from 'preact';
import type { BoardProps } from './props';
import { BuildingSheet } from './BuildingSheet';
import { ConflictSheet } from './ConflictSheet';
import { KingdomList } from './KingdomList';
import { MonumentSheet } from './MonumentSheet';
import { Preview } from './Preview';
import { StandingSheet } from './StandingSheet';
import { TreasureSheet } from './TreasureSheet';
import { WarOrderSheet } from './WarOrderSheet';
import { chosenPiece } from './squares';

// On a phone the sheet is right below the board, and the panel of the shell, farther down, has the kingdoms.
export function SidePanel(props: BoardProps) {
  return <div class="te te-side">{(!props.phone && sheetOf(props)) || <KingdomList {...props} />}</div>;
}

export function SheetBelowBoard(props: BoardProps) {
  const sheet = sheetOf(props);
  return sheet && <div class="te te-side te-below-board">{sheet}</div>;
}

function sheetOf(props: BoardProps): ComponentChild {
  const view = props.view;
  if (view.step === 'over') return <StandingSheet {...props} />;
  if (view.conflict) return <ConflictSheet {...props} conflict={view.conflict} />;
  if (view.step === 'war_order') return <WarOrderSheet {...props} />;
  switch (props.compose.decision.value?.step) {
    case 'monument': return <MonumentSheet {...props} />;
    case 'building': return <BuildingSheet {...props} />;
    case 'treasure': return <TreasureSheet {...props} />;
    case 'action': return chosenPiece(props.compose) || props.compose.ready.value ? <Preview {...props} /> : null;
    default: return null;
  }
}
