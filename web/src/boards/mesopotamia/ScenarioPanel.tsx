// A game for one: what wins and what loses it, and how near the enemy is to either.
import { Glyph } from './Glyph';
import { areaName, found, positionOf, type View } from './model';
import type { BoardProps } from './props';
import { TRACK_IDS, UNIT_IDS } from './types.gen';

const WAVES = 6;

export function ScenarioPanel(props: BoardProps) {
  const { view, catalogue, t } = props;
  const enemy = view.seats.find((seat) => seat.automated);
  const own = view.seats.find((seat) => !seat.automated);
  if (view.mode === 'empires' || !enemy) return null;
  const names = { city: areaName(catalogue, own?.start ?? ''), target: areaName(catalogue, enemy.start ?? '') };
  return (
    <section class="ms-panel ms-scenario" aria-label={t(`web.ms.scenario.${view.mode}`)}>
      <h2>{t(`web.ms.scenario.${view.mode}`)}{view.outcome && <span>{t(`web.ms.status.${view.outcome}`)}</span>}</h2>
      <p class="ms-aim"><Glyph id="check" size={16} /><span>{t(`web.ms.scenario.${view.mode}.win`, names)}</span></p>
      <p class="ms-aim ms-peril"><Glyph id="cross" size={16} /><span>{t(`web.ms.scenario.${view.mode}.lose`, names)}</span></p>
      {view.mode === 'siege_of_ur' ? TRACK_IDS.map((id) => <Meter key={id} label={found(catalogue.tracks, id)?.name ?? ''} n={positionOf(view, id, enemy.seat)} of={found(catalogue.tracks, id)?.positions ?? 0} />) : <Meter label={t('web.ms.scenario.waves')} n={view.wave ?? 0} of={WAVES} />}
      <p class="ms-host"><span>{t('web.ms.scenario.host')}</span><span>{t('web.ms.battle.bones', { n: enemy.goods.bone ?? 0 })}</span>{hostOf(view, enemy.seat).map(([id, n]) => <span key={id}>{n}× {found(catalogue.units, id)?.name}</span>)}</p>
    </section>
  );
}

// The enemy's land units on the map.
export const hostOf = (view: View, seat: number): (readonly [string, number])[] =>
  UNIT_IDS.flatMap((id) => {
    const n = view.areas.reduce((sum, area) => sum + (area.armies?.find((army) => army.seat === seat)?.units[id] ?? 0), 0);
    return n > 0 ? [[id, n] as const] : [];
  });

const Meter = ({ label, n, of }: { readonly label: string; readonly n: number; readonly of: number }) => (
  <p class="ms-meter"><span>{label}</span><span class="ms-meter-steps" aria-hidden="true">{Array.from({ length: of }, (_, i) => <i key={i} class={i < n ? 'ms-on' : ''} />)}</span><b>{n}/{of}</b></p>
);
