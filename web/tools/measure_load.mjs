// What somebody with a slow phone waits for: node web/tools/measure_load.mjs [--rounds 3] [--latency 150] [--lang en] [--game ID] [--files]
//   Chromium with a processor 4 times slower (its main thread; workers keep their speed) and a line of 1.6 Mbit/s, in a fresh profile each
//   time, without the service worker. Home: from entering the address until Play now can be pressed. A game: from pressing Play now on
//   Home, with nothing of the game loaded, until its first decision is on the screen. The best of some rounds, because other
//   programs only make it slower; the bytes are those of the contents, as compressed on the wire.
// Needs build/release/ziggurat and build/web (tools/build_web.sh).
import { newPage, PHONE, startBrowser, startServer, watchWire } from '../tests/kit.mjs';

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const rounds = Number(option('rounds', 3));
const latency = Number(option('latency', 150)); // milliseconds there and back
const lang = option('lang', 'en');
const BYTES_PER_SECOND = 1.6e6 / 8;

async function slowPage(browser) {
  const page = await newPage(browser, { ...PHONE, locale: lang, serviceWorkers: 'block' });
  const { session, fetched, bytes } = await watchWire(page);
  await session.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: BYTES_PER_SECOND, uploadThroughput: BYTES_PER_SECOND });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { page, fetched, bytes };
}

async function measure(browser, origin, game) {
  const { page, fetched, bytes } = await slowPage(browser);
  const begin = performance.now();
  await page.goto(origin, { waitUntil: 'commit' });
  const play = page.locator(`[data-game=${game}] .play`);
  await play.waitFor();
  const home = (performance.now() - begin) / 1000;
  await page.waitForLoadState('networkidle');
  const homeBytes = bytes();
  const files = fetched.length;
  const pressed = performance.now();
  await play.click();
  await page.locator('[data-role=confirm]:visible').first().waitFor();
  const usable = (performance.now() - pressed) / 1000;
  await page.waitForLoadState('networkidle');
  const pack = bytes() - homeBytes;
  await page.context().close();
  return { home, homeBytes, usable, pack, files: fetched.slice(files) };
}

const server = await startServer();
const browser = await startBrowser();
try {
  const games = (await (await fetch(`${server.origin}/api/games`)).json()).games.map((game) => game.id).filter((id) => option('game', id) === id);
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);
  const s = (seconds) => `${seconds.toFixed(2)} s`.padStart(8);
  const lines = [];
  let home = { seconds: Infinity, bytes: 0 };
  for (const game of games) {
    let best = null;
    for (let round = 0; round < rounds; ++round) {
      const one = await measure(browser, server.origin, game);
      home = { seconds: Math.min(home.seconds, one.home), bytes: one.homeBytes };
      if (!best || one.usable < best.usable) best = one;
    }
    lines.push(`${game.padEnd(22)} ${kB(best.pack)} ${s(best.usable)}`);
    if (process.argv.includes('--files')) for (const { path, bytes } of best.files) lines.push(`  ${kB(bytes)} ${path}`);
  }
  console.log(`${''.padEnd(22)} ${'bytes'.padStart(10)} ${'usable'.padStart(8)}`);
  console.log(`${'Home'.padEnd(22)} ${kB(home.bytes)} ${s(home.seconds)}`);
  for (const line of lines) console.log(line);
} finally {
  await browser.close();
  await server.stop();
}
