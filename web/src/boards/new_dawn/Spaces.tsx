// The spaces for pointer, keyboard and screen reader, over the drawing. Arrows move along the hexes.
import { useMemo } from 'preact/hooks';
import { useSpaces } from '../useSpaces';
import { chooseSpace, whySpace } from './choosing';
import { spaceText } from './describe';
import { besideSpace, nextSpace, outline, typedSpace, type Ground } from './hexes';
import { pointOf } from './Land';
import { motionOf, type SpaceId } from './model';
import { chosenSpace, openSpaces } from './places';
import type { BoardProps } from './props';
import { pointed } from './ui';

// "7", then "d".
function typed(ground: Ground, space: SpaceId, key: string, before: string) {
  if (!/\d/.test(key) && !(before && /[a-j]/i.test(key))) return null;
  const text = (before + key.toLowerCase()).slice(-3);
  return { to: typedSpace(ground, space, text) ?? typedSpace(ground, space, key) ?? space, text };
}

export function Spaces({ props, ground, home, dragged }: { readonly props: BoardProps; readonly ground: Ground; readonly home: SpaceId; readonly dragged: { readonly value: boolean } }) {
  const { compose, view } = props;
  const open = openSpaces(compose);
  const chosen = chosenSpace(compose);
  const reach = motionOf(compose.decision.value)?.routes;
  const labels = useMemo(() => new Map(view.map.spaces.map((space) => [space.id, spaceText(props, space.id, open.get(space.id))])), [view, props.catalogue, props.lang, open]);
  const { grid, on } = useSpaces({
    name: 'data-space', pointed, taps: !props.phone, held: () => dragged.value,
    stop: [pointed.peek(), chosen, home].find((id) => id && ground.at.has(id)) ?? view.map.spaces[0]?.id ?? '',
    beside: (id, key) => besideSpace(ground, id, key),
    jump: (id, step) => (open.size > 0 ? nextSpace(ground, id, open.keys(), step) : null),
    typed: (id, key, before) => typed(ground, id, key, before),
    choose: (id) => chooseSpace(props, id),
    why: (id) => whySpace(props, id),
  });
  return (
    <g ref={grid} role="group" aria-label={props.t('web.nd.map.label')}>
      {view.map.spaces.map(({ id }) => (
        <polygon
          key={id}
          role="button"
          data-space={id}
          class={`nd-space ${open.has(id) || reach?.[id] ? 'nd-open' : ''}`}
          points={outline(pointOf(ground, id))}
          tabindex={-1}
          aria-label={labels.get(id)}
          aria-pressed={open.has(id) ? id === chosen : undefined}
          data-here={id === chosen}
          {...on(id)}
        />
      ))}
    </g>
  );
}
