// The board of Tigris & Euphrates: what the table shell loads.
import { addWords } from '../../app/i18n';
import { addSymbols } from '../../app/symbols';
import type { Pick } from '../../protocol/messages';
import { pickKey } from '../../table/compose';
import type { BoardModule } from '../board';
import { Board } from './Board';
import { COLOURS, followsOf, type Catalogue, type Colour, type Counts, type LeaderKind, type View } from './model';
import { buildingName, capital, dynastyName, leaderName, monumentName, tileName } from './names';
import { MemoryTable } from './MemoryTable';
import { OwnArea } from './OwnArea';
import { PlayerPanel, Seal } from './PlayerPanel';
import { SidePanel } from './SidePanel';
import { Status } from './Status';
import { boardSummary, broughtTexts } from './describe';
import { reader } from './reader';
import { t } from '../../app/i18n';
import symbols from './symbols.svg?raw';
import './style.css';

addSymbols('tigris-euphrates', symbols);
await addWords('web_tigris_euphrates');

function pickLabel(pick: Pick, catalogue: Catalogue): string {
  const key = pickKey(pick);
  const value = pick[key];
  switch (key) {
    case 'tile': return capital(tileName(catalogue, value as Colour));
    case 'leader': return capital(leaderName(catalogue, value as LeaderKind));
    case 'cell': return value === 'off' ? t('web.te.leader.off') : String(value);
    case 'action': return t(`web.te.action.${String(value)}`);
    case 'tiles': return COLOURS.filter((colour) => (value as Counts)[colour] > 0).map((colour) => `${(value as Counts)[colour]} × ${tileName(catalogue, colour)}`).join(', ');
    case 'commit': return t('web.te.chip.commit', { n: Number(value) });
    case 'war': return capital(tileName(catalogue, value as Colour));
    case 'monument': return capital(monumentName(catalogue, String(value)));
    case 'building': return capital(buildingName(catalogue, String(value)));
    case 'decline': return t('web.te.chip.decline');
    default: return String(value);
  }
}

export const board: BoardModule<View, Catalogue> = { Board, OwnArea, PlayerPanel, SidePanel, Status, Seal, Memory: MemoryTable, reader, summary: boardSummary, consequences: (props, option) => broughtTexts(props, followsOf(option)), categoryClass: (id) => `te-${id}`, seatLabel: (seat, view, catalogue) => dynastyName(catalogue, view, seat), sideTitle: 'web.te.side', pickLabel, scored: 'lowest', tieRule: 'TE-16.4', goal: 'web.te.goal' };
