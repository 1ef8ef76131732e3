// Views of the past, asked for once and kept.
import type { ReadonlySignal } from '@preact/signals';
import type { Host } from '../host/host';
import type { Answer, Seat } from '../protocol/messages';
import type { Live } from './pictures';

const KEPT = 200;

// `eyes`: whose view of a game that is over; null: one's own. `failed` hears of an answer that is no view.
export function pastViews(host: Host, eyes: ReadonlySignal<Seat | null>, failed: (answer: Answer) => void) {
  const kept = new Map<string, Live>();

  async function viewAfter(moves: number): Promise<Live | null> {
    const key = `${eyes.value ?? ''}/${moves}`;
    const known = kept.get(key);
    if (known) return known;
    const answer = await host.ask({ type: 'view', at: moves, ...(eyes.value === null ? {} : { as: eyes.value }) });
    if (answer.type !== 'view') {
      failed(answer);
      return null;
    }
    if (kept.size >= KEPT) kept.delete(kept.keys().next().value as string);
    kept.set(key, answer);
    return answer;
  }

  return { viewAfter, forget: () => kept.clear() };
}
