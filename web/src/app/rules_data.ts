// The text of a game's rules as the build hands it over (tools/markdown.ts), and how it is searched.
import type { Lang } from '../protocol/messages';

// Text with bold, italic, code, a rule's id, and the mark that says where a statement comes from.
export type RulesText = readonly (string | { readonly b: RulesText } | { readonly i: RulesText } | { readonly c: string } | { readonly r: string } | { readonly s: RulesText })[];

export interface RulesItem {
  readonly id?: string;
  readonly text: RulesText;
  readonly list?: readonly RulesItem[];
}

export interface RulesRow {
  readonly id?: string;
  readonly cells: readonly RulesText[];
}

export type RulesBlock =
  | { readonly id?: string; readonly text: RulesText }
  | { readonly list: readonly RulesItem[] }
  | { readonly head: readonly RulesText[]; readonly rows: readonly RulesRow[] }
  | { readonly code: string };

export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly level: number;
  readonly blocks: readonly RulesBlock[];
}

export interface RulesDocument {
  readonly title: string;
  readonly sections: readonly RulesSection[];
}

// Loads the rules of one game, by language.
export type RulesLoader = Readonly<Record<Lang, () => Promise<{ readonly default: RulesDocument }>>>;

export const plainText = (text: RulesText): string => text.map(plainPart).join('');

function plainPart(part: RulesText[number]): string {
  if (typeof part === 'string') return part;
  if ('b' in part) return plainText(part.b);
  if ('i' in part) return plainText(part.i);
  if ('s' in part) return `[${plainText(part.s)}]`;
  return 'c' in part ? part.c : part.r;
}

// One statement that can be found: a line with an id, a paragraph, a row of a table.
export interface Found {
  readonly id: string; // where to go: the rule, or its section
  readonly section: string;
  readonly text: string;
}

export function statements(document: RulesDocument): readonly Found[] {
  const found: Found[] = [];
  for (const section of document.sections) {
    const add = (id: string | undefined, text: string) => found.push({ id: id ?? section.id, section: section.title, text });
    const addItems = (items: readonly RulesItem[], above?: string) => {
      for (const item of items) {
        add(item.id ?? above, plainText(item.text));
        addItems(item.list ?? [], item.id ?? above);
      }
    };
    for (const block of section.blocks) {
      if ('text' in block) add(block.id, plainText(block.text));
      else if ('list' in block) addItems(block.list);
      else if ('rows' in block) for (const row of block.rows) add(row.id, row.cells.map(plainText).join(' · '));
    }
  }
  return found;
}

const folded = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

// Every word must occur; a rule whose id begins with the whole wish comes first.
export function searched(all: readonly Found[], wish: string): readonly Found[] {
  const words = folded(wish).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  const matching = all.filter((one) => {
    const text = folded(`${one.id} ${one.text} ${one.section}`);
    return words.every((word) => text.includes(word));
  });
  const rank = (one: Found) => (folded(one.id) === whole ? 0 : folded(one.id).startsWith(whole) ? 1 : 2);
  return matching.map((one, order) => ({ one, order })).sort((a, b) => rank(a.one) - rank(b.one) || a.order - b.order).map(({ one }) => one);
}
