// The server's HTTP part, docs/server.md: never throws; what goes wrong is an answer.
//
//   const made = await api.post<MadeTable>('/api/tables', { game: 'chess' });
//   if (made.ok) navigate(made.value.link); else notice(made.failure.what);
import { signal } from '@preact/signals';
import type { ApiAnswer } from '../protocol/server';
import { lang } from './i18n';

// `offline`: this device has no network; `gone`: it has, and the server does not answer.
export const serverState = signal<'unknown' | 'here' | 'offline' | 'gone'>('unknown');

export const serverAway = (): boolean => serverState.value === 'offline' || serverState.value === 'gone';

const nobody = <T>(): ApiAnswer<T> => {
  serverState.value = globalThis.navigator?.onLine === false ? 'offline' : 'gone';
  return { ok: false, status: 0, failure: { type: 'error', where: 'network', what: '' } };
};

// The first answer to one of these says who we are, by a cookie. Until it is here requests go one after another: two strangers at once
// would be two people.
const SAYS_WHO = new Set(['/api/me', '/api/tables', '/api/account', '/api/login']);
const GAMES = '/api/games'; // the same for everybody, and Home cannot do without it
let answered = false;
let last: Promise<unknown> = Promise.resolve();

function call<T>(path: string, init?: RequestInit): Promise<ApiAnswer<T>> {
  if (answered || path === GAMES) return ask<T>(path, init);
  const next = last.then(() => ask<T>(path, init));
  last = next;
  return next;
}

async function ask<T>(path: string, init?: RequestInit): Promise<ApiAnswer<T>> {
  try {
    const answer = await fetch(path, { ...init, headers: { ...init?.headers, 'Accept-Language': lang.value } });
    if ([502, 503, 504].includes(answer.status)) return nobody(); // a proxy answers in its place, or its database is gone
    const json = (await answer.json()) as any;
    answered ||= answer.ok && SAYS_WHO.has(path);
    serverState.value = 'here';
    if (answer.ok) return { ok: true, value: json as T };
    return { ok: false, status: answer.status, failure: { type: 'error', where: String(json?.where ?? ''), what: String(json?.what ?? answer.status) } };
  } catch {
    return nobody();
  }
}

export const api = {
  get: <T>(path: string) => call<T>(path),
  post: <T>(path: string, body: unknown) =>
    call<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
};
