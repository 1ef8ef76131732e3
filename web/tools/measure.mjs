// What a person waits for, measured in Chromium over loopback with a real server: node web/tools/measure.mjs [--strict]
//   time from Play now to a board that can be used; frames a second while nothing happens and while `master` thinks.
//   --strict: exit code 1 where a budget is missed. Bytes are bounded by tests/load.test.mjs, a slow phone is measured by measure_load.mjs.
// Needs build/release/ziggurat and build/web (tools/build_web.sh).
import { newPage, startBrowser, startServer } from '../tests/kit.mjs';

const BUDGETS = { interactive: 1000, frames: 0.95 }; // ms, share of the frames of an idle page
let missed = 0;
const line = (what, figure, good) => {
  console.log(`${what.padEnd(58)} ${figure}${good ? '' : '   <- over the budget'}`);
  if (!good) missed++;
};

const newVisitor = (browser) => newPage(browser, { viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });

async function framesPerSecond(page, seconds) {
  return page.evaluate(
    (time) =>
      new Promise((done) => {
        const begin = performance.now();
        let frames = 0;
        let longest = 0;
        let last = begin;
        const frame = (now) => {
          frames++;
          longest = Math.max(longest, now - last);
          last = now;
          if (now - begin >= time) done({ rate: (1000 * frames) / (now - begin), longest });
          else requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      }),
    1000 * seconds,
  );
}

const setting = (level) => ({ 'ziggurat.settings': JSON.stringify({ level }) });
const remember = (page, values) =>
  page.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);
const ready = '[data-role=confirm]';

const server = await startServer();
const browser = await startBrowser();
try {
  const games = (await (await fetch(`${server.origin}/api/games`)).json()).games.map((game) => game.id);
  for (const game of games) {
    const page = await newVisitor(browser);
    await page.goto(server.origin);
    await page.locator(`[data-game=${game}]`).waitFor();
    await page.waitForLoadState('networkidle');
    const begin = Date.now();
    await page.locator(`[data-game=${game}]`).getByRole('button', { name: /play now/i }).click();
    await page.waitForSelector(ready);
    const interactive = Date.now() - begin;
    line(`${game}: from Play now to a board that can be used`, `${String(interactive).padStart(7)} ms`, interactive <= BUDGETS.interactive);
    await page.context().close();
  }
  for (const game of games) {
    const page = await newVisitor(browser);
    await remember(page, setting('master'));
    await page.goto(server.origin);
    const idle = await framesPerSecond(page, 2);
    await page.locator(`[data-game=${game}]`).getByRole('button', { name: /play now/i }).click();
    await page.waitForSelector(ready); // the computer players think from now on: they choose at once with the person, or come first
    const busy = await framesPerSecond(page, 2);
    line(`${game}: frames while master thinks (idle ${idle.rate.toFixed(1)}/s)`, `${busy.rate.toFixed(1).padStart(7)} /s, longest ${busy.longest.toFixed(0)} ms`, busy.rate >= BUDGETS.frames * Math.min(60, idle.rate));
    await page.context().close();
  }
} finally {
  await browser.close();
  await server.stop();
}
if (missed > 0 && process.argv.includes('--strict')) process.exitCode = 1;
