// Why a space of Tigris & Euphrates cannot be chosen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noSeriousFindings, serverAndBrowserForAll } from '../kit.mjs';
import { asked, CALM, openTable, pageWith, text } from '../stage/shell.mjs';

const TABLE = { game: 'tigris-euphrates', options: { players: 2 }, seats: ['open', 'greedy'] };

serverAndBrowserForAll();

test('a space that cannot be chosen says the rule, its sentence opens, and what is meant is outlined', async () => {
  const page = await pageWith(CALM);
  await openTable(page, TABLE);
  await asked(page);
  await page.locator('[data-tile]').first().click();
  const cell = await page.evaluate(() => [...document.querySelectorAll('[data-cell]')].find((one) => !one.classList.contains('te-open'))?.getAttribute('data-cell'));
  await page.click(`[data-cell=${cell}]`, { button: 'right' });
  await page.waitForSelector('.popover.refusing');
  const link = await text(page, '.popover .rulelink');
  assert.match(link, /TE-\d+/);
  await page.click('.popover .rulelink');
  await page.waitForSelector('.drawer p:not(.muted)');
  assert.ok((await text(page, '.drawer p')).length > 20);
  await noSeriousFindings(page, 'rule');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.drawer, .popover').count(), 0);
  await page.context().close();
});
