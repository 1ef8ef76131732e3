// The trade row, the tracks, the map with its tools, the Hanging Gardens, and the sheets of questions over them.
import { useCount } from '../useCount';
import { BattleSheet } from './BattleSheet';
import { CardSheet } from './CardSheet';
import { DetailDialog } from './DetailDialog';
import { EventSheet } from './EventSheet';
import { Gardens } from './Gardens';
import type { BoardProps } from './props';
import { Tracks } from './Tracks';
import { Trade } from './Trade';

export function Board(props: BoardProps) {
  const { view, phone, compose } = props;
  const question = useCount(compose.decision.value);
  const step = compose.decision.value?.step ?? (view.stage === 'over' ? 'over' : 'wait');
  return (
    <div class={`ms ms-board ${phone ? 'ms-phone' : ''}`} data-step={step} data-question={question}>
      {!phone && <Trade {...props} />}
      {!phone && <Tracks {...props} />}
      <div class="ms-mapwrap" />
      {!phone && <Gardens {...props} />}
      <BattleSheet {...props} />
      <EventSheet {...props} />
      <CardSheet {...props} />
      <DetailDialog {...props} />
    </div>
  );
}
