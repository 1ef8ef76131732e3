// "Don't ask me again in this phase": the reader's standing order to pass whenever others could be answered or interrupted. It ends with the phase, and
// what cannot be passed is asked all the same. Off until somebody turns it on.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recall, remember } from '../../app/storage';
import { optionOf, stepOf } from './model';
import type { BoardProps } from './props';

const WINDOWS = ['respond', 'interrupt'];
const KEPT = 'civilization.passing'; // it outlives a reload of the page
const order = signal<unknown>(recall(KEPT)); // the table, the turn and the phase for which it was given

const nowOf = ({ view, about, you }: BoardProps): string => `${about.table} ${you} ${view.turn} ${view.phase}`;
export const isWindow = (props: BoardProps): boolean => WINDOWS.includes(stepOf(props.compose));
export const isPassing = (props: BoardProps): boolean => order.value === nowOf(props);
export function setPassing(props: BoardProps, on: boolean): void {
  order.value = on ? nowOf(props) : null;
  remember(KEPT, order.value);
}

export function useStandingOrder(props: BoardProps): void {
  const { compose, table } = props;
  useEffect(() => {
    const pass = isWindow(props) && isPassing(props) ? optionOf(compose, 'pass') : undefined;
    if (!pass) return;
    compose.take(pass);
    table.confirm();
  }, [compose.decision.value, order.value]);
}
