// Every kind of decision of all games on a narrow phone, in the language with the longest words: nothing sticks out of the window, because then taps would miss, and
// nothing is English (no_english.test.mjs visits the rest).
//   LANGS=en,cs,pl node --test web/tests/fits.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atRest, browser, newPage, PHONE, program, server, serverAndBrowserForAll } from './kit.mjs';
import { games, knowsTheGames } from './stage/all_games.mjs';
import { englishFor, readable } from './stage/english.mjs';
import { showScene } from './stage/try_table.mjs';

serverAndBrowserForAll();

// What is wider than the window and not in something that scrolls by itself.
const sticksOut = () => {
  const scrolls = (node) => {
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) if (getComputedStyle(up).overflowX !== 'visible') return true;
    return false;
  };
  const wide = [...document.querySelectorAll('body *')].filter((node) => node.getBoundingClientRect().right > 361 && !scrolls(node));
  return document.documentElement.scrollWidth <= 360 ? [] : wide.map((node) => `${node.tagName} ${node.getAttribute('class')}`);
};

for (const lang of (process.env.LANGS ?? 'pl').split(','))
  for (const { id, scenes } of games)
    test(`${id} in ${lang}`, async () => {
      const page = await newPage(browser, { ...PHONE, locale: lang });
      await page.addInitScript((wanted) => localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: wanted })), lang);
      await knowsTheGames(page);
      const english = lang === 'en' ? () => [] : englishFor(lang, games);
      for (const [name, scene] of Object.entries(scenes)) {
        await showScene(page, scene, { program, origin: server.origin });
        await atRest(page);
        assert.deepEqual(await page.evaluate(sticksOut), [], name);
        assert.deepEqual(english(await page.evaluate(readable)), [], name);
      }
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });
