// What is answered beside the map of Mesopotamia, in Chromium: bids, rows, quests and cards with what they rest on, and the component set of a table. Positions are set
// up; the engine answers.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { browser, makeTable, newPage, noSeriousFindings, PHONE, root, screenshot, serverAndBrowserForAll, startServer, stored, until } from '../kit.mjs';
import { knowsTheGames } from '../stage/all_games.mjs';
import { answer, at, close, made } from './stage.mjs';

serverAndBrowserForAll();

const register = (page, section) => page.locator(`[data-stepper=${section}]`);
const amount = (page, section) => register(page, section).locator('[role=spinbutton]');
const more = (page, section) => register(page, section).locator('.iconbtn').last();
const sum = (page) => page.locator('.ms-sealbar b').innerText();

test('a bid is put together with steppers and keys, never above the bones, and sealed section by section', async () => {
  const { page, table } = await at('bid');
  assert.equal(await sum(page), '0 of 9 bones');
  await more(page, 'strength').click();
  await more(page, 'strength').click();
  await amount(page, 'tactics').focus();
  await page.keyboard.press('End');
  assert.equal(await amount(page, 'tactics').getAttribute('aria-valuenow'), '7');
  assert.equal(await sum(page), '9 of 9 bones');
  for (const section of ['strength', 'tactics', 'mobility']) assert.equal(await more(page, section).getAttribute('aria-disabled'), 'true', section);
  await page.keyboard.press('ArrowDown');
  await amount(page, 'mobility').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp'); // one too many
  assert.equal(await amount(page, 'mobility').getAttribute('aria-valuenow'), '1');
  assert.deepEqual(table.moves, []); // nothing leaves the page before it is sealed
  await noSeriousFindings(page, 'a bid');
  await page.locator('[data-role=seal]').click();
  await until(() => table.moves.length === 3);
  assert.deepEqual(made(table), ['bid 2', 'bid 6', 'bid 1']);
  await close(page);
});

test('a sealed bid is nowhere on the other page', async () => {
  const pageWithBid = async (bid) => {
    const { page } = await at('bid_sealed', { moves: bid.map((n) => `0: bid ${n}`) });
    await page.waitForSelector('.ms-standard');
    const board = await page.locator('.ms-board').innerHTML();
    await close(page);
    return board;
  };
  assert.equal(await pageWithBid([5, 2, 1]), await pageWithBid([0, 0, 0]));
});

test('bids are open when both are made', async () => {
  const { page, table } = await at('bid_sealed');
  for (const n of [3, 3, 0]) assert.equal(await table.play(`1: bid ${n}`), null);
  await page.waitForSelector('.ms-bids');
  assert.deepEqual(await page.locator('.ms-bids tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))), [['5', '3'], ['2', '3'], ['1', '0']]);
  await close(page);
});

test('battle rows: who stands in front, what the pair comes to, and of what', async () => {
  const { page, table } = await at('rows');
  assert.deepEqual(await page.locator('.ms-rows .ms-versus b').allInnerTexts(), ['1 : 2', '2 : 2']);
  assert.deepEqual(await page.locator('.ms-rows > li').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('.ms-queue')].map((queue) => queue.querySelectorAll('.vh').length))), [[2, 1], [1, 1]]);
  await page.locator('.ms-rows .ms-versus').first().click();
  assert.match(await page.locator('.popover').innerText(), /Babylonians, spearman 1: Strength\s+0 \+ 1[^]*Sumerians[^]*archer 2/i);
  await page.keyboard.press('Escape');
  await answer(page, 'bone 1 tactics');
  assert.equal(made(table).at(-1), 'bone 1 tactics');
  await close(page);
});

test('a card says what it rests on, and one from the rulebook is not called our own', async () => {
  const { page } = await at('four');
  const source = async (n) => {
    await page.locator('.ms-quest').nth(n).click();
    const words = await page.locator('.ms-source').innerText();
    await page.keyboard.press('Escape');
    await page.locator('.ms-detail').waitFor({ state: 'detached' });
    return words;
  };
  for (const n of [0, 1, 2]) assert.equal(await source(n), 'Figures: from the rulebook'); // Q1 to Q3
  await page.locator('.ms-tech').first().click();
  assert.deepEqual(new Set(await page.locator('.ms-detail-levels li > small:last-child').allInnerTexts()), new Set(['Figures: our own']));
  await close(page);
});

test('an event says what it rests on', async () => {
  const { page } = await at('event');
  assert.match(await page.locator('.ms-event-sheet header').innerText(), /Figures: (partly from the rulebook|our own)/);
  await close(page);
});

test('whoever makes a table chooses its component set, and cards say where they come from', async () => {
  const data = mkdtempSync(join(tmpdir(), 'ziggurat-data-'));
  mkdirSync(join(data, 'mesopotamia'));
  const quests = JSON.parse(readFileSync(join(root, 'games/mesopotamia/data/quests.json'), 'utf8'));
  quests.provenance.default_confidence = 'printed';
  for (const card of quests.cards) delete card.confidence;
  writeFileSync(join(data, 'mesopotamia/quests.json'), JSON.stringify(quests));
  const own = await startServer({ options: ['--data', data] });
  try {
    const page = await newPage(browser);
    await knowsTheGames(page);
    await page.goto(`${own.origin}/new/mesopotamia`);
    const choice = page.getByLabel('Component set');
    await choice.locator('option').nth(1).waitFor({ state: 'attached' });
    assert.deepEqual(await choice.locator('option').allInnerTexts(), ['the server’s own set', 'the built-in set']);
    await choice.selectOption('built-in');
    for (const seat of [2, 3, 4]) await page.getByRole('group', { name: `Seat ${seat}`, exact: true }).getByRole('button', { name: /computer/i }).click();
    await page.getByRole('button', { name: 'On the server', exact: true }).click();
    await page.getByRole('button', { name: /^start/i }).click();
    await page.waitForURL(/\/t\/\w+/);
    assert.equal((await stored(page, page.url().match(/\/t\/(\w+)/)[1])).options.components, 'built-in');
    for (const [components, source] of [['own', /^Figures: as printed$/], ['built-in', /^Figures: (our own|from the rulebook)$/]]) {
      const table = await makeTable(page, { game: 'mesopotamia', options: { players: 2, dealt: true, components }, seats: ['open', 'friendly'] });
      await page.goto(`${own.origin}/t/${table}`);
      await page.locator('.ms-card-sheet').waitFor();
      const said = await page.locator('.ms-of-return small').allInnerTexts();
      const sources = said.filter((words) => words.startsWith('Figures'));
      assert.equal(sources.length, 4);
      for (const words of sources) assert.match(words, source);
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  } finally {
    await own.stop();
    rmSync(data, { recursive: true, force: true });
  }
});

test('a large card fits on every screen', async () => {
  for (const [name, wishes] of [['desktop', {}], ['phone', { view: PHONE }], ['dark-cs', { lang: 'cs', theme: 'dark' }]]) {
    const { page } = await at('four', wishes);
    await page.locator('.ms-tech').filter({ visible: true }).first().click();
    const [box, size] = [await page.locator('.ms-detail').boundingBox(), page.viewportSize()];
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height, JSON.stringify({ name, box }));
    await screenshot(page, `mesopotamia-card-${name}`);
    await close(page);
  }
});
