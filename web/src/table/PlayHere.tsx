// Confirm where the hand is: a button beside what was chosen last, which a board marks with data-here. The bar above has the same button for
// everybody else; on a phone it is under the thumb already.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import type { TableModel } from './model';

const GAP = 6;
const LARGE = 100; // pixels: what is as wide and as high as this has room for the button in its lower right corner

interface Size {
  readonly width: number;
  readonly height: number;
}
interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

// In a card; beside a space or a line, at its right; where there is no room, at its left, or above a line.
export function besideBox(box: Box, own: Size, room: Size): { readonly left: number; readonly top: number } {
  const [wide, high] = [box.right - box.left >= LARGE, box.bottom - box.top >= LARGE];
  const within = (left: number, top: number) => ({ left: inside(left, own.width, room.width), top: inside(top, own.height, room.height) });
  const covers = 2 * own.width > box.right - box.left; // too much of it: the button hangs from its edge
  if (wide && high) return within(box.right - own.width - GAP, covers ? box.bottom - 2 * GAP : box.bottom - own.height - GAP);
  const middle = (box.top + box.bottom - own.height) / 2;
  if (box.right + own.width + 2 * GAP <= room.width) return within(box.right + GAP, middle);
  return wide ? within(box.right - own.width, box.top - own.height - GAP) : within(box.left - own.width - GAP, middle);
}

const inside = (value: number, size: number, most: number): number => Math.max(GAP, Math.min(most - size - GAP, value));

// The chosen thing may move with the map or the page: followed as long as the button is there.
function useBeside(shown: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (!shown) return;
    let frame = 0;
    const follow = () => {
      const own = button.current;
      const box = document.querySelector('.shell [data-here=true]')?.getBoundingClientRect();
      if (own) own.hidden = !box;
      if (own && box) {
        const { left, top } = besideBox(box, { width: own.offsetWidth, height: own.offsetHeight }, { width: innerWidth, height: innerHeight });
        own.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
      }
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [shown]);
  return button;
}

export function PlayHere({ model }: { readonly model: TableModel }) {
  const composed = model.composed.value;
  const shown = composed !== null && model.sending.value === null;
  const button = useBeside(shown);
  if (!shown) return null;
  return (
    <button ref={button} type="button" class="btn primary playhere" data-role="play-here" tabIndex={-1} aria-label={`${t('web.shell.confirm')}: ${composed.text}`} title={composed.text} onClick={() => void model.confirm()}>
      <Icon name="i-confirm" size={18} /><span>{t('web.shell.confirm')}</span>
    </button>
  );
}
