// What the square looked at is and what choosing it would do: a card beside it, or below the map on a phone.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { cardPlace } from '../card_place';
import type { Point } from '../camera';
import { squareLines, squareTitle } from './describe';
import { squaresOfTiles } from './Land';
import { chosenSquare, openSquares, refusalOf, wayTo } from './places';
import type { BoardProps } from './props';
import { centreOf, SIDE, type Square } from './squares';
import { pointed } from './ui';

export function LookBody({ props, square }: { readonly props: BoardProps; readonly square: Square }) {
  const { t } = props;
  const options = openSquares(props).get(square) ?? [];
  const way = options.length === 0 ? wayTo(props, square) : null;
  const refusal = options.length === 0 && !way ? refusalOf(props, square) : undefined;
  return (
    <>
      <b class="cv-look-title">{squareTitle(props, square)}</b>
      {squareLines(props, square).map((line) => <span key={line}>{line}</span>)}
      {options.map((option) => <strong key={option.move} class="cv-look-what">{option.text}</strong>)}
      {refusal && <span class="cv-look-no">{refusal.why}</span>}
      {way && <strong class="cv-look-what">{t('web.cv.way', { n: way.length })}</strong>}
    </>
  );
}

// Nothing in it takes the pointer, and the same is said to screen readers by the square itself.
export function LookCard({ props, shown }: { readonly props: BoardProps; readonly shown: string }) {
  const card = useRef<HTMLDivElement>(null);
  const square = pointed.value;
  const open = openSquares(props);
  useLayoutEffect(() => {
    const element = card.current;
    const matrix = element?.parentElement?.querySelector<SVGSVGElement>('.cv-map')?.getScreenCTM();
    const holder = element?.offsetParent?.getBoundingClientRect();
    if (!element || !matrix || !holder || !square) return;
    const onScreen = (one: Square): Point => {
      const { x, y } = new DOMPoint(centreOf(one).x, centreOf(one).y).matrixTransform(matrix);
      return { x: x - holder.left, y: y - holder.top };
    };
    const { left, top } = cardPlace(onScreen(square), (SIDE / 2) * matrix.a, { width: element.offsetWidth, height: element.offsetHeight }, holder, [...open.keys()].map(onScreen));
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  if (!square || square === chosenSquare(props) || !squaresOfTiles(props.view.tiles).includes(square)) return null; // what is chosen is told by the prompt
  return <div ref={card} class="cv-look" aria-hidden="true" data-shown={shown}><LookBody props={props} square={square} /></div>;
}
