// The result in Chromium: verdict, bars, curve, moments, a luck report that adds up, sharing, the proof; kept once worked out, on the server and in the
// browser; and the replay that is opened from it. Every game's is read in Czech or Polish, and none of it is English.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { browser, DESKTOP, makeTable, newPage, noSeriousFindings, PHONE, screenshot, server, serverAndBrowserForAll } from './kit.mjs';
import { calmest, games, goldenOf, knowsTheGames, quickest, tableOf } from './stage/all_games.mjs';
import { englishFor, readable } from './stage/english.mjs';
import { say } from './stage/to_the_end.mjs';

const briefTable = (game) => tableOf(game, 'friendly', game.brief);
const LOOKS = [[DESKTOP, { theme: 'dark', lang: 'cs' }], [PHONE, { lang: 'pl' }]];

serverAndBrowserForAll();

async function person(look = DESKTOP, settings = {}) {
  const page = await newPage(browser, look);
  await page.addInitScript((wishes) => {
    if (localStorage.getItem('ziggurat.settings') === null) localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: 'en', ...wishes }));
  }, settings);
  await knowsTheGames(page);
  await page.goto(`${server.origin}/settings`);
  return page;
}

// A game that was begun and left: a computer player goes on to the end.
async function finished(page, body) {
  const table = await makeTable(page, body);
  await page.goto(`${server.origin}/t/${table}`);
  await page.waitForSelector('.shell');
  await say(page, table, { type: 'leave', cid: 'gone' });
  await page.waitForSelector('.result', { timeout: 120_000 });
  await reviewed(page);
  return table;
}
const reviewed = (page) => page.waitForSelector('.luck tbody tr', { timeout: 120_000 });
const numbers = (page) => page.locator('.luck tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent.replace('−', '-')))));

async function addsUp(page) {
  for (const [start, luck, own, others, end] of await numbers(page)) {
    assert.equal(start + luck + own + others, end, 'as it is shown');
    assert.ok(Math.abs(luck) + Math.abs(own) + Math.abs(others) <= 100, 'no part is larger than the game');
  }
}

// Every moment has its mark on the curve and its numbers beside it.
async function tellsMoments(page) {
  const moments = await page.locator('.moments > li').count();
  assert.equal(await page.locator('.story .mark').count(), moments);
  for (const text of await page.locator('.swing').allInnerTexts()) assert.match(text, /\d+ → \d+ %/);
  for (const address of await page.locator('[data-role=show]').evaluateAll((links) => links.map((one) => one.getAttribute('href')))) assert.match(address, /\/replay#\d+$/);
}

// A game is played and reviewed once; who comes later finds it as it is kept.
let kept = '';
async function visit(...settings) {
  const page = await person(...settings);
  kept ||= await finished(await person(), briefTable(quickest));
  await page.goto(`${server.origin}/t/${kept}`);
  await reviewed(page);
  return page;
}

describe('the result at the server', () => {
  for (const [i, game] of games.entries())
    test(`of ${game.id} tells who won, by what, how it went and why, and nothing in English`, async () => {
      const [look, settings] = LOOKS[i % LOOKS.length];
      const english = englishFor(settings.lang, games);
      const nothingEnglish = async (where) => assert.deepEqual(english(await page.evaluate(readable)), [], where);
      const page = await person(look, settings);
      await finished(page, briefTable(game));
      await nothingEnglish('result and review');
      assert.ok((await page.locator('.laurel .seals > *').count()) >= 1);
      assert.equal(await page.locator('.bars ol > li').count(), game.players);
      assert.equal(await page.locator('.luck tbody tr').count(), game.players);
      await addsUp(page);
      await tellsMoments(page);
      await noSeriousFindings(page, `result of ${game.id}`);
      await screenshot(page, `result-${game.id}`, { fullPage: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `${wide} pixels too wide`);
      await page.click('[data-role=share]');
      await page.waitForSelector('dialog.share[open]');
      await nothingEnglish('sharing');
      await page.keyboard.press('Escape');
      await page.click('[data-role=replay]');
      await page.waitForSelector('.replay');
      await nothingEnglish('replay at its start');
      await page.keyboard.press('End');
      await page.waitForFunction(() => location.hash !== '#0');
      await nothingEnglish('replay');
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });

  test('the luck report stays in its frame, in the longest words and at every width', async () => {
    const page = await visit(DESKTOP, { lang: 'cs' });
    for (const width of [1440, 1200, 1024, 390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const [table, frame] = await Promise.all(['.luck table', '.luck'].map((one) => page.locator(one).evaluate((node) => [node.getBoundingClientRect().right, ...[...node.querySelectorAll('td, th')].map((cell) => cell.getBoundingClientRect().right)])));
      assert.ok(Math.max(...table) <= frame[0], `${width}: ${Math.max(...table)} > ${frame[0]}`);
    }
    await page.context().close();
  });

  test('every line of the curve stands out in the dark', async () => {
    const page = await visit(DESKTOP, { theme: 'dark' });
    const contrasts = await page.locator('.story svg .line:not(.under)').evaluateAll((lines) => {
      const channels = (colour) => {
        const numbers = colour.match(/[\d.]+/g).slice(0, 3).map(Number);
        return colour.startsWith('color(') ? numbers : numbers.map((one) => one / 255);
      };
      const light = (colour) => channels(colour).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)).reduce((sum, one, i) => sum + one * [0.2126, 0.7152, 0.0722][i], 0);
      const ground = light(getComputedStyle(document.querySelector('.card')).backgroundColor);
      return lines.map((line) => (light(getComputedStyle(line).stroke) + 0.05) / (ground + 0.05));
    });
    assert.ok(contrasts.length >= quickest.players && Math.min(...contrasts) >= 3, contrasts.join(' '));
    await page.context().close();
  });

  test('is kept: a friend in another language and a server that was started again tell the same', async () => {
    const page = await visit();
    const first = await numbers(page);
    const acts = (await say(page, kept, { type: 'review' })).review.steps.length;
    const friend = await visit(DESKTOP, { lang: 'cs' });
    assert.deepEqual(await numbers(friend), first);
    await server.kill();
    await server.start();
    await friend.reload();
    await reviewed(friend);
    assert.deepEqual(await numbers(friend), first);
    assert.equal((await say(friend, kept, { type: 'review' })).review.steps.length, acts);
    await page.context().close();
    await friend.context().close();
  });

  test('is shared as a link and as a picture, by the keyboard, too', async () => {
    const page = await visit();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
    await page.focus('[data-role=share]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('dialog.share[open]');
    await noSeriousFindings(page, 'sharing');
    await page.click('[data-role=copy-link]');
    await page.getByText('Link copied.').waitFor();
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), `${server.origin}/t/${kept}`);
    const [download] = await Promise.all([page.waitForEvent('download'), page.click('[data-role=save-picture]')]);
    assert.match(download.suggestedFilename(), new RegExp(`^${quickest.id}-\\w{8}\\.png$`));
    const picture = readFileSync(await download.path());
    assert.equal(picture.subarray(1, 4).toString(), 'PNG');
    assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [1200, 630]);
    assert.ok(picture.length > 20_000, 'something is drawn');
    await page.keyboard.press('Escape');
    await page.waitForSelector('dialog.share', { state: 'detached' });
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

  test('shows a moment in the replay, and the way back leads to the result', async () => {
    const page = await visit();
    const link = page.locator('[data-role=show]').first();
    const wanted = (await link.getAttribute('href')).split('#')[1];
    await link.click();
    await page.waitForFunction((n) => document.querySelector('.prompt .at')?.textContent?.startsWith(`Move ${n} of`), wanted);
    await page.locator('.topbar .home').click();
    await page.waitForSelector('.result');
    await page.click('[data-role=replay]');
    await page.waitForFunction(() => location.hash === '#0');
    assert.match(await page.locator('.prompt .ask').innerText(), /^Move 0 of \d+\s+Start$/);
    await page.context().close();
  });

  test('a replay begins at the start, also where the first move was taken back', async () => {
    const page = await person();
    const table = await makeTable(page, briefTable(calmest));
    await page.goto(`${server.origin}/t/${table}`);
    await page.waitForSelector('.prompt.is-asked');
    const asked = await say(page, table, { type: 'decision' });
    const quiet = asked.decision.options.find((option) => option.move.startsWith(calmest.quiet)); // nothing is drawn for it
    await say(page, table, { type: 'play', move: quiet.move, cid: 'first' });
    assert.equal((await say(page, table, { type: 'undo', cid: 'back' })).type, 'done');
    await say(page, table, { type: 'leave', cid: 'gone' });
    await page.waitForSelector('.result', { timeout: 120_000 });
    await page.click('[data-role=replay]');
    await page.waitForFunction(() => location.hash === '#0');
    assert.match(await page.locator('.prompt .ask').innerText(), /^Move 0 of \d+\s+Start$/);
    assert.doesNotMatch(await page.locator('.replay .log').first().innerText(), /taken back/);
    await page.context().close();
  });
});

describe('the result in this browser', () => {
  test('is worked out once and kept, can be proved, and has a picture but no link', async () => {
    const page = await person();
    await page.goto(`${server.origin}/games`);
    await page.setInputFiles('input[type=file]', goldenOf(quickest).file);
    await page.waitForSelector('.result', { timeout: 60_000 });
    await reviewed(page);
    await addsUp(page);
    const storedSteps = () => page.evaluate(() => new Promise((done) => {
      const open = indexedDB.open('ziggurat');
      open.onsuccess = () => {
        const all = open.result.transaction('tables').objectStore('tables').getAll();
        all.onsuccess = () => done(all.result.map((table) => table.review?.steps.length ?? 0));
      };
    }));
    const [steps] = await storedSteps();
    assert.ok(steps > 10, 'stored');
    const first = await numbers(page);
    await page.reload();
    await reviewed(page);
    assert.deepEqual(await numbers(page), first);
    await page.click('[data-role=check]');
    await page.waitForSelector('.proof .good', { timeout: 60_000 });
    await page.click('[data-role=share]');
    await page.waitForSelector('dialog.share canvas');
    assert.equal(await page.locator('[data-role=copy-link]').count(), 0);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
});
