// The view with every player complete: before civilizations are dealt, a player has nothing but a seat.
import type { ComponentType } from 'preact';
import type { BoardProps as Props } from '../board';
import type { Catalogue, SeatView, Told, View } from './model';

type ToldProps = Props<Told, Catalogue>;

const NOTHING: Omit<SeatView, 'seat'> = {
  governments: [], trade: 0, culture: 0, coins: 0, income: 0, track: 0, techs: [], huts: 0, villages: 0, cities: [], armies: [], scouts: [], armies_left: 0, scouts_left: 0, score: 0,
  events: { ancient: 0, medieval: 0, modern: 0 }, units: { infantry: 0, mounted: 0, artillery: 0, aircraft: 0 },
  stats: { speed: 0, stacking: 0, culture_hand: 0, max_cities: 0, battle_hand: 0, battle_bonus: 0, water: 'closed', ranks: { infantry: 1, mounted: 1, artillery: 1, aircraft: 0 } },
  progress: { culture: { have: 0, need: 1 }, technology: { have: 0, need: 1, rows: [0, 0, 0, 0, 0] }, economic: { have: 0, need: 1, from: { map: 0, techs: 0, tokens: 0, government: 0 } } },
};

const views = new WeakMap<Told, View>();
export function seated(told: Told): View {
  let view = views.get(told);
  if (!view) {
    view = { ...told, seats: told.seats.map((seat) => ({ ...NOTHING, ...seat }) as SeatView) } as View;
    views.set(told, view);
  }
  return view;
}

export const withSeats = <P extends Props<View, Catalogue>>(props: Omit<P, 'view'> & ToldProps): P => ({ ...props, view: seated(props.view) }) as unknown as P;

export const complete = <P extends Props<View, Catalogue>>(Drawn: ComponentType<P>) =>
  function Complete(props: Omit<P, 'view'> & ToldProps) {
    return <Drawn {...withSeats<P>(props)} />;
  };
