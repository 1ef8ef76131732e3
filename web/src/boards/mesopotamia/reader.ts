// How the log of this game is read.
import { t } from '../../app/i18n';
import type { EventEntry } from '../../protocol/messages';
import type { LogReader } from '../../table/log';
import { readerOfTurns, whose } from '../reader_of_turns';
import { nameOf, type Catalogue, type View } from './model';

const KINDS = {
  conflicts: [
    'battle_began', 'tribe_rolled', 'bids_revealed', 'section_won', 'section_equal', 'duel_won', 'retreated', 'battle_won', 'tribe_beaten', 'unit_lost', 'ram_lost', 'ship_lost', 'wall_lost',
    'settlement_lost', 'settlement_taken', 'wave_arrived', 'wave_beaten',
  ],
  points: ['gardens_built', 'seal_moved', 'settlement_built', 'settlement_taken', 'settlement_lost', 'amphora_placed', 'option_chosen', 'event_ended', 'quest_drawn', 'scenario_won', 'scenario_lost', 'game_ended'],
  quiet: ['turn_began', 'turn_ended', 'round_began', 'dice_rolled', 'action_began', 'paid', 'card_drawn', 'bone_placed', 'refunded', 'lined_up', 'tired', 'battles_began', 'strategy_shown'],
};

const isTurn = ({ event }: EventEntry): boolean => event.kind === 'turn_began';
const isBattles = ({ event }: EventEntry): boolean => event.kind === 'battles_began';

// Turns, with what follows the last of a round, battles among it, under a heading of its own; the first part is the set-up.
export function reader(view: View, catalogue: Catalogue, personOf: (seat: number) => string): LogReader {
  const turns = readerOfTurns(KINDS, () => '');
  const who = (seat: number) => whose(nameOf(catalogue.empires, view.seats[seat]?.empire), personOf(seat));
  return {
    ...turns,
    startsTurn: (entry) => isTurn(entry) || isBattles(entry),
    title(_, entries) {
      const turn = entries.find(isTurn)?.event['seat'];
      if (typeof turn === 'number') return t('web.ms.log.turn', { who: who(turn) });
      return t(entries.some(isBattles) ? 'web.ms.log.battles' : 'web.ms.status.set_up');
    },
  };
}
