// In a battle: the units in hand, one's own or those of the barbarians that one plays; each can be played where the engine offers it.
import type { Option } from '../../protocol/messages';
import { isTaken, pressOption } from '../press';
import { found, namedBy, optionsOf, unitName, verbOf, type Catalogue, type SideView, type UnitId } from './model';
import type { BoardProps } from './props';
import { UnitFace } from './Unit';

// The side whose cards this reader plays: in turn, where both are.
function sideOf({ view, you }: BoardProps): SideView | undefined {
  const sides = view.battle?.sides.filter((side) => side.seat === you || side.played_by === you) ?? [];
  return sides.find((side) => side === view.battle?.sides[view.battle.turn]) ?? sides[0];
}

// The units that can be played from it.
export const handMoves = (props: BoardProps): readonly Option[] => (sideOf(props) ? optionsOf(props.compose).filter((option) => verbOf(option) === 'fight') : []);

// An option names a unit by what its card prints at rank 1; a wonder may add one to what it counts now.
function strengthOf(catalogue: Catalogue, side: SideView, type: UnitId, printed: number, rank: number): number {
  const now = found(catalogue.units, type)?.cards.find((card) => card.strengths[0] === printed)?.strengths[Math.max(0, rank - 1)] ?? printed;
  const cards = (side.cards ?? []).filter((card) => card.type === type).map((card) => card.strength);
  return !cards.includes(now) && cards.includes(now + 1) ? now + 1 : now;
}

export function Hand(props: BoardProps) {
  const { view, catalogue, t } = props;
  const side = sideOf(props);
  const fights = handMoves(props);
  if (!side || (fights.length === 0 && !side.cards?.length)) return null;
  const ranks = typeof side.seat === 'number' ? view.seats[side.seat]?.stats.ranks : undefined;
  const name = (type: UnitId) => unitName(catalogue, type, ranks?.[type] ?? 1);
  return (
    <section class="cv-hand" aria-label={t('web.cv.battle.hand')}>
      <h2>{t(side.seat === 'barbarians' ? 'web.cv.battle.barbarian_hand' : 'web.cv.battle.hand')}</h2>
      <div class="cv-hand-cards">
        {fights.length > 0
          ? fights.map((option) => {
              const [type = 'infantry', printed = '1'] = namedBy(option).split(' ') as [UnitId, string];
              const strength = strengthOf(catalogue, side, type, Number(printed), ranks?.[type] ?? 1);
              return (
                <button key={option.move} type="button" class="cv-plain cv-hand-card" data-move={option.move} aria-pressed={isTaken(props, option)} data-here={isTaken(props, option)} title={option.text} onClick={() => pressOption(props, option)}>
                  <UnitFace type={type} strength={strength} seat={side.seat} name={name(type)} />
                </button>
              );
            })
          : side.cards?.map((card, i) => <UnitFace key={i} {...card} seat={side.seat} name={name(card.type)} />)}
      </div>
    </section>
  );
}
