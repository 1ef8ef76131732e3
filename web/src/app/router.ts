// Where in the program: the path of the address bar as a signal.
//
//   navigate('/t/abcd2345');      route.value -> { screen: 'table', table: 'abcd2345' }
import { computed, signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'table'; readonly table: string }
  | { readonly screen: 'unknown' };

export const path = signal(globalThis.location?.pathname ?? '/');

export function routeOf(pathname: string): Route {
  const [first = '', second = ''] = pathname.split('/').slice(1);
  if (first === '') return { screen: 'home' };
  if (first === 't' && /^[a-z0-9]{8}$/.test(second)) return { screen: 'table', table: second };
  return { screen: 'unknown' };
}

export const route = computed(() => routeOf(path.value));

export function navigate(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path.value = location.pathname;
}

// Links of the page itself change the screen without loading anything.
export function startRouter(): void {
  addEventListener('popstate', () => {
    path.value = location.pathname;
  });
  addEventListener('click', (event) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin) return;
    if (anchor.pathname.startsWith('/api/') || anchor.pathname.startsWith('/plain')) return;
    event.preventDefault();
    navigate(anchor.pathname + anchor.search + anchor.hash);
  });
}
