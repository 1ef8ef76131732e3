// Beside the map: what the move looked at would do, the goals, and the wonders that are face up.
import type { BoardProps } from '../board';
import { Preview } from './Preview';
import { VictoryMatrix } from './VictoryMatrix';
import { WonderMarket } from './WonderMarket';

export function SidePanel(props: BoardProps) {
  return (
    <div class="nd nd-side">
      {!props.phone && <Preview {...props} />}
      <VictoryMatrix {...props} />
      <WonderMarket {...props} />
    </div>
  );
}
