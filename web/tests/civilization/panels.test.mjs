// What is answered beside the map of Civilization, in Chromium: cities, a battle, an offer, techs, answers to others and the standing order not to be asked.
// Positions are set up; the engine answers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, serverAndBrowserForAll, until } from '../kit.mjs';
import { anotherQuestion, answer, at, close, confirm, made, question, step } from './stage.mjs';

serverAndBrowserForAll();

test('a city produces: its row opens, items say what they cost, the square is chosen on the map', async () => {
  const { page, table } = await at('four');
  await answer(page, 'city 2');
  assert.equal(await page.locator('.cv-city-open').count(), 1);
  await answer(page, 'produce');
  assert.match(await page.locator('.cv-item[data-move=army]').innerText(), /Army\s+4/);
  await answer(page, 'army');
  assert.equal(await step(page), 'item_square');
  assert.deepEqual(made(table), ['city 2', 'produce', 'army']);
  await close(page);
});

test('a battle: fronts, totals, and what an attack does', async () => {
  const { page, table } = await at('battle', { moves: ['from f5', 'step south', '1: fight infantry 2'] });
  assert.deepEqual(await page.locator('.cv-score b').allInnerTexts(), ['0', '2']);
  await answer(page, 'fight infantry 3');
  assert.match(await page.locator('.cv-front[data-move="front 1"]').innerText(), /It falls, yours stands/); // 4 against 2, and both infantry
  await answer(page, 'front 1');
  assert.deepEqual(made(table).slice(-2), ['fight infantry 3', 'front 1']);
  await close(page);
});

test('an offer is written in a form and sent line by line', async () => {
  const { page, table } = await at('draft', { moves: ['offer 1'], commit: 'fast' });
  const more = (line) => page.locator(`.cv-stepper[data-line="${line}"] .iconbtn:last-child`);
  for (const line of ['give trade', 'give trade', 'want incense']) await more(line).click();
  await page.locator('.cv-promise select').selectOption('promise peace');
  await page.locator('[data-role=propose]').click();
  await until(() => made(table).includes('propose'));
  assert.deepEqual(made(table).slice(1), ['give 2 trade', 'want incense', 'promise peace', 'propose']);
  await close(page);
});

test('the partner sees the offer and takes it', async () => {
  const { page, table } = await at('answer');
  assert.match(await page.locator('.cv-proposed').innerText(), /Egypt gives: 3 trade[^]*Rome gives: 1 incense/);
  await answer(page, 'agree');
  assert.equal(made(table).at(-1), 'agree');
  await close(page);
});

test('techs are chosen from cards by level', async () => {
  const { page, table } = await at('research');
  assert.deepEqual(await page.locator('.cv-level h3').allInnerTexts(), ['Level III', 'Level I']);
  await page.locator('[data-move="research biology"]').click();
  await confirm(page);
  await until(() => made(table).at(-1) === 'research biology');
  await close(page);
});

test('who does not want to be asked passes by a standing order, until the phase ends', async () => {
  const { page, table } = await at('respond');
  const order = page.locator('[data-role=pass-always]');
  assert.equal(await order.isChecked(), false);
  const passed = () => table.moves.filter((move) => move === '1: pass').length;
  await order.check();
  await until(() => passed() === 1);
  for (const move of ['2: pass', '0: city 2', '0: devote']) assert.equal(await table.play(move), null, move); // announced once more: passed without a question
  await until(() => passed() === 2);
  assert.equal(await order.isChecked(), true); // and it is seen while it lasts
  await order.click();
  await order.waitFor({ state: 'detached' });
  await close(page);
});

