// The spaces for pointer, keyboard and screen reader, over the drawing. One of them takes part in the tab order; arrows move along the hexes.
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from './props';
import { chooseSpace, whySpace } from './choosing';
import { spaceText } from './describe';
import { besideSpace, nextSpace, outline, typedSpace, type Ground } from './hexes';
import { pointOf } from './Land';
import { motionOf, type SpaceId } from './model';
import { chosenSpace, openSpaces } from './places';
import { longPress, pointed } from './ui';

const TYPING_PAUSE = 900; // ms; later a digit begins a new number
const LONG_PRESS = 550;

export function Spaces({ props, ground, home, dragged }: { readonly props: BoardProps; readonly ground: Ground; readonly home: SpaceId; readonly dragged: { readonly value: boolean } }) {
  const view = props.view;
  const { compose } = props;
  const typed = useRef({ text: '', at: 0 });
  const timer = useRef(0);
  const grid = useRef<SVGGElement>(null);
  const open = openSpaces(compose);
  const chosen = chosenSpace(compose);
  const reach = motionOf(compose.decision.value)?.routes;
  const labels = useMemo(() => new Map(view.map.spaces.map((space) => [space.id, spaceText(props, space.id, open.get(space.id))])), [view, props.catalogue, props.lang, open]);
  // The pointer moves often, and only one space is in the tab order: set by hand, without drawing all spaces again.
  const stopAt = (id: SpaceId) => {
    grid.current?.querySelectorAll('[tabindex="0"]').forEach((one) => one.setAttribute('tabindex', '-1'));
    grid.current?.querySelector(`[data-space="${id}"]`)?.setAttribute('tabindex', '0');
  };
  useLayoutEffect(() => stopAt([pointed.peek(), chosen, home].find((id) => id && ground.at.has(id)) ?? view.map.spaces[0]?.id ?? ''));

  const focusOn = (id: SpaceId) => grid.current?.querySelector<SVGElement>(`[data-space="${id}"]`)?.focus();
  const type = (id: SpaceId, key: string): SpaceId | null => {
    const now = Date.now();
    const text = now - typed.current.at < TYPING_PAUSE ? typed.current.text : '';
    if (!/\d/.test(key) && !(text && /[a-j]/i.test(key))) return null;
    typed.current = { text: (text + key.toLowerCase()).slice(-3), at: now };
    return typedSpace(ground, id, typed.current.text) ?? typedSpace(ground, id, key) ?? id;
  };
  const onKeyDown = (event: KeyboardEvent, id: SpaceId) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const jump = event.key === '.' ? 1 : event.key === ',' ? -1 : null;
    const target = (jump && open.size > 0 ? nextSpace(ground, id, open.keys(), jump) : null) ?? besideSpace(ground, id, event.key) ?? (event.key.length === 1 ? type(id, event.key) : null);
    if (target) focusOn(target);
    else if (event.key === 'Enter' || event.key === ' ') chooseSpace(props, id);
    else if (event.key === 'w') whySpace(props, id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const startPress = (event: PointerEvent, id: SpaceId) => {
    longPress.fired = false;
    if (event.pointerType === 'mouse') return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (dragged.value) return;
      longPress.fired = true;
      whySpace(props, id);
    }, LONG_PRESS);
  };
  const endPress = () => clearTimeout(timer.current);

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
          onFocus={() => {
            pointed.value = id;
            stopAt(id);
          }}
          onPointerEnter={(event) => event.pointerType === 'mouse' && (pointed.value = id)}
          onPointerDown={(event) => startPress(event, id)}
          onPointerUp={endPress}
          onPointerCancel={endPress}
          onClick={() => !props.phone && !longPress.fired && !dragged.value && chooseSpace(props, id)}
          onContextMenu={(event) => {
            event.preventDefault();
            if (!longPress.fired) whySpace(props, id);
          }}
          onKeyDown={(event) => onKeyDown(event, id)}
        />
      ))}
    </g>
  );
}
