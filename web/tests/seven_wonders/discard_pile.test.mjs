// A decision of 7 Wonders that is rare in games: to take nothing from the discard pile, by keys only.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, DESKTOP, newPage, program, server, serverAndBrowserForAll } from '../kit.mjs';
import { tryTable } from '../stage/try_table.mjs';
import { scenes } from './scenes.mjs';

serverAndBrowserForAll();

test('nothing is taken from the discard pile: Enter chooses it, Enter plays it', async () => {
  const page = await newPage(browser, DESKTOP);
  await page.addInitScript(() => localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: 'en' })));
  await tryTable(page, scenes.mausoleum.script, 0, { program });
  await page.goto(`${server.origin}/t/stage000`);
  const decline = page.locator('[data-use=decline]');
  await decline.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-use=decline][aria-pressed=true]');
  await page.keyboard.press('Enter');
  await decline.waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
