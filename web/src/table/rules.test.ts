import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rulesOf, ruleText } from './rules';

const contracts = fileURLToPath(new URL('../../../docs/rules', import.meta.url));
const games = readdirSync(contracts).map((name) => name.replace(/\.md$/, ''));
const idsIn = (game: string) => [...readFileSync(`${contracts}/${game}.md`, 'utf8').matchAll(/^(?:- |\| )\*\*([A-Z0-9]+-[A-Z0-9.]+)\*\*/gm)].map(([, id = '']) => id);

describe('rules beside the board', () => {
  it.each(games)('are found by their id: %s', async (game) => {
    const rules = await rulesOf(game);
    expect(idsIn(game).length).toBeGreaterThan(20);
    expect(idsIn(game).filter((id) => !ruleText(rules, id))).toEqual([]);
    expect(ruleText(rules, 'XX-99')).toBeNull();
  });
  it('are nothing where there is no game', async () => expect(await rulesOf('chess')).toEqual([]));
});
