// The board of 7 Wonders (platform-wide: boards/board.ts).
import { addWords, t } from '../../app/i18n';
import { addSymbols } from '../../app/symbols';
import type { Pick } from '../../protocol/messages';
import type { BoardModule } from '../board';
import { Board } from './Board';
import { OwnArea } from './OwnArea';
import { ScoresPanel } from './Scores';
import { Status } from './Status';
import { bringsOf, nameOf } from './brings';
import { lookup } from './lookup';
import { reader } from './reader';
import { summary } from './summary';
import sprite from './symbols.svg?raw';
import type { Catalogue, Payment, View } from './types';
import './style.css';

await addWords('web_seven_wonders');
addSymbols('seven_wonders', sprite);

// The words of a chip.
export function pickLabel(pick: Pick, catalogue: Catalogue): string {
  const look = lookup(catalogue);
  if (typeof pick['card'] === 'string') return look.card(pick['card']).name;
  if (typeof pick['wonder'] === 'string') return look.wonder(pick['wonder']).city;
  if (typeof pick['side'] === 'string') return pick['side'];
  if (typeof pick['use'] === 'string') return pick['use'] === 'stage' ? t('web.seven_wonders.use.stage_short') : t(`web.seven_wonders.use.${pick['use']}`);
  const pay = pick['pay'] as Payment | undefined;
  if (!pay) return '';
  const neighbours = [pay.left > 0 ? `← ${pay.left}` : '', pay.right > 0 ? `${pay.right} →` : ''].filter(Boolean).join(' · ');
  if (pay.bank > 0) return [t('web.seven_wonders.n_coins', { n: pay.bank }), neighbours].filter(Boolean).join(' + ');
  return neighbours || t('web.seven_wonders.badge.free');
}

function seatLabel(seat: number, view: View, catalogue: Catalogue): string {
  const wonder = view.cities.find((city) => city.seat === seat)?.wonder;
  return wonder ? lookup(catalogue).wonder(wonder).city : '';
}

export const board: BoardModule<View, Catalogue> = { Board, OwnArea, Scores: ScoresPanel, Status, reader, summary, moveName: nameOf, consequences: bringsOf, categoryClass: (id) => `sw-k-${id}`, seatLabel, playersOnBoard: true, pickLabel, tieRule: '7W-13.11', goal: 'web.seven_wonders.goal' };
