// What the place looked at is and what choosing it would do: a card beside it, or below the map on a phone.
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from '../camera';
import { cardPlace } from '../card_place';
import { placeLines, placeTitle } from './describe';
import type { Ground } from './geometry';
import { chosenPlace, openPlaces } from './places';
import type { BoardProps } from './props';
import { pointed } from './ui';

const REACH = 70; // units of the map around a place that the card leaves free

// Why a place is refused, where the decision says so.
const refusalOf = ({ compose }: BoardProps, place: string): string | undefined => compose.decision.value?.unavailable?.find((entry) => entry['area'] === place || entry['segment'] === place)?.why;

export function LookBody({ props, place }: { readonly props: BoardProps; readonly place: string }) {
  const options = openPlaces(props).get(place) ?? [];
  const refusal = options.length === 0 ? refusalOf(props, place) : undefined;
  return (
    <>
      <b class="ms-look-title">{placeTitle(props, place)}</b>
      {placeLines(props, place).map((line) => <span key={line}>{line}</span>)}
      {options.map((option) => <strong key={option.move} class="ms-look-what">{option.text}</strong>)}
      {refusal && <span class="ms-look-no">{refusal}</span>}
    </>
  );
}

// Nothing in it takes the pointer, and the same is said to screen readers by the place itself.
export function LookCard({ props, ground, shown }: { readonly props: BoardProps; readonly ground: Ground; readonly shown: string }) {
  const card = useRef<HTMLDivElement>(null);
  const place = pointed.value;
  const open = openPlaces(props);
  useLayoutEffect(() => {
    const element = card.current;
    const matrix = element?.parentElement?.querySelector<SVGSVGElement>('.ms-map')?.getScreenCTM();
    const holder = element?.offsetParent?.getBoundingClientRect();
    if (!element || !matrix || !holder || !place) return;
    const onScreen = (id: string): Point => {
      const point = ground.at.get(id) ?? { x: 0, y: 0 };
      const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(matrix);
      return { x: x - holder.left, y: y - holder.top };
    };
    const { left, top } = cardPlace(onScreen(place), REACH * matrix.a, { width: element.offsetWidth, height: element.offsetHeight }, holder, [...open.keys()].map(onScreen));
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  if (!place || place === chosenPlace(props) || !ground.at.has(place)) return null; // what is chosen is told by the prompt
  return <div ref={card} class="ms-look" aria-hidden="true" data-shown={shown}><LookBody props={props} place={place} /></div>;
}
