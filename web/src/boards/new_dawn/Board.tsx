// The map in the middle, the dials beside it, and the sheet of an attack over its edge.
import { useMemo } from 'preact/hooks';
import type { BoardProps } from '../board';
import { AttackSheet } from './AttackSheet';
import { DetailDialog } from './DetailDialog';
import { Dials } from './Dials';
import { bestTurn, layOut, outline } from './hexes';
import { capitalOf, isBuilding, type View } from './model';

export function Board(props: BoardProps) {
  const view = props.view as View;
  const { phone, you } = props;
  const home = you === 'spectator' ? undefined : capitalOf(view, you)?.id;
  const ground = useMemo(() => layOut(view.map.spaces, isBuilding(view) ? 0 : bestTurn(view.map.spaces, home, phone ? 1 : 1.2)), [view.map.spaces.length, home, phone]);
  const { box } = ground;
  return (
    <div class={`nd nd-board ${phone ? 'nd-phone' : ''}`}>
      <svg class="nd-map" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}>
        {view.map.spaces.map((space) => <polygon key={space.id} class={`nd-hex nd-${space.terrain}`} points={outline(ground.at.get(space.id) ?? { x: 0, y: 0 })} />)}
      </svg>
      <Dials {...props} />
      <AttackSheet {...props} />
      <DetailDialog {...props} />
    </div>
  );
}
