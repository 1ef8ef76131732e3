// The table in Chromium: a newcomer's first turn, why, hints, looking back, commit modes, result and replay, any game through its
// lists, phones, and everything odd that can reach a table.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { atRest, DESKTOP, noSeriousFindings, PHONE, screenshot, server, serverAndBrowserForAll } from './kit.mjs';
import { calmest, quickest, tableOf } from './stage/all_games.mjs';
import { asked, CALM, confirm, newTable, openTable, pageWith, play, text } from './stage/shell.mjs';
import { toTheEnd } from './stage/to_the_end.mjs';

const CALMEST = tableOf(calmest, 'greedy');
const QUICKEST = tableOf(quickest, 'greedy');
const isUntouched = ([selector, words]) => document.querySelector(selector)?.textContent === words;
const isTouched = ([selector, words]) => document.querySelector(selector)?.textContent !== words;

serverAndBrowserForAll();

describe('a newcomer', () => {
  test('reads the goal, is offered first moves, puts one on the board and plays it', async () => {
    const page = await pageWith({ commit: 'normal', motion: 'fast', lang: 'en' }, DESKTOP, { guide: true });
    await openTable(page, CALMEST);
    await asked(page);
    assert.match(await text(page, '.guide .goal'), calmest.goal);
    await page.waitForSelector('.guide .chip');
    assert.ok((await page.locator('.guide .chip').count()) >= 2);
    const wanted = await text(page, '.guide .chip b');
    await page.locator('.guide .chip').first().click();
    assert.equal(await text(page, '[data-role=confirm] span'), wanted, 'a hint waits for Confirm');
    assert.equal(await page.locator('.guide').count(), 0, 'and the guide goes away');
    const before = await text(page, '.timeline .at');
    await confirm(page);
    await page.waitForFunction((was) => document.querySelector('.timeline .at')?.textContent !== was, before);
    await page.reload();
    await asked(page);
    assert.equal(await page.locator('.guide').count(), 0, 'once for each game');
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
  test('finds no serious fault of accessibility at either table', async () => {
    for (const body of [CALMEST, QUICKEST]) {
      const page = await pageWith(CALM);
      await openTable(page, body);
      await asked(page);
      await noSeriousFindings(page);
      for (const tab of ['log', 'options', 'scores', 'rules']) {
        await page.click(`#tab-${tab}`);
        await atRest(page);
        await noSeriousFindings(page, tab);
      }
      for (const key of ['?', 'b', 'w']) {
        await page.locator('.boardwrap').focus();
        await page.keyboard.press(key);
        await page.waitForSelector('.popover');
        await noSeriousFindings(page, key);
        await page.keyboard.press('Escape');
        assert.equal(await page.locator('.popover').count(), 0);
      }
      await page.context().close();
    }
  });
});

describe('why', () => {
  test('a legal option says what would follow, by right click and by key', async () => {
    const page = await pageWith(CALM);
    await openTable(page, CALMEST);
    await asked(page);
    await page.keyboard.press('o');
    await page.waitForFunction(() => document.activeElement?.matches('[role=option]'));
    await page.keyboard.press('w');
    await page.waitForSelector('.popover');
    assert.match(await text(page, '.popover'), /legal/);
    await page.keyboard.press('Escape');
    await page.locator('[role=option]').nth(2).click({ button: 'right' });
    await page.waitForSelector('.popover ul.plain li');
    await page.context().close();
  });
});

describe('the move that is put together', () => {
  test('careful waits for Confirm, and Escape and Undo take steps back', async () => {
    const page = await pageWith(CALM);
    await openTable(page, CALMEST);
    await asked(page);
    await calmest.choose(page, 0);
    await page.waitForSelector('[data-role=confirm]:not([aria-disabled=true])');
    assert.equal(await page.locator('.chip.chosen').count(), calmest.picks - (await page.locator('.chip.automatic').count()));
    assert.match(await text(page, '.undo'), calmest.undoes);
    await page.locator('.boardwrap').focus();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('[data-role=confirm]:not([aria-disabled=true])').count(), 0);
    await page.keyboard.press('u');
    assert.equal(await page.locator('.chip.chosen').count(), 0);
    await page.context().close();
  });
  test('normal plays at once what can be taken back, and it is taken back', async () => {
    const page = await pageWith({ ...CALM, commit: 'normal' });
    await openTable(page, CALMEST);
    await asked(page);
    await calmest.choose(page, 0);
    await page.waitForFunction(() => document.querySelector('.undo')?.textContent?.includes('last move'));
    await page.locator('.boardwrap').focus();
    await page.keyboard.press('u');
    await page.waitForFunction(isUntouched, calmest.untouched);
    await page.context().close();
  });
  test('fast plays at once and leaves three seconds to undo', async () => {
    const page = await pageWith({ ...CALM, commit: 'fast' });
    await openTable(page, CALMEST);
    await asked(page);
    await calmest.choose(page, 0);
    await page.waitForSelector('.toast');
    await page.click('.toast .btn');
    await page.waitForFunction(isUntouched, calmest.untouched);
    await page.context().close();
  });
  test('a hint is put together and not played', async () => {
    const page = await pageWith({ ...CALM, commit: 'fast' });
    await openTable(page, QUICKEST);
    await asked(page);
    await page.click('.hintbtn');
    await page.waitForSelector('.hint');
    assert.match(await text(page, '.hint .figures'), /\d points expected/);
    const wanted = await text(page, '.hint b');
    await page.locator('.hint').first().click();
    assert.equal(await page.locator('[data-role=confirm]').getAttribute('title'), wanted);
    await page.context().close();
  });
});

describe('looking back', () => {
  test('by keys, log and timeline; the decision waits, and Back to now returns', async () => {
    const page = await pageWith(CALM);
    await openTable(page, CALMEST);
    for (let i = 0; i < 3; i++) {
      await asked(page);
      await page.click('.hintbtn');
      await page.locator('.hint').first().click();
      await play(page);
    }
    await asked(page);
    const now = await text(page, '.timeline .at');
    await page.locator('.boardwrap').focus();
    await page.keyboard.press('[');
    await page.waitForSelector('.looking');
    assert.match(await text(page, '.looking'), /waiting for you/);
    assert.equal(await page.locator(calmest.possible).count(), 0, 'nothing can be chosen in the past');
    await page.keyboard.press(']');
    await page.waitForSelector('.looking', { state: 'detached' });
    assert.equal(await text(page, '.timeline .at'), now);
    await page.click('#tab-log');
    await page.locator('.logscroll .log button:enabled').first().click();
    await page.waitForSelector('.looking');
    await page.click('[data-role=now]');
    await asked(page);
    await page.locator('.ticks input').fill('1');
    await page.waitForSelector('.looking');
    await page.locator('.boardwrap').focus();
    await page.keyboard.press('Escape');
    await asked(page);
    await page.click('.again');
    await page.waitForFunction(() => document.querySelector('.prompt.is-asked'), null, { timeout: 20_000 });
    await page.context().close();
  });
  test('whoever returns after an hour is told what has changed', async () => {
    const page = await pageWith(CALM);
    const address = await openTable(page, CALMEST);
    await asked(page);
    const table = address.split('/').at(-1);
    for (let i = 0; i < 2; i++) {
      await page.click('.hintbtn');
      await page.locator('.hint').first().click();
      await play(page);
      await asked(page);
    }
    await page.evaluate((key) => localStorage.setItem(key, JSON.stringify({ event: 0, at: Date.now() - 3_600_000 })), `ziggurat.seen.${table}`);
    await page.reload();
    await page.waitForSelector('.recap li');
    await noSeriousFindings(page, 'recap');
    await page.locator('.recap .btn.primary').click();
    assert.equal(await page.locator('.recap').count(), 0);
    await page.reload();
    await asked(page);
    assert.equal(await page.locator('.recap').count(), 0);
    await page.context().close();
  });
});

describe('whole games', () => {
  test('the quickest to its result, its replay with other eyes, and once more', async () => {
    const page = await pageWith(CALM);
    const address = await openTable(page, QUICKEST);
    await quickest.robot(page, { seed: 5, confirm: () => confirm(page) });
    await page.waitForSelector('.result');
    await screenshot(page, `result-${quickest.id}`, { fullPage: true });
    assert.equal(await page.locator('.bars ol > li').count(), quickest.players);
    await page.waitForSelector('.chart');
    await noSeriousFindings(page, 'result');
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('Save to a file').click()]);
    assert.match(download.suggestedFilename(), new RegExp(`^${quickest.id}-\\w{8}\\.txt$`));
    await page.click('[data-role=board]');
    await page.waitForSelector(quickest.board);
    await page.locator('.strip.good .btn').click();
    await page.waitForSelector('.result');
    await page.goto(`${address}/replay#7`);
    await page.waitForFunction(() => document.querySelector('.prompt .at')?.textContent?.startsWith('Move 7 of'));
    await page.click('[data-role=later]');
    await page.waitForFunction(() => location.hash === '#8');
    await page.selectOption('.eyes select', '2');
    await page.waitForSelector(quickest.board);
    await noSeriousFindings(page, 'replay');
    await page.click('[data-role=play]');
    await page.waitForFunction(() => Number(location.hash.slice(1)) >= 10, null, { timeout: 15_000 });
    await page.goto(address);
    await page.click('[data-role=again]');
    await page.waitForFunction((was) => location.href !== was && document.querySelector('.prompt'), address);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
  test('another to its result, moves that can be taken back played at once', async () => {
    const page = await pageWith({ ...CALM, commit: 'normal' });
    await openTable(page, CALMEST);
    const possible = page.locator('[data-role=confirm]:not([aria-disabled=true])');
    // The move may be on its way already.
    await toTheEnd(page, calmest.robot, { seed: 4, confirm: () => possible.click({ timeout: 2000 }).catch(() => {}) }, 24);
    await page.waitForSelector('.result', { timeout: 120_000 });
    assert.equal(await page.locator('.bars ol > li').count(), calmest.players);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
  for (const [body, most] of [[QUICKEST, 200], [CALMEST, 24]]) {
    test(`${body.game} through its lists and panels only`, async () => {
      const page = await pageWith(CALM);
      await openTable(page, body, '?board=generic');
      for (let i = 0; i < most; i++) {
        await page.waitForSelector('.prompt.is-asked, .result', { timeout: 30_000 });
        if ((await page.locator('.result').count()) > 0) break;
        if (i === 8) {
          await screenshot(page, `generic-${body.game}`);
          await noSeriousFindings(page, 'generic');
          assert.doesNotMatch(await text(page, '.generic'), /[{}"]|\bnull\b|\bundefined\b|_/, 'no notation of the program');
        }
        const options = page.locator('[role=option]');
        await options.nth((7 * i) % (await options.count())).click();
        const before = await text(page, '.timeline .at');
        await confirm(page);
        await page.waitForFunction((was) => document.querySelector('.result') || document.querySelector('.timeline .at')?.textContent !== was, before, { timeout: 15_000 });
      }
      if (most > 100) assert.equal(await page.locator('.result').count(), 1);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
});

describe('by keys only', () => {
  test('from the option list', async () => {
    const page = await pageWith(CALM);
    await openTable(page, CALMEST);
    for (let i = 0; i < 12; i++) {
      await asked(page);
      const before = await text(page, '.timeline .at');
      await page.keyboard.press('o');
      await page.waitForFunction(() => document.activeElement?.matches('[role=option]'));
      for (let k = (5 * i) % 9; k >= 0; k--) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForSelector('[role=option][aria-selected=true]');
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-selected') === 'true');
      await page.keyboard.press('Enter');
      await page.waitForFunction((was) => document.querySelector('.timeline .at')?.textContent !== was, before, { timeout: 15_000 });
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
});

describe('people', () => {
  test('two of them and a spectator see the same game, each in his language, with a reload in the middle', async () => {
    const ann = await pageWith(CALM);
    const bob = await pageWith({ ...CALM, lang: 'cs' });
    const eve = await pageWith({ ...CALM, lang: 'pl' });
    const address = await newTable(ann, { ...CALMEST, seats: ['open', 'open'] });
    for (const page of [ann, bob]) await page.goto(address);
    await bob.locator('.seatrow.is-open .btn').first().click();
    for (const page of [ann, bob]) await page.waitForSelector('.shell', { timeout: 30_000 });
    await eve.goto(address);
    await eve.waitForSelector('.shell');
    for (let i = 0; i < 8; i++) {
      const player = await Promise.race([ann, bob].map((page) => asked(page).then(() => page)));
      const before = await text(player, '.timeline .at');
      await player.click('.hintbtn');
      await player.locator('.hint').first().click();
      await confirm(player);
      await player.waitForFunction((was) => document.querySelector('.timeline .at')?.textContent !== was, before);
      if (i === 4) await Promise.all([ann, bob].map(async (page) => { await page.reload(); await page.waitForSelector('.shell'); }));
    }
    await eve.waitForFunction(() => document.querySelector('.timeline .at')?.textContent?.startsWith('Ruch 8'));
    assert.equal(await eve.locator('.prompt .actions').count(), 0, 'a spectator is asked nothing');
    const pieces = (page) => page.locator(calmest.pieces).count();
    assert.ok((await pieces(ann)) > 0);
    assert.equal(await pieces(ann), await pieces(eve));
    await noSeriousFindings(eve, 'spectator');
    for (const page of [ann, bob, eve]) {
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  });
});

describe('a phone', () => {
  for (const body of [CALMEST, QUICKEST]) {
    test(`plays ${body.game} without scrolling sideways`, async () => {
      const page = await pageWith(CALM, PHONE);
      await openTable(page, body);
      for (let i = 0; i < 4; i++) {
        await asked(page);
        await page.locator('.bottombar button').first().tap();
        await page.waitForSelector('.sheet [role=option]');
        await page.locator('.sheet [role=option]').nth(i % (await page.locator('.sheet [role=option]').count())).tap();
        await page.locator('.bottombar .confirm').tap();
        await page.waitForFunction(() => !document.querySelector('.bottombar .confirm').title); // nothing is chosen any more: it was played
      }
      await asked(page);
      for (let i = 1; i < 4; i++) {
        await page.locator('.bottombar button').nth(i).tap();
        await page.waitForSelector('.sheet');
        await noSeriousFindings(page, `sheet ${i}`);
        await page.locator('.sheet header .iconbtn').tap();
      }
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await noSeriousFindings(page);
      const small = await page.evaluate(() => [...document.querySelectorAll('.topbar button, .prompt button, .bottombar button')].filter((one) => one.offsetParent && Math.min(one.offsetWidth, one.offsetHeight) < 32).map((one) => one.outerHTML));
      assert.deepEqual(small, []);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
  }
});

describe('odd things', () => {
  test('a table that does not exist', async () => {
    const page = await pageWith(CALM);
    await page.goto(`${server.origin}/t/aaaaaaaa`);
    await page.waitForSelector('.problem h1');
    assert.match(await text(page, '.problem'), /does not exist/);
    assert.equal(await page.locator('.problem a[href="/"]').count(), 1);
    await noSeriousFindings(page, 'gone');
    await page.context().close();
  });
  test('two tabs on one seat: both are told, and both show what one of them played', async () => {
    const page = await pageWith(CALM);
    const address = await openTable(page, CALMEST);
    await asked(page);
    const other = await page.context().newPage();
    await other.goto(address);
    await asked(other);
    await page.waitForFunction(() => document.body.textContent?.includes('open in another tab'));
    await calmest.choose(other, 0);
    await confirm(other);
    await page.waitForFunction(isTouched, calmest.untouched);
    await page.context().close();
  });
  test('the server goes and comes back', async () => {
    const page = await pageWith(CALM);
    await openTable(page, CALMEST);
    await asked(page);
    await server.kill('SIGKILL');
    await page.waitForSelector('.strip.bad, .strip.warn', { timeout: 20_000 });
    await calmest.choose(page, 0);
    await confirm(page);
    await server.start();
    await page.waitForFunction(isTouched, calmest.untouched, { timeout: 30_000 });
    assert.equal(await page.locator('.strip.bad').count(), 0);
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
  test('frames nobody knows, a newer protocol and a storage that is full', async () => {
    const page = await pageWith(CALM);
    await page.addInitScript(() => {
      const set = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('ziggurat.seen')) throw new DOMException('full', 'QuotaExceededError');
        set.call(this, key, value);
      };
    });
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const real = socket.connectToServer();
      real.onMessage((frame) => {
        socket.send('not JSON');
        socket.send('{"type":"dance","id":-1}');
        socket.send('null');
        socket.send('{"type":"news"}');
        const message = JSON.parse(String(frame));
        socket.send(message.type === 'table' ? JSON.stringify({ ...message, protocol: 99 }) : String(frame));
      });
    });
    await openTable(page, CALMEST);
    await asked(page);
    await page.waitForFunction(() => document.querySelector('.strips')?.textContent?.includes('newer than this page'));
    await calmest.choose(page, 0);
    await confirm(page);
    await page.waitForFunction(() => document.querySelector('.strips')?.textContent?.includes('run out of room'));
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
  test('names that look like markup stay words', async () => {
    const page = await pageWith(CALM);
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const real = socket.connectToServer();
      real.onMessage((frame) => socket.send(String(frame).replaceAll('"kind":"computer"', '"kind":"computer","stands_in_for":"<img src=x onerror=alert(1)>"')));
    });
    await openTable(page, CALMEST);
    await asked(page);
    assert.equal(await page.locator('.shell img').count(), 0);
    assert.match(await page.locator('.players').innerText(), /<img src=x/);
    await page.context().close();
  });
  test('a computer player stands in, and the seat is taken back', async () => {
    const page = await pageWith(CALM);
    await openTable(page, { ...CALMEST, seats: ['open', 'master'] }); // who thinks: otherwise the two would be at the end at once
    await asked(page);
    await page.click('[data-role=menu]');
    await page.getByText('Let a computer player stand in').click();
    await page.getByText('Let it play').click();
    await page.waitForSelector('.strip.warn');
    await page.locator('.strip.warn .btn').click();
    await page.waitForSelector('.strip.warn', { state: 'detached' });
    await page.context().close();
  });
});
