// What a click, a tap or a key on the map does: it chooses from the options, sends a caravan on its way, or says why not.
import { signal } from '@preact/signals';
import type { BoardProps } from './props';
import { pressOption } from '../press';
import { spaceFacts, spaceTitle } from './describe';
import { motionOf, optionWith, stepOf, type SpaceId } from './model';
import { attempt, barbarianOption, chosenSpace, openSpaces } from './places';
import { pointed } from './ui';

// The steps that a caravan still has to go to the space that was clicked; the first one is chosen, the others follow by themselves.
export const route = signal<readonly SpaceId[]>([]);

export function chooseSpace(props: BoardProps, id: SpaceId): void {
  const { compose } = props;
  const view = props.view;
  pointed.value = id;
  if (openSpaces(compose).has(id)) {
    if (chosenSpace(compose) === id && compose.touched.value && compose.ready.value) return props.table.confirm(); // the second click or tap
    route.value = [];
    compose.choose({ space: id });
    return;
  }
  const way = motionOf(compose.decision.value)?.routes[id];
  const first = way?.[0];
  if (way && first) {
    if (route.value.at(-1) === id && compose.ready.value) return props.table.confirm();
    route.value = way;
    compose.choose({ space: first });
    return;
  }
  const barbarian = barbarianOption(view, compose, id);
  if (barbarian) return pressOption(props, barbarian);
  whySpace(props, id);
}

// Why not, or what it would do; where the question is not about spaces, what lies there.
export function whySpace(props: BoardProps, id: SpaceId): void {
  const move = attempt(props.view, props.compose, id);
  if (move) props.table.why(move);
  else props.table.explain(spaceFacts(props, id), spaceTitle(props, id));
}

// The caravan goes on to the space that was clicked, step by step, until something else is asked.
export function goOn(props: BoardProps): void {
  const { compose } = props;
  const motion = motionOf(compose.decision.value);
  const [here, next] = route.value;
  if (route.value.length === 0) return;
  if (stepOf(compose) !== 'caravan_step' || !motion) {
    route.value = [];
    return;
  }
  if (motion.space !== here) {
    if (chosenSpace(compose) !== here) route.value = []; // not gone, and something else is chosen
    return;
  }
  route.value = route.value.slice(1);
  const pick = next ? { space: next } : { action: 'stop' };
  const arrives = motion.space === here && isDestination(props, here);
  if ((next || arrives) && optionWith(compose, pick) && compose.choose(pick)) props.table.confirm();
}

// A city of somebody else or a city-state: whoever sends a caravan there wants to arrive.
const isDestination = (props: BoardProps, id: SpaceId): boolean => {
  const view = props.view;
  const space = view.map.spaces.find((one) => one.id === id);
  return Boolean(space?.city_state) || (space?.seat !== undefined && space.seat !== props.you && space.piece !== 'token');
};
