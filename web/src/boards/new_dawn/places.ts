// The spaces that can be chosen now, from the options of the decision: the same data as the option list.
//
//   const open = openSpaces(compose);        // {'7d': [option, …], …}
//   attempt(view, compose, '7d')             // "place 7d": how the engine would write it, to ask why not
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Option } from '../../protocol/messages';
import type { Compose } from '../../table/compose';
import { barbarianAt, chosenValue, pickIn, spaceOf, stepOf, verbOf, type SpaceId, type View } from './model';

type Places = ReadonlyMap<SpaceId, readonly Option[]>;
const known = new WeakMap<Compose, ReadonlySignal<Places>>(); // kept, because every movement of the pointer asks for it

function placesOf(compose: Compose): Places {
  const places = new Map<SpaceId, Option[]>();
  for (const option of compose.decision.value?.options ?? []) {
    const space = pickIn(option, 'space');
    if (typeof space !== 'string') continue;
    const there = places.get(space);
    if (there) there.push(option);
    else places.set(space, [option]);
  }
  return places;
}

export function openSpaces(compose: Compose): Places {
  let places = known.get(compose);
  if (!places) {
    places = computed(() => placesOf(compose));
    known.set(compose, places);
  }
  return places.value;
}

export const chosenSpace = (compose: Compose): SpaceId | null => {
  const space = chosenValue(compose, 'space');
  return typeof space === 'string' ? space : null;
};

// Barbarians are chosen by their letter, but lie on the map, too.
export const barbarianOption = (view: View, compose: Compose, id: SpaceId): Option | undefined => {
  const barbarian = barbarianAt(view, id);
  return barbarian && compose.decision.value?.options.find((option) => pickIn(option, 'barbarian') === barbarian.letter);
};

// The option that the reader looks at: the one of the space pointed at, or the one that is complete.
export function lookedAt(compose: Compose, at: SpaceId | null): Option | null {
  const options = at ? openSpaces(compose).get(at) : undefined;
  if (options?.length === 1) return options[0] as Option;
  const ready = compose.ready.value;
  return ready && compose.chosen.value.some((one) => !one.automatic) ? ready : null;
}

const VERBS: Readonly<Record<string, string>> = {
  culture: 'place', hanging_gardens: 'place', stonehenge: 'place', city_tokens: 'place', take_back: 'takeback', move_target: 'to', forbidden_city: 'destroy',
  eiffel_first: 'name', eiffel_second: 'name', eiffel_rival: 'name', seoul_space: 'to', strike: 'strike', caravan_step: 'step', industry: 'city', wonder_city: 'under', moved_wonder: 'under',
};

// How the engine would write what somebody tries on a space; null where the question is not about spaces.
export function attempt(view: View, compose: Compose, id: SpaceId): string | null {
  const option = openSpaces(compose).get(id)?.[0];
  if (option) return option.move;
  const decision = compose.decision.value;
  const step = stepOf(compose);
  const space = spaceOf(view, id);
  if (!decision || !step) return null;
  if (step === 'military') {
    if (space?.seat === decision.seat && space.piece === 'token') return `reinforce ${id}`;
    return barbarianAt(view, id) ? `fight ${id}` : `attack ${id}`;
  }
  if (step === 'caravans') return space?.seat === decision.seat && space.piece !== 'token' ? `start ${id}` : `caravan ${id}`;
  const verb = VERBS[step];
  return verb ? `${verb} ${id}` : null;
}

// What the spaces that can be chosen are for, by verb: "place" five times, "move" twice.
export function verbsOpen(compose: Compose): ReadonlyMap<string, number> {
  const verbs = new Map<string, number>();
  for (const options of openSpaces(compose).values()) for (const option of options) verbs.set(verbOf(option), (verbs.get(verbOf(option)) ?? 0) + 1);
  return verbs;
}
