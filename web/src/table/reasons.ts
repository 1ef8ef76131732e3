// What speaks for a move: the strongest reason that is not against it.
import type { HintMove } from '../protocol/messages';

export const bestReason = (hint: Pick<HintMove, 'reasons'>): HintMove['reasons'][number] | undefined =>
  hint.reasons.filter((reason) => reason.value > 0).sort((a, b) => b.value - a.value)[0];
