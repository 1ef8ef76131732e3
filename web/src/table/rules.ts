// The sentence of a rule by its id, from the contract's text (docs/rules), loaded when somebody first asks for it.
const files = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' });
const loaded = new Map<string, Promise<Map<string, string>>>();

export interface Rule {
  readonly id: string;
  readonly text: string;
}

// "- **TE-3.2** Tiles connect …" and "## TE-3 Adjacency": everything that has an id, without the marks of the notation.
export function readRules(text: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const line of text.split('\n')) {
    const found = /^(?:-\s+\*\*|#{2,4}\s+)([A-Z0-9]{2,4}-[A-Z]?\d+(?:\.\d+)?)(?:\*\*)?\s*(.*)$/.exec(line.trim());
    if (found) rules.set(found[1] as string, plain(found[2] as string));
  }
  return rules;
}

const plain = (text: string): string =>
  text.replace(/\s*\[(?:RB\*?|[A-Z0-9]+-R\d+)[^\]]*\]/g, '').replace(/\*\*|`/g, '').replace(/(^|\s)\*([^*]+)\*/g, '$1$2').trim();

async function load(game: string): Promise<Map<string, string>> {
  const file = files[`../../../docs/rules/${game}.md`];
  return file ? readRules(await file()) : new Map();
}

export function rulesOf(game: string): Promise<Map<string, string>> {
  const known = loaded.get(game);
  if (known) return known;
  const rules = load(game).catch(() => {
    loaded.delete(game); // another time the line may be better
    return new Map<string, string>();
  });
  loaded.set(game, rules);
  return rules;
}

export async function ruleOf(game: string, id: string): Promise<Rule | null> {
  const text = (await rulesOf(game)).get(id);
  return text === undefined ? null : { id, text };
}

// Rules with all these words, or of this id and what belongs to it.
export function searchRules(rules: ReadonlyMap<string, string>, wanted: string): Rule[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return [...rules].filter(([id, text]) => words.every((word) => id.toLowerCase().startsWith(word) || text.toLowerCase().includes(word))).map(([id, text]) => ({ id, text }));
}
