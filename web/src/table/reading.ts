// How the log of the game at this table is read, with the names of those who sit here.
import { t } from '../app/i18n';
import { sitterName } from '../app/sitter';
import type { BoardModule } from '../boards/board';
import type { LogReader } from './log';
import type { TableModel } from './model';

export function readerOf(module: BoardModule, model: TableModel): LogReader {
  const about = model.about.value;
  const view = model.live.value?.view;
  if (!module.reader || !view || !about) return {};
  return module.reader(view, model.catalogue.value, (seat) => (about.you === seat ? t('web.seat.you') : sitterName(about.seats[seat], seat)));
}
