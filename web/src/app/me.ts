// Who I am to the server: a guest with a name, or an account. Null until the server has said so.
import { signal } from '@preact/signals';
import type { ApiAnswer, Person } from '../protocol/server';
import { api } from './api';

export const me = signal<Person | null>(null);

const noted = (answer: ApiAnswer<Person>): ApiAnswer<Person> => {
  if (answer.ok) me.value = answer.value;
  return answer;
};

let meeting: Promise<ApiAnswer<Person>> | null = null;

export const meetServer = () => (meeting ??= api.get<Person>('/api/me').then(noted).finally(() => (meeting = null)));

// Once the server has said who this is, its cookie is here: what is opened before that belongs to nobody.
export const metServer = async (): Promise<void> => void (me.value ?? (await meetServer()));
export const rename = async (name: string) => noted(await api.post<Person>('/api/me', { name }));
export const makeAccount = async (login: string, password: string) => noted(await api.post<Person>('/api/account', { login, password }));
export const logIn = async (login: string, password: string) => noted(await api.post<Person>('/api/login', { login, password }));

export const changePassword = async (password: string, newPassword: string) =>
  noted(await api.post<Person>('/api/password', { password, new_password: newPassword }));

// Whoever logs out is another guest from then on.
export async function logOut(everywhere = false): Promise<boolean> {
  const answer = await api.post('/api/logout', everywhere ? { everywhere } : {});
  if (answer.ok) await meetServer();
  return answer.ok;
}

// The server's rule for names (docs/server.md): 1 to 40 bytes of letters, digits, spaces, dots and hyphens.
export const isName = (name: string): boolean =>
  /^[\p{L}\p{M}\p{N} .-]+$/u.test(name) && name.trim() !== '' && new TextEncoder().encode(name).length <= 40;
