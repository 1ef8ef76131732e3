// Screenshots of positions that show every kind of decision, as the engine answers them: node web/tests/scenes.mjs [PART OF A NAME]
// They go to build/screenshots/scenes-GAME-NAME-SIZE-THEME-LANG.png; light and English on a desktop, dark and Czech or Polish on a phone.
import { atRest, DESKTOP, newPage, PHONE, program, screenshot, startBrowser, startServer } from './kit.mjs';
import { games, knowsTheGames } from './stage/all_games.mjs';
import { touch } from './stage/touch.mjs';
import { tryTable } from './stage/try_table.mjs';

const wanted = process.argv[2] ?? '';
const server = await startServer();
const browser = await startBrowser();

const looks = [
  { size: 'desktop', view: DESKTOP, theme: 'light', lang: 'en' },
  { size: 'desktop', view: DESKTOP, theme: 'dark', lang: 'cs' },
  { size: 'phone', view: PHONE, theme: 'light', lang: 'pl' },
];

let problems = 0;
for (const game of games) {
  for (const [name, scene] of Object.entries(game.scenes)) {
    for (const { size, view, theme, lang } of looks) {
      const file = `scenes-${game.id}-${name}-${size}-${theme}-${lang}`;
      if (!file.includes(wanted)) continue;
      const page = await newPage(browser, view);
      await page.addInitScript((settings) => localStorage.setItem('ziggurat.settings', JSON.stringify(settings)), { theme, lang, commit: 'careful', motion: 'off' });
      await knowsTheGames(page);
      try {
        const table = await tryTable(page, scene.script, scene.you === 'first' ? 0 : scene.you, { program });
        await table.playAll(scene.moves ?? []);
        await page.goto(`${server.origin}/t/stage000`);
        await page.waitForSelector('.shell, .result');
        if (scene.over || (scene.script.position?.step ?? '') === 'over') await page.waitForSelector('.result');
        for (const move of scene.then ?? []) {
          await table.play(move);
          await atRest(page);
        }
        for (const what of scene.touch ?? []) await touch(page, game, what);
        await atRest(page);
        await screenshot(page, file);
        if (page.problems.length > 0) throw new Error(page.problems.join('; '));
      } catch (problem) {
        problems++;
        await screenshot(page, `${file}-failed`);
        console.error(`${file}: ${String(problem).split('\n')[0]}`);
      }
      await page.context().close();
    }
  }
}
await browser.close();
await server.stop();
process.exit(problems > 0 ? 1 : 0);
