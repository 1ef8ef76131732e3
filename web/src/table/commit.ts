// When a move that is put together is played: careful asks always, normal only for moves that cannot be taken back, fast never.
// A move that was put together by a hint waits for Confirm in any mode, and so does one that nobody has touched.
import { effect } from '@preact/signals';
import type { TableModel } from './model';

export type CommitMode = 'careful' | 'normal' | 'fast';

// A finger is wider than a space of a board: on a phone the second tap or Confirm plays, unless the reader is fast.
export const commitMode = (wish: CommitMode, phone: boolean): CommitMode => (phone && wish === 'normal' ? 'careful' : wish);

export function playsAtOnce(mode: CommitMode, canBeTakenBack: boolean): boolean {
  return mode === 'fast' || (mode === 'normal' && canBeTakenBack);
}

export function commitAtOnce(model: TableModel, mode: () => CommitMode, isHeld: (move: string) => boolean): () => void {
  let considered = '';
  return effect(() => {
    const option = model.compose.ready.value;
    const touched = model.compose.chosen.value.some((one) => !one.automatic);
    if (!option || !touched || model.sending.value) {
      if (!option) considered = '';
      return;
    }
    if (option.move === considered || isHeld(option.move) || mode() === 'careful') return;
    considered = option.move;
    void (async () => {
      const undoable = mode() === 'fast' || (await model.preview(option.move)) !== null;
      if (playsAtOnce(mode(), undoable) && model.compose.ready.peek()?.move === option.move && !isHeld(option.move)) await model.confirm();
    })();
  });
}
