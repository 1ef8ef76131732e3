// The board of Civilization: what the table shell loads.
import { addWords, t } from '../../app/i18n';
import { addSymbols } from '../../app/symbols';
import type { Pick } from '../../protocol/messages';
import { pickKey } from '../../table/compose';
import { capital } from '../capital';
import type { BoardModule } from '../board';
import { Board } from './Board';
import { boardSummary } from './describe';
import { civName, nameOf, type Catalogue, type Told } from './model';
import { lineName } from './lines';
import { OwnArea } from './OwnArea';
import { PlayerPanel } from './PlayerPanel';
import { reader } from './reader';
import { Scores } from './Scores';
import { complete, seated, withSeats } from './seated';
import { SidePanel } from './SidePanel';
import { Status } from './Status';
import symbols from './symbols.svg?raw';
import './style-map.css';
import './style-panels.css';

addSymbols('civilization', symbols);
await addWords('web_civilization');

// What a chip calls a part of a move.
function pickLabel(pick: Pick, catalogue: Catalogue): string {
  const key = pickKey(pick);
  const value = pick[key];
  const id = String(value);
  const n = Number(value);
  switch (key) {
    case 'move': return '';
    case 'picks': return (value as readonly Pick[]).map((one) => pickLabel(one, catalogue)).join(' · ');
    case 'action': return t(`web.cv.action.${id}`);
    case 'civ': return nameOf(catalogue.civilizations, id);
    case 'event': return nameOf(catalogue.events, id);
    case 'resource': return capital(nameOf(catalogue.resources, id));
    case 'hut': case 'village': return t(`web.cv.marker.${key}s`, { what: nameOf(catalogue.resources, id) });
    case 'tech': return nameOf(catalogue.techs, id);
    case 'government': return nameOf(catalogue.governments, id);
    case 'person': return nameOf(catalogue.great_people, id);
    case 'ability': return nameOf(catalogue.abilities, id);
    case 'wonder': return nameOf(catalogue.wonders, id);
    case 'building': return nameOf(catalogue.buildings, id);
    case 'deed': return nameOf(catalogue.deeds, id);
    case 'figure': return nameOf(catalogue.figures, id);
    case 'promise': return nameOf(catalogue.promises, id);
    case 'unit': return unitLabel(id, catalogue);
    case 'city': return n === 0 ? t('web.cv.chip.capital') : t('web.cv.chip.city', { n: n + 1 });
    case 'scout': return t('web.cv.chip.scout', { n: n + 1 });
    case 'player': return t('web.cv.chip.player', { n: n + 1 });
    case 'front': return t('web.cv.battle.front', { n: n + 1 });
    case 'armies': return t('web.cv.armies', { n });
    case 'scouts': return t('web.cv.scouts', { n });
    case 'which_scouts': return t('web.cv.scouts', { n: id === 'both' ? 2 : id === 'none' ? 0 : 1 });
    case 'moved': return t(value ? 'web.cv.chip.moved' : 'web.cv.chip.not_moved');
    case 'give': case 'want': return `${t(`web.cv.offer.${key}`)}: ${lineName(catalogue, id)}`;
    case 'spoils': return lineName(catalogue, id);
    default: return id;
  }
}
// "infantry", or "infantry-2" of a card.
function unitLabel(id: string, catalogue: Catalogue): string {
  const [type, printed] = id.split('-');
  return `${nameOf(catalogue.units, type)}${printed ? ` ${printed}` : ''}`;
}

export const board: BoardModule<Told, Catalogue> = {
  Board: complete(Board), OwnArea: complete(OwnArea), PlayerPanel: complete(PlayerPanel), Scores: complete(Scores), SidePanel: complete(SidePanel), Status: complete(Status), reader, pickLabel,
  summary: (props) => boardSummary(withSeats(props)),
  seatLabel: (seat, view, catalogue) => civName(catalogue, seated(view), seat),
  sideTitle: 'web.cv.side',
  goal: 'web.cv.goal',
  scored: 'goals',
  tieRule: 'CV-14.6',
  total: 'web.cv.total',
};
