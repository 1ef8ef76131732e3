// The log, as the panels read it.
import type { EventEntry } from '../../protocol/messages';

// What an automaton did in its last turn: everything since that turn began, without the small change.
export function lastTurnOf(entries: readonly EventEntry[], seat: number): readonly EventEntry[] {
  const began = entries.findLastIndex(({ event }) => event.kind === 'turn_began' && event['seat'] === seat);
  if (began < 0) return [];
  const ended = entries.findIndex(({ event }, i) => i > began && (event.kind === 'turn_ended' || event.kind === 'turn_began' || event.kind === 'battles_began'));
  return entries.slice(began + 1, ended < 0 ? undefined : ended).filter(({ event }) => event['seat'] === seat);
}
