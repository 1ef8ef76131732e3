// The map of A New Dawn in Chromium: spaces that can be chosen and why others cannot, a caravan sent over several spaces by one click, the
// keyboard along the hexes, fingers, tiles laid while the map is built. Positions are set up; the engine answers.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser, DESKTOP, newPage, noSeriousFindings, PHONE, program, server, serverAndBrowserForAll, until } from '../kit.mjs';
import { tryTable } from '../stage/try_table.mjs';

const MIDDLE = {
  round: 9, dial: 2,
  seats: [
    { leader: 'sumeria', row: ['science-1', 'industry-1', 'military-2', 'culture-2', 'economy-3'], trade: [0, 0, 1, 1, 0], tokens: ['7b', '7i'], reinforced: ['7h'] },
    { leader: 'scythia' }, { leader: 'rome' },
  ],
};
const PLAYED = { game: 'new-dawn', options: { players: 3 }, seed: 3, position: MIDDLE };
const BUILT = { game: 'new-dawn', options: { players: 2, map: 'built' }, seed: 3 };

serverAndBrowserForAll();

// Somebody at a table where these moves have been made.
async function table({ script = PLAYED, you = 0, moves = [], view = DESKTOP, commit = 'careful' } = {}) {
  const page = await newPage(browser, view);
  await page.addInitScript((wish) => {
    localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: wish, motion: 'off', lang: 'en' }));
    localStorage.setItem('ziggurat.guide.new-dawn', '"seen"');
  }, commit);
  const stage = await tryTable(page, script, you, { program });
  for (const move of moves) assert.equal(await stage.play(move), null, move);
  await page.goto(`${server.origin}/t/stage000`);
  await page.waitForSelector('.nd-space');
  return { page, stage };
}
const space = (page, id) => page.locator(`.nd-space[data-space="${id}"]`);
const step = (page) => page.locator('.nd-board').getAttribute('data-step');
const question = (page) => page.locator('.nd-board').getAttribute('data-question');
const anotherQuestion = (page, before) => page.waitForFunction((one) => document.querySelector('.nd-board').dataset.question !== one, before);
const confirm = (page) => page.locator('[data-role=confirm]:visible').click();
const open = (page) => page.locator('.nd-space.nd-open').evaluateAll((all) => all.map((one) => one.dataset.space));
async function close(page) {
  assert.deepEqual(page.problems, []);
  await page.context().close();
}

describe('the map', () => {
  test('offers what the engine offers, and a chosen space becomes a token', async () => {
    const { page, stage } = await table({ moves: ['slot 4'] });
    const legal = await open(page);
    assert.ok(legal.length > 0);
    await space(page, legal[0]).click();
    assert.equal(await space(page, legal[0]).getAttribute('aria-pressed'), 'true');
    const before = await question(page);
    await confirm(page);
    await anotherQuestion(page, before);
    assert.match(stage.moves.at(-1), new RegExp(`(place|move) ${legal[0]}$`));
    await noSeriousFindings(page, 'the map of A New Dawn');
    await close(page);
  });

  test('says why a space cannot be chosen, with the rule', async () => {
    const { page } = await table({ moves: ['slot 4'] });
    const far = page.locator('.nd-space[aria-label*="water"]').first();
    await far.click();
    await page.waitForSelector('.popover');
    assert.match(await page.locator('.popover').innerText(), /ND-\d/);
    await close(page);
  });

  test('shows at the pointer what a space is and what choosing it does', async () => {
    const { page } = await table({ moves: ['slot 3'] });
    await space(page, '7b').hover();
    const card = await page.locator('.nd-look').innerText();
    assert.match(card, /7b: .*difficulty \d/);
    assert.match(card, /Reinforce the token on 7b/);
    await close(page);
  });

  test('sends a caravan over several spaces by one click', async () => {
    const { page, stage } = await table({ moves: ['slot 5', 'start 7a'], commit: 'fast' });
    const routes = await page.evaluate(() => [...document.querySelectorAll('.nd-reach')].length);
    assert.ok(routes > 0, 'spaces farther away are outlined');
    const before = stage.moves.length;
    const far = await page.evaluate(() => {
      const beside = new Set([...document.querySelectorAll('.nd-legal .nd-label')].map((one) => one.textContent));
      return [...document.querySelectorAll('.nd-space.nd-open')].map((one) => one.dataset.space).find((id) => !beside.has(id) && !document.querySelector(`[data-space="${id}"]`).hasAttribute('aria-pressed'));
    });
    await space(page, far).click();
    await page.waitForFunction((id) => !document.querySelector(`.nd-space.nd-open[data-space="${id}"]`) || document.querySelector('.nd-board').dataset.step !== 'caravan_step', far, { timeout: 20_000 });
    const steps = () => stage.moves.slice(before).map((move) => move.replace(/^\d+: /, ''));
    await until(() => steps().includes(`step ${far}`));
    assert.ok(steps().length >= 2, steps().join(', '));
    await close(page);
  });
});

