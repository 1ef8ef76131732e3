// The map in words: what a screen reader says about a space, what would follow from a move, and a summary of the whole board.
import type { Option, Preview } from '../../protocol/messages';
import { capital } from '../capital';
import type { BoardProps } from './props';
import { gainsOf, type Gain } from './forecast';
import { barbarianAt, caravansAt, difficultyOf, followsOf, found, isMature, leaderName, nameOf, spaceOf, wonderAt, type Follows, type SpaceId } from './model';

const list = (parts: readonly string[]): string => parts.join(', ');
const sentence = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).map((part) => capital(part as string).replace(/\.$/, '')).join('. ');

const leaderOf = (props: BoardProps, seat: number): string =>
  props.you === seat ? props.t('web.nd.you', { leader: leaderName(props.catalogue, props.view, seat) }) : leaderName(props.catalogue, props.view, seat);

// "7d: hills, difficulty 2", "3c: Mt. Everest, difficulty 5"
export function spaceTitle(props: BoardProps, id: SpaceId): string {
  const catalogue = props.catalogue;
  const space = spaceOf(props.view, id);
  if (!space) return id;
  const land = space.natural_wonder ? nameOf(catalogue.natural_wonders, space.natural_wonder) : nameOf(catalogue.terrains, space.terrain);
  return props.t('web.nd.space.title', { space: id, land, n: difficultyOf(catalogue, space.terrain) });
}

// What lies there, one line each.
export function spaceLines(props: BoardProps, id: SpaceId): string[] {
  const catalogue = props.catalogue;
  const view = props.view;
  const { t } = props;
  const space = spaceOf(view, id);
  if (!space) return [];
  const lines: string[] = [];
  const barbarian = barbarianAt(view, id);
  const wonder = wonderAt(view, id);
  if (space.seat !== undefined && space.piece) {
    const key = space.piece === 'token' ? (space.reinforced ? 'reinforced' : 'token') : isMature(view, id) ? `mature_${space.piece}` : space.piece;
    lines.push(t(`web.nd.space.${key}`, { who: leaderOf(props, space.seat) }));
  }
  if (wonder) lines.push(nameOf(catalogue.wonders, wonder));
  const state = space.independent ? found(catalogue.city_states, space.city_state ?? '') : undefined;
  if (state) lines.push(t('web.nd.space.state', { state: state.name, type: nameOf(catalogue.types, state.type) }), state.summary);
  if (barbarian) lines.push(t('web.nd.barbarian', { letter: barbarian.letter }));
  for (const seat of caravansAt(view, id)) lines.push(t('web.nd.space.caravan', { who: leaderOf(props, seat) }));
  if (space.resource) lines.push(t('web.nd.space.resource', { resource: nameOf(catalogue.resources, space.resource) }));
  if (space.natural_token && space.natural_wonder) lines.push(t('web.nd.space.resource', { resource: nameOf(catalogue.resources, found(catalogue.natural_wonders, space.natural_wonder)?.resource ?? '') }));
  const home = view.map.barbarians.find((one) => one.home === id && one.space !== id);
  if (home) lines.push(t('web.nd.space.camp', { letter: home.letter }));
  return lines;
}

export const spaceFacts = (props: BoardProps, id: SpaceId): { text: string; value: string }[] => spaceLines(props, id).map((text) => ({ text, value: '' }));

export const percent = (wins: number): string => `${Math.round((100 * wins) / 36)} %`;

// What would follow, one sentence each.
export function followsTexts(props: BoardProps, follows: Follows): string[] {
  const catalogue = props.catalogue;
  const { t } = props;
  return [
    ...(follows.attack !== undefined && follows.defence !== undefined ? [t('web.nd.follows.attack', { attack: follows.attack, defence: follows.defence, chance: percent(follows.wins_of_36 ?? 0) })] : []),
    ...(follows.resource ? [t('web.nd.follows.resource', { resource: nameOf(catalogue.resources, follows.resource) })] : []),
    ...(follows.natural_wonder ? [t('web.nd.follows.natural', { natural: nameOf(catalogue.natural_wonders, follows.natural_wonder) })] : []),
    ...(follows.reach ? [t('web.nd.follows.reach', { n: follows.reach.length })] : []),
    ...(follows.destinations && follows.destinations.length > 0 ? [t('web.nd.follows.destinations', { spaces: list(follows.destinations.map((id) => destinationName(props, id))) })] : []),
    ...(follows.cost !== undefined ? [t('web.nd.follows.cost', { n: follows.cost })] : []),
  ];
}

// After the name of a move and a colon.
const small = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

// The same, with what it changes in the progress towards the goals where the engine can foretell it.
export function bringsOf(props: BoardProps, option: Option, after: Preview | null): string[] {
  const gains = after && typeof props.you === 'number' ? gainsOf(props.view, after.view, props.you) : [];
  return [...followsTexts(props, followsOf(option)).map(small), ...gains.map((one) => gainText(props, one))];
}

export const gainText = ({ t, catalogue }: BoardProps, { agenda, have, need, more }: Gain): string =>
  t('web.nd.follows.progress', { agenda: nameOf(catalogue.agendas, agenda), have, need, more: `${more > 0 ? '+' : '−'}${Math.abs(more)}` });

// A city-state by its name, a city by its owner.
export function destinationName(props: BoardProps, id: SpaceId): string {
  const space = spaceOf(props.view, id);
  if (space?.city_state && space.independent) return nameOf(props.catalogue.city_states, space.city_state);
  return space?.seat === undefined ? id : props.t('web.nd.space.city_of', { who: leaderName(props.catalogue, props.view, space.seat), space: id });
}

// "7d: hills, difficulty 2. Possible: place a control token. …"
export function spaceText(props: BoardProps, id: SpaceId, options: readonly Option[] | undefined): string {
  const whyNot = props.compose.decision.value?.unavailable?.find((entry) => entry['space'] === id)?.why;
  return sentence([
    spaceTitle(props, id),
    ...spaceLines(props, id),
    ...(options ?? []).flatMap((option) => [props.t('web.nd.space.possible', { what: option.text }), ...followsTexts(props, followsOf(option))]),
    !options && whyNot && props.t('web.nd.space.refused', { why: whyNot }),
  ]);
}

// The whole board in sentences.
export function boardSummary(props: BoardProps): string[] {
  const view = props.view;
  const catalogue = props.catalogue;
  const { t } = props;
  const where = (seat: number, piece: string) => view.map.spaces.filter((space) => space.seat === seat && space.piece === piece).map((space) => space.id);
  return [
    t('web.nd.summary.round', { n: view.round, who: leaderOf(props, view.active) }),
    ...view.seats.map((seat) =>
      sentence([
        t('web.nd.summary.seat', { who: leaderOf(props, seat.seat), capital: list(where(seat.seat, 'capital')), cities: where(seat.seat, 'city').length, tokens: where(seat.seat, 'token').length, tech: seat.tech }),
        where(seat.seat, 'city').length > 0 && t('web.nd.summary.cities', { spaces: list(where(seat.seat, 'city')) }),
        t('web.nd.summary.row', { cards: list(seat.row.map((card) => nameOf(catalogue.cards, card.card))) }),
      ]),
    ),
    t('web.nd.summary.barbarians', { spaces: list(view.map.barbarians.filter((one) => one.space).map((one) => `${one.letter} ${one.space}`)) || '–' }),
    t('web.nd.summary.states', { states: list(view.map.spaces.filter((space) => space.independent).map((space) => `${nameOf(catalogue.city_states, space.city_state ?? '')} ${space.id}`)) || '–' }),
  ];
}
