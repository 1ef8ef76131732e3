// Confirm where the hand is, at the board of Mesopotamia: the button beside what was chosen, and a second click on it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenshot, serverAndBrowserForAll } from '../kit.mjs';
import { atScene, here, near } from '../stage/waiting_move.mjs';
import { scenes } from './scenes.mjs';
import { anotherQuestion, question } from './stage.mjs';

serverAndBrowserForAll();

test('at a card, a unit and an area', async () => {
  const { page, table } = await atScene(scenes.four.script, 0);
  const card = '.ms-card-main[data-type=explore]';
  await page.locator(card).click();
  await near(page, card);
  await screenshot(page, 'confirm-mesopotamia-card');
  const before = await question(page);
  await page.locator(card).click();
  await anotherQuestion(page, before);
  assert.deepEqual(table.moves, ['0: perform explore 1 2']);
  await page.locator('.ms [data-space=larsa_fields]').click();
  const unit = await question(page);
  await here(page).click();
  await anotherQuestion(page, unit);
  assert.equal(table.moves.at(-1), '0: activate spearman larsa_fields');
  await page.locator('.ms [data-space=ur]').click();
  await near(page, '.ms [data-space=ur]');
  assert.deepEqual(await page.locator('.prompt .chip').allInnerTexts(), ['Ur']); // that no ram goes along is not said
  assert.equal(await page.locator('.prompt .undo').innerText(), 'Undo: Ur');
  await screenshot(page, 'confirm-mesopotamia-area');
  await page.locator('.ms [data-space=ur]').click();
  await table.reached(3);
  assert.equal(table.moves.at(-1), '0: step ur');
  await page.context().close();
});
