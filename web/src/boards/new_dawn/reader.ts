// How the log of this game is read.
import { t } from '../../app/i18n';
import type { EventEntry } from '../../protocol/messages';
import type { LogReader } from '../../table/log';
import { leaderName, type Catalogue, type View } from './model';

const CONFLICTS = new Set(['attacked', 'attack_won', 'attack_lost', 'barbarian_defeated', 'city_lost', 'token_lost', 'token_flipped', 'state_conquered', 'state_freed']);
const POINTS = new Set(['agenda_completed', 'wonder_built', 'wonder_moved']);
const QUIET = new Set(['turn_began', 'caravan_stepped', 'card_reset', 'trade_spent', 'dial_turned']);
const among = (kinds: ReadonlySet<string>) => ({ event }: EventEntry) => kinds.has(event.kind);

export function reader(view: View, catalogue: Catalogue): LogReader {
  const seatOf = ({ event }: EventEntry) => (typeof event['seat'] === 'number' ? event['seat'] : null);
  const ofTurn = (entries: readonly EventEntry[]) => entries.map(seatOf).find((seat) => seat !== null) ?? null;
  return {
    seatOf,
    startsTurn: ({ event }) => event.kind === 'turn_began',
    title(n, entries) {
      const seat = ofTurn(entries);
      return seat === null ? t('web.nd.log.turn', { n }) : t('web.nd.log.turn_of', { n, who: leaderName(catalogue, view, seat) });
    },
    isConflict: among(CONFLICTS),
    isPoints: among(POINTS),
    isQuiet: among(QUIET),
  };
}
