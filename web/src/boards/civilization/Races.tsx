// The four ways to win, with everybody's place on each of them and who is nearest.
import { Seal } from '../../app/Icon';
import { Glyph } from './Glyph';
import { civName, type SeatView, type View } from './model';
import type { BoardProps } from './props';
import { columnOf, rowOf, type Square } from './squares';

export const VICTORIES = ['culture', 'technology', 'economic', 'military'] as const;
export type VictoryId = (typeof VICTORIES)[number];
export const VICTORY_SIGNS: Readonly<Record<VictoryId, string>> = { culture: 'culture', technology: 'tech', economic: 'coin', military: 'military' };

interface Runner {
  readonly seat: number;
  readonly share: number; // of the way, 0 to 1
  readonly left: number; // spaces, techs, coins; turns of an army to the nearest capital
  readonly text: string;
}

const FAR = 8; // turns: as far as an army can be on the track

const squaresBetween = (a: Square, b: Square): number => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

// Turns that the nearest army would walk to the nearest capital of somebody else, if nothing were in its way; null: there is no army.
export function turnsToCapital(view: View, seat: SeatView): number | null {
  const capitals = view.seats.filter((one) => one.seat !== seat.seat).flatMap((one) => one.cities.filter((city) => city.capital).map((city) => city.at));
  const ways = seat.armies.flatMap((army) => capitals.map((capital) => squaresBetween(army.at, capital)));
  return ways.length > 0 ? Math.ceil(Math.min(...ways) / seat.stats.speed) : null;
}

function runnersOf(view: View, victory: VictoryId): Runner[] {
  return view.seats.map((seat) => {
    if (victory === 'military') {
      const turns = seat.victory === 'military' ? 0 : turnsToCapital(view, seat);
      return { seat: seat.seat, share: turns === null ? 0 : 1 - Math.min(turns, FAR) / FAR, left: turns ?? FAR, text: `${seat.stats.battle_hand}${seat.stats.battle_bonus > 0 ? `+${seat.stats.battle_bonus}` : ''}` };
    }
    const { have, need } = seat.progress[victory];
    return { seat: seat.seat, share: Math.min(1, have / need), left: need - have, text: `${have}/${need}` };
  });
}

export function Races(props: BoardProps) {
  const { view, t } = props;
  if (view.stage === 'civilizations') return null;
  return (
    <div class="cv-races" role="group" aria-label={t('web.cv.races')}>
      {VICTORIES.map((victory) => <Race key={victory} props={props} victory={victory} />)}
    </div>
  );
}

const NEAR: Readonly<Record<VictoryId, number>> = { culture: 3, technology: 2, economic: 3, military: 1 }; // left: then it is a warning

function Race({ props, victory }: { readonly props: BoardProps; readonly victory: VictoryId }) {
  const { view, catalogue, t, phone } = props;
  const runners = runnersOf(view, victory);
  const first = runners.reduce((best, one) => (one.share > best.share ? one : best), runners[0] as Runner);
  const leads = first.share > 0;
  const note = leads ? t(`web.cv.race.${victory}`, { who: civName(catalogue, view, first.seat), n: first.left }) : t('web.cv.race.nobody');
  const near = leads && first.left <= NEAR[victory];
  const lanes = new Map<number, number>(); // how many stand at a place already
  const explain = () => props.table.explain(runners.map((one) => ({ text: civName(catalogue, view, one.seat), value: one.text })), t(`web.cv.victory.${victory}`));
  return (
    <button type="button" class={`cv-race ${near ? 'cv-near' : ''}`} title={`${t(`web.cv.goal.${victory}`)} ${note}`} onClick={explain}>
      <Glyph id={VICTORY_SIGNS[victory]} size={phone ? 15 : 22} look={`cv-of-${VICTORY_SIGNS[victory]}`} />
      <span class="cv-race-name"><b>{t(`web.cv.victory.${victory}`)}</b>{near && !phone && <b class="cv-left-to-go"><Seal seat={first.seat} size={13} />{first.left}</b>}</span>
      {phone
        ? <span class="cv-race-first">{leads && <Seal seat={first.seat} size={16} />}<b>{leads ? first.text : '–'}</b></span>
        : (
          <span class="cv-lane" aria-hidden="true">
            <Glyph id="goal" size={16} />
            {runners.map((one) => {
              const place = Math.round(one.share * 24);
              const before = lanes.get(place) ?? 0;
              lanes.set(place, before + 1);
              return <span key={one.seat} class="cv-runner" style={{ left: `calc(${(one.share * 100).toFixed(1)}% - ${(one.share * 20).toFixed(1)}px + ${before * 7}px)` }}><Seal seat={one.seat} size={16} /></span>;
            })}
          </span>
        )}
      <span class="vh">{runners.map((one) => `${civName(catalogue, view, one.seat)} ${one.text}`).join(', ')}</span>
    </button>
  );
}