test('the standing order outlives a reload, and only for the phase it was given in', async () => {
  const { page, table } = await at('respond');
  const order = page.locator('[data-role=pass-always]');
  const passed = () => table.moves.filter((move) => move === '1: pass').length;
  await order.check();
  await until(() => passed() === 1);
  await page.reload();
  await page.waitForSelector('.cv-board');
  assert.equal(await order.isChecked(), true);
  for (const move of ['2: pass', '0: city 2', '0: devote']) assert.equal(await table.play(move), null, move);
  await until(() => passed() === 2);
  await close(page);

  const later = await at('interrupt'); // the same table and turn, another phase
  await later.page.evaluate(() => localStorage.setItem('ziggurat.civilization.passing', JSON.stringify('stage000 1 8 city_management')));
  await later.page.reload();
  await later.page.waitForSelector('.cv-pass');
  assert.equal(await later.page.locator('[data-role=pass-always]').isChecked(), false);
  await close(later.page);
});

test('who proposes reads what lies under its own pieces, and the partner does not', async () => {
  const moves = ['0: offer 1', '0: give hut spy', '0: give village uranium', '0: give event drought', '0: want hut'];
  const own = await at('draft', { moves });
  assert.match(await own.page.locator('.cv-terms').innerText(), /1 hut \(spy\), 1 village \(uranium\), 1 event card \(Ancient\) \(Drought\)/i);
  await close(own.page);
  const other = await at('answer', { moves: [...moves, '0: propose'] });
  assert.doesNotMatch(await other.page.locator('.cv-proposed').innerText(), /spy|uranium|drought/i);
  await close(other.page);
});

test('the bonus of a side opens the sum it comes from', async () => {
  const { page } = await at('siege');
  const bonus = page.locator('.cv-defends [data-role=bonus]');
  assert.match(await bonus.innerText(), /\+12/);
  await bonus.click();
  assert.match(await page.locator('.popover table.sum').innerText(), /defended city\s+12[^]*city walls\s+4[^]*In all\s+16[^]*The other side's bonus\s+−4[^]*Counts in this battle\s+12/i);
  await close(page);
});

test('how sure the cards are is said where they are chosen and looked at', async () => {
  const research = await at('research');
  assert.match(await research.page.locator('[data-move="research biology"] .cv-doubt').innerText(), /one source only/);
  await close(research.page);
  const { page } = await at('start_menu');
  assert.match(await page.locator('.cv-choice[data-move="government anarchy"]').innerText(), /Anarchy/);
  assert.equal(await page.locator('.cv-choice[data-move="government anarchy"] .cv-doubt').count(), 0); // it stands in the rulebook
  await page.locator('.cv-stock summary').click();
  await page.locator('.cv-stock [data-building=library]').click();
  assert.match(await page.locator('.cv-detail').innerText(), /Library[^]*Costs 5[^]*one source only/);
  await page.keyboard.press('Escape');
  await page.locator('.cv-sources summary').click();
  assert.match(await page.locator('.cv-sources').innerText(), /culture track[^]*two sources[^]*map layouts: one source only/);
  await close(page);
});

test('the instruments say where numbers come from', async () => {
  const { page } = await at('four');
  await page.locator('.cv-coinbox').click();
  assert.match(await page.locator('.popover table.sum').innerText(), /Pottery\s+2[^]*Democracy\s+1[^]*All coins\s+4/);
  await page.keyboard.press('Escape');
  await page.locator('.cv-tech[data-tech=banking]').click();
  assert.match(await page.locator('.cv-detail').innerText(), /Banking[^]*Level III/);
  await close(page);
});

test('another civilization is looked at beside the map', async () => {
  const { page } = await at('four');
  await page.locator('.cv-civ', { hasText: 'Rome' }).click();
  assert.match(await page.locator('.cv-other').innerText(), /Rome/);
  assert.equal(await page.locator('.cv-holdings .cv-unit').count(), 0); // how strong its units are is hidden
  await page.locator('.cv-other .btn').click();
  assert.equal(await page.locator('.cv-holdings .cv-unit').count(), 5);
  await close(page);
});

test('on a phone a city acts with the thumb', async () => {
  const { page, table } = await at('four', { view: PHONE });
  for (const move of ['city 1', 'devote']) {
    const before = await question(page);
    await page.locator(`.cv-own [data-move="${move}"]`).tap();
    await page.locator('.bottombar .confirm').tap();
    await anotherQuestion(page, before);
  }
  assert.deepEqual(made(table), ['city 1', 'devote']);
  await close(page);
});
