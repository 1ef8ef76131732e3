// The six actions as the own area shows them: which way to perform one is meant by a press on its card.
import type { Option } from '../../protocol/messages';
import type { Compose } from '../../table/compose';
import { optionsOf, pickOf, stepOf, verbOf, type DieView, type SeatView, type TypeId, type View } from './model';

// Ways to perform an action now: with the marker, or with some dice.
export const waysOf = (compose: Compose, type: TypeId): readonly Option[] => optionsOf(compose).filter((option) => stepOf(compose) === 'turn' && verbOf(option) === 'perform' && pickOf(option, 'type') === type);
export const diceOf = (option: Option): readonly number[] => (Array.isArray(pickOf(option, 'dice')) ? (pickOf(option, 'dice') as number[]) : []);

// Dice fit few actions and the marker fits all: dice first, and among them those without a star.
export function bestWay(ways: readonly Option[], dice: readonly DieView[]): Option | undefined {
  const price = (option: Option) => (diceOf(option).length === 0 ? 10 : diceOf(option).filter((n) => dice[n - 1]?.face === 'star').length);
  return [...ways].sort((a, b) => price(a) - price(b))[0];
}

export type CardState = 'active' | 'used' | 'ready' | 'resting';
export function stateOf(view: View, compose: Compose, seat: SeatView, type: TypeId): CardState {
  if (view.turn?.seat === seat.seat) {
    if (view.turn.action?.type === type) return 'active';
    if (view.turn.used.includes(type)) return 'used';
  }
  return waysOf(compose, type).length > 0 ? 'ready' : 'resting';
}

// Whether a free die of the seat shows the sign, or can stand for it.
export const hasSign = (seat: SeatView, sign: string): boolean => seat.dice.some((die) => die.on === null && (die.face === sign || die.face === 'star' || die.face === 'any'));
// The action was performed with the marker: it was used, and no dice lie on it.
export const byMarker = (view: View, seat: SeatView, type: TypeId): boolean => view.turn?.seat === seat.seat && view.turn.used.includes(type) && !seat.dice.some((die) => die.on === type);
