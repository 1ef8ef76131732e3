// Every kind of decision of all games on a narrow phone, in the language with the longest words: nothing sticks out of the window, because then taps would miss.
// The same of A New Dawn for whoever reads with other means: no serious finding of axe, light on a phone and dark at a desk.
// And one that is rare in games: to take nothing, by keys only.
//   LANGS=en,cs,pl node --test web/tests/fits.test.mjs
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, DESKTOP, newPage, noSeriousFindings, PHONE, program, server, serverAndBrowserForAll } from './kit.mjs';
import { scenes as newDawn } from './stage/nd_scenes.mjs';
import { scenes as sevenWonders } from './stage/sw_scenes.mjs';
import { scenes as tigrisEuphrates } from './stage/te_scenes.mjs';
import { tryTable } from './stage/try_table.mjs';

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
  for (const [game, scenes] of [['seven-wonders', sevenWonders], ['tigris-euphrates', tigrisEuphrates], ['new-dawn', newDawn]])
    test(`${game} in ${lang}`, async () => {
      const page = await newPage(browser, { ...PHONE, locale: lang });
      await page.addInitScript((wanted) => {
        localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: wanted }));
        for (const title of ['seven-wonders', 'tigris-euphrates', 'new-dawn']) localStorage.setItem(`ziggurat.guide.${title}`, '"seen"');
      }, lang);
      for (const [name, scene] of Object.entries(scenes)) {
        await page.unrouteAll();
        const table = await tryTable(page, scene.script, scene.you === 'first' ? 0 : scene.you, { program });
        for (const move of scene.moves ?? []) await table.play(move);
        await page.goto(`${server.origin}/t/stage000`);
        await page.waitForSelector('.shell, .result');
        await page.waitForTimeout(150);
        assert.deepEqual(await page.evaluate(sticksOut), [], name);
      }
      assert.deepEqual(page.problems, []);
      await page.context().close();
    });

for (const [size, view, theme] of [['phone', PHONE, 'light'], ['desktop', DESKTOP, 'dark']])
  test(`new-dawn for everybody: ${size}, ${theme}`, async () => {
    const page = await newPage(browser, view);
    await page.addInitScript((wanted) => {
      localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: 'en', theme: wanted }));
      localStorage.setItem('ziggurat.guide.new-dawn', '"seen"');
    }, theme);
    for (const [name, scene] of Object.entries(newDawn)) {
      await page.unrouteAll();
      const table = await tryTable(page, scene.script, scene.you === 'first' ? 0 : scene.you, { program });
      for (const move of scene.moves ?? []) await table.play(move);
      await page.goto(`${server.origin}/t/stage000`);
      await page.waitForSelector('.shell, .result');
      for (const [kind, what] of scene.touch ?? []) if (kind !== 'space') await page.locator({ slot: `.nd-card[data-slot="${what}"]`, wonder: `[data-wonder=${what}]`, move: `.nd-question [data-move="${what}"]` }[kind]).first().click();
      await page.waitForTimeout(150);
      await noSeriousFindings(page, name);
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });

test('nothing is taken from the discard pile: Enter chooses it, Enter plays it', async () => {
  const page = await newPage(browser, DESKTOP);
  await page.addInitScript(() => localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: 'en' })));
  await tryTable(page, sevenWonders.mausoleum.script, 0, { program });
  await page.goto(`${server.origin}/t/stage000`);
  const decline = page.locator('[data-use=decline]');
  await decline.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-use=decline][aria-pressed=true]');
  await page.keyboard.press('Enter');
  await decline.waitFor({ state: 'detached' });
  assert.deepEqual(page.problems, []);
  await page.context().close();
});
