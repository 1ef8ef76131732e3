// The server's HTTP part, docs/server.md: never throws; what goes wrong is an answer.
//
//   const made = await api.post<MadeTable>('/api/tables', { game: 'seven-wonders' });
//   if (made.ok) navigate(made.value.link); else notice(made.failure.what);
import type { ApiAnswer } from '../protocol/server';

async function call<T>(path: string, init?: RequestInit): Promise<ApiAnswer<T>> {
  try {
    const answer = await fetch(path, init);
    const json = (await answer.json()) as any;
    if (answer.ok) return { ok: true, value: json as T };
    return { ok: false, status: answer.status, failure: { type: 'error', where: String(json?.where ?? ''), what: String(json?.what ?? answer.status) } };
  } catch {
    return { ok: false, status: 0, failure: { type: 'error', where: 'network', what: '' } };
  }
}

export const api = {
  get: <T>(path: string) => call<T>(path),
  post: <T>(path: string, body: unknown) =>
    call<T>(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
};
