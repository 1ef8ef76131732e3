// How the log of this game is read.
import { t } from '../../app/i18n';
import type { LogReader } from '../../table/log';
import { readerOfTurns, whose } from '../reader_of_turns';
import type { Catalogue, View } from './model';
import { dynastyName } from './names';

const KINDS = {
  conflicts: ['revolt_began', 'war_began', 'committed', 'conflict_won', 'tiles_removed', 'united', 'peace_made'],
  points: ['point', 'treasure_taken', 'monument_built'],
  quiet: ['turn_began', 'drew', 'taken_back'],
};

export const reader = (view: View, catalogue: Catalogue, nameOf: (seat: number) => string): LogReader =>
  readerOfTurns(KINDS, (n, seat) => (seat === null ? t('web.te.log.turn', { n }) : t('web.te.status.turn', { n, who: whose(dynastyName(catalogue, view, seat), nameOf(seat)) })));