describe('the keyboard', () => {
  test('goes along the hexes, jumps between possible spaces, types a name, chooses and plays', async () => {
    const { page, stage } = await table({ moves: ['slot 4'] });
    const legal = await open(page);
    await space(page, '7a').focus();
    await page.keyboard.press('ArrowRight');
    const beside = await page.evaluate(() => document.activeElement.dataset.space);
    assert.notEqual(beside, '7a');
    await page.keyboard.press('.');
    assert.ok(legal.includes(await page.evaluate(() => document.activeElement.dataset.space)));
    await page.keyboard.type('7b');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.space), '7b');
    await space(page, legal[0]).focus();
    await page.keyboard.press('Enter');
    assert.equal(await space(page, legal[0]).getAttribute('aria-pressed'), 'true');
    const before = stage.moves.length;
    const asked = await question(page);
    await page.keyboard.press('Enter');
    await anotherQuestion(page, asked);
    assert.equal(stage.moves.length, before + 1);
    await close(page);
  });

  test('finds exactly one space in the tab order, wherever it has been', async () => {
    const { page } = await table();
    const stops = () => page.locator('.nd-space').evaluateAll((all) => all.filter((one) => one.tabIndex === 0).length);
    assert.equal(await stops(), 1);
    for (const id of ['7a', '7b', '9a']) await space(page, id).focus();
    assert.equal(await stops(), 1);
    await close(page);
  });
});

describe('on a phone', () => {
  test('the first tap chooses, the second plays, and the page is not too wide', async () => {
    const { page, stage } = await table({ moves: ['slot 4'], view: PHONE });
    const [first] = await open(page);
    const before = stage.moves.length;
    const box = await space(page, first).boundingBox();
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await tap();
    await page.waitForSelector(`[data-space="${first}"][aria-pressed=true]`);
    assert.equal(stage.moves.length, before, 'one tap plays nothing');
    await tap();
    await until(() => stage.moves.length > before);
    assert.equal(stage.moves.length, before + 1);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1));
    await close(page);
  });

  test('hexes in question are wide enough for a finger', async () => {
    const { page } = await table({ moves: ['slot 4'], view: PHONE });
    const [first] = await open(page);
    const { width } = await space(page, first).boundingBox();
    assert.ok(width >= 44, `${width} px`);
    await close(page);
  });
});

describe('building the map', () => {
  test('a tile, its side and rotation, its place: with the mouse', async () => {
    const { page, stage } = await table({ script: BUILT, you: 0 });
    assert.equal(await step(page), 'tile');
    await page.locator('.nd-hand-tile').first().click();
    await confirm(page);
    await page.waitForSelector('.nd-way:not([aria-disabled=true])');
    await page.locator('.nd-way:not([aria-disabled=true])').first().click();
    await confirm(page);
    await page.waitForSelector('.nd-anchor');
    const map = await page.locator('.nd-map').boundingBox();
    await page.mouse.click(map.x + map.width * 0.8, map.y + map.height * 0.4);
    await page.waitForSelector('.nd-laying.nd-settled');
    await confirm(page);
    await page.waitForFunction(() => document.querySelector('.nd-board').dataset.step !== 'tile_place');
    assert.match(stage.moves.join('; '), /tile \d+; 0: way [AB]\d; 0: at -?\d+ -?\d+/);
    await close(page);
  });

  test('and with keys', async () => {
    const { page, stage } = await table({ script: BUILT, you: 0, moves: [] });
    assert.equal(await step(page), 'tile');
    await page.locator('.nd-hand-tile').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-role=confirm]:visible').focus();
    await page.keyboard.press('Enter');
    await page.locator('.nd-way:not([aria-disabled=true])').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-role=confirm]:visible').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-role=place-next]').focus();
    await page.keyboard.press('Enter');
    await page.locator('[data-role=place-here]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelector('.nd-board').dataset.step !== 'tile_place');
    assert.match(stage.moves.at(-1), /at -?\d+ -?\d+/);
    await close(page);
  });

  test('the layout that is ours is marked', async () => {
    const { page } = await table();
    assert.match(await page.locator('.nd-house').innerText(), /House layout/);
    await close(page);
  });
});
