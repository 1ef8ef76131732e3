// Where something was asked about last: the pointer, or what has the focus. Popovers open beside it.
let pointer: { x: number; y: number } | null = null;

export function followPointer(): () => void {
  const onPointer = (event: PointerEvent | MouseEvent) => {
    const target = event.target as Element | null;
    if (target?.closest?.('.popover')) return;
    const button = target?.closest?.('.prompt .btn, .topbar button')?.getBoundingClientRect(); // not over the other buttons
    pointer = button ? { x: button.left + button.width / 2, y: button.bottom } : { x: event.clientX, y: event.clientY };
  };
  const onKey = () => (pointer = null);
  addEventListener('pointerdown', onPointer, true);
  addEventListener('contextmenu', onPointer, true);
  addEventListener('keydown', onKey, true);
  return () => {
    removeEventListener('pointerdown', onPointer, true);
    removeEventListener('contextmenu', onPointer, true);
    removeEventListener('keydown', onKey, true);
  };
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

export function anchor(): Place {
  if (pointer) return pointer;
  const focused = document.activeElement;
  if (focused && focused !== document.body) {
    const box = focused.getBoundingClientRect();
    return { x: box.left + Math.min(box.width / 2, 160), y: box.bottom };
  }
  return { x: innerWidth / 2, y: innerHeight / 3 };
}

// Beside a place, inside of the window: below it, or above where there is no room below.
export function fit(at: Place, size: { readonly width: number; readonly height: number }, room: { readonly width: number; readonly height: number }): Place {
  const GAP = 10;
  const x = Math.max(GAP, Math.min(at.x - size.width / 3, room.width - size.width - GAP));
  const below = at.y + GAP;
  const y = below + size.height + GAP <= room.height ? below : Math.max(GAP, at.y - GAP - size.height);
  return { x, y };
}
