// The areas and segments that can be chosen now, from the options of the decision: the same data as the option list. A kind of unit or of building that was
// chosen beside the map leaves only its own places.
//
//   const open = openPlaces(props);       // {ur: [option, …], s14: [option]}
import type { Option } from '../../protocol/messages';
import type { Compose } from '../../table/compose';
import { areaOf, optionsOf, pickOf, stepOf, type View } from './model';
import type { BoardProps } from './props';

type Open = ReadonlyMap<string, readonly Option[]>;
const known = new WeakMap<object, Open>();

export const placeOf = (option: Option): string | null => {
  const place = pickOf(option, 'area') ?? pickOf(option, 'segment');
  return typeof place === 'string' ? place : null;
};

// What is chosen of the kinds that stand beside the map.
const KINDS: Readonly<Record<string, string>> = { build: 'action', warfare: 'unit' };
export function kindChosen(compose: Compose): string | null {
  const key = KINDS[stepOf(compose)];
  const pick = key && compose.choice.value.picks.find((one) => key in one && compose.touched.value)?.[key];
  return typeof pick === 'string' ? pick : null;
}
export const kindOf = (option: Option, step: string): string | null => {
  const key = KINDS[step];
  const kind = key ? pickOf(option, key) : null;
  return typeof kind === 'string' ? kind : null;
};

export function openPlaces({ compose }: { readonly compose: Compose }): Open {
  const decision = compose.decision.value;
  if (!decision) return new Map();
  let open = known.get(decision);
  if (!open) {
    const places = new Map<string, Option[]>();
    for (const option of decision.options) {
      const place = placeOf(option);
      if (place) places.set(place, [...(places.get(place) ?? []), option]);
    }
    open = places;
    known.set(decision, open);
  }
  const kind = kindChosen(compose);
  if (!kind) return open;
  return new Map([...open].map(([place, options]) => [place, options.filter((option) => kindOf(option, stepOf(compose)) === kind)] as const).filter(([, options]) => options.length > 0));
}

export function chosenPlace({ compose }: { readonly compose: Compose }): string | null {
  return compose.touched.value && compose.ready.value ? placeOf(compose.ready.value) : null;
}

// Where the piece stands that is being moved.
export const movingFrom = (view: View): string | null => view.turn?.action?.moving?.area ?? view.turn?.action?.moving?.segment ?? null;

const VERBS: Readonly<Record<string, string>> = {
  start_area: 'start', start_settlement: 'settlement', start_ship: 'ship', step: 'step', sail: 'sail', reward_ship: 'ship', battle_area: 'fight', tribe_event: 'reveal', retreat: 'retreat',
};
const ON_RIVERS = new Set(['start_ship', 'sail', 'reward_ship']);

// How the engine would write what somebody tries at a place, to ask why not; null where the question is not about it.
export function attempt(props: BoardProps, place: string): string | null {
  const { compose, view, catalogue } = props;
  const decision = compose.decision.value;
  const step = stepOf(compose);
  if (!decision) return null;
  const isRiver = catalogue.map.segments.some((one) => one.id === place);
  const kind = kindChosen(compose);
  switch (step) {
    case 'explore': {
      if (isRiver) return view.ships.some((ship) => ship.segment === place && ship.seat === decision.seat) ? `embark ${place}` : null;
      const units = areaOf(view, place)?.armies?.find((army) => army.seat === decision.seat)?.units;
      const unit = Object.keys(units ?? {})[0];
      return unit ? `activate ${unit} ${place}` : null;
    }
    case 'build': return (kind === 'ship') === isRiver && kind ? `${kind} ${place}` : isRiver ? `ship ${place}` : `settlement ${place}`;
    case 'warfare': return isRiver ? null : `create ${kind ?? 'spearman'} ${place}`;
    default: return VERBS[step] && ON_RIVERS.has(step) === isRiver ? `${VERBS[step]} ${place}` : null;
  }
}

export const hasPlaces = (compose: Compose): boolean => optionsOf(compose).some((option) => placeOf(option) !== null);
