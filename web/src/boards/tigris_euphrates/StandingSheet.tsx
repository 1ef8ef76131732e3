// The end: everybody's points with the treasures divided, the weakest colour first, and what decided between equals.
import type { BoardProps } from './props';
import { LeaderIcon } from './Leader';
import { COLOURS, dynastyOf } from './model';
import { colourName, who } from './names';
import { Sheet } from './Sheet';
import { Swatch } from './Tile';
import { TreasureIcon } from './Treasure';

export function StandingSheet(props: BoardProps) {
  const { t, catalogue } = props;
  const view = props.view;
  const lines = [...(view.standing ?? [])].sort((a, b) => a.rank - b.rank);
  return (
    <Sheet props={props} picture={<TreasureIcon size={36} />} title={t('web.te.over')} sub={t('web.te.over.sub')} rule="TE-16.4">
      <ol class="te-standing-list">
        {lines.map((line) => (
          <li key={line.seat} class={line.rank === 1 ? 'te-first' : ''}>
            <b class="te-rank">{line.rank}.</b>
            <LeaderIcon dynasty={dynastyOf(view, line.seat)} size={34} />
            <span class="te-standing-name">{who(props, line.seat)}<small>{line.values.join(' · ')}</small></span>
            <span class="te-player-points">
              {COLOURS.map((colour) => <span key={colour} class={line.lowest.includes(colour) ? 'te-low' : ''}><Swatch colour={colour} /><span class="vh">{colourName(catalogue, colour)} </span>{line.points[colour]}</span>)}
            </span>
            <b class="te-total">{line.values[0]}</b>
          </li>
        ))}
      </ol>
      <p class="te-note">{String(catalogue.tie_break ?? '')}</p>
    </Sheet>
  );
}
