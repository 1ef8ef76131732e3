// What changes hands in deals and as loot, by its words in the notation: "trade", "3 culture", "silk", "hut", "hut silk", "village iron", "event sabotage",
// "event ancient", "coin pottery".
import { t } from '../../app/i18n';
import { found, nameOf, type Catalogue } from './model';

export function lineName(catalogue: Catalogue, line: string): string {
  const [first = '', second] = line.split(' ');
  switch (first) {
    case 'trade': case 'culture': return t(`web.cv.${first}`);
    case 'event': return found(catalogue.ages, second) ? t('web.cv.offer.event_of', { age: nameOf(catalogue.ages, second) }) : nameOf(catalogue.events, second);
    case 'hut': case 'village': return second ? t(`web.cv.marker.${first}s`, { what: nameOf(catalogue.resources, second) }) : t(`web.cv.square.${first}`);
    case 'coin': return t('web.cv.square.coin');
    default: return /^\d+$/.test(first) ? `${first} ${lineName(catalogue, second ?? '')}` : nameOf(catalogue.resources, first);
  }
}
