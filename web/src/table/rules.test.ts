import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import allRules from 'virtual:rules';
import { describe, expect, it } from 'vitest';
import { LANGS } from '../app/i18n';
import { rulesOf, ruleText } from './rules';

const contracts = fileURLToPath(new URL('../../../docs/rules', import.meta.url));
const games = Object.keys(allRules);
const idsIn = (game: string) => [...readFileSync(`${contracts}/${game}.md`, 'utf8').matchAll(/^(?:- |\| )\*\*([A-Z0-9]+-[A-Z0-9.]+)\*\*/gm)].map(([, id = '']) => id);
// What the contract says to developers only: these ids are in no text for players.
const told = async (game: string) => {
  const english = await rulesOf(game, 'en');
  return idsIn(game).filter((id) => ruleText(english, id));
};

describe('rules beside the board', () => {
  it.each(games)('are found by their id in every language: %s', async (game) => {
    const ids = await told(game);
    expect(ids.length).toBeGreaterThan(100);
    for (const lang of LANGS) {
      const rules = await rulesOf(game, lang);
      expect(ids.filter((id) => !ruleText(rules, id)), lang).toEqual([]);
      expect(ruleText(rules, 'XX-99')).toBeNull();
    }
  });
  it.each(games)('are not English where the reader is not: %s', async (game) => {
    const ids = await told(game);
    const english = await rulesOf(game, 'en');
    for (const lang of ['cs', 'pl'] as const) {
      const rules = await rulesOf(game, lang);
      expect(ids.filter((id) => ruleText(rules, id) === ruleText(english, id)), lang).toEqual([]);
    }
  });
  it('are nothing where there is no game', async () => expect(await rulesOf('chess')).toEqual([]));
});
