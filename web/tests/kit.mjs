// What browser tests share: a server on a free port with a fresh database, a Chromium, screenshots, the check for accessibility.
//
//   const server = await startServer();   const browser = await startBrowser();
//   const page = await browser.newPage();  await page.goto(server.origin);
//   await screenshot(page, 'home');        await noSeriousFindings(page);
//   await server.kill();  await server.start();      // gone, and back at the same address with the same database
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
export const program = process.env.ZIGGURAT ?? join(root, 'build/release/ziggurat');
const web = join(root, 'build/web');

export async function startServer({ options = [] } = {}) {
  if (!existsSync(program)) throw new Error(`${program} is missing: tools/build.sh release ziggurat`);
  if (!existsSync(join(web, 'index.html'))) throw new Error('build/web is missing: tools/build_web.sh');
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-web-'));
  let child = null;
  let port = 0;

  async function start() {
    const args = ['serve', '--lang', 'en', '--behind-proxy', '--port', String(port), '--db', join(folder, 'games.db'), '--web', web, ...options];
    child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const url = await new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (part) => {
        said += part;
        const found = /Ziggurat is at (http:\/\/\S+?)\/?\s/.exec(said);
        if (found) resolve(found[1]);
      });
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    });
    port = Number(new URL(url).port);
    return url;
  }
  function kill(signal = 'SIGTERM') {
    const ended = child === null || child.exitCode !== null ? Promise.resolve() : new Promise((resolve) => child.once('exit', resolve));
    child?.kill(signal);
    child = null;
    return ended;
  }

  const origin = await start();
  return {
    origin,
    start,
    kill,
    acts: (table) => storedActs(join(folder, 'games.db'), table),
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

// What is stored of a table, whatever a page shows: [{seat, kind, body}, …]
function storedActs(database, table) {
  const read = 'import json, sqlite3, sys; rows = sqlite3.connect(sys.argv[1]).execute("SELECT seat, kind, body FROM acts WHERE table_id = ? ORDER BY number", [sys.argv[2]]); print(json.dumps([dict(zip(["seat", "kind", "body"], row)) for row in rows]))';
  const { stdout, stderr, status } = spawnSync('python3', ['-c', read, database, table], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout);
}

export const startBrowser = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });

// Both for all tests of a file.
export let server;
export let browser;
export function serverAndBrowserForAll() {
  before(async () => {
    server = await startServer();
    browser = await startBrowser();
  });
  after(async () => {
    await browser?.close();
    await server?.stop();
  });
}

export const DESKTOP = { viewport: { width: 1440, height: 900 } };
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

// A page of its own person, which notes every error that nobody caught.
let people = 0;
export async function newPage(browser, settings = DESKTOP) {
  people++; // each from an address of its own, because the server counts what comes from one
  const from = `10.0.${people >> 8}.${people & 255}`;
  const context = await browser.newContext({ locale: 'en', extraHTTPHeaders: { 'X-Forwarded-For': from }, ...settings });
  const page = await context.newPage();
  page.problems = [];
  page.on('pageerror', (error) => page.problems.push(String(error)));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) page.problems.push(message.text());
  });
  return page;
}

// A table of whoever looks at this page. First the page must know who that is: two requests of a stranger are two people.
export async function makeTable(page, table) {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some((one) => one.name.endsWith('/api/me') && one.responseEnd > 0));
  return page.evaluate(async (body) => {
    const made = await fetch('/api/tables', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    return (await made.json()).table;
  }, table);
}

// What this page fetches from now on: [{path, bytes}, …], the bytes of the contents as compressed on the wire. A page whose service
// worker is blocked fetches nothing for later visits.
export async function watchWire(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const fetched = [];
  const heads = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => heads.set(requestId, response));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId);
    if (head) fetched.push({ path: new URL(head.url).pathname, bytes: Math.max(0, encodedDataLength - head.encodedDataLength) });
  });
  return { session, fetched, bytes: () => fetched.reduce((sum, one) => sum + one.bytes, 0) };
}

// Waits for what no page shows, such as what a server has stored.
export async function until(condition, patience = 30_000) {
  for (const end = Date.now() + patience; !(await condition()); await sleep(50)) assert.ok(Date.now() < end, `${condition} is not so`);
}

// Everything that moves has come to rest; what never does is not waited for.
export const atRest = (page) =>
  page.waitForFunction(() => document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity));

// Into build/screenshots/NAME.png.
export async function screenshot(page, name, options = {}) {
  const folder = join(root, 'build/screenshots');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, ...options });
  return path;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function noSeriousFindings(page, where = page.url()) {
  await page.evaluate(axe);
  const found = await page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ['violations'] });
    return violations
      .filter((one) => one.impact === 'serious' || one.impact === 'critical')
      .map((one) => `${one.id}: ${one.nodes.map((node) => `${node.target.join(' ')} (${node.any[0]?.message ?? node.failureSummary})`).join('; ')}`);
  });
  assert.deepEqual(found, [], `axe at ${where}`);
}

// A table as the server has stored it; waits until it is as it should be.
export const stored = (page, table) => page.evaluate(async (id) => (await fetch(`/api/tables/${id}`)).json(), table);
export const untilStored = async (page, table, good, what) => {
  for (let tries = 0; tries < 200; tries++) {
    const about = await stored(page, table);
    if (good(about)) return about;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return assert.fail(`${what}: ${JSON.stringify(await stored(page, table))}`);
};
