// Confirm where the hand is, at the board of Tigris & Euphrates: the button beside what was chosen, a second click on it, and a prompt that says what the move brings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { screenshot, serverAndBrowserForAll } from '../kit.mjs';
import { atScene, here, near, played, prompt } from '../stage/waiting_move.mjs';
import { scenes } from './scenes.mjs';

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

test('says no more than the prompt has room for', async () => {
  const { script, moves, you } = scenes.defend;
  const { page } = await atScene({ ...script, do: moves }, you);
  await page.click('[data-commit="2"]');
  await page.waitForSelector('.prompt .brings');
  assert.match(await prompt(page), /^Commit 2 markets: \+5 green/);
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const [needs, has] = await page.locator('.prompt .ask').evaluate((ask) => [ask.scrollHeight, Math.min(ask.clientHeight, ask.parentElement.clientHeight)]);
    assert.ok(needs <= has + 1, `${width}: ${needs} > ${has}`);
  }
  await page.context().close();
});
