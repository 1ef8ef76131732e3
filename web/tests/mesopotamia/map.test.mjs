// The map of Mesopotamia in Chromium: areas and rivers that can be chosen and why others cannot, kinds that are placed, the keyboard, fingers. Positions are set up;
// the engine answers.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { noSeriousFindings, PHONE, serverAndBrowserForAll } from '../kit.mjs';
import { answer, anotherQuestion, at, close, confirm, made, open, place, question } from './stage.mjs';

serverAndBrowserForAll();

const STEPS = ['babylon_plain', 'diyala_valley', 'gu_edin', 'larsa_fields', 'sippar_fields', 'ur']; // from the Kish Fields

describe('the map', () => {
  test('offers what the engine offers, and a chosen area is played', async () => {
    const { page, table } = await at('step');
    assert.deepEqual(await open(page), STEPS);
    await place(page, 'larsa_fields').click();
    assert.equal(await place(page, 'larsa_fields').getAttribute('aria-pressed'), 'true');
    const before = await question(page);
    await confirm(page);
    await anotherQuestion(page, before);
    assert.equal(made(table).at(-1), 'step larsa_fields');
    await noSeriousFindings(page, 'the map of Mesopotamia');
    await close(page);
  });

  test('says why an area cannot be chosen, with the rule', async () => {
    const { page, table } = await at('step');
    const before = table.moves.length;
    await place(page, 'harran').click();
    await page.waitForSelector('.popover');
    assert.match(await page.locator('.popover').innerText(), /Harran is not adjacent\.[^]*MS-2\.1/);
    assert.equal(table.moves.length, before);
    await close(page);
  });

  test('shows at the pointer what an area is and what choosing it does', async () => {
    const { page } = await at('step');
    await place(page, 'larsa_fields').hover();
    assert.match(await page.locator('.ms-look').innerText(), /Larsa Fields[^]*To Larsa Fields/);
    await close(page);
  });

  test('keeps only the places of the kind that was chosen beside it', async () => {
    const { page, table } = await at('build', { moves: ['perform build'] });
    await page.locator('.ms [data-kind=wall]').click();
    assert.deepEqual(await open(page), ['diyala_valley', 'kish_fields', 'larsa_fields']);
    await page.locator('.ms [data-kind=ship]').click();
    assert.deepEqual(await open(page), ['s12', 's13', 's14', 's15', 's24', 's33', 's34', 's39']);
    await page.locator('.ms [data-kind=wall]').click();
    await place(page, 'larsa_fields').click();
    const before = await question(page);
    await confirm(page);
    await anotherQuestion(page, before);
    assert.equal(made(table).at(-1), 'wall larsa_fields');
    await close(page);
  });
});

describe('the keyboard', () => {
  test('goes along the map, jumps between possible areas, types a name, asks why, chooses and plays', async () => {
    const { page, table } = await at('step');
    const focused = () => page.evaluate(() => document.activeElement.dataset.space);
    await place(page, 'kish_fields').focus();
    await page.keyboard.press('ArrowUp');
    assert.notEqual(await focused(), 'kish_fields');
    await page.keyboard.press('.');
    assert.ok(STEPS.includes(await focused()), await focused());
    await place(page, 'harran').focus();
    await page.keyboard.press('w'); // before a name is typed
    await page.waitForSelector('.popover');
    assert.match(await page.locator('.popover').innerText(), /Harran is not adjacent\./);
    await page.keyboard.press('Escape');
    await place(page, 'gu_edin').focus();
    await page.keyboard.type('larsa');
    assert.equal(await focused(), 'larsa_fields');
    await page.keyboard.press('Enter');
    assert.equal(await place(page, 'larsa_fields').getAttribute('aria-pressed'), 'true');
    const before = await question(page);
    await page.keyboard.press('Enter');
    await anotherQuestion(page, before);
    assert.equal(made(table).at(-1), 'step larsa_fields');
    await close(page);
  });

  test('sails from river to river', async () => {
    const { page, table } = await at('sail');
    await place(page, 's12').focus();
    await page.keyboard.press('Enter');
    const before = await question(page);
    await page.keyboard.press('Enter');
    await anotherQuestion(page, before);
    assert.equal(made(table).at(-1), 'sail s12');
    await close(page);
  });

  test('finds exactly one place in the tab order, wherever it has been', async () => {
    const { page } = await at('step');
    const stops = () => page.locator('.ms-cell').evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length);
    assert.equal(await stops(), 1);
    await place(page, 'mari').focus();
    await page.keyboard.press('ArrowDown');
    assert.equal(await stops(), 1);
    await close(page);
  });
});

test('a finger chooses an area, and the second tap plays', async () => {
  const { page, table } = await at('step', { view: PHONE });
  const tap = async () => {
    const box = await place(page, 'larsa_fields').boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  };
  await tap();
  await page.waitForSelector('.ms-cell[data-space=larsa_fields][aria-pressed=true]');
  const before = await question(page);
  await tap();
  await anotherQuestion(page, before);
  assert.equal(made(table).at(-1), 'step larsa_fields');
  await close(page);
});

test('an action goes from the card to the map', async () => {
  const { page, table } = await at('four');
  await answer(page, 'perform explore 1 2');
  assert.ok((await open(page)).includes('larsa_fields'));
  assert.deepEqual(made(table), ['perform explore 1 2']);
  await close(page);
});
