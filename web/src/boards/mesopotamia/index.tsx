// The board of Mesopotamia: what the table shell loads.
import { addWords, t } from '../../app/i18n';
import { addSymbols } from '../../app/symbols';
import type { Pick } from '../../protocol/messages';
import { pickKey } from '../../table/compose';
import type { BoardModule } from '../board';
import { capital } from '../capital';
import { Board } from './Board';
import { endingOf, seatLabel } from './ending';
import { areaName, nameOf, segmentOf, type Catalogue, type View } from './model';
import { OwnArea } from './OwnArea';
import { PlayerPanel } from './PlayerPanel';
import { reader } from './reader';
import { Scores } from './Scores';
import { SidePanel } from './SidePanel';
import { Status } from './Status';
import symbols from './symbols.svg?raw';
import './style-map.css';
import './style-panels.css';

addSymbols('mesopotamia', symbols);
await addWords('web_mesopotamia');

// What a chip calls a part of a move.
function pickLabel(pick: Pick, catalogue: Catalogue): string {
  const key = pickKey(pick);
  const value = pick[key];
  const id = String(value);
  const n = Number(value);
  switch (key) {
    case 'move': return '';
    case 'action': return t(`web.ms.action.${id}`);
    case 'area': return areaName(catalogue, id);
    case 'segment': return segmentOf(catalogue, id)?.name ?? id;
    case 'unit': return capital(nameOf(catalogue.units, id));
    case 'section': return nameOf(catalogue.sections, id);
    case 'role': return t('web.ms.role', { role: id });
    case 'empire': return nameOf(catalogue.empires, id);
    case 'quest': return catalogue.quests.find((quest) => quest.id === id)?.text ?? id;
    case 'type': return nameOf(catalogue.types, id);
    case 'colour': return capital(nameOf(catalogue.dice, id));
    case 'resource': return capital(nameOf(catalogue.resources, id));
    case 'dice': return Array.isArray(value) && value.length > 0 ? t('web.ms.chip.dice', { what: value.join(', ') }) : t('web.ms.marker');
    case 'rams': return n === 0 ? '' : t('web.ms.area.rams', { n });
    case 'slot': return t('web.ms.chip.slot', { n });
    case 'option': return t('web.ms.chip.option', { n });
    case 'side': return t('web.ms.chip.side', { n: n + 1 });
    case 'fighter': return t('web.ms.chip.fighter', { n });
    case 'party': return value === 'tribe' ? t('web.ms.tribe') : t('web.ms.seat', { n: n + 1 });
    default: return id;
  }
}

export const board: BoardModule<View, Catalogue> = {
  Board, OwnArea, PlayerPanel, Scores, SidePanel, Status, reader, pickLabel,
  seatLabel,
  automatic: (seat, view) => view.seats[seat]?.automated ?? false,
  sideTitle: 'web.ms.side',
  goal: 'web.ms.goal',
  tieRule: 'MS-14.10',
  ending: endingOf,
};
