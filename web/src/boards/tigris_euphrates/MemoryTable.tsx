// While the points are hidden: what everybody was awarded openly, for who asks (TE-R34).
import type { BoardProps } from './props';
import { remembered } from './memory';
import { COLOURS } from './model';
import { capital, colourName, who } from './names';
import { Swatch } from './Tile';
import { TreasureIcon } from './Treasure';

export function MemoryTable(props: BoardProps) {
  const { t, catalogue, view } = props;
  const { points, treasures, gone } = remembered(props.log, view.seats.length);
  return (
    <details class="te te-memory">
      <summary>{t('web.te.memory')}</summary>
      <div class="scroll" tabIndex={0} role="group" aria-label={t('web.te.memory')}>
        <table class="points">
          <thead>
            <tr>
              <td />
              {COLOURS.map((colour) => <th key={colour} scope="col"><Swatch colour={colour} /><span class="vh">{capital(colourName(catalogue, colour))}</span></th>)}
              <th scope="col"><TreasureIcon size={16} /><span class="vh">{t('web.te.memory.treasures')}</span></th>
            </tr>
          </thead>
          <tbody>
            {view.seats.map(({ seat }) => (
              <tr key={seat}>
                <th scope="row">{who(props, seat)}</th>
                {COLOURS.map((colour) => <td key={colour}>{points[seat]?.[colour]}</td>)}
                <td>{treasures[seat]}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('web.te.memory.gone')}</th>
              {COLOURS.map((colour) => <td key={colour}>{gone[colour]}</td>)}
              <td />
            </tr>
          </tbody>
        </table>
      </div>
      <p class="te-note">{t('web.te.memory.note')}</p>
    </details>
  );
}
