// What a person has decided in one go and the engine asks in several steps: a way over several squares, the lines of an offer. The moves
// are played one after the other as they are asked for; when something else is asked, the rest is forgotten.
//
//   begin(props, ['step north', 'step east'], 'step');      // the first one may wait for Confirm
import { signal } from '@preact/signals';
import type { Decision } from '../protocol/messages';
import type { BoardProps } from './board';

interface Plan {
  readonly moves: readonly string[]; // still to come
  readonly step: string; // the question that they answer
  readonly chosen: string; // the move before them
  readonly of: Decision | null; // and what it answers
  readonly lang: string; // another one asks the same again
  readonly to?: string | undefined; // where a way leads
}
export const plan = signal<Plan | null>(null);
export const forget = (): void => void (plan.value = null);

function choose(props: BoardProps, moves: readonly string[], step: string, to?: string): boolean {
  const [first = '', ...rest] = moves;
  const option = props.compose.decision.value?.options.find(({ move }) => move === first);
  plan.value = option ? { moves: rest, step, chosen: first, of: props.compose.decision.value, lang: props.lang, to } : null;
  if (option) props.compose.take(option);
  return option !== undefined;
}

// As a click on the first move; the others follow by themselves.
export const begin = (props: BoardProps, moves: readonly string[], step: string, to?: string): void => void choose(props, moves, step, to);

// When a question has come, and when somebody chooses something else.
export function goOn(props: BoardProps): void {
  const { compose, table } = props;
  const now = plan.value;
  const decision = compose.decision.value;
  if (!now || !decision) return;
  if (decision === now.of) {
    if (compose.ready.value?.move !== now.chosen) forget();
    return;
  }
  if (now.moves.length === 0 || decision.step !== now.step || props.lang !== now.lang) return forget();
  if (choose(props, now.moves, now.step, now.to)) table.confirm();
}
