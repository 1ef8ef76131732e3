// What the space looked at is, what choosing it would do, or why it cannot be chosen: a card beside the space, or below the map on a phone.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cardPlace } from '../card_place';
import type { BoardProps } from './props';
import { followsTexts, gainText, spaceLines, spaceTitle } from './describe';
import { RADIUS, type Ground, type Point } from './hexes';
import { pointOf } from './Land';
import { gainsOf, useForecastOf } from './forecast';
import { followsOf, motionOf, spaceOf, type SpaceId } from './model';
import { openSpaces } from './places';
import { pointed } from './ui';

export function LookBody({ props, id }: { readonly props: BoardProps; readonly id: SpaceId }) {
  const { t, compose, table } = props;
  const decision = compose.decision.value;
  const options = openSpaces(compose).get(id) ?? [];
  const own = spaceOf(props.view, id)?.seat === decision?.seat; // what lies there says it
  const refusal = options.length === 0 && !own ? decision?.unavailable?.find((entry) => entry['space'] === id) : undefined;
  const motion = motionOf(decision);
  const steps = motion?.routes[id]?.length;
  const then = useForecastOf(props, options.length === 1 ? options[0]?.move : undefined);
  const gains = then && typeof props.you === 'number' ? gainsOf(props.view, then, props.you) : [];
  return (
    <>
      <b class="nd-look-title">{spaceTitle(props, id)}</b>
      {spaceLines(props, id).map((line) => <span key={line} class="nd-look-line">{line}</span>)}
      {options.map((option) => (
        <span key={option.move} class="nd-look-what">
          <strong>{option.text}</strong>
          {followsTexts(props, followsOf(option)).map((line) => <span key={line}>{line}</span>)}
          {gains.map((one) => <span key={one.agenda}>{gainText(props, one)}</span>)}
        </span>
      ))}
      {motion && steps !== undefined && <span class="nd-look-what"><strong>{t('web.nd.path.to', { n: steps, left: motion.steps_left - steps })}</strong>{motion.destinations.includes(id) && <span>{t('web.nd.path.arrives')}</span>}</span>}
      {refusal && <span class="nd-look-no">{refusal.why} <button type="button" class="nd-rule" tabIndex={-1} onClick={() => table.rule(refusal.rule)}>{refusal.rule}</button></span>}
    </>
  );
}

// Beside the space, over the map: nothing in it takes the pointer, and the same is said to screen readers by the space itself.
export function LookCard({ props, ground, shown }: { readonly props: BoardProps; readonly ground: Ground; readonly shown: string }) {
  const card = useRef<HTMLDivElement>(null);
  const id = pointed.value;
  const open = openSpaces(props.compose);
  useLayoutEffect(() => {
    const element = card.current;
    const map = element?.parentElement?.querySelector<SVGSVGElement>('.nd-map');
    const matrix = map?.getScreenCTM();
    const holder = element?.offsetParent?.getBoundingClientRect();
    if (!element || !matrix || !holder || !id) return;
    const onScreen = (one: SpaceId): Point => {
      const { x, y } = new DOMPoint(pointOf(ground, one).x, pointOf(ground, one).y).matrixTransform(matrix);
      return { x: x - holder.left, y: y - holder.top };
    };
    const at = onScreen(id);
    const { side, left, top } = cardPlace(at, RADIUS * matrix.a, { width: element.offsetWidth, height: element.offsetHeight }, holder, [...open.keys()].map(onScreen));
    element.dataset['side'] = side;
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.style.setProperty('--tip', `${side === 'below' || side === 'above' ? at.x - left : at.y - top}px`);
  });
  if (!id || !ground.at.has(id)) return null;
  return <div ref={card} class="nd-look" aria-hidden="true" data-shown={shown}><LookBody props={props} id={id} /></div>;
}
