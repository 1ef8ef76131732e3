// The spaces of a board for pointer, keyboard and screen reader, over the drawing. One of them takes part in the tab order; keys move along the
// board, type the name of a space, choose it, and ask why.
//
//   const { grid, on } = useSpaces({ name: 'data-cell', pointed, stop, … });
//   <g ref={grid} role="grid">{cells.map((cell) => <rect data-cell={cell} tabindex={-1} {...on(cell)} />)}</g>
import type { Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

const TYPING_PAUSE = 900; // ms; later a key begins a new name
const LONG_PRESS = 550;

// A long press showed something; the click that ends it does nothing.
export const longPress = { fired: false };

export interface SpacesOfBoard {
  readonly name: 'data-cell' | 'data-space'; // the attribute that names a space
  readonly pointed: Signal<string | null>; // the space under the pointer, the finger or the keyboard's focus
  readonly stop: string; // the space in the tab order
  readonly taps: boolean; // a click on a space chooses it; otherwise the board looks where the finger is
  readonly held?: () => boolean; // the finger moves the board, and presses nothing
  beside(space: string, key: string): string | null; // where an arrow leads
  jump(space: string, step: 1 | -1): string | null; // the next space that can be chosen
  typed(space: string, key: string, before: string): { readonly to: string; readonly text: string } | null; // what was typed before: its text
  choose(space: string): void;
  why(space: string): void;
}

export function useSpaces({ name, pointed, stop, taps, held = () => false, beside, jump, typed, choose, why }: SpacesOfBoard) {
  const grid = useRef<SVGGElement>(null);
  const typing = useRef({ text: '', at: 0 });
  const timer = useRef(0);

  // The pointer moves often, and only one space is in the tab order: set by hand, without drawing all spaces again.
  const find = (space: string) => grid.current?.querySelector<SVGElement>(`[${name}="${space}"]`);
  const stopAt = (space: string) => {
    grid.current?.querySelectorAll('[tabindex="0"]').forEach((one) => one.setAttribute('tabindex', '-1'));
    find(space)?.setAttribute('tabindex', '0');
  };
  useLayoutEffect(() => stopAt(stop));

  const type = (space: string, key: string): string | null => {
    const now = Date.now();
    const next = typed(space, key, now - typing.current.at < TYPING_PAUSE ? typing.current.text : '');
    if (next) typing.current = { text: next.text, at: now };
    return next?.to ?? null;
  };
  const leadsTo = (space: string, key: string): string | null => {
    const step = key === '.' ? 1 : key === ',' ? -1 : null;
    return (step && jump(space, step)) ?? beside(space, key) ?? (key.length === 1 ? type(space, key) : null);
  };
  const onKeyDown = (event: KeyboardEvent, space: string) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = leadsTo(space, event.key);
    if (target) find(target)?.focus();
    else if (event.key === 'Enter' || event.key === ' ') choose(space);
    else if (event.key === 'w') why(space);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  const startPress = (event: PointerEvent, space: string) => {
    longPress.fired = false;
    if (event.pointerType === 'mouse') return;
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      if (held()) return;
      longPress.fired = true;
      why(space);
    }, LONG_PRESS);
  };
  const endPress = () => clearTimeout(timer.current);

  const on = (space: string) => ({
    onFocus: () => {
      pointed.value = space;
      stopAt(space);
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') pointed.value = space;
    },
    onPointerDown: (event: PointerEvent) => startPress(event, space),
    onPointerUp: endPress,
    onPointerCancel: endPress,
    onClick: () => {
      if (taps && !longPress.fired && !held()) choose(space);
    },
    onContextMenu: (event: Event) => {
      event.preventDefault();
      if (!longPress.fired) why(space);
    },
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, space),
  });
  return { grid, on };
}
