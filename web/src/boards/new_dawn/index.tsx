// The board of A New Dawn: what the table shell loads.
import { addWords, t } from '../../app/i18n';
import { addSymbols } from '../../app/symbols';
import type { Pick } from '../../protocol/messages';
import { pickKey } from '../../table/compose';
import { capital } from '../capital';
import type { BoardModule } from '../board';
import { Board } from './Board';
import { boardSummary, bringsOf } from './describe';
import { leaderName, nameOf, type Catalogue, type View } from './model';
import { OwnArea } from './OwnArea';
import { PlayerPanel } from './PlayerPanel';
import { reader } from './reader';
import { Scores } from './Scores';
import { SidePanel } from './SidePanel';
import { Status } from './Status';
import symbols from './symbols.svg?raw';
import './style-map.css';
import './style-panels.css';

addSymbols('new-dawn', symbols);
await addWords('web_new_dawn');

const ABILITIES = (catalogue: Catalogue) => [...catalogue.wonders, ...catalogue.city_states];
export const wayName = (way: number): string => t('web.nd.way', { side: way < 6 ? 'A' : 'B', degrees: (way % 6) * 60 });

function pickLabel(pick: Pick, catalogue: Catalogue): string {
  const key = pickKey(pick);
  const value = pick[key];
  switch (key) {
    case 'action': return t(`web.nd.action.${String(value)}`);
    case 'slot': return t('web.nd.slot', { n: Number(value) });
    case 'token': return t('web.nd.chip.natural', { n: Number(value) });
    case 'use': return nameOf(ABILITIES(catalogue), String(value));
    case 'barbarian': return t('web.nd.barbarian', { letter: String(value) });
    case 'resource': return capital(nameOf(catalogue.resources, String(value)));
    case 'card': return nameOf(catalogue.cards, String(value));
    case 'wonder': return nameOf(catalogue.wonders, String(value));
    case 'giver': return t('web.nd.chip.giver', { n: Number(value) + 1 });
    case 'pact': return nameOf(catalogue.pacts, String(value));
    case 'state': return t('web.nd.chip.state');
    case 'tile': return t('web.nd.tile', { n: Number(value) });
    case 'way': return wayName(Number(value));
    case 'at': return t('web.nd.chip.at');
    default: return String(value);
  }
}

export const board: BoardModule<View, Catalogue> = {
  Board, OwnArea, PlayerPanel, Scores, SidePanel, Status, reader, pickLabel,
  summary: boardSummary,
  consequences: bringsOf,
  seatLabel: (seat, view, catalogue) => leaderName(catalogue, view, seat),
  sideTitle: 'web.nd.side',
  goal: 'web.nd.goal',
  scored: 'goals',
  tieRule: 'ND-11.4',
  total: 'web.nd.total',
  inPlay: (id, view) => (view as View | undefined)?.victory.some((card) => card.some((agenda) => id.includes(agenda))) ?? true, // a card is called by its goals
};
