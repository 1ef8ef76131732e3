// What luck, one's own decisions and those of the others made of everybody's chance to win. The numbers of a row add up.
import { Icon } from '../../app/Icon';
import { t } from '../../app/i18n';
import type { BoardModule } from '../../boards/board';
import type { Review } from '../../protocol/messages';
import type { TableModel } from '../model';
import { SeatSeal } from '../Players';
import { seatName } from '../reading';
import { signed } from './curve';

const COLUMNS = ['start', 'luck', 'own', 'others', 'end'] as const;

export function LuckReport({ model, module, review }: { readonly model: TableModel; readonly module: BoardModule; readonly review: Review }) {
  const view = model.live.value?.view;
  return (
    <section class="card luck">
      <header><h2>{t('web.shell.luck.title')}</h2><small class="muted">{t('web.shell.luck.unit')}</small></header>
      <table>
        <thead><tr><td />{COLUMNS.map((column) => <th key={column} scope="col">{t(`web.shell.luck.${column}`)}</th>)}</tr></thead>
        <tbody>
          {review.balance.map((row) => (
            <tr key={row.seat}>
              <th scope="row"><div class="who"><SeatSeal module={module} seat={row.seat} view={view} size={22} /><span>{seatName(module, model, row.seat)}</span></div></th>
              <td>{row.start}</td>
              {(['luck', 'own', 'others'] as const).map((part) => <td key={part} class={row[part] < 0 ? 'less' : row[part] > 0 ? 'more' : ''}>{signed(row[part])}</td>)}
              <td><b>{row.end}</b></td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted"><Icon name="i-dice" size={16} /><span>{t('web.shell.luck.note')}</span></p>
    </section>
  );
}
