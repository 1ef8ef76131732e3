// How the log of this game is read.
import { t } from '../../app/i18n';
import type { EventEntry } from '../../protocol/messages';
import type { LogReader } from '../../table/log';
import type { View } from './model';
import { dynastyName } from './names';

const CONFLICTS = new Set(['revolt_began', 'war_began', 'committed', 'conflict_won', 'tiles_removed', 'united', 'peace_made']);
const POINTS = new Set(['point', 'treasure_taken', 'monument_built']);
const QUIET = new Set(['turn_began', 'drew', 'taken_back']);
const among = (kinds: ReadonlySet<string>) => ({ event }: EventEntry) => kinds.has(event.kind);

export function reader(view: View, catalogue: any): LogReader {
  const seatOf = ({ event }: EventEntry) => (typeof event['seat'] === 'number' ? event['seat'] : null);
  const ofTurn = (entries: readonly EventEntry[]) => entries.map(seatOf).find((seat) => seat !== null) ?? null;
  return {
    seatOf,
    startsTurn: ({ event }) => event.kind === 'turn_began',
    title(n, entries) {
      const seat = ofTurn(entries);
      return seat === null ? t('web.te.log.turn', { n }) : t('web.te.status.turn', { n, who: dynastyName(catalogue, view, seat) });
    },
    isConflict: among(CONFLICTS),
    isPoints: among(POINTS),
    isQuiet: among(QUIET),
  };
}
