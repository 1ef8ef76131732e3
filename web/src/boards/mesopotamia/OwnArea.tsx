// What is answered beside the map, always in view: dice and marker, the six actions, goods, quests.
import { Quests } from './Quests';
import type { BoardProps } from './props';

export function OwnArea(props: BoardProps) {
  return <div class="ms ms-own"><Quests {...props} /></div>;
}
