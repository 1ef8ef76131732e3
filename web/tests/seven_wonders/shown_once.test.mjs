// What is shown of a turn of 7 Wonders is shown once: the conflicts of an age do not come back with the next choice, and a building that was
// chosen looks like the others when it stands.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serverAndBrowserForAll } from '../kit.mjs';
import { atScene, here, played } from '../stage/waiting_move.mjs';
import { scenes } from './scenes.mjs';

serverAndBrowserForAll();

const discardFirst = async (page, table) => {
  await page.locator('.sw-cards button.sw-card').first().click();
  await page.click('[data-use=discard]');
  await here(page).click();
  await played(page, table, 5);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

test('the conflicts of an age do not come back when somebody chooses a card of the next one', async () => {
  const { page, table } = await atScene(scenes.end_of_age.script);
  for (const move of ['1: build Baths', '2: discard Workshop', '3: discard Scriptorium', '0: build Altar']) await table.play(move);
  await page.click('.sw-conflicts .btn');
  await page.waitForSelector('.sw-conflicts', { state: 'detached' });
  await discardFirst(page, table);
  assert.equal(await page.locator('.sw-conflicts').count(), 0);
  await page.context().close();
});

test('a building that goes between others has the colours of its column', async () => {
  const { page, table } = await atScene({
    game: 'seven-wonders', options: { players: 3 }, seed: 7,
    position: { age: 1, turn: 4, cities: [{ wonder: 'Giza', side: 'B', built: ['Timber Yard'], hand: ['Clay Pool', 'Baths', 'Altar', 'Loom'] }, { hand: ['Theater', 'Marketplace', 'Press', 'Glassworks'] }, { hand: ['Workshop', 'Apothecary', 'Barracks', 'Stockade'] }] },
  });
  await table.play('1: discard Theater');
  await table.play('2: discard Workshop');
  await page.click('.sw-cards [data-card=clay-pool]');
  await page.click('[data-use=build]');
  await here(page).click();
  await page.waitForSelector('.sw-me .sw-mini[data-card=clay-pool].is-new');
  const bands = await page.locator('.sw-me .sw-brown .sw-mini .sw-band').evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  assert.equal(bands.length, 2);
  assert.equal(bands[0], bands[1]);
  await page.context().close();
});
