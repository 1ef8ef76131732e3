// One's own focus row, always in view; while the map is built, the tiles in hand.
import type { BoardProps } from './props';
import { BuildingPanel } from './Building';
import { FocusRow } from './FocusRow';
import { isBuilding } from './model';

export function OwnArea(props: BoardProps) {
  return <div class="nd nd-own">{isBuilding(props.view) ? <BuildingPanel {...props} /> : <FocusRow {...props} />}</div>;
}
