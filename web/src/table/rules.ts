// The rules beside the board, in the reader's language: statements by their id, loaded when somebody first asks for one.
import games from 'virtual:rules';
import { lang } from '../app/i18n';
import { statements, type Found } from '../app/rules_data';
import type { Lang } from '../protocol/messages';

const loaded = new Map<string, Promise<readonly Found[]>>();

export function rulesOf(game: string, tongue: Lang = lang.value): Promise<readonly Found[]> {
  const key = `${tongue}/${game}`;
  const known = loaded.get(key);
  if (known) return known;
  const load = async () => {
    const module = await games[game]?.[tongue]();
    return module ? statements(module.default) : [];
  };
  const rules = load().catch(() => {
    loaded.delete(key); // another time the line may be better
    return [];
  });
  loaded.set(key, rules);
  return rules;
}

// All statements of a rule, the title of its section where it is one.
export function ruleText(rules: readonly Found[], id: string): string | null {
  const own = rules.filter((rule) => rule.id === id);
  return own.length > 0 ? own.map((rule) => rule.text).join(' ') : null;
}
