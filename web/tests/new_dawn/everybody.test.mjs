// Every kind of decision of A New Dawn for whoever reads with other means: no serious finding of axe, light on a phone and dark at a desk.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atRest, browser, DESKTOP, newPage, noSeriousFindings, PHONE, program, server, serverAndBrowserForAll } from '../kit.mjs';
import { touch } from '../stage/touch.mjs';
import { showScene } from '../stage/try_table.mjs';
import { game } from './index.mjs';
import { scenes } from './scenes.mjs';

serverAndBrowserForAll();

for (const [size, view, theme] of [['phone', PHONE, 'light'], ['desktop', DESKTOP, 'dark']])
  test(`every kind of decision: ${size}, ${theme}`, async () => {
    const page = await newPage(browser, view);
    await page.addInitScript((wanted) => {
      localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: 'en', theme: wanted }));
      localStorage.setItem('ziggurat.guide.new-dawn', '"seen"');
    }, theme);
    for (const [name, scene] of Object.entries(scenes)) {
      await showScene(page, scene, { program, origin: server.origin });
      for (const what of scene.touch ?? []) if (what[0] !== 'space') await touch(page, game, what);
      await atRest(page);
      await noSeriousFindings(page, name);
    }
    assert.deepEqual(page.problems, []);
    await page.context().close();
  });
