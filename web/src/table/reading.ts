// How the log of the game at this table is read, and what the seats are called.
import { t } from '../app/i18n';
import { sitterName } from '../app/sitter';
import type { BoardModule } from '../boards/board';
import type { LogReader } from './log';
import type { TableModel } from './model';

export function readerOf(module: BoardModule, model: TableModel): LogReader {
  const about = model.about.value;
  const view = model.live.value?.view;
  if (!module.reader || !view || !about) return {};
  const nameOf = (seat: number): string => {
    const sitter = about.seats[seat];
    if (about.you === seat) return t('web.seat.you');
    return sitter?.kind === 'person' || (sitter?.kind === 'computer' && sitter.name) ? sitterName(sitter, seat) : '';
  };
  return module.reader(view, model.catalogue.value, nameOf);
}

// "Ann (Lion)", "Hammurabi (Bull)"
export function seatName(module: BoardModule, model: TableModel, seat: number): string {
  const sitter = model.about.value?.seats[seat];
  const name = sitterName(sitter, seat);
  const label = module.seatLabel?.(seat, model.live.value?.view, model.catalogue.value) ?? '';
  return label === '' ? name : `${name} (${label})`;
}
