// A card beside what was asked about; on a phone a sheet from below. Escape, a click elsewhere and its own button close it.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { anchor, fit } from './anchor';

export function PopoverCard({ title, onClose, children, wide, look = '' }: { readonly title: string; readonly onClose: () => void; readonly children: ComponentChildren; readonly wide?: boolean; readonly look?: string }) {
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    if (!element || getComputedStyle(element).position !== 'fixed' || element.dataset['sheet'] === 'yes') return;
    const place = () => {
      if (matchMedia('(max-width: 760px)').matches) {
        element.style.left = element.style.top = '';
        return;
      }
      const { x, y } = fit(at, element.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
      element.style.left = `${x}px`;
      element.style.top = `${y}px`;
    };
    const at = anchor();
    place();
    const watcher = new ResizeObserver(place);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    const onDown = (event: PointerEvent) => {
      if (!(event.target as Element | null)?.closest('.popover, .drawer, dialog')) onClose();
    };
    const later = setTimeout(() => addEventListener('pointerdown', onDown, true));
    return () => {
      clearTimeout(later);
      removeEventListener('pointerdown', onDown, true);
    };
  }, []);
  return (
    <div ref={card} class={`popover ${wide ? 'wide' : ''} ${look}`} role="dialog" aria-label={title} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <button type="button" class="iconbtn" aria-label={t('web.shell.close')} onClick={onClose}><Icon name="i-close" size={18} /></button>
      </header>
      {children}
    </div>
  );
}
