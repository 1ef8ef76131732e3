// Beside the map: the goals and the wonders that are face up; on a phone the dials, too.
import type { BoardProps } from './props';
import { Dials } from './Dials';
import { VictoryMatrix } from './VictoryMatrix';
import { WonderMarket } from './WonderMarket';

export function SidePanel(props: BoardProps) {
  return (
    <div class="nd nd-side">
      <VictoryMatrix {...props} />
      <WonderMarket {...props} />
      {props.phone && <div class="nd-dials-here"><Dials {...props} /></div>}
    </div>
  );
}
