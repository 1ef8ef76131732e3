// Games of all titles in Chromium, to their result and without an uncaught error: by clicking, by keys only, by touch on a phone, in three languages, on the
// server, and between two people with a spectator while the line breaks. Robots begin every title by clicks, by touch and by keys, and its variants by clicks
// or by touch; then computer players go on to the end. With THOROUGH=1 robots play all of it, and everything by clicks and by touch.
//   GAMES=100 node --test web/tests/games.test.mjs      how many games robots play beside those (none)
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser, DESKTOP, makeTable, newPage, PHONE, screenshot, server, serverAndBrowserForAll } from './kit.mjs';
import { playByKeys } from './stage/keys_robot.mjs';
import { games, knowsTheGames, tableOf } from './stage/all_games.mjs';
import { THOROUGH, toTheEnd } from './stage/to_the_end.mjs';

const LANGS = ['en', 'cs', 'pl'];
const WANTED = Number(process.env.GAMES ?? 0);
const shortTable = (game) => tableOf(game, 'friendly', game.short);

serverAndBrowserForAll();

// Somebody who knows the games and is in a hurry.
async function person(look, lang) {
  const page = await newPage(browser, { ...look, locale: lang });
  await page.addInitScript((wanted) => localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: wanted })), lang);
  await knowsTheGames(page);
  await page.goto(`${server.origin}/settings`);
  return page;
}
const confirm = (page) => page.locator('[data-role=confirm]:visible').click();
const fingers = (page, touch) => ({ touch, confirm: () => (touch ? page.locator('[data-role=confirm]:visible').tap() : confirm(page)) });
async function ended(page, name) {
  await page.waitForSelector('.result', { timeout: 120_000 });
  assert.match(await page.locator('.result h1').innerText(), /\S/);
  if (name) await screenshot(page, name, { fullPage: true });
  assert.deepEqual(page.problems, []);
}

describe('one person against computer players', () => {
  const kinds = games.flatMap((game) => [...(THOROUGH ? [{ game, title: game.id, body: shortTable(game) }] : []), ...(game.variants ?? []).map(({ name, players, options }) => ({ game, title: `${game.id} ${name}`, body: tableOf({ ...game, players }, 'friendly', options) }))]);
  for (const [i, { game, title, body }] of kinds.entries())
    for (const [how, look, lang] of [['clicks', DESKTOP, LANGS[i % 3]], ['touch', PHONE, LANGS[(i + 1) % 3]]].filter((_, n) => THOROUGH || n === i % 2))
      test(`${title} by ${how} in ${lang}`, async () => {
        const page = await person(look, lang);
        await page.goto(`${server.origin}/t/${await makeTable(page, body)}`);
        await page.waitForSelector('.shell');
        await toTheEnd(page, game.robot, { seed: 11, ...fingers(page, how === 'touch') }, 24);
        await ended(page, `result-${game.id}-${how}-${lang}`);
        await page.context().close();
      });
  for (const [i, game] of games.entries()) {
    const lang = LANGS[(i + 2) % 3];
    test(`${game.id} by ${game.keys ? 'its own keys' : 'keys only'} in ${lang}`, async () => {
      const page = await person(DESKTOP, lang);
      await page.goto(`${server.origin}/t/${await makeTable(page, shortTable(game))}`);
      await page.waitForSelector('.shell');
      await toTheEnd(page, game.keys ?? playByKeys, { seed: 4 });
      await ended(page);
      await page.context().close();
    });
  }
});

describe('friends', () => {
  for (const game of games)
    test(`${game.id}: two people, a spectator, the line of one breaks and the server stops in between`, async () => {
      const [ann, bob, eve] = await Promise.all([person(DESKTOP, 'en'), person(PHONE, 'cs'), person(DESKTOP, 'pl')]);
      const table = await makeTable(ann, { ...shortTable(game), seats: ['open', 'open', ...Array(game.players - 2).fill('friendly')] });
      const address = `${server.origin}/t/${table}`;
      await ann.goto(address);
      await ann.locator(`input[readonly]`).waitFor();
      assert.equal(await ann.locator('input[readonly]').inputValue(), address); // the link to send
      await screenshot(ann, `waiting-${game.id}`);
      await bob.goto(address);
      await bob.locator('form.sitdown button[type=submit]').tap();
      await eve.goto(address);
      await Promise.all([ann, bob, eve].map((page) => page.waitForSelector('.shell')));
      let moves = 0;
      const afterMove = async () => {
        moves++;
        if (moves === 6) {
          await bob.context().setOffline(true);
          await bob.waitForFunction(() => !navigator.onLine);
          await bob.context().setOffline(false);
        }
        if (moves === 12) {
          await server.kill('SIGKILL');
          await server.start();
        }
      };
      await Promise.all([
        toTheEnd(ann, game.robot, { seed: 21, ...fingers(ann, false), onMove: afterMove }),
        toTheEnd(bob, game.robot, { seed: 22, ...fingers(bob, true) }),
      ]);
      await Promise.all([ended(ann), ended(bob), ended(eve, `spectator-result-${game.id}`)]);
      const totals = await Promise.all([ann, bob, eve].map((page) => page.locator('.bars .total').allInnerTexts()));
      assert.deepEqual(totals[1], totals[0]);
      assert.deepEqual(totals[2], totals[0]);
      assert.ok(moves > 12);
      for (const page of [ann, bob, eve]) await page.context().close();
    });
});

test('robots play on without an uncaught error', { skip: WANTED === 0 }, async () => {
  const began = Date.now();
  let moves = 0;
  for (let n = 0; n < WANTED; n++) {
    const game = games[n % games.length];
    const page = await person(DESKTOP, LANGS[n % 3]);
    await page.goto(`${server.origin}/t/${await makeTable(page, shortTable(game))}`);
    await page.waitForSelector('.shell');
    moves += (await game.robot(page, { seed: 100 + n, ...fingers(page, false) })).moves;
    await ended(page);
    await page.context().close();
  }
  console.log(`${WANTED} games, ${moves} moves by robots in ${Math.round((Date.now() - began) / 1000)} s: 0 uncaught errors`);
});
