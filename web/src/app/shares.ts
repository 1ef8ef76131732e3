// What this browser keeps of the deal of a table (docs/fairness.md): the share it adds, and what was promised to everybody, to compare it
// with the record when the game is over.
import type { About, Deal } from '../protocol/server';
import { hex, sha256 } from './sha256';
import { recall, remember } from './storage';

export interface KeptDeal {
  readonly share?: string; // ours
  readonly promise?: string; // of the table, when nothing could change any more
  readonly shown?: readonly number[]; // seats whose share is in the deal, as was said when the game began
}

const KEY = 'deals';
const MOST = 200; // tables; the oldest are forgotten

export const newShare = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));
export const promiseOfShare = (share: string): string => `sha256:${sha256(`ziggurat-share-1 ${share}`)}`;
export const promiseOfTerms = (terms: string): string => `sha256:${sha256(`ziggurat-terms-1 ${terms}`)}`;

let unsaved: Record<string, KeptDeal> = {}; // where this browser keeps nothing: as long as the page is open

function all(): Record<string, KeptDeal> {
  const kept = recall(KEY);
  return { ...(typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Record<string, KeptDeal>) : {}), ...unsaved };
}

export const keptDeal = (table: string): KeptDeal => all()[table] ?? {};

export function keepDeal(table: string, more: KeptDeal): void {
  const { [table]: before, ...others } = all();
  const deals = Object.fromEntries(Object.entries({ ...others, [table]: { ...before, ...more } }).slice(-MOST));
  unsaved = remember(KEY, deals) ? {} : deals;
}

// What the terms say about us; null: they are not about this table, or not those of the promise.
export function shareIn(about: About, deal: Deal): { readonly ours: string } | null {
  if (typeof about.you !== 'number' || !deal.terms || promiseOfTerms(deal.terms) !== deal.promise) return null;
  let terms: any;
  try {
    terms = JSON.parse(deal.terms);
  } catch {
    return null;
  }
  const fits = terms?.table === about.table && terms.game === about.game && terms.rules === about.rules && terms.secret === about.commitment && JSON.stringify(terms.options) === JSON.stringify(about.options);
  const ours = terms?.shares?.[about.you];
  return fits && typeof ours === 'string' ? { ours } : null;
}

export type Comparison = 'same' | 'ours' | 'left_out' | 'other' | 'unknown'; // 'ours': the same, and our share is in it

// The record of a finished game against what was kept; null: players had no hand in this deal.
export function compareDeal(record: string, kept: KeptDeal): Comparison | null {
  const lines = record.split('\n');
  const terms = lines.find((line) => line.startsWith('deal '))?.slice(5);
  const shares = lines.flatMap((line) => {
    const [, seat, share = ''] = /^share (\d+) ([0-9a-f]{64})$/.exec(line) ?? [];
    return seat === undefined ? [] : [{ seat: Number(seat), share }];
  });
  if (terms === undefined) return kept.promise ? 'other' : null;
  if (!kept.promise) return 'unknown';
  if (promiseOfTerms(terms) !== kept.promise) return 'other';
  if (kept.shown && kept.shown.join() !== shares.map(({ seat }) => seat).join()) return 'other';
  if (!kept.share) return 'same';
  return shares.some(({ share }) => share === kept.share) ? 'ours' : 'left_out';
}
