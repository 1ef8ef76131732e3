// Play now without a network: after the first load the server is gone and the network cut, and every title is played, one of them to its end
// (with THOROUGH=1 all), kept, read again and checked. Then what may go wrong with the browser's storage, and how a new version of the program takes over.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { newPage, program, root, screenshot, startBrowser, startServer } from './kit.mjs';
import { games, quickest } from './stage/all_games.mjs';
import { playSome, THOROUGH } from './stage/to_the_end.mjs';

let browser;
before(async () => {
  browser = await startBrowser();
});
after(() => browser?.close());

const question = (page) => page.locator(quickest.question[0]).getAttribute(quickest.question[1]);
const kept = (page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
const playNow = async (page, game = quickest) => {
  await page.locator(`[data-game=${game.id}]`).getByRole('button', { name: /play now/i }).click();
  await page.waitForURL(/\/local\/\w+$/);
};
// Some moves are played without a question; then there is nothing to confirm any more.
const confirm = (page) => () => page.locator('[data-role=confirm]:not([aria-disabled=true])').click({ timeout: 8000 }).catch(() => {});
const quick = { localStorage: { 'ziggurat.settings': JSON.stringify({ motion: 'off', level: 'friendly' }) } };

async function quickPage() {
  const page = await newPage(browser);
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
  }, quick.localStorage);
  return page;
}

test('with the server gone and the network cut: each title is played, kept and true', async () => {
  const server = await startServer();
  const page = await quickPage();
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-offline-'));
  try {
    await page.goto(server.origin);
    await page.locator('[data-game]').first().waitFor();
    await kept(page);
    await server.kill('SIGKILL');
    await page.context().setOffline(true);

    for (const game of games) {
      await page.goto(server.origin);
      if (game.startShort) await game.startShort(page, server.origin).then(() => page.waitForURL(/\/local\/\w+$/));
      else await playNow(page, game);
      const wishes = { seed: 7, confirm: confirm(page) };
      const { moves, over } = await playSome(page, game.robot, wishes, game === quickest ? undefined : game.atLeast);
      assert.ok(moves >= game.atLeast, `${game.id}: ${moves} moves`);
      await screenshot(page, `offline-${game.id}`);

      const address = page.url();
      await (over ? page.reload() : page.goto(`${server.origin}/games`)); // the last one is listed first
      const download = page.waitForEvent('download');
      await page.locator('[data-role=record]').or(page.getByRole('button', { name: /save to a file/i })).first().click();
      const file = join(folder, `${game.id}.txt`);
      await (await download).saveAs(file);
      const verified = spawnSync(program, ['verify', file], { encoding: 'utf8' });
      assert.equal(verified.status, 0, verified.stderr);
      assert.match(readFileSync(file, 'utf8'), new RegExp(`^game ${game.id}$`, 'm'));
      if (!over) continue;
      assert.match(verified.stdout, /game over/);
      assert.equal(page.url(), address);
    }
    assert.deepEqual(page.problems, []);
  } finally {
    await page.context().close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});

test('a game goes on after a reload where it stood', async () => {
  const server = await startServer();
  const page = await quickPage();
  try {
    await page.goto(server.origin);
    await playNow(page);
    await quickest.robot(page, { seed: 3, most: 4, confirm: confirm(page) }).catch((problem) => assert.match(String(problem), /does not end/));
    await page.waitForSelector(quickest.asked);
    const before = await question(page);
    const hand = await page.locator(quickest.hand).innerText();
    await page.reload();
    await page.waitForSelector(quickest.asked);
    assert.equal(await question(page), before);
    assert.equal(await page.locator(quickest.hand).innerText(), hand);
    assert.deepEqual(page.problems, []);
  } finally {
    await page.context().close();
    await server.stop();
  }
});

// --- what may go wrong with the storage

async function playsOn(page) {
  await page.bringToFront(); // a tab that nobody looks at draws nothing
  await page.waitForSelector(quickest.asked);
  await quickest.robot(page, { seed: 5, most: 2, confirm: confirm(page) }).catch(async (problem) => {
    if (!/does not end/.test(String(problem))) await screenshot(page, 'offline-stuck');
    assert.match(String(problem), /does not end/);
  });
}

test('a full, a forbidden and a cleared storage are said, and the game goes on', async () => {
  const server = await startServer();
  try {
    const words = JSON.parse(readFileSync(join(root, 'locale/en/web_local.json'), 'utf8'));
    const goesOn = async (page, name) => {
      await playNow(page);
      await playsOn(page);
      await page.getByText(words[`web.local.${name}`]).first().waitFor({ timeout: 5000 });
      await screenshot(page, `offline-storage-${name}`);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    };
    const full = await quickPage();
    await full.goto(server.origin);
    await kept(full);
    await (await full.context().newCDPSession(full)).send('Storage.overrideQuotaForOrigin', { origin: server.origin, quotaSize: 1 });
    await goesOn(full, 'full');

    const forbidden = await quickPage();
    await forbidden.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not allowed', 'SecurityError');
      };
    });
    await forbidden.goto(server.origin);
    await goesOn(forbidden, 'blocked');

    const page = await quickPage();
    await page.goto(server.origin);
    await playNow(page);
    await playsOn(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin: server.origin, storageTypes: 'indexeddb' });
    await playsOn(page);
    await page.getByText(words['web.local.cleared']).first().waitFor({ timeout: 5000 });
    await page.reload();
    await playsOn(page); // it was stored again
    assert.deepEqual(page.problems, []);
    await page.context().close();
  } finally {
    await server.stop();
  }
});

