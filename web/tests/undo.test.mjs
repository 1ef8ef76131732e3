// A move that was played or taken back leaves nothing chosen: what is stored, and what stays on the screen, at tables on the server and in the
// page, for each board and for the one that plays any game, by clicks and by keys.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser, makeTable, newPage, server, serverAndBrowserForAll } from './kit.mjs';

serverAndBrowserForAll();

const SERVER_TABLES = {
  'seven-wonders': { game: 'seven-wonders', options: { players: 3 }, seats: ['open', 'open', 'greedy'] }, // the choice stays sealed: one seat never chooses
  'tigris-euphrates': { game: 'tigris-euphrates', options: { players: 2 }, seats: ['open', 'greedy'] },
  'new-dawn': { game: 'new-dawn', options: { players: 2 }, seats: ['open', 'greedy'] },
};
const GAMES = Object.keys(SERVER_TABLES);

// As everybody finds it: the settings are those of the program, only the guide is gone and nothing moves.
async function newcomer(game) {
  const page = await newPage(browser);
  await page.addInitScript((games) => {
    if (localStorage.getItem('ziggurat.settings') === null) localStorage.setItem('ziggurat.settings', JSON.stringify({ motion: 'off', lang: 'en' }));
    for (const game of games) localStorage.setItem(`ziggurat.guide.${game}`, '"seen"');
  }, GAMES);
  if (game === 'seven-wonders') await page.addInitScript(neverThink);
  return page;
}

// Computer players in the page think for ever, so that a sealed choice stays sealed.
const neverThink = () => {
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (letter, ...more) {
    if (letter?.call !== 'think') post.call(this, letter, ...more);
  };
};

const readActs = ({ id }) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('ziggurat');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('tables').objectStore('tables').get(id);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        opening.result.close();
        resolve((reading.result?.acts ?? []).map(([kind, seat, body]) => ({ kind: kind === 'play' ? 'move' : kind, seat, body: body ?? '' })));
      };
    };
  });
// What I did, as it is stored: ['king B1', 'undo', …]
const mine = (acts, seat = 0) => acts.filter((act) => act.seat === seat && ['move', 'undo'].includes(act.kind)).map((act) => (act.kind === 'undo' ? 'undo' : act.body));

const places = {
  async server(page, game, more) {
    await page.goto(`${server.origin}/settings`);
    const table = await makeTable(page, SERVER_TABLES[game]);
    if (game === 'seven-wonders') await sitDownBeside(table);
    await page.goto(`${server.origin}/t/${table}${more}`);
    return async () => mine(server.acts(table));
  },
  async page(page, game, more) {
    await page.goto(server.origin);
    await page.locator(`[data-game=${game}]`).getByRole('button', { name: /play now/i }).click();
    await page.waitForURL(/\/local\/\w+$/);
    const id = page.url().split('/').at(-1);
    if (more) await page.goto(page.url() + more);
    return async () => mine(await page.evaluate(readActs, { id }));
  },
};

// Somebody who takes the other seat, and thinks about his first move for ever.
async function sitDownBeside(table) {
  const page = await newcomer();
  await page.goto(`${server.origin}/t/${table}`);
  await page.locator('.sitdown button').click();
  await page.waitForSelector('.shell');
}

// Culture and economy ask where; other cards may end the turn, and then something hidden comes to light.
const focusCard = (n) => `.nd-card[data-may=true]:has(.nd-card-head use[href="#nd-${['culture', 'economy'][n]}"])`;

