// Confirm where the hand is, at the board of Tigris & Euphrates: the button beside what was chosen, a second click on it, and a prompt that says what the move brings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenshot, serverAndBrowserForAll } from '../kit.mjs';
import { atScene, here, near, played, prompt } from '../stage/waiting_move.mjs';

serverAndBrowserForAll();

test('at a space', async () => {
  const script = { game: 'tigris-euphrates', options: { players: 2 }, seed: 4 };
  const { page, table } = await atScene(script, 0);
  await page.click('[data-piece=king]');
  await page.locator('.te-cell.te-open').first().click();
  const cell = await page.locator('.te-cell[aria-selected=true]').getAttribute('data-cell');
  await near(page, `[data-cell=${cell}]`);
  assert.match(await prompt(page), new RegExp(`${cell}: Founds a kingdom of its own; revolt 1, war 0$`));
  await screenshot(page, 'confirm-tigris-euphrates');
  await page.click(`[data-cell=${cell}]`);
  assert.match(await played(page, table, 1), new RegExp(`king ${cell}`));
  await page.locator('[data-tile=red]').first().click();
  await page.locator('.te-cell.te-open').first().click();
  await page.waitForSelector('.prompt .brings');
  await here(page).click();
  await page.waitForFunction(() => !document.querySelector('[data-role=play-here]'));
  assert.equal(table.moves.length, 2);
  await page.context().close();
});
