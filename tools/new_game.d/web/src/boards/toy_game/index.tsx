// The board of Toy Game: what the table shell loads. boards/board.ts lists what else a board can offer.
import { addWords, t } from '../../app/i18n';
import type { Pick } from '../../protocol/messages';
import { pickKey } from '../../table/compose';
import type { BoardModule } from '../board';
import { Board } from './Board';
import { OwnArea } from './OwnArea';
import { colourName } from './names';
import type { Catalogue, View } from './types.gen';
import './style.css';

await addWords('web_toy_game');

function pickLabel(pick: Pick): string {
  const key = pickKey(pick);
  return key === 'card' ? t('web.tg.card', { card: Number(pick[key]) }) : t(`web.tg.${String(pick[key])}`);
}

export const board: BoardModule<View, Catalogue> = {
  Board,
  OwnArea,
  pickLabel,
  seatLabel: (seat, view, catalogue) => colourName(catalogue, view, seat),
  tieRule: 'TG-5.2',
  goal: 'web.tg.goal',
};
