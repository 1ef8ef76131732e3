// The panels of A New Dawn in Chromium: the focus row, sums and odds of an attack, prices, goals, details. Positions are set up; the engine answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, DESKTOP, newPage, PHONE, program, server, serverAndBrowserForAll } from '../kit.mjs';
import { scenes } from './scenes.mjs';
import { tryTable } from '../stage/try_table.mjs';

serverAndBrowserForAll();

// Somebody at the table of a scene.
async function at(name, { view = DESKTOP, you = scenes[name].you, moves = scenes[name].moves ?? [] } = {}) {
  const page = await newPage(browser, view);
  await page.addInitScript(() => {
    localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: 'en' }));
    localStorage.setItem('ziggurat.guide.new-dawn', '"seen"');
  });
  const table = await tryTable(page, scenes[name].script, you, { program, previews: true });
  for (const move of moves) assert.equal(await table.play(move), null, move);
  await page.goto(`${server.origin}/t/stage000`);
  await page.waitForSelector('.nd-board');
  return { page, table };
}
async function done(page) {
  assert.deepEqual(page.problems, []);
  await page.context().close();
}

test('a chosen card is lifted, and the row says where every card goes', async () => {
  const { page, table } = await at('choose');
  const feet = () => page.locator('.nd-moves').allInnerTexts();
  assert.deepEqual(await feet(), ['', '', '', '', '']);
  await page.locator('.nd-card[data-slot="4"]').click();
  await page.waitForSelector('.nd-card.nd-lifted[data-slot="4"]');
  assert.deepEqual(await feet(), ['to 2', 'to 3', 'to 4', 'back to 1', 'stays']);
  await page.locator('[data-role=confirm]').click();
  await page.waitForSelector('.nd-question[data-step=culture]');
  assert.deepEqual(table.moves.at(-1), '0: slot 4');
  await done(page);
});

test('an attack: two sums, odds, tokens after the roll', async () => {
  const { page, table } = await at('attack');
  await page.locator('.nd-space[data-space="8b"]').click();
  const sheet = page.locator('.nd-attack');
  assert.deepEqual(await sheet.locator('.nd-total b').allInnerTexts(), ['9', '6']); // 5 + 2 + 2 against 2 × 3
  assert.deepEqual(await sheet.locator('.nd-term > span:nth-child(2)').allInnerTexts(), ['slot 5', 'Mass Production', 'Joint War: Sumeria', 'forest, doubled: city']);
  assert.match(await sheet.locator('.nd-chance').innerText(), /^92 %/); // 11 against 6 + 1: 33 of 36
  assert.equal(await sheet.locator('rect.nd-w0').count(), 26); // 9 against 7
  await page.locator('[data-role=confirm]').click();
  await page.waitForSelector('.nd-attack.nd-rolled');
  assert.match(await sheet.locator('.nd-verdict').innerText(), /against/);
  const before = Number(await sheet.locator('.nd-total b').first().innerText());
  await page.locator('.nd-question [data-move=spend]').click();
  await page.locator('[data-role=confirm]').click();
  await page.waitForFunction((was) => Number(document.querySelector('.nd-total b')?.textContent) === was + 1, before);
  await page.locator('.nd-question [data-move=stop]').click();
  await page.locator('[data-role=confirm]').click();
  await page.waitForFunction(() => !document.querySelector('.nd-question'));
  assert.deepEqual(table.moves, ['0: slot 5', '0: attack 8b', '0: spend', '0: stop']); // now the defender is asked
  await done(page);
});

test('the defender spends tokens of the military card', async () => {
  const { page, table } = await at('defence');
  assert.equal(await page.locator('.nd-attack.nd-rolled').count(), 1);
  await page.locator('.nd-card[data-slot="3"]').click();
  await page.locator('[data-role=confirm]').click();
  await page.waitForFunction(() => !document.querySelector('.nd-card[data-may=true]'));
  assert.equal(table.moves.at(-1), '1: slot 3');
  await done(page);
});

test('a price opens its sum; a wonder that can be paid is chosen where it lies', async () => {
  const { page, table } = await at('industry');
  const pyramids = page.locator('.nd-pile', { has: page.locator('[data-wonder=pyramids]') });
  assert.equal(await pyramids.locator('.nd-price b').innerText(), '6');
  await pyramids.locator('.nd-price').click();
  const sum = page.locator('.popover table.sum');
  assert.match(await sum.innerText(), /printed price\s+9[^]*Egypt\s+−1[^]*Buenos Aires\s+−2[^]*You pay\s+6/);
  await page.keyboard.press('Escape');
  await page.locator('[data-wonder=pyramids]').click();
  await page.locator('[data-role=confirm]').click();
  await page.waitForSelector('.nd-need');
  assert.match(await page.locator('.nd-need').innerText(), /3 still to pay/); // 6 less the slot's 3
  assert.equal(table.moves.at(-1), '0: wonder pyramids');
  await done(page);
});

