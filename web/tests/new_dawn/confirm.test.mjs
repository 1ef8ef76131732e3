// Confirm where the hand is, at the board of A New Dawn: the button beside what was chosen, a second click on it, and a prompt that says what the move brings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenshot, serverAndBrowserForAll } from '../kit.mjs';
import { atScene, here, near } from '../stage/waiting_move.mjs';

serverAndBrowserForAll();

test('at a focus card and a space', async () => {
  const { page, table } = await atScene({ game: 'new-dawn', options: { players: 2 }, seed: 5 }, 0);
  const card = '.nd-card[data-may=true]:has(.nd-card-head use[href="#nd-culture"])';
  await page.locator(card).click();
  await near(page, '.nd-card[aria-pressed=true]');
  await screenshot(page, 'confirm-new-dawn-card');
  await page.locator(card).click();
  await page.waitForSelector('.nd-space.nd-open');
  assert.equal(table.moves.length, 1);
  const space = page.locator('.nd-space.nd-open').first();
  const id = await space.getAttribute('data-space');
  const box = await space.boundingBox();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await near(page, `[data-space="${id}"]`);
  await screenshot(page, 'confirm-new-dawn-space');
  await here(page).click();
  await page.waitForFunction(() => !document.querySelector('[data-role=play-here]'));
  assert.equal(table.moves.length, 2);
  await page.context().close();
});