// One move of each board, by its own means; `n` says which.
const choose = {
  async 'seven-wonders'(page, n) {
    if (await page.locator('.sw-side').count()) return page.locator('.sw-side').nth(n).click();
    await page.locator('.sw-cards button.sw-card').nth(n).click();
    if (await page.locator('[data-use=discard]').getAttribute('aria-pressed') !== 'true') await page.locator('[data-use=discard]').click();
  },
  async 'tigris-euphrates'(page, n) {
    await page.locator('[data-piece=king]').click();
    await page.locator('.te-cell.te-open').nth(n).click();
  },
  'new-dawn': (page, n) => page.locator(focusCard(n)).click(),
  async generic(page, n) {
    if (!(await page.locator('[role=option]').count())) await page.click('#tab-options');
    await page.locator('[role=option][data-move^=king]').nth(n).click();
  },
  async keys(page, n) {
    await page.keyboard.press('o');
    await page.waitForFunction(() => document.activeElement?.matches('[role=option]'));
    await page.keyboard.press('Home');
    const wanted = `slot ${await page.locator(focusCard(n)).getAttribute('data-slot')}`;
    while (!(await page.evaluate((move) => document.activeElement?.dataset.move === move, wanted))) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
};

const asked = (page) => page.waitForSelector('.prompt.is-asked', { timeout: 30_000 });
const nothingChosen = async (page) => {
  const chosen = await page.evaluate(() => [...document.querySelectorAll('.chip.chosen, .te-chosen, .sw-card.is-selected, .sw-use.is-selected, .sw-side.is-selected, .nd-card[aria-pressed=true], .own [aria-pressed=true], [role=option][aria-selected=true]')].map((one) => one.outerHTML.slice(0, 120)));
  assert.deepEqual(chosen, []);
};
// The host answers in order: what was asked before these questions has been answered, and what followed from it has happened.
async function settled(page) {
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('w');
    await page.waitForSelector('.popover');
    await page.keyboard.press('Escape');
    await page.waitForSelector('.popover', { state: 'detached' });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
}

// The first move of the game was played when Undo offers to take it back.
const canTakeBack = () => /last move/.test(document.querySelector('.prompt .undo:not([aria-disabled=true])')?.textContent ?? '');
const cannotTakeBack = () => document.querySelector('.prompt.is-asked .undo[aria-disabled=true]') !== null;

// Plays a move: at once where it can be taken back, or by Confirm.
async function play(page, read, how, n) {
  await asked(page);
  await choose[how](page, n);
  const confirm = page.locator('[data-role=confirm]:not([aria-disabled=true]):visible');
  const played = page.waitForFunction(canTakeBack, null, { timeout: 30_000 }).then(() => 'played');
  const ready = confirm.waitFor({ timeout: 30_000 }).then(() => 'ready', () => 'played');
  if ((await Promise.race([played, ready])) === 'ready') await confirm.click({ timeout: 1_000 }).catch(() => {}); // it may be on its way already
  await played;
  return (await read()).at(-1);
}
async function undo(page) {
  await page.locator('.prompt .undo').click();
  await page.waitForFunction(cannotTakeBack);
}

for (const [where, open] of Object.entries(places)) {
  describe(`undo at a table ${where === 'page' ? 'in the page' : 'on the server'}`, () => {
    const cases = [...GAMES.map((game) => [game, game, '']), ['tigris-euphrates', 'generic', '?board=generic'], ['new-dawn', 'keys', '']];
    for (const [game, how, more] of cases)
      test(`${game}${how === game ? '' : ` (${how})`}: nothing stays chosen, nothing is played again, and the same move can be`, async () => {
        const page = await newcomer(game);
        const read = await open(page, game, more);
        const first = await play(page, read, how, 0);
        await undo(page);
        await settled(page);
        await nothingChosen(page);
        assert.deepEqual(await read(), [first, 'undo']);
        await page.reload();
        await asked(page);
        assert.deepEqual(await read(), [first, 'undo'], 'a reload plays nothing either');
        const other = await play(page, read, how, 1);
        assert.notEqual(other, first);
        await undo(page);
        const again = await play(page, read, how, 0);
        assert.deepEqual(await read(), [first, 'undo', other, 'undo', first]);
        assert.equal(again, first);
        assert.deepEqual(page.problems, []);
        await page.context().close();
      });
  });
}

describe('a move that waits', () => {
  test('is not played by a look back, nor after the line was cut; it stays where it was put together', async () => {
    const page = await newcomer();
    let cut = () => {};
    await page.routeWebSocket(/\/socket$/, (socket) => {
      socket.connectToServer();
      cut = () => socket.close();
    });
    const read = await places.server(page, 'tigris-euphrates', '');
    const first = await play(page, read, 'tigris-euphrates', 0);
    await asked(page);
    await page.click('.hintbtn');
    await page.locator('.hint').first().click(); // a hint waits for Confirm
    const wanted = await page.locator('[data-role=confirm] span').first().innerText();
    await page.locator('.boardwrap').focus();
    await page.keyboard.press('[');
    await page.waitForSelector('.looking');
    await page.keyboard.press(']');
    await page.waitForSelector('.looking', { state: 'detached' });
    await settled(page);
    const opened = page.waitForEvent('websocket');
    await cut();
    await opened;
    await settled(page);
    assert.equal(await page.locator('[data-role=confirm] span').first().innerText(), wanted);
    assert.deepEqual(await read(), [first]);
    await page.context().close();
  });
});
