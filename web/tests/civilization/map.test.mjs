// The map of Civilization in Chromium: squares that can be chosen and why others cannot, a group sent over several squares by one click, the keyboard along the
// grid, fingers. Positions are set up; the engine answers.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noSeriousFindings, PHONE, serverAndBrowserForAll, until } from '../kit.mjs';
import { anotherQuestion, at, close, confirm, made, question } from './stage.mjs';

serverAndBrowserForAll();

const cell = (page, name) => page.locator(`.cv-cell[data-square="${name}"]`);
const open = (page) => page.locator('.cv-cell.cv-open').evaluateAll((all) => all.map((one) => one.dataset.square));

describe('the map', () => {
  test('offers what the engine offers, and a chosen square is played', async () => {
    const { page, table } = await at('square');
    assert.deepEqual((await open(page)).sort(), ['f2', 'f3', 'f4', 'g2', 'h2', 'h3', 'h4']);
    await cell(page, 'f4').click();
    assert.equal(await cell(page, 'f4').getAttribute('aria-pressed'), 'true');
    const before = await question(page);
    await confirm(page);
    await anotherQuestion(page, before);
    assert.equal(made(table).at(-1), 'place f4');
    await noSeriousFindings(page, 'the map of Civilization');
    await close(page);
  });

  test('says why a square cannot be chosen, with the rule', async () => {
    const { page } = await at('square');
    await cell(page, 'g4').click(); // water
    await page.waitForSelector('.popover');
    assert.match(await page.locator('.popover').innerText(), /CV-\d/);
    await close(page);
  });

  test('shows at the pointer what a square is and what choosing it does', async () => {
    const { page } = await at('step');
    await cell(page, 'd3').hover();
    assert.match(await page.locator('.cv-look').innerText(), /d3: forest[^]*Yields 2 production[^]*Step north to d3/);
    await close(page);
  });

  test('sends a group over several squares by one click, one engine step after the other', async () => {
    const { page, table } = await at('step', { commit: 'fast' });
    const before = table.moves.length;
    await cell(page, 'f4').click();
    await until(() => table.moves.length >= before + 2);
    assert.deepEqual(made(table).slice(before), ['step east', 'step east']);
    await close(page);
  });

  test('forgets the way when somebody chooses something else', async () => {
    const { page, table } = await at('step');
    const before = table.moves.length;
    await cell(page, 'f4').click();
    await cell(page, 'd3').click();
    const asked = await question(page);
    await confirm(page);
    await anotherQuestion(page, asked);
    assert.deepEqual(made(table).slice(before), ['step north']);
    await close(page);
  });

  test('outlines what is announced', async () => {
    const { page } = await at('respond');
    assert.equal(await page.locator('.cv-announced').count(), 1);
    await close(page);
  });
});

describe('the keyboard', () => {
  test('goes along the grid, jumps between possible squares, types a name, chooses and plays', async () => {
    const { page, table } = await at('square');
    const focused = () => page.evaluate(() => document.activeElement.dataset.square);
    await cell(page, 'c3').focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await focused(), 'd3');
    await page.keyboard.press('.');
    assert.ok((await open(page)).includes(await focused()));
    await page.keyboard.type('k12');
    assert.equal(await focused(), 'k12');
    await page.keyboard.type('f4');
    assert.equal(await focused(), 'f4');
    await page.keyboard.press('Enter');
    assert.equal(await cell(page, 'f4').getAttribute('aria-pressed'), 'true');
    const asked = await question(page);
    await page.keyboard.press('Enter');
    await anotherQuestion(page, asked);
    assert.equal(made(table).at(-1), 'place f4');
    await close(page);
  });

  test('finds exactly one square in the tab order, wherever it has been', async () => {
    const { page } = await at('square');
    const stops = () => page.locator('.cv-cell').evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length);
    assert.equal(await stops(), 1);
    await cell(page, 'g7').focus();
    await page.keyboard.press('ArrowDown');
    assert.equal(await stops(), 1);
    await close(page);
  });
});

test('a finger beside a square means it, and the second tap plays', async () => {
  const { page, table } = await at('square', { view: PHONE });
  const box = await cell(page, 'f4').boundingBox();
  const tap = () => page.touchscreen.tap(box.x + box.width * 0.9, box.y + box.height * 0.9);
  await tap();
  await page.waitForSelector('.cv-cell[data-square=f4][aria-pressed=true]');
  const asked = await question(page);
  await tap();
  await anotherQuestion(page, asked);
  assert.equal(made(table).at(-1), 'place f4');
  await close(page);
});
