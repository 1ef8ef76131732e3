// Somebody who reads only Czech, or only Polish, finds no English in the page: every screen, every panel, dialog and menu of a table, the result, the replay, and what
// is said when things go wrong. layout.test.mjs looks at every kind of decision, result.test.mjs at the result of every game. The two languages share out the games, because
// a sentence that is in no catalogue is found by either; LANGS=cs and LANGS=pl show all of them in one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, DESKTOP, makeTable, newPage, PHONE, server, serverAndBrowserForAll, until } from './kit.mjs';
import { games, goldenOf, knowsTheGames, quickest, tableOf } from './stage/all_games.mjs';
import { englishFor, readable } from './stage/english.mjs';
import { asked } from './stage/shell.mjs';

serverAndBrowserForAll();

const LANGS = (process.env.LANGS ?? 'cs,pl').split(',');
const inTurn = (n) => LANGS[n % LANGS.length];

// Reads what a page says where it stands, and gathers the English of all places.
class Reader {
  constructor(lang) {
    this.lang = lang;
    this.english = englishFor(lang, games);
    this.found = [];
    this.places = 0;
  }
  async page(view = DESKTOP, { guide = true } = {}) {
    const page = await newPage(browser, { ...view, locale: this.lang });
    await page.addInitScript(() => localStorage.getItem('ziggurat.settings') ?? localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off' })));
    if (!guide) await knowsTheGames(page);
    return page;
  }
  async read(page, where) {
    let lines = [];
    const speaks = async () => (lines = await page.evaluate(readable)).length > 3; // what is still opening does not
    await until(speaks).catch(() => assert.fail(`${where} says nothing`));
    this.places++;
    for (const line of this.english(lines)) this.found.push(`${where}: ${line}`);
  }
  async open(page, path, where = path) {
    await page.goto(server.origin + path);
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-busy=true], .opening').first().waitFor({ state: 'detached' });
    await this.read(page, where);
  }
  done(page, atLeast) {
    assert.deepEqual(page.problems, []);
    assert.ok(this.places >= atLeast, `${this.places} places`);
    assert.deepEqual([...new Set(this.found)], []);
  }
}

async function screens(lang) {
  const reader = new Reader(lang);
  const page = await reader.page();
  await page.goto(`${server.origin}/plain`);
  await page.locator('main select').first().waitFor();
  await reader.read(page, '/plain');
  const ids = games.filter((_, n) => inTurn(n) === lang).map(({ id }) => id);
  for (const path of ['/', '/new', ...ids.map((id) => `/new/${id}`), '/rules', ...ids.map((id) => `/rules/${id}`), '/games', '/verify', '/settings', '/account', '/nonsense', '/t/zzzzzzzz', '/local/zzzzzzzzzzzz', '/t/zzzzzzzz/replay'])
    await reader.open(page, path);

  await reader.open(page, '/', 'Home');
  await page.locator('.join input').fill('???');
  await reader.read(page, 'Home, a bad link');

  await reader.open(page, `/new/${quickest.id}`, 'set-up');
  for (const [panel, n] of [[0, 1], [0, 2], [1, 1]]) {
    await page.locator('.panel.pace').nth(panel).getByRole('button').nth(n).click();
    await reader.read(page, `set-up, choice ${panel}.${n}`);
  }

  await reader.open(page, `/rules/${quickest.id}`);
  await page.getByRole('searchbox').fill('zebra');
  await reader.read(page, 'rules, nothing found');

  await reader.open(page, '/account');
  const secret = async (form, login, password) => {
    await page.locator('.pairs .panel').nth(form).locator('input').nth(0).fill(login);
    await page.locator('.pairs .panel').nth(form).locator('input').nth(1).fill(password);
    await page.locator('.pairs .panel').nth(form).getByRole('button').click();
  };
  await secret(1, `nobody-${lang}`, 'wrong horse');
  await page.locator('.pairs .problem', { hasText: /./ }).waitFor();
  await reader.read(page, 'account, a wrong password');
  await page.locator('form .input').first().fill('<img src=x>');
  await page.locator('form .btn.line').first().click();
  await page.locator('#name-said', { hasText: /./ }).waitFor();
  await reader.read(page, 'account, a bad name');
  await secret(0, `ema-${lang}`, 'correct horse');
  await page.locator('.pairs .btn.line').waitFor(); // log out everywhere
  await reader.read(page, 'account, logged in');

  await reader.open(page, '/verify');
  await page.locator('textarea').fill('chess');
  await page.locator('.problem').waitFor();
  await reader.read(page, 'verify, no record');
  await page.locator('textarea').fill(goldenOf(quickest).record);
  await page.locator('.problem').waitFor({ state: 'detached' });
  await reader.read(page, 'verify, a record');

  await reader.open(page, '/games');
  await page.setInputFiles('input[type=file]', { name: 'chess.txt', mimeType: 'text/plain', buffer: Buffer.from('chess') });
  await page.locator('.problem').waitFor();
  await reader.read(page, 'my games, no record');
  reader.done(page, 30);
  await page.context().close();
}

