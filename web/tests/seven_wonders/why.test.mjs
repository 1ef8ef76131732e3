// Why a card of 7 Wonders cannot be chosen.
import { test } from 'node:test';
import { serverAndBrowserForAll } from '../kit.mjs';
import { asked, CALM, openTable, pageWith } from '../stage/shell.mjs';

const TABLE = { game: 'seven-wonders', options: { players: 3 }, seats: ['open', 'greedy', 'greedy'] };

serverAndBrowserForAll();

test('a card that cannot be built says why', async () => {
  const page = await pageWith(CALM);
  await openTable(page, TABLE);
  await asked(page);
  await page.locator('.sw-cards button.sw-card').first().click({ button: 'right' });
  await page.waitForSelector('.popover');
  await page.context().close();
});
