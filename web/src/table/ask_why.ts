// Whatever stands for a move (data-why, data-move) answers "why?" to a right click or a long press. Boards that draw their own spaces
// do the same themselves.
import { useEffect } from 'preact/hooks';
import type { TableUi } from './ui';

const LONG = 550;
const MOVED = 10;

const moveAt = (target: EventTarget | null): string | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-why], [data-move]') : null;
  return element ? (element.dataset['why'] ?? element.dataset['move'] ?? null) : null;
};

export function useWhy(why: (move: string) => void, ui: TableUi): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let start = { x: 0, y: 0 };
    let fired = false;
    const onMenu = (event: MouseEvent) => {
      const move = moveAt(event.target);
      if (move === null) return;
      event.preventDefault();
      clearTimeout(timer);
      if (!fired) why(move);
    };
    const onDown = (event: PointerEvent) => {
      fired = false;
      clearTimeout(timer);
      const move = event.pointerType === 'mouse' ? null : moveAt(event.target);
      if (move === null) return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        fired = true;
        why(move);
      }, LONG);
    };
    const onMove = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > MOVED) clearTimeout(timer);
    };
    const onEnd = () => clearTimeout(timer);
    // The click that ends a long press chooses nothing.
    const onClick = (event: MouseEvent) => {
      if (!fired) return;
      fired = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const page = document;
    page.addEventListener('contextmenu', onMenu);
    page.addEventListener('pointerdown', onDown);
    page.addEventListener('pointermove', onMove);
    page.addEventListener('pointerup', onEnd);
    page.addEventListener('pointercancel', onEnd);
    page.addEventListener('click', onClick, true);
    return () => {
      clearTimeout(timer);
      page.removeEventListener('contextmenu', onMenu);
      page.removeEventListener('pointerdown', onDown);
      page.removeEventListener('pointermove', onMove);
      page.removeEventListener('pointerup', onEnd);
      page.removeEventListener('pointercancel', onEnd);
      page.removeEventListener('click', onClick, true);
    };
  }, [why, ui]);
}