async function waiting(lang) {
  const reader = new Reader(lang);
  const [host, guest] = [await reader.page(), await reader.page(PHONE)];
  await host.goto(server.origin);
  const path = `/t/${await makeTable(host, { game: quickest.id, options: { players: 4 }, seats: ['open', 'open', 'open', 'friendly'], listed: true })}`;
  await reader.open(host, path, 'waiting room of the host');
  await reader.open(guest, path, 'waiting room of a guest');
  await guest.locator('.sitdown input').fill('<b>');
  await guest.locator('.sitdown [type=submit]').click();
  await guest.locator('#sit-problem', { hasText: /./ }).waitFor();
  await reader.read(guest, 'waiting room, a bad name');
  await guest.locator('.sitdown input').fill('Ema');
  await guest.locator('.sitdown [type=submit]').click();
  await guest.locator('.leave').waitFor();
  await reader.read(guest, 'waiting room, seated');
  await reader.open(guest, '/', 'Home with open tables');
  await reader.open(guest, '/games', 'my games, waiting');
  assert.deepEqual(host.problems, []);
  reader.done(guest, 6);
  await host.context().close();
  await guest.context().close();
}

// One table of each game: what lies beside the board, what opens over it.
async function table(game, lang) {
  const reader = new Reader(lang);
  const page = await reader.page();
  const at = (what) => `${game.id}, ${what}`;
  await page.goto(`${server.origin}/settings`);
  await page.goto(`${server.origin}/t/${await makeTable(page, tableOf(game))}`);
  await asked(page);
  await page.locator('.guide [data-hint]').first().waitFor({ timeout: 30_000 });
  await reader.read(page, at('the guide'));
  for (const tab of await page.locator('[role=tab]').all()) {
    await tab.click();
    await reader.read(page, at(await tab.getAttribute('id')));
  }
  const card = page.locator('.popover');
  const over = async (open, what, wanted = card) => {
    await open();
    await wanted.first().waitFor({ timeout: 30_000 });
    await reader.read(page, at(what));
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
  };
  await over(() => page.click('.btn.why'), 'why this is asked');
  await close();
  await over(() => page.click('.hintbtn'), 'hint', page.locator('.hintlist [data-hint]'));
  await close();
  const menu = page.locator('.popover.menu li');
  await over(() => page.click('[data-role=menu]'), 'menu');
  const entries = await menu.count();
  for (let n = 0; n < entries; n++) {
    if ((await menu.nth(n).locator('a').count()) === 0) {
      await menu.nth(n).locator('button').click();
      await reader.read(page, at(`entry ${n} of the menu`));
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.click('[data-role=menu]');
    await menu.first().waitFor();
  }
  await close();
  await over(() => page.keyboard.press('b'), 'the board in words');
  await close();
  for (const why of (await page.locator('[data-why]').all()).slice(0, 3)) {
    await over(() => why.click({ button: 'right', force: true }), 'why not');
    await close();
  }
  reader.done(page, 12);
  await page.context().close();
}

// A game that is over, in this browser: result, review, sharing, board, replay.
async function result(game, lang) {
  const reader = new Reader(lang);
  const page = await reader.page();
  const at = (what) => `${game.id}, ${what}`;
  await page.goto(`${server.origin}/games`);
  await page.setInputFiles('input[type=file]', goldenOf(game).file);
  await page.waitForSelector('.result', { timeout: 60_000 });
  await page.waitForSelector('.luck tbody tr', { timeout: 120_000 });
  await reader.read(page, at('result and review'));
  await page.click('[data-role=share]');
  await page.waitForSelector('dialog.share[open]');
  await reader.read(page, at('sharing'));
  await page.keyboard.press('Escape');
  await page.click('[data-role=check]');
  await page.waitForSelector('.proof .good', { timeout: 60_000 });
  await reader.read(page, at('proof'));
  await page.click('[data-role=replay]');
  await page.waitForSelector('.replay');
  await reader.read(page, at('replay at its start'));
  await page.keyboard.press('End');
  await page.click('[data-role=later]').catch(() => {});
  await reader.read(page, at('replay'));
  reader.done(page, 5);
  await page.context().close();
}

async function offline(lang) {
  const reader = new Reader(lang);
  const page = await reader.page(DESKTOP, { guide: false });
  await page.goto(`${server.origin}/settings`);
  const path = `/t/${await makeTable(page, tableOf(quickest))}`;
  await page.goto(server.origin + path);
  await asked(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.context().setOffline(true);
  await reader.read(page, 'a table without a network');
  await page.goto(server.origin);
  await page.locator('.notice').first().waitFor();
  await reader.read(page, 'Home without a network');
  for (const at of ['/games', `/new/${quickest.id}`, '/account', path]) {
    await page.goto(server.origin + at);
    await page.locator('.notice').first().waitFor();
    await page.locator('.opening').waitFor({ state: 'detached' });
    await reader.read(page, `${at} without a network`);
  }
  reader.done(page, 6);
  await page.context().close();
}

for (const lang of LANGS) {
  test(`screens in ${lang}`, () => screens(lang));
  test(`waiting room in ${lang}`, () => waiting(lang));
}
for (const [n, game] of games.entries()) test(`table of ${game.id} in ${inTurn(n)}`, () => table(game, inTurn(n)));
test(`result of ${quickest.id} in this browser in ${inTurn(0)}`, () => result(quickest, inTurn(0)));
test(`offline in ${inTurn(games.length)}`, () => offline(inTurn(games.length)));
