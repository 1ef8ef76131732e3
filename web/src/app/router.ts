// Where in the program: the path of the address bar as a signal.
//
//   navigate('/t/abcd2345');      route.value -> { screen: 'table', table: 'abcd2345', replay: false }
import { computed, signal } from '@preact/signals';

export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'setup'; readonly game: string }
  | { readonly screen: 'table'; readonly table: string; readonly replay: boolean }
  | { readonly screen: 'local'; readonly table: string; readonly replay: boolean }
  | { readonly screen: 'mine' }
  | { readonly screen: 'rules'; readonly game: string }
  | { readonly screen: 'verify'; readonly table: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'account' }
  | { readonly screen: 'unknown' };

export const path = signal(globalThis.location?.pathname ?? '/');
export const fragment = signal(globalThis.location?.hash.slice(1) ?? ''); // behind #: a rule, a move of a replay
export const arrivals = signal(0); // how often another screen was opened: whoever comes newly is led to its heading

const TABLE = /^[a-z0-9]{8}$/;
const LOCAL = /^[\w-]{1,64}$/;
const GAME = /^[a-z0-9-]{1,40}$/;

export function routeOf(pathname: string): Route {
  const [first = '', second = '', third = '', ...more] = pathname.replace(/\/+$/, '').split('/').slice(1);
  const unknown: Route = { screen: 'unknown' };
  if (more.length > 0) return unknown;
  if (first === 't' || first === 'local') {
    const known = (first === 't' ? TABLE : LOCAL).test(second) && (third === '' || third === 'replay');
    return known ? { screen: first === 't' ? 'table' : 'local', table: second, replay: third === 'replay' } : unknown;
  }
  if (third !== '') return unknown;
  if (first === 'verify') return second === '' || TABLE.test(second) ? { screen: 'verify', table: second } : unknown;
  if (first === 'new' || first === 'rules') {
    return second === '' || GAME.test(second) ? { screen: first === 'new' ? 'setup' : 'rules', game: second } : unknown;
  }
  if (second !== '') return unknown;
  if (first === '') return { screen: 'home' };
  if (first === 'games') return { screen: 'mine' };
  if (first === 'settings' || first === 'account') return { screen: first };
  return unknown;
}

export const route = computed(() => routeOf(path.value));

const arrive = () => {
  const moved = path.value !== location.pathname;
  path.value = location.pathname;
  fragment.value = decodeFragment(location.hash);
  if (moved) arrivals.value++;
  return moved;
};

function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

export function navigate(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  if (arrive()) scrollTo(0, 0);
}

// Links of the page itself change the screen without loading anything.
export function startRouter(): void {
  addEventListener('popstate', arrive);
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
