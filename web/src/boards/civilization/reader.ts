// How the log of this game is read.
import { t } from '../../app/i18n';
import type { EventEntry } from '../../protocol/messages';
import type { LogReader } from '../../table/log';
import { readerOfTurns } from '../reader_of_turns';

const KINDS = {
  conflicts: ['battle_began', 'battle_ended', 'city_conquered', 'city_nuked', 'figure_killed', 'building_lost', 'wonder_lost', 'cancelled'],
  points: ['researched', 'tech_learned', 'advanced', 'wonder_built', 'coin_token_gained', 'victory_achieved', 'game_ended'],
  quiet: ['turn_began', 'phase_began', 'move_began', 'stepped', 'token_paid', 'scout_sends', 'hands_drawn'],
};

// The first part is the set-up; after it each turn says its number.
const titleOf = (entries: readonly EventEntry[]): string => {
  const began = entries.find(({ event }) => event.kind === 'turn_began')?.event;
  return began ? t('web.cv.log.turn', { n: Number(began['turn'] ?? began['amount']) }) : t('web.cv.status.set_up');
};

export const reader = (): LogReader => ({ ...readerOfTurns(KINDS, () => ''), title: (_, entries) => titleOf(entries) });
