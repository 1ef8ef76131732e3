// A move that was played or taken back leaves nothing chosen: what is stored, and what stays on the screen, at tables on the server and in the
// page, for each board and for the one that plays any game, by clicks and by keys.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser, makeTable, newPage, server, serverAndBrowserForAll } from './kit.mjs';
import { calmest, games, knowsTheGames, tableOf } from './stage/all_games.mjs';

serverAndBrowserForAll();

// As everybody finds it: the settings are those of the program, only the guide is gone and nothing moves.
async function newcomer(game) {
  const page = await newPage(browser);
  await page.addInitScript(() => localStorage.getItem('ziggurat.settings') ?? localStorage.setItem('ziggurat.settings', JSON.stringify({ motion: 'off', lang: 'en' })));
  await knowsTheGames(page);
  if (game?.sealed) await page.addInitScript(neverThink);
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
    const body = tableOf(game, 'greedy');
    if (game.sealed) body.seats[1] = 'open'; // the choice stays sealed: one seat never chooses
    const table = await makeTable(page, body);
    if (game.sealed) await sitDownBeside(table);
    await page.goto(`${server.origin}/t/${table}${more}`);
    return async () => mine(server.acts(table));
  },
  async page(page, game, more) {
    await page.goto(server.origin);
    await page.locator(`[data-game=${game.id}]`).getByRole('button', { name: /play now/i }).click();
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

// The n-th first move of a game: on its board, or in the option list by clicks or keys.
const choose = {
  board: (page, game, n) => game.choose(page, n),
  async generic(page, game, n) {
    if (!(await page.locator('[role=option]').count())) await page.click('#tab-options');
    await page.locator(`[role=option][data-move^=${game.quiet}]`).nth(n).click();
  },
  async keys(page, game, n) {
    await page.keyboard.press('o');
    await page.waitForFunction(() => document.activeElement?.matches('[role=option]'));
    await page.keyboard.press('Home');
    const wanted = await game.optionOf(page, n);
    while (!(await page.evaluate((move) => document.activeElement?.dataset.move === move, wanted))) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
};

// Some games begin with a move that draws something: then another one is begun.
const unfit = async (page, game) => {
  await asked(page);
  return (await game.unfit?.(page)) ?? false;
};
const asked = (page) => page.waitForSelector('.prompt.is-asked', { timeout: 30_000 });
const nothingChosen = async (page, game) => {
  const chosen = await page.evaluate((selectors) => [...document.querySelectorAll(selectors)].map((one) => one.outerHTML.slice(0, 120)), `.chip.chosen, .own [aria-pressed=true], [role=option][aria-selected=true], ${game.chosen}`);
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
async function play(page, game, read, how, n) {
  await asked(page);
  await choose[how](page, game, n);
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
    const cases = games.flatMap((game) => [[game, 'board', ''], ...(game.quiet ? [[game, 'generic', '?board=generic']] : []), ...(game.optionOf ? [[game, 'keys', '']] : [])]);
    for (const [game, how, more] of cases)
      test(`${game.id}${how === 'board' ? '' : ` (${how})`}: nothing stays chosen, nothing is played again, and the same move can be`, async () => {
        const page = await newcomer(game);
        let read = await open(page, game, more);
        while (await unfit(page, game)) read = await open(page, game, more);
        await game.begin?.(page);
        const begun = await read();
        const first = await play(page, game, read, how, 0);
        await undo(page);
        await settled(page);
        await nothingChosen(page, game);
        assert.deepEqual(await read(), [...begun, first, 'undo']);
        await page.reload();
        await asked(page);
        assert.deepEqual(await read(), [...begun, first, 'undo'], 'a reload plays nothing either');
        const other = await play(page, game, read, how, 1);
        assert.notEqual(other, first);
        await undo(page);
        const again = await play(page, game, read, how, 0);
        assert.deepEqual(await read(), [...begun, first, 'undo', other, 'undo', first]);
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
    const read = await places.server(page, calmest, '');
    const first = await play(page, calmest, read, 'board', 0);
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
