// The rules beside the board: statements by their id, loaded when somebody first asks for one.
import games from 'virtual:rules';
import { statements, type Found } from '../app/rules_data';

const loaded = new Map<string, Promise<readonly Found[]>>();

export function rulesOf(game: string): Promise<readonly Found[]> {
  const known = loaded.get(game);
  if (known) return known;
  const load = async () => {
    const module = await games[game]?.();
    return module ? statements(module.default) : [];
  };
  const rules = load().catch(() => {
    loaded.delete(game); // another time the line may be better
    return [];
  });
  loaded.set(game, rules);
  return rules;
}

// All statements of a rule, the title of its section where it is one.
export function ruleText(rules: readonly Found[], id: string): string | null {
  const own = rules.filter((rule) => rule.id === id);
  return own.length > 0 ? own.map((rule) => rule.text).join(' ') : null;
}