test('two tabs at one table: the one follows the other, and nothing is played twice', async () => {
  const server = await startServer();
  const page = await quickPage();
  try {
    await page.goto(server.origin);
    await playNow(page);
    await page.waitForSelector(quickest.asked);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.waitForSelector(quickest.asked);
    await playsOn(page);
    await page.waitForSelector(quickest.asked);
    await other.waitForFunction(([[selector, name], wanted]) => document.querySelector(selector)?.getAttribute(name) === wanted, [quickest.question, await question(page)], { timeout: 10_000 });
    await playsOn(other);
    assert.deepEqual(page.problems, []);
  } finally {
    await page.context().close();
    await server.stop();
  }
});

test('a table that is not here says so', async () => {
  const server = await startServer();
  const page = await quickPage();
  try {
    await page.goto(`${server.origin}/local/nosuchtable`);
    await page.getByRole('link', { name: /home/i }).first().waitFor();
    assert.deepEqual(page.problems, []);
  } finally {
    await page.context().close();
    await server.stop();
  }
});

test('where the engine cannot be loaded, the server plays', async () => {
  const server = await startServer();
  const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await context.route('**/*.wasm', (route) => route.abort());
    await page.goto(server.origin);
    await page.locator(`[data-game=${quickest.id}]`).getByRole('button', { name: /play now/i }).click();
    await page.waitForURL(/\/t\/\w+$/);
    await page.waitForSelector(quickest.asked);
  } finally {
    await context.close();
    await server.stop();
  }
});

// --- a new version

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm', '.svg': 'image/svg+xml' };

// A folder as a site, which can be exchanged for another one and counts what it is asked for.
async function site(folder) {
  const asked = [];
  const it = { folder, asked };
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://site').pathname;
    asked.push(path);
    const file = join(it.folder, extname(path) === '' ? 'index.html' : path);
    try {
      if (path.startsWith('/api/')) throw new Error('no server here');
      const body = readFileSync(file);
      response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream', 'Cache-Control': 'no-store' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return Object.assign(it, { origin: `http://127.0.0.1:${server.address().port}`, stop: () => new Promise((done) => server.close(done)) });
}

test('a new version is taken as a whole, and a broken one not at all', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-versions-'));
  const [first, second, broken] = ['first', 'second', 'broken'].map((name) => join(folder, name));
  for (const copy of [first, second, broken]) cpSync(join(root, 'build/web'), copy, { recursive: true });
  const serviceWorker = readFileSync(join(first, 'sw.js'), 'utf8');
  const renew = (copy, mark) => {
    const page = readFileSync(join(copy, 'index.html'), 'utf8').replace('</head>', `<meta name="mark" content="${mark}"></head>`);
    writeFileSync(join(copy, 'index.html'), page);
  };
  const listed = (copy) => {
    // The list again, as tools/precache.mjs wrote it the first time.
    writeFileSync(join(copy, 'sw.js'), serviceWorker.replace(/\{"name":".*?"files":\[\[.*?\]\]\}/s, 'ZIGGURAT_VERSION'));
    const run = spawnSync('node', [join(root, 'web/tools/precache.mjs'), copy], { encoding: 'utf8' });
    assert.equal(run.status, 0, run.stderr);
  };
  renew(broken, 'broken');
  listed(broken);
  renew(broken, 'not what the list says');
  renew(second, 'second');
  listed(second);

  const files = await site(first);
  const page = await newPage(browser);
  const mark = () => page.evaluate(() => document.querySelector('meta[name=mark]')?.getAttribute('content') ?? 'first');
  const update = () => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing ?? registration.waiting;
    if (coming) await new Promise((done) => {
      const look = () => ['activated', 'redundant'].includes(coming.state) && done();
      coming.addEventListener('statechange', look);
      look();
    });
    return coming?.state ?? 'none';
  });
  try {
    await page.goto(files.origin);
    await kept(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

    files.folder = broken;
    assert.equal(await update(), 'redundant');
    await page.reload();
    assert.equal(await mark(), 'first');

    files.folder = second;
    files.asked.length = 0;
    assert.equal(await update(), 'activated');
    const fetchedAgain = files.asked.filter((path) => path.startsWith('/assets/'));
    assert.deepEqual(fetchedAgain, [], 'files that have not changed were fetched again');
    assert.equal(await mark(), 'first'); // the page that is open goes on as it is
    await page.getByText(/newer version|new version/i).first().waitFor({ timeout: 5000 });
    await page.reload();
    assert.equal(await mark(), 'second');

    await files.stop();
    await page.context().setOffline(true);
    await page.reload();
    assert.equal(await mark(), 'second');
    assert.deepEqual(page.problems, []);
  } finally {
    await page.context().close();
    rmSync(folder, { recursive: true });
  }
});
