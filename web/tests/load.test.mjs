// How much a page loads: Home, and what a game needs from Play now to its first decision. How long that takes on a slow phone is
// measured by tools/measure_load.mjs, because seconds depend on what else the machine does.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, newPage, PHONE, server, serverAndBrowserForAll, watchWire } from './kit.mjs';
import { games as all } from './stage/all_games.mjs';
import { THOROUGH } from './stage/to_the_end.mjs';

serverAndBrowserForAll();

const HOME = 60_000; // bytes
const PACK = 250_000; // of a game that asks for no more
const packOf = (id) => all.find((game) => game.id === id).pack ?? PACK;
const FILES = 30; // of a pack

const LANGS = ['en', 'cs', 'pl'];

test('Home and every game load no more than they may: each game in one language, with THOROUGH=1 in all', async () => {
  const games = (await (await fetch(`${server.origin}/api/games`)).json()).games.map((game) => game.id);
  for (const [l, lang] of LANGS.entries()) {
    for (const game of games.filter((_, n) => THOROUGH || n % LANGS.length === l)) {
      const page = await newPage(browser, { ...PHONE, locale: lang, serviceWorkers: 'block' });
      const { fetched, bytes } = await watchWire(page);
      await page.goto(server.origin);
      const play = page.locator(`[data-game=${game}] .play`);
      await play.waitFor();
      await page.waitForLoadState('networkidle');
      const home = bytes();
      const files = fetched.length;
      assert.ok(home <= HOME, `Home in ${lang}: ${home} bytes`);
      await play.click();
      await page.locator('[data-role=confirm]:visible').first().waitFor();
      await page.waitForLoadState('networkidle');
      const pack = fetched.slice(files);
      console.log(`${game} in ${lang}: Home ${home}, pack ${bytes() - home} bytes in ${pack.length} files`);
      assert.equal(new Set(pack.map(({ path }) => path)).size, pack.length, `${game} loads something twice`);
      assert.ok(pack.some(({ path }) => path.endsWith('.wasm')), 'the engine was not seen');
      assert.ok(bytes() - home <= packOf(game), `${game} in ${lang}: ${bytes() - home} bytes`);
      assert.ok(pack.length <= FILES, `${game} in ${lang}: ${pack.length} files`);
      assert.deepEqual(page.problems, []);
      await page.context().close();
    }
  }
});
