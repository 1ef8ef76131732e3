// One advice: the guide for newcomers and Hint say the same at the same table, in every game, without a chance that nobody can know yet.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser, DESKTOP, makeTable, newPage, server, serverAndBrowserForAll } from './kit.mjs';
import { games, tableOf } from './stage/all_games.mjs';

serverAndBrowserForAll();

const movesIn = (page, selector) => page.locator(selector).evaluateAll((all) => all.map((one) => one.getAttribute('data-hint')));

async function newcomerAt(address) {
  const page = await newPage(browser, DESKTOP);
  await page.addInitScript(() => localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: 'en' })));
  await page.goto(address);
  return page;
}
async function guideAndHint(page) {
  await page.waitForSelector('.guide [data-hint]', { timeout: 60_000 });
  const guide = await movesIn(page, '.guide [data-hint]');
  await page.click('.hintbtn');
  await page.waitForSelector('.hintlist [data-hint]');
  return { guide, hint: await movesIn(page, '.hintlist [data-hint]'), card: await page.locator('.hintlist').innerText() };
}

describe('the guide and Hint', () => {
  for (const game of games) {
    test(`agree at a table of the server: ${game.id}`, async () => {
      const page = await newcomerAt(`${server.origin}/settings`);
      await page.goto(`${server.origin}/t/${await makeTable(page, tableOf(game, 'greedy'))}`);
      const { guide, hint, card } = await guideAndHint(page);
      assert.deepEqual(guide, hint);
      assert.equal(new Set(hint).size, hint.length);
      assert.doesNotMatch(card, /%/, 'no chance to win in the first turn');
      assert.doesNotMatch(hint.join(), /discard/);
      await page.reload();
      assert.deepEqual((await guideAndHint(page)).guide, guide, 'and say it again');
      await page.context().close();
    });
    test(`agree at a table in the page: ${game.id}`, async () => {
      const page = await newcomerAt(`${server.origin}/`);
      await page.locator(`[data-game=${game.id}] .play`).click();
      const { guide, hint } = await guideAndHint(page);
      assert.deepEqual(guide, hint);
      await page.context().close();
    });
  }
});
