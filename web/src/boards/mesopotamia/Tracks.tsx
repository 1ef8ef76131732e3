// Both tracks, the highest position on top: seals as they are stacked (the upper one ranks higher), the points of the three first ranks, unit limits.
import { Seal } from '../../app/Icon';
import { whoIs } from './describe';
import { Glyph, Points } from './Glyph';
import { found, type Catalogue, type View } from './model';
import type { BoardProps } from './props';
import { TRACK_IDS, type TrackId } from './types.gen';

export interface Place {
  readonly position: number;
  readonly seals: readonly { readonly seat: number; readonly rank: number; readonly points: number }[]; // the lowest of the stack first
  readonly limit?: number; // of units
  readonly top: boolean; // holds a single seal
}
// From the top down. The engine lists seals by rank: of several on one position the first is on top.
export function placesOf(view: View, catalogue: Catalogue, id: TrackId): readonly Place[] {
  const track = found(catalogue.tracks, id);
  const positions = track?.positions ?? 0;
  const seals = view.tracks[id].map((one, rank) => ({ ...one, rank: rank + 1, points: one.position > 0 ? (track?.vp[rank] ?? 0) : 0 }));
  return Array.from({ length: positions }, (_, i) => {
    const position = positions - i;
    const limit = id === 'population' ? catalogue.unit_limit[position - 1] : undefined;
    return { position, top: i === 0, seals: seals.filter((one) => one.position === position).reverse(), ...(limit === undefined ? {} : { limit }) };
  });
}

export function Tracks(props: BoardProps) {
  return <div class="ms ms-tracks">{[...TRACK_IDS].reverse().map((id) => <Track key={id} props={props} id={id} />)}</div>;
}

function Track({ props, id }: { readonly props: BoardProps; readonly id: TrackId }) {
  const { view, catalogue, t } = props;
  return (
    <section class="ms-track" aria-label={found(catalogue.tracks, id)?.name}>
      <h2>{t(`web.ms.track.${id}`)}<small>{t(`web.ms.track.${id}.about`)}</small></h2>
      <ol>
        {placesOf(view, catalogue, id).map((place) => {
          const best = place.seals.at(-1);
          const words = [t('web.ms.track.position', { n: place.position }), place.limit !== undefined && t('web.ms.track.limit', { n: place.limit }), place.top && t('web.ms.track.top'), ...[...place.seals].reverse().map((one) => t('web.ms.track.seal', { who: whoIs(props, one.seat), n: one.points }))].filter(Boolean).join(', ');
          return (
            <li key={place.position} class={`${place.top ? 'ms-top' : ''} ${place.seals.some((one) => one.seat === props.you) ? 'ms-mine' : ''}`} title={words}>
              <span class="vh">{words}</span>
              <span class="ms-stack" aria-hidden="true">{place.seals.map((one) => <Seal key={one.seat} seat={one.seat} size={20} />)}</span>
              {!best && <b aria-hidden="true">{place.position}</b>}
              {best && best.points > 0 ? <Points n={best.points} /> : place.top && !best ? <Glyph id="lock" size={13} /> : place.limit !== undefined && <small aria-hidden="true">≤{place.limit}</small>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
