// Whole games of all titles in Chromium, to their result and without an uncaught error: by clicking, by keys only, by touch on a phone, in three
// languages, on the server and in the browser alone, and between two people with a spectator while the line breaks.
//   GAMES=100 node --test web/tests/games.test.mjs      how many games robots play beside those (3)
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser, DESKTOP, makeTable, newPage, PHONE, screenshot, server, serverAndBrowserForAll } from './kit.mjs';
import { playByKeys } from './stage/keys_robot.mjs';
import { playNewDawn } from './stage/nd_robot.mjs';
import { playSevenWonders, playSevenWondersByKeys } from './stage/sw_robot.mjs';
import { playTigrisEuphrates } from './stage/te_robot.mjs';

const SW = { game: 'seven-wonders', options: { players: 3 }, seats: ['open', 'friendly', 'friendly'] };
const TE = { game: 'tigris-euphrates', options: { players: 2 }, seats: ['open', 'friendly'] };
// Robots that touch anything complete no agendas: their games of A New Dawn end after some rounds, as that option of the table says.
const ND = { game: 'new-dawn', options: { players: 2, round_cap: 7 }, seats: ['open', 'friendly'] };
const BUILT = { game: 'new-dawn', options: { players: 3, map: 'built', round_cap: 3 }, seats: ['open', 'friendly', 'friendly'] };
const robots = { 'seven-wonders': playSevenWonders, 'tigris-euphrates': playTigrisEuphrates, 'new-dawn': playNewDawn };

serverAndBrowserForAll();

// Somebody who knows the games and is in a hurry.
async function person(look, lang) {
  const page = await newPage(browser, { ...look, locale: lang });
  await page.addInitScript((wanted) => {
    localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: wanted }));
    for (const game of ['seven-wonders', 'tigris-euphrates', 'new-dawn']) localStorage.setItem(`ziggurat.guide.${game}`, '"seen"');
  }, lang);
  await page.goto(`${server.origin}/settings`);
  return page;
}
const confirm = (page) => page.locator('[data-role=confirm]:visible').click();
async function play(page, game, { touch = false, seed = 1 } = {}) {
  await page.waitForSelector('.shell');
  return robots[game](page, { seed, touch, confirm: () => (touch ? page.locator('[data-role=confirm]:visible').tap() : confirm(page)) });
}
async function ended(page, name) {
  await page.waitForSelector('.result', { timeout: 30_000 });
  assert.match(await page.locator('.result h1').innerText(), /\S/);
  if (name) await screenshot(page, name, { fullPage: true });
  assert.deepEqual(page.problems, []);
}

describe('one person against computer players', () => {
  for (const [body, look, lang, how] of [[SW, DESKTOP, 'cs', 'clicks'], [TE, DESKTOP, 'en', 'clicks'], [SW, PHONE, 'pl', 'touch'], [TE, PHONE, 'cs', 'touch'], [ND, DESKTOP, 'pl', 'clicks'], [ND, PHONE, 'en', 'touch'], [BUILT, DESKTOP, 'cs', 'clicks'], [BUILT, PHONE, 'pl', 'touch']])
    test(`${body.game}${body.options.map ? ' on a map of its players' : ''} by ${how} in ${lang}`, async () => {
      const page = await person(look, lang);
      await page.goto(`${server.origin}/t/${await makeTable(page, body)}`);
      await play(page, body.game, { touch: how === 'touch', seed: 11 });
      await ended(page, `result-${body.game}-${how}-${lang}`);
      await page.context().close();
    });
  test('seven-wonders by its own keys in en', async () => {
    const page = await person(DESKTOP, 'en');
    await page.goto(`${server.origin}/t/${await makeTable(page, SW)}`);
    await page.waitForSelector('.shell');
    await playSevenWondersByKeys(page, { seed: 3 });
    await ended(page);
    await page.context().close();
  });
  for (const [body, lang] of [[TE, 'pl'], [ND, 'cs']])
    test(`${body.game} by keys only in ${lang}`, async () => {
      const page = await person(DESKTOP, lang);
      await page.goto(`${server.origin}/t/${await makeTable(page, body)}`);
      await page.waitForSelector('.shell');
      await playByKeys(page, { seed: 4 });
      await ended(page);
      await page.context().close();
    });
});

describe('friends', () => {
  for (const [game, seats, more = {}] of [['seven-wonders', ['open', 'open', 'friendly']], ['tigris-euphrates', ['open', 'open']], ['new-dawn', ['open', 'open'], { round_cap: 12 }]])
    test(`${game}: two people, a spectator, the line of one breaks and the server stops in between`, async () => {
      const [ann, bob, eve] = await Promise.all([person(DESKTOP, 'en'), person(PHONE, 'cs'), person(DESKTOP, 'pl')]);
      const table = await makeTable(ann, { game, options: { players: seats.length, ...more }, seats });
      const address = `${server.origin}/t/${table}`;
      await ann.goto(address);
      await ann.locator(`input[readonly]`).waitFor();
      assert.equal(await ann.locator('input[readonly]').inputValue(), address); // the link to send
      await screenshot(ann, `waiting-${game}`);
      await bob.goto(address);
      await bob.locator('form.sitdown button[type=submit]').tap();
      await eve.goto(address);
      await Promise.all([ann, bob, eve].map((page) => page.waitForSelector('.shell')));
      let moves = 0;
      const afterMove = async () => {
        moves++;
        if (moves === 6) {
          await bob.context().setOffline(true);
          await bob.waitForTimeout(400);
          await bob.context().setOffline(false);
        }
        if (moves === 12) {
          await server.kill('SIGKILL');
          await server.start();
        }
      };
      const robot = robots[game];
      await Promise.all([
        robot(ann, { seed: 21, confirm: () => confirm(ann), onMove: afterMove }),
        robot(bob, { seed: 22, touch: true, confirm: () => bob.locator('[data-role=confirm]:visible').tap() }),
      ]);
      await Promise.all([ended(ann), ended(bob), ended(eve, `spectator-result-${game}`)]);
      const totals = await Promise.all([ann, bob, eve].map((page) => page.locator('.bars .total').allInnerTexts()));
      assert.deepEqual(totals[1], totals[0]);
      assert.deepEqual(totals[2], totals[0]);
      assert.ok(moves > 12);
      for (const page of [ann, bob, eve]) await page.context().close();
    });
});

test('robots play on without an uncaught error', async () => {
  const wanted = Number(process.env.GAMES ?? 3);
  const began = Date.now();
  let moves = 0;
  for (let n = 0; n < wanted; n++) {
    const body = [SW, TE, ND][n % 3];
    const page = await person(DESKTOP, ['en', 'cs', 'pl'][n % 3]);
    await page.goto(`${server.origin}/t/${await makeTable(page, body)}`);
    moves += (await play(page, body.game, { seed: 100 + n })).moves;
    await ended(page);
    await page.context().close();
  }
  console.log(`${wanted} games, ${moves} moves by robots in ${Math.round((Date.now() - began) / 1000)} s: 0 uncaught errors`);
});
