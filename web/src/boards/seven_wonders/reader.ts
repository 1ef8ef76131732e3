// How the log of this game is read: turns end when the hands are passed, or with the age.
import { t } from '../../app/i18n';
import type { EventEntry } from '../../protocol/messages';
import type { LogReader } from '../../table/log';
import { lookup } from './lookup';
import type { Catalogue, View } from './types';

const ENDS = new Set(['hands_passed', 'age_ended']);
const QUIET = new Set(['chose', 'taken_back', 'hands_passed', 'age_began']);
const CONFLICTS = new Set(['conflict', 'age_ended']);
const among = (kinds: ReadonlySet<string>) => ({ event }: EventEntry) => kinds.has(event.kind);

export function reader(view: View, catalogue: Catalogue, nameOf: (seat: number) => string): LogReader {
  const look = lookup(catalogue);
  // The engine tells cities apart by their seats; here people sit in them.
  const named = view.cities.flatMap(({ seat, wonder }) => {
    if (seat === undefined || !wonder) return [];
    const city = look.wonder(wonder).city;
    return [[t('web.seven_wonders.log.city', { city, n: seat }), nameOf(seat) ? t('web.seven_wonders.log.city_of', { city, name: nameOf(seat) }) : city] as const];
  });
  let age = 1;
  let turn = 0;
  let ended = false;
  return {
    seatOf({ event }) {
      if (typeof event['city'] === 'number') return view.cities[event['city']]?.seat ?? null;
      return typeof event['seat'] === 'number' ? event['seat'] : null;
    },
    startsTurn: ({ event }) => event.kind === 'age_began',
    endsTurn: among(ENDS),
    // Called turn by turn, from the first one.
    title(n, entries) {
      if (n === 1) [age, turn, ended] = [1, 0, false];
      if (ended) [age, turn] = [age + 1, 0];
      ended = entries.some(({ event }) => event.kind === 'age_ended');
      if (entries.every(({ event }) => event.kind === 'board_taken')) return t('web.seven_wonders.boards.taken');
      if (entries.every(({ event }) => event.kind === 'game_ended')) return t('web.seven_wonders.log.end');
      turn++;
      return t('web.seven_wonders.log.turn', { age: t(`web.seven_wonders.age.${Math.min(3, age)}`), turn });
    },
    isConflict: among(CONFLICTS),
    isQuiet: among(QUIET),
    words: (text) => named.reduce((told, [seat, name]) => told.replaceAll(seat, name), text),
  };
}
