// Confirm where the hand is, at the board of 7 Wonders: the button beside what was chosen, a second click on it, and a prompt that says what the move brings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenshot, serverAndBrowserForAll } from '../kit.mjs';
import { atScene, here, near, played, prompt } from '../stage/waiting_move.mjs';
import { scenes } from './scenes.mjs';

serverAndBrowserForAll();

test('says what a building brings, is confirmed beside its use, and by a second click', async () => {
  const { page, table } = await atScene(scenes.middle.script);
  await page.click('.sw-cards [data-card=dispensary]');
  await page.click('[data-use=build]');
  await page.waitForSelector('.prompt .brings');
  assert.match(await prompt(page), /^Build Dispensary: 3 coins · scientific 2 → 10$/);
  await near(page, '[data-use=build]');
  await screenshot(page, 'confirm-seven-wonders');
  await here(page).click();
  assert.match(await played(page, table, 1), /build Dispensary/);
  await page.context().close();

  const again = await atScene(scenes.middle.script);
  await again.page.click('.sw-cards [data-card=walls]');
  await again.page.click('[data-use=discard]');
  await again.page.click('[data-use=discard]');
  assert.match(await played(again.page, again.table, 1), /discard Walls/);
  await again.page.context().close();
});
