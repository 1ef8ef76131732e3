// When a move that is put together is played: careful asks always, normal only for moves that cannot be taken back, fast never.
// A move that a hint has put together waits for Confirm in any mode, and so does one that nobody has touched.
import { effect } from '@preact/signals';
import type { TableModel } from './model';

export type CommitMode = 'careful' | 'normal' | 'fast';

// A finger is wider than a space of a board: on a phone the second tap or Confirm plays, unless the reader is fast.
export const commitMode = (wish: CommitMode, phone: boolean): CommitMode => (phone && wish === 'normal' ? 'careful' : wish);

export function playsAtOnce(mode: CommitMode, canBeTakenBack: boolean): boolean {
  return mode === 'fast' || (mode === 'normal' && canBeTakenBack);
}

// Every choice is considered once, when it is made: a move that was refused, or that is seen again after a look back, waits for Confirm.
export function commitAtOnce({ compose, sending, preview, confirm, waiting }: TableModel, mode: () => CommitMode): () => void {
  let considered = compose.choice.peek();
  return effect(() => {
    const choice = compose.choice.value;
    const option = compose.ready.value;
    if (choice === considered || sending.value) return;
    considered = choice;
    if (!option || !compose.touched.peek()) return;
    if (choice.waits || mode() === 'careful') {
      waiting.value = choice;
      return;
    }
    void (async () => {
      const undoable = mode() === 'fast' || (await preview(option.move)) !== null;
      if (compose.choice.peek() !== choice || compose.ready.peek()?.move !== option.move) return;
      if (!playsAtOnce(mode(), undoable) || !(await confirm())) waiting.value = choice;
    })();
  });
}
