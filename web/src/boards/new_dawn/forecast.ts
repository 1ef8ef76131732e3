// The view after a move, where nothing hidden would come to light: of the one that is put together, or of the one looked at.
import { useViewAfter } from '../useViewAfter';
import type { BoardProps } from './props';
import type { View } from './model';
import type { AgendaId } from './types.gen';

const LOOKING = 220; // ms that somebody looks at a space before it is asked what would follow

// null while it is not known.
export const useForecast = (props: BoardProps): View | null => useViewAfter(props, props.compose.ready.value?.move);
export const useForecastOf = (props: BoardProps, move: string | undefined): View | null => useViewAfter(props, move, LOOKING);

export interface Gain {
  readonly agenda: AgendaId;
  readonly have: number; // after the move
  readonly need: number;
  readonly more: number;
}

// What a move changes in one seat's progress towards the goals in play.
export function gainsOf(before: View, after: View, seat: number): Gain[] {
  const [then, now] = [after.seats[seat]?.progress ?? {}, before.seats[seat]?.progress ?? {}];
  return (Object.keys(then) as AgendaId[]).flatMap((agenda) => {
    const [have, need] = then[agenda] ?? [0, 0];
    const more = have - (now[agenda]?.[0] ?? 0);
    return more === 0 ? [] : [{ agenda, have, need, more }];
  });
}
