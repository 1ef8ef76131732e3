// What this person changes at the table: one change at a time, and a move stays put together until the picture shows what came of it.
import { batch, signal } from '@preact/signals';
import type { Host } from '../host/host';
import type { Answer, Refused } from '../protocol/messages';
import type { Change } from '../protocol/server';
import type { Compose } from './compose';

export interface Sender {
  readonly host: Host;
  readonly compose: Compose;
  readonly lastAct: () => number; // that was known when the question was asked
  readonly caughtUp: (acts: number) => Promise<void>; // until the picture and its question are those after this act
  readonly skipShow: () => void;
  readonly failed: (answer: Answer) => void;
}

export function sendChanges({ host, compose, lastAct, caughtUp, skipShow, failed }: Sender) {
  const sending = signal<Change | null>(null); // a change that is on its way
  const refusal = signal<Refused | null>(null);
  let sent: Promise<unknown> = Promise.resolve();

  function change(message: Change): Promise<boolean> {
    if (sending.value) return Promise.resolve(false);
    const changed = send(message);
    sent = changed;
    return changed;
  }

  async function send(message: Change): Promise<boolean> {
    skipShow();
    sending.value = message;
    refusal.value = null;
    const answered = compose.choice.peek();
    const answer = await host.act(message);
    const decided = answer.type === 'done' && (message.type === 'play' || message.type === 'undo');
    if (decided) await caughtUp(answer.acts); // until then the move stays where it was put together
    batch(() => {
      if (decided && compose.choice.peek() === answered) compose.clear();
      sending.value = null;
      if (answer.type === 'refused') refusal.value = answer;
    });
    failed(answer);
    return answer.type === 'done';
  }

  async function confirm(): Promise<boolean> {
    const choice = compose.choice.peek();
    const option = compose.ready.peek();
    if (!option) return false;
    await sent;
    const stands = compose.choice.peek() === choice && compose.ready.peek()?.move === option.move; // not played or taken back meanwhile
    return stands && change({ type: 'play', move: option.move, expect: lastAct() });
  }

  // The picture may show a move before its answer is here: whoever takes it back then means that move.
  async function undo(): Promise<boolean> {
    await sent;
    return change({ type: 'undo' });
  }

  return { sending, refusal, change, confirm, undo };
}
