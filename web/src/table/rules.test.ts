import { describe, expect, it } from 'vitest';
import { rulesOf, ruleText } from './rules';

describe('rules beside the board', () => {
  it('are found by their id in every game', async () => {
    expect(ruleText(await rulesOf('tigris-euphrates'), 'TE-2.12')).toMatch(/^Two to four players/);
    expect(ruleText(await rulesOf('seven-wonders'), '7W-6.5')).toMatch(/^Choose/);
    expect(ruleText(await rulesOf('new-dawn'), 'ND-8.6')).toMatch(/^Arriving at a city-state/);
    expect(ruleText(await rulesOf('new-dawn'), 'R-28')).not.toBeNull();
  });
  it('are nothing where there is none', async () => {
    expect(ruleText(await rulesOf('tigris-euphrates'), 'TE-99')).toBeNull();
    expect(await rulesOf('chess')).toEqual([]);
  });
});