test('goals show how far everybody is, and what the chosen move adds', async () => {
  const { page } = await at('technology');
  const row = (name) => page.locator('.nd-victory tbody tr', { hasText: name });
  assert.match(await row('Technophile').innerText(), /14\/24/);
  assert.equal(await row('Civilized').locator('.nd-met').count(), 1); // of the Aztecs
  await row('Paranoid').locator('button').click();
  assert.match(await page.locator('dialog.nd-dialog').innerText(), /military/i);
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog.nd-dialog', { state: 'detached' });
  await done(page);
  const soon = await at('technology', { moves: ['slot 1'] });
  assert.equal(await soon.page.locator('.nd-more').count(), 0);
  await soon.page.locator('.nd-question [data-move=advance]').click();
  await soon.page.waitForSelector('.nd-more');
  assert.match(await soon.page.locator('.nd-victory tbody tr', { hasText: 'Technophile' }).innerText(), /13\+1\/24/);
  await done(soon.page);
});

test('a level is reached: a new card is chosen from those that may be taken', async () => {
  const { page, table } = await at('technology');
  assert.equal(await page.locator('.nd-new-cards .nd-card').count(), 4);
  await page.locator('[data-card=culture-3]').click();
  await page.locator('[data-role=confirm]').click();
  await page.waitForSelector('.nd-new-cards', { state: 'detached' });
  assert.equal(table.moves.at(-1), '0: card culture-3');
  await done(page);
});

test('two cards of the row are swapped by choosing both', async () => {
  const { page, table } = await at('abilities');
  await page.locator('.nd-card[data-slot="2"]').click();
  await page.locator('.nd-card[data-slot="3"]').click();
  await page.locator('[data-role=confirm]:not([aria-disabled=true])').click();
  await page.waitForFunction(() => document.querySelector('.nd-card[data-slot="2"]')?.textContent?.includes('Animal Husbandry'));
  assert.equal(table.moves.at(-1), '0: swap 2 3');
  await done(page);
});

test("the signs of a rival's row become names with the focus, wonders and leaders tell what they do", async () => {
  const { page } = await at('choose');
  await page.locator('.nd-tiny-wrap').nth(1).focus();
  assert.match(await page.locator('.nd-peek').innerText(), /Pottery[^]*Drama and Poetry[^]*Iron Working/);
  await page.locator('.nd-tag', { hasText: 'Petra' }).click();
  assert.match(await page.locator('dialog.nd-dialog').innerText(), /Defending: \+2/);
  await page.locator('dialog.nd-dialog .iconbtn').click();
  await page.waitForSelector('dialog.nd-dialog', { state: 'detached' });
  await done(page);
});

test('on a phone goals and wonders open with one tap, and the row is where a card is asked for', async () => {
  const { page } = await at('choose', { view: PHONE });
  assert.equal(await page.locator('.nd-victory table:visible').count(), 0);
  await page.locator('.nd-victory > summary').tap();
  assert.equal(await page.locator('.nd-victory table:visible').count(), 1);
  const small = await page.locator('.nd-own button, .nd-side button').evaluateAll((all) => all.filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44 && !one.matches('.nd-plain, .nd-tag')).map((one) => one.className));
  assert.deepEqual(small, []);
  await page.locator('.nd-card[data-slot="4"]').tap();
  await page.locator('[data-role=confirm]:visible').tap();
  await page.waitForSelector('.nd-question[data-step=culture]');
  await page.waitForFunction(() => document.querySelector('.nd-map').getBoundingClientRect().top > 40); // the map has come back into view
  await done(page);
});

for (const [name, width] of [['four', 1024], ['four', 1440], ['choose', 1024], ['choose', 1440]])
  test(`the small rows of the players stay in their panels: ${name} at ${width}`, async () => {
    const { page } = await at(name, { view: { viewport: { width, height: 900 } } });
    const wrong = await page.evaluate(() => {
      const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      return [...document.querySelectorAll('.seat .nd-tiny li')].flatMap((card) => {
        const [box, panel, level, trade] = [card, card.closest('.seat'), card.querySelector('.nd-tiny-level'), card.querySelector('.nd-tiny-trade')].map((one) => one.getBoundingClientRect());
        return [...(box.right > panel.right ? [`${card.innerText} sticks out`] : []), ...(trade.width > 0 && !apart(level, trade) ? [`${card.innerText}: trade tokens over the level`] : [])];
      });
    });
    assert.deepEqual(wrong, []);
    if (width === 1440) assert.ok(await page.locator('.players').evaluate((all) => all.scrollHeight <= all.clientHeight), 'all players are seen');
    await done(page);
  });
