// Areas and rivers for pointer, keyboard and screen reader, over the drawing. Rivers take part where they can be chosen or carry a ship.
import { useMemo } from 'preact/hooks';
import { useSpaces } from '../useSpaces';
import { choosePlace, whyPlace } from './choosing';
import { placeText } from './describe';
import { beside, nextPlace, outlineOf, pathOf, typedPlace, type Ground } from './geometry';
import { chosenPlace, openPlaces } from './places';
import type { BoardProps } from './props';
import { meant, pointed } from './ui';

export function Places({ props, ground, home, dragged }: { readonly props: BoardProps; readonly ground: Ground; readonly home: string; readonly dragged: { readonly value: boolean } }) {
  const { view, catalogue } = props;
  const open = openPlaces(props);
  const chosen = meant.value ?? chosenPlace(props);
  const segments = catalogue.map.segments.filter(({ id }) => open.has(id) || view.ships.some((ship) => ship.segment === id));
  const all = [...ground.areas.keys(), ...segments.map(({ id }) => id)];
  const labels = useMemo(() => new Map(all.map((place) => [place, placeText(props, place, open.get(place))])), [view, catalogue, props.lang, props.compose.decision.value, open.size]);
  const { grid, on } = useSpaces({
    name: 'data-space', pointed, taps: !props.phone, held: () => dragged.value,
    stop: [pointed.peek(), chosen, home].find((one) => one && all.includes(one)) ?? all[0] ?? '',
    beside: (place, key) => beside(ground, all, place, key),
    jump: (place, step) => (open.size > 0 ? nextPlace(ground, place, open.keys(), step) : null),
    typed: (place, key, before) => {
      if (!/^\p{L}$/u.test(key) || (key === 'w' && before === '')) return null; // w asks why
      const text = before + key;
      return { to: typedPlace(ground, text) ?? typedPlace(ground, key) ?? place, text };
    },
    choose: (place) => choosePlace(props, place),
    why: (place) => whyPlace(props, place),
  });
  const common = (place: string) => ({
    role: 'button', 'data-space': place, tabindex: -1, 'aria-label': labels.get(place), 'aria-pressed': open.has(place) ? place === chosen : undefined, 'data-here': place === chosen && meant.value === null, ...on(place),
  } as const);
  return (
    <g ref={grid} role="group" aria-label={props.t('web.ms.map.label')}>
      {[...ground.areas.values()].map((area) => <path key={area.id} data-area={area.id} class={`ms-cell ${open.has(area.id) ? 'ms-open' : ''}`} d={outlineOf(area)} {...common(area.id)} />)}
      {segments.map((segment) => <path key={segment.id} data-segment={segment.id} class={`ms-cell ms-river-cell ${open.has(segment.id) ? 'ms-open' : ''}`} d={pathOf(segment.drawing.line)} {...common(segment.id)} />)}
    </g>
  );
}
