// Confirm where the hand is, in the option list (a board's own: <game>/confirm.test.mjs), and how many clicks lead from Play now to the first move.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser, makeTable, newPage, server, serverAndBrowserForAll } from './kit.mjs';
import { calmest, games, tableOf } from './stage/all_games.mjs';
import { asked, careful, here } from './stage/waiting_move.mjs';

serverAndBrowserForAll();

describe('the move that waits', () => {
  test('the option list: a second click plays', async () => {
    const page = await careful();
    await page.goto(`${server.origin}/settings`);
    const table = await makeTable(page, tableOf(calmest, 'greedy'));
    await page.goto(`${server.origin}/t/${table}?board=generic`);
    await asked(page);
    const option = page.locator(`[role=option][data-move^=${calmest.quiet}]`).first();
    const move = await option.getAttribute('data-move');
    await option.click();
    await page.locator('[role=option][aria-selected=true]').click();
    await page.waitForFunction(() => /last move/.test(document.querySelector('.prompt .undo')?.textContent ?? ''));
    assert.equal(server.acts(table).find((act) => act.kind === 'move' && act.seat === 0)?.body, move);
    await page.context().close();
  });
});

describe('clicks from Play now to the first move', () => {
  for (const { id } of games)
    test(`${id}: two, with the guide's advice`, async () => {
      const page = await newPage(browser);
      await page.addInitScript(() => localStorage.getItem('ziggurat.settings') ?? localStorage.setItem('ziggurat.settings', JSON.stringify({ lang: 'en', motion: 'off' })));
      let clicks = 0;
      const click = async (target) => {
        clicks++;
        await target.click();
      };
      await page.goto(server.origin);
      await page.locator(`[data-game=${id}]`).getByRole('button', { name: /play now/i }).click();
      await page.waitForURL(/\/local\/\w+$/);
      await page.waitForSelector('.guide .chip', { timeout: 60_000 });
      await click(page.locator('.guide .chip').first());
      const wanted = await page.locator('[data-role=confirm] span').first().innerText();
      await click(here(page));
      await page.waitForFunction((text) => document.querySelector('[data-role=confirm] span')?.textContent !== text, wanted);
      const acts = await page.evaluate(storedActs, page.url().split('/').at(-1));
      assert.ok(acts.some(([kind, seat]) => kind === 'play' && seat === 0), JSON.stringify(acts));
      assert.ok(clicks <= 2);
      console.log(`${id}: ${clicks} clicks`);
      await page.context().close();
    });
});

const storedActs = (id) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('ziggurat');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('tables').objectStore('tables').get(id);
      reading.onsuccess = () => resolve(reading.result?.acts ?? []);
    };
  });
