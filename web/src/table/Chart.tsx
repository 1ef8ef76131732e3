// Points over the moves of a game: a line for each seat with its seal at the end, and the same numbers as a table.
import { sealOf } from '../app/Icon';
import { t } from '../app/i18n';
import { linePath, rowsOf, scaleOf } from './chart';

const DASH = ['', '7 3', '2 3', '10 3 2 3', '5 5', '1 4', '12 4'];

export function Chart({ totals, names, at, large, onPick }: { readonly totals: readonly (readonly number[])[]; readonly names: readonly string[]; readonly at: number | null; readonly large: boolean; readonly onPick: (move: number) => void }) {
  const room = large ? { width: 640, height: 260, left: 34, right: 54, top: 14, bottom: 24 } : { width: 320, height: 160, left: 28, right: 44, top: 10, bottom: 20 };
  const scale = scaleOf(totals, room);
  const last = totals.length - 1;
  const ends = spread(names.map((_, seat) => ({ seat, y: scale.y(totals[last]?.[seat] ?? 0) })), 15, room.height - room.bottom);
  const pick = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * room.width;
    onPick(Math.max(0, Math.min(last, Math.round(((x - room.left) / (room.width - room.left - room.right)) * last))));
  };
  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${room.width} ${room.height}`} role="img" aria-label={t('web.shell.course')} onClick={pick}>
        {scale.steps.map((points) => <g key={points} class="grid"><path d={`M${room.left} ${scale.y(points)}H${room.width - room.right}`} /><text x={room.left - 5} y={scale.y(points) + 4}>{String(points).replace('-', '−')}</text></g>)}
        {at !== null && <path class="here" d={`M${scale.x(at)} ${room.top}V${room.height - room.bottom}`} />}
        {names.map((_, seat) => <path key={seat} class={`line p${seat + 1}`} d={linePath(totals, seat, scale)} stroke-dasharray={DASH[seat % DASH.length]} />)}
        {ends.map(({ seat, y }) => (
          <g key={seat} class={`end p${seat + 1}`} transform={`translate(${room.width - room.right + 9} ${y})`}>
            <circle r="7.5" /><use href={sealOf(seat)} x="-5" y="-5" width="10" height="10" />
            <text x="12" y="4">{String(totals[last]?.[seat] ?? 0).replace('-', '−')}</text>
          </g>
        ))}
        <text class="axis" x={room.left} y={room.height - 6}>0</text><text class="axis last" x={room.width - room.right} y={room.height - 6}>{t('web.shell.chart.moves', { n: last })}</text>
      </svg>
      <ul class="names">{names.map((name, seat) => <li key={seat}><svg viewBox="0 0 26 8" aria-hidden="true"><path class={`line p${seat + 1}`} d="M1 4H25" stroke-dasharray={DASH[seat % DASH.length]} /></svg>{name}</li>)}</ul>
      <details>
        <summary>{t('web.shell.chart.table')}</summary>
        <div class="scroll" tabIndex={0} role="group" aria-label={t('web.shell.chart.table')}>
          <table class="points">
            <thead><tr><th scope="col">{t('web.shell.chart.move')}</th>{names.map((name, seat) => <th key={seat} scope="col">{name}</th>)}</tr></thead>
            <tbody>{rowsOf(totals).map(([move, points]) => <tr key={move}><th scope="row">{move}</th>{points.map((n, seat) => <td key={seat}>{n}</td>)}</tr>)}</tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

// Labels at the end that would lie on each other are moved apart.
function spread<T extends { readonly y: number }>(labels: readonly T[], gap: number, bottom: number): T[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  let free = -Infinity;
  const down = sorted.map((label) => {
    free = Math.max(label.y, free + gap);
    return { ...label, y: free };
  });
  const over = Math.max(0, (down.at(-1)?.y ?? 0) - bottom);
  return down.map((label, i) => ({ ...label, y: label.y - Math.min(over, Math.max(0, label.y - gap * i - 10)) }));
}
