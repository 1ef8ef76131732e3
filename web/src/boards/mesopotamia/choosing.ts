// Which answers are given where: on the map, on a card of the own area, on a sheet; everything else is a button in the own area.
import { battleMoves } from './BattleSheet';
import { cardMoves } from './CardSheet';
import { eventMoves } from './EventSheet';
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';

export const sheetMoves = (props: BoardProps): readonly Option[] => [battleMoves, cardMoves, eventMoves].flatMap((shown) => shown(props));

// On a desktop the trade row, the tracks and the gardens lie around the map (Board.tsx); on a phone they are in SidePanel, and the trade row stands in the own
// area while it is asked about.
