// Confirm where the hand is, at the board of Civilization: the button beside what was chosen, and a second click on it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenshot, serverAndBrowserForAll } from '../kit.mjs';
import { atScene, here, near } from '../stage/waiting_move.mjs';
import { scenes } from './scenes.mjs';
import { anotherQuestion, question } from './stage.mjs';

serverAndBrowserForAll();

test('at a city and a square', async () => {
  const { page, table } = await atScene(scenes.four.script, 0);
  const city = '.cv-city-head[data-move="city 2"]';
  await page.locator(city).click();
  await near(page, city);
  await screenshot(page, 'confirm-civilization-city');
  await page.locator(city).click();
  await page.waitForSelector('.cv-city-open');
  assert.deepEqual(table.moves, ['0: city 2']);
  for (const move of ['produce', 'army']) {
    const before = await question(page);
    await page.locator(`.cv [data-move=${move}]`).click();
    await here(page).click();
    await anotherQuestion(page, before);
  }
  await page.locator('[data-square=f4]').click();
  await near(page, '[data-square=f4]');
  await screenshot(page, 'confirm-civilization-square');
  await page.locator('[data-square=f4]').click();
  await table.reached(4);
  assert.equal(table.moves.at(-1), '0: place f4');
  await page.context().close();
});
