// How the log of this game is read.
import { t } from '../../app/i18n';
import type { LogReader } from '../../table/log';
import { readerOfTurns, whose } from '../reader_of_turns';
import { leaderName, type Catalogue, type View } from './model';

const KINDS = {
  conflicts: ['attacked', 'attack_won', 'attack_lost', 'barbarian_defeated', 'city_lost', 'token_lost', 'token_flipped', 'state_conquered', 'state_freed'],
  points: ['agenda_completed', 'wonder_built', 'wonder_moved'],
  quiet: ['turn_began', 'caravan_stepped', 'card_reset', 'trade_spent', 'dial_turned', 'tech_advanced'],
};

export const reader = (view: View, catalogue: Catalogue, nameOf: (seat: number) => string): LogReader =>
  readerOfTurns(KINDS, (n, seat) => (seat === null ? t('web.nd.log.turn', { n }) : t('web.nd.log.turn_of', { n, who: whose(leaderName(catalogue, view, seat), nameOf(seat)) })));
