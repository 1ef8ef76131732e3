// Contact sheets to look at: every screen in every language, light and dark, at three widths; a language in each row.
// They go to build/screenshots/sheet-NAME-THEME.png; texts that are cut are printed.
//   node web/tools/contact_sheets.mjs [PART OF A NAME …]
import { readFileSync } from 'node:fs';
import { makeTable, newPage, program, screenshot, startBrowser, startServer } from '../tests/kit.mjs';
import { games, knowsTheGames, tableOf } from '../tests/stage/all_games.mjs';
import { cutTexts, SCROLLERS } from '../tests/stage/cut_texts.mjs';
import { touch } from '../tests/stage/touch.mjs';
import { tryTable } from '../tests/stage/try_table.mjs';

const wanted = process.argv.slice(2);
const LANGS = ['en', 'cs', 'pl'];
const THEMES = ['light', 'dark'];
const SIZES = [[1440, 900], [1024, 768], [390, 844]];
const SCALE = 0.6;

const server = await startServer();
const browser = await startBrowser();

// Somebody with a look, who has read every guide.
async function person(lang, theme) {
  const page = await newPage(browser, { viewport: { width: 1440, height: 900 }, locale: lang });
  await page.addInitScript((settings) => localStorage.setItem('ziggurat.settings', JSON.stringify(settings)), { theme, lang, commit: 'careful', motion: 'off' });
  await knowsTheGames(page);
  return page;
}
const addressed = (path) => async (page) => {
  await page.goto(server.origin + path);
  await page.locator('h1').first().waitFor();
};
const waiting = (game) => async (page) => {
  await page.goto(`${server.origin}/settings`);
  const table = await makeTable(page, { game: game.id, options: { players: 3 }, seats: ['open', 'open', 'strong'] });
  await page.goto(`${server.origin}/t/${table}`);
  await page.locator('h1').first().waitFor();
};
const mine = async (page) => {
  await page.goto(`${server.origin}/settings`);
  for (const game of games) await makeTable(page, tableOf(game));
  await addressed('/games')(page);
};
const atScene = (game, scene) => async (page) => {
  const table = await tryTable(page, scene.script, scene.you === 'first' ? 0 : scene.you, { program, previews: true });
  for (const move of scene.moves ?? []) await table.play(move);
  await page.goto(`${server.origin}/t/stage000`);
  await page.waitForSelector('.shell, .result');
  for (const what of scene.touch ?? []) await touch(page, game, what);
};
// One game for all looks: a computer player finishes what a person left, and everybody may look at it.
const over = new Map();
async function finished(game) {
  if (over.has(game.id)) return over.get(game.id);
  const page = await person('en', 'light');
  await page.goto(`${server.origin}/settings`);
  const table = await makeTable(page, tableOf(game, 'friendly', game.brief));
  await page.goto(`${server.origin}/t/${table}`);
  await page.waitForSelector('.shell');
  await page.evaluate((id) => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    line.onopen = () => {
      line.send(JSON.stringify({ type: 'hello' }));
      line.send(JSON.stringify({ type: 'leave', cid: 'gone', id: 'mine' }));
    };
  }, table);
  await page.waitForSelector('.luck tbody tr', { timeout: 300_000 });
  await page.context().close();
  over.set(game.id, table);
  return table;
}
const result = (game) => async (page) => {
  await page.goto(`${server.origin}/t/${await finished(game)}`);
  await page.waitForSelector('.luck tbody tr', { timeout: 60_000 });
};
const replay = (game) => async (page) => {
  await page.goto(`${server.origin}/t/${await finished(game)}/replay#9`);
  await page.waitForSelector(game.board);
};

const SCREENS = {
  home: addressed('/'), mine, settings: addressed('/settings'), account: addressed('/account'), verify: addressed('/verify'), shelf: addressed('/rules'),
  ...Object.fromEntries(games.flatMap((game) => [
    [`${game.id}-setup`, addressed(`/new/${game.id}`)],
    [`${game.id}-waiting`, waiting(game)],
    [`${game.id}-rules`, addressed(`/rules/${game.id}#${game.rules.id}`)],
    ...Object.entries(game.scenes).map(([name, scene]) => [`${game.id}-table-${name}`, atScene(game, scene)]),
    [`${game.id}-result`, result(game)],
    [`${game.id}-replay`, replay(game)],
  ])),
};
const scrollers = [SCROLLERS, ...games.map(({ layout }) => layout.scrolls)].filter(Boolean).join();

for (const [name, open] of Object.entries(SCREENS).filter(([one]) => wanted.length === 0 || wanted.some((part) => one.includes(part)))) {
  for (const theme of THEMES) {
    const rows = [];
    for (const lang of LANGS) {
      const page = await person(lang, theme);
      try {
        await open(page);
        const cells = [];
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await page.waitForLoadState('networkidle');
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          for (const cut of await page.evaluate(cutTexts, scrollers)) console.log(`${name} ${lang} ${theme} ${width}: ${cut}`);
          const picture = readFileSync(await screenshot(page, `sheet-part`));
          cells.push(`<img width="${width * SCALE}" height="${height * SCALE}" src="data:image/png;base64,${picture.toString('base64')}">`);
        }
        rows.push(`<p>${lang} ${theme}</p><div>${cells.join('')}</div>`);
      } catch (problem) {
        console.error(`${name} ${lang} ${theme}: ${String(problem).split('\n')[0]}`);
        process.exitCode = 1;
      }
      await page.context().close();
    }
    const sheet = await newPage(browser, { viewport: { width: 1760, height: 900 } });
    await sheet.setContent(`<style>body{margin:4px;background:#888;font:12px sans-serif}p{margin:2px}div{display:flex;gap:6px;align-items:start}</style>${rows.join('')}`);
    console.log(await screenshot(sheet, `sheet-${name}-${theme}`, { fullPage: true }));
    await sheet.context().close();
  }
}
await browser.close();
await server.stop();
