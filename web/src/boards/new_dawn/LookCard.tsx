// What the space looked at is, what choosing it would do, or why it cannot be chosen: a card beside the space, or below the map on a phone.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../board';
import { followsTexts, spaceLines, spaceTitle } from './describe';
import type { Ground } from './hexes';
import { pointOf } from './Land';
import { followsOf, motionOf, type SpaceId } from './model';
import { openSpaces } from './places';
import { pointed } from './ui';

const GAP = 12;

export function LookBody({ props, id }: { readonly props: BoardProps; readonly id: SpaceId }) {
  const { t, compose, table } = props;
  const decision = compose.decision.value;
  const options = openSpaces(compose).get(id) ?? [];
  const refusal = options.length === 0 ? decision?.unavailable?.find((entry) => entry['space'] === id) : undefined;
  const motion = motionOf(decision);
  const steps = motion?.routes[id]?.length;
  return (
    <>
      <b class="nd-look-title">{spaceTitle(props, id)}</b>
      {spaceLines(props, id).map((line) => <span key={line} class="nd-look-line">{line}</span>)}
      {options.map((option) => (
        <span key={option.move} class="nd-look-what">
          <strong>{option.text}</strong>
          {followsTexts(props, followsOf(option)).map((line) => <span key={line}>{line}</span>)}
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
  useLayoutEffect(() => {
    const element = card.current;
    const map = element?.parentElement?.querySelector<SVGSVGElement>('.nd-map');
    const matrix = map?.getScreenCTM();
    const holder = element?.offsetParent?.getBoundingClientRect();
    if (!element || !matrix || !holder || !id) return;
    const { x, y } = pointOf(ground, id);
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    const radius = 28 * matrix.a;
    const left = at.x - holder.left - element.offsetWidth / 2;
    const below = at.y - holder.top + radius + GAP;
    const above = at.y - holder.top - radius - GAP - element.offsetHeight;
    const fits = below + element.offsetHeight < holder.height || above < 0;
    element.classList.toggle('nd-above', !fits);
    element.style.left = `${Math.max(4, Math.min(holder.width - element.offsetWidth - 4, left))}px`;
    element.style.top = `${fits ? below : above}px`;
    element.style.setProperty('--tip', `${Math.max(14, Math.min(element.offsetWidth - 14, at.x - holder.left - Number.parseFloat(element.style.left)))}px`);
  }, [id, shown]);
  if (!id || !ground.at.has(id)) return null;
  return <div ref={card} class="nd-look" aria-hidden="true"><LookBody props={props} id={id} /></div>;
}
