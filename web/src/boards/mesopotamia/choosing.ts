// Which answers are given where: on the map, on a sheet over it, on the cards and dice of one's own area; everything else is a button there. And what a click, a
// tap or a key on the map does.
import type { Option } from '../../protocol/messages';
import { pressOption } from '../press';
import { battleMoves } from './BattleSheet';
import { cardMoves } from './CardSheet';
import { placeFacts, placeTitle } from './describe';
import { eventMoves } from './EventSheet';
import { attempt, chosenPlace, openPlaces } from './places';
import type { BoardProps } from './props';
import { meant, pointed } from './ui';

export const sheetMoves = (props: BoardProps): readonly Option[] => [battleMoves, cardMoves, eventMoves].flatMap((shown) => shown(props));

export function choosePlace(props: BoardProps, place: string): void {
  pointed.value = place;
  const options = openPlaces(props).get(place);
  if (!options) return whyPlace(props, place);
  meant.value = null;
  if (chosenPlace(props) === place) return props.table.confirm(); // the second click or tap
  const [only, ...more] = options;
  if (only && more.length === 0) return pressOption(props, only);
  meant.value = place; // which of them is asked beside the map
}

// Why not, or what lies there.
export function whyPlace(props: BoardProps, place: string): void {
  const move = openPlaces(props).get(place)?.[0]?.move ?? attempt(props, place);
  if (move) props.table.why(move);
  else props.table.explain(placeFacts(props, place), placeTitle(props, place));
}
