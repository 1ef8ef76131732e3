// Beside the map: the goals and the wonders that are face up; where the map needs the room, the dials, too.
import type { BoardProps } from '../board';
import { Dials } from './Dials';
import { useRoom } from './room';
import { VictoryMatrix } from './VictoryMatrix';
import { WonderMarket } from './WonderMarket';

export function SidePanel(props: BoardProps) {
  const room = useRoom();
  return (
    <div class="nd nd-side">
      <VictoryMatrix {...props} />
      <WonderMarket {...props} />
      {(props.phone || !room) && <div class="nd-dials-here"><Dials {...props} /></div>}
    </div>
  );
}
