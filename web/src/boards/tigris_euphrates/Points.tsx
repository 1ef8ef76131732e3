// One's points in four colours, the weakest with the treasures that would go to it, and what the score would be now.
import type { BoardProps } from './props';
import { COLOURS, type Colour, type SeatView } from './model';
import { capital, colourName, tileName } from './names';
import { Swatch } from './Tile';
import { TreasureIcon } from './Treasure';

// Points of the own seat since the last picture.
function gained(props: BoardProps, seat: number): Partial<Record<Colour, number>> {
  const sums: Partial<Record<Colour, number>> = {};
  for (const { event } of props.changed) {
    if (event.kind !== 'point' || event['seat'] !== seat) continue;
    const colour = event['colour'] as Colour;
    sums[colour] = (sums[colour] ?? 0) + Number(event['points']);
  }
  return sums;
}

export function PointBars(props: BoardProps & { readonly own: SeatView }) {
  const { t, catalogue, own } = props;
  const { points, treasures = 0, lowest = [], score = 0 } = own;
  if (!points) return null;
  const longest = Math.max(8, ...COLOURS.map((colour) => points[colour] + (lowest.includes(colour) ? treasures : 0)));
  const weak = lowest.length === COLOURS.length ? [] : lowest; // where all are alike, none stands out
  const more = gained(props, own.seat);
  const explain = () =>
    props.table.explain(
      [
        ...COLOURS.map((colour) => ({ text: capital(colourName(catalogue, colour)), value: String(points[colour]) })),
        { text: t('web.te.points.treasures'), value: String(treasures) },
        { text: t('web.te.points.divided'), value: String(score) },
      ],
      t('web.te.points.sum'),
    );
  return (
    <div class="te-points">
      <button type="button" class="te-score" onClick={explain}>
        <span class="te-big">{score}</span>
        <span class="te-score-text">{weak.length === 0 ? t('web.te.points.all') : <>{t('web.te.points.now')} <em>{weak.map((colour) => colourName(catalogue, colour)).join(', ')}</em></>}</span>
        <span class="te-score-treasures"><TreasureIcon size={15} /> × {treasures}</span>
      </button>
      <div class="te-bars">
        {COLOURS.map((colour) => (
          <div key={colour} class={`te-bar-row te-${colour} ${weak.includes(colour) ? 'te-low' : ''}`} title={capital(tileName(catalogue, colour))}>
            <Swatch colour={colour} />
            <span class="vh">{capital(colourName(catalogue, colour))}</span>
            <span class="te-bar" aria-hidden="true">
              <i style={{ width: `${(points[colour] / longest) * 100}%` }} />
              {lowest.length === 1 && lowest[0] === colour && treasures > 0 && <i class="te-joker" style={{ width: `${(treasures / longest) * 100}%` }} />}
            </span>
            <span class="te-bar-n">{points[colour]}{more[colour] ? <span class="te-more"> +{more[colour]}</span> : null}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
