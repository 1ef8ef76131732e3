// What the server refused, in the reader's words where we have them, else in the server's own.
import type { Failure } from '../protocol/messages';
import { hasWords, t } from './i18n';

const SPECIAL: readonly (readonly [where: string, start: string, key: string])[] = [
  ['login', 'is taken', 'web.problem.login_taken'],
  ['login', 'you have', 'web.problem.login_has'],
  ['password', 'is wrong', 'web.problem.password_wrong'],
  ['', 'too many', 'web.problem.too_many'],
];

export function problemText(failure: Failure): string {
  const special = SPECIAL.find(([where, start]) => failure.where === where && failure.what.startsWith(start));
  if (special) return t(special[2]);
  const key = `web.problem.${failure.where}`;
  return hasWords(key) ? t(key) : [failure.where, failure.what].filter(Boolean).join(': ');
}
