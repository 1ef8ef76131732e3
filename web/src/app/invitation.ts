// Keys of invitation links: whoever came by one comes in again without it, as long as this browser keeps it.
//
//   queryOf('abcd2345')   -> '?key=…', or ''
import { recall, remember } from './storage';

const KEPT = 'invitations';
const TABLES = 20; // kept at most, the latest
const KEY = /^[a-z0-9]{16}$/;

function kept(): Readonly<Record<string, string>> {
  const all = recall(KEPT);
  return typeof all === 'object' && all !== null ? (all as Record<string, string>) : {};
}

// The key in "…?key=abcd2345abcd2345"; empty: there is none.
export const keyIn = (link: string): string => /[?&]key=([a-z0-9]{16})(?![a-z0-9])/.exec(link)?.[1] ?? '';

export function keyOf(table: string, at: Pick<Location, 'pathname' | 'search'> = location): string {
  const given = at.pathname.startsWith(`/t/${table}`) ? keyIn(at.search) : '';
  const { [table]: old, ...others } = kept();
  if (given && given !== old) remember(KEPT, Object.fromEntries([...Object.entries(others), [table, given]].slice(-TABLES)));
  return given || (typeof old === 'string' && KEY.test(old) ? old : '');
}

export const queryOf = (table: string): string => {
  const key = keyOf(table);
  return key && `?key=${key}`;
};
