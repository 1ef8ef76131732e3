// What the server refused, in its own words: it speaks the reader's language (api.ts tells it which).
import type { Failure } from '../protocol/messages';
import { t } from './i18n';

const OF_PEOPLE = ['', 'name', 'login', 'password', 'new_password']; // sentences of their own; others are about the place that they name

export function problemText({ where, what }: Failure): string {
  if (where === 'network') return t('web.problem.network');
  return OF_PEOPLE.includes(where) ? `${what.charAt(0).toUpperCase()}${what.slice(1)}.` : [where, what].filter(Boolean).join(': ');
}
