// Where things are on a table: the board does not move, four players fit, what is pressed next is on a phone's screen, and no text is cut.
//   THOROUGH=1 node --test web/tests/layout.test.mjs      in every language, and on larger phones, too
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser, DESKTOP, newPage, program, server, serverAndBrowserForAll } from './kit.mjs';
import { cutTexts, SCROLLERS } from './stage/cut_texts.mjs';
import { scenes as newDawn } from './stage/nd_scenes.mjs';
import { scenes as sevenWonders } from './stage/sw_scenes.mjs';
import { scenes as tigrisEuphrates } from './stage/te_scenes.mjs';
import { touch } from './stage/touch.mjs';
import { tryTable } from './stage/try_table.mjs';

serverAndBrowserForAll();

const GAMES = { 'seven-wonders': sevenWonders, 'tigris-euphrates': tigrisEuphrates, 'new-dawn': newDawn };
const THOROUGH = process.env.THOROUGH === '1';
const LANGS = THOROUGH ? ['en', 'cs', 'pl'] : ['pl']; // the longest words
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const BOARD = '.te-board, .nd-map, .sw-board';

async function openPage(look, { lang = 'en', guide = false, motion = 'off' } = {}) {
  const page = await newPage(browser, { ...look, locale: lang });
  await page.addInitScript(([settings, games]) => {
    localStorage.setItem('ziggurat.settings', JSON.stringify(settings));
    for (const game of games) localStorage.setItem(`ziggurat.guide.${game}`, '"seen"');
  }, [{ commit: 'careful', motion, lang }, guide ? [] : Object.keys(GAMES)]);
  return page;
}

async function show(page, scene) {
  await page.unrouteAll();
  const table = await tryTable(page, scene.script, scene.you === 'first' ? 0 : scene.you, { program });
  for (const move of scene.moves ?? []) await table.play(move);
  await page.goto(`${server.origin}/t/stage000`);
  await page.waitForSelector('.shell, .result');
  return table;
}

// The boxes of some elements, when they are where they stay: the same in two pictures that follow each other.
async function settled(page, selector) {
  const boxes = () => page.evaluate((wanted) => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(JSON.stringify([...document.querySelectorAll(wanted)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round);
  })))))), selector);
  for (let last = ''; ; ) {
    const now = await boxes();
    if (now === last) return JSON.parse(now);
    last = now;
  }
}

describe('the board does not move', () => {
  // What happens one after the other: a move of anybody, or something that is pressed.
  const COURSES = {
    'tigris-euphrates': { scene: { ...tigrisEuphrates.start, you: 0 }, steps: ['.guide > .iconbtn', '[data-piece=king]', '[data-cell=B1]', '[data-role=confirm]:visible', '[data-piece=end_turn]', '[data-role=confirm]:visible', 'trader B3', 'end'] },
    'tigris-euphrates, a war': { scene: { ...tigrisEuphrates.attack, moves: [] }, steps: ['black J6', 'war green', '[data-commit="3"]', '[data-role=confirm]:visible', 'commit 1'] },
    'seven-wonders': { scene: { ...sevenWonders.end_of_age, moves: [] }, steps: ['1: build Baths', '[data-card=altar]', '[data-use=build]', '[data-role=confirm]:visible', '2: discard Workshop', '3: discard Scriptorium', '.sw-conflicts .btn'] },
    'new-dawn': { scene: { ...newDawn.culture, moves: [] }, steps: ['.nd-card[data-slot="5"]', '[data-role=confirm]:visible', 'attack 8b', 'stop', 'stop'] },
  };
  for (const [size, look] of [['desk', DESKTOP], ['phone', PHONE]])
    for (const [name, { scene, steps }] of Object.entries(COURSES))
      test(`${name}, ${size}`, async () => {
        const page = await openPage(look, { guide: true, motion: 'fast' });
        const table = await show(page, scene);
        const [first] = await settled(page, BOARD);
        for (const step of steps) {
          if (/^[.[]/.test(step)) {
            const found = page.locator(step).first();
            if (step.startsWith('[data-')) await page.waitForSelector('.prompt.is-asked');
            if (await found.count()) await found.click();
          } else await table.play(step);
          assert.deepEqual((await settled(page, BOARD))[0], first, step);
        }
        assert.deepEqual(page.problems, []);
        await page.context().close();
      });
});

test('four players fit into a window of 900 pixels', async () => {
  const FOUR = { 'new-dawn': newDawn.four, 'tigris-euphrates': tigrisEuphrates.open, 'seven-wonders': sevenWonders.end_of_age };
  for (const lang of LANGS) {
    const page = await openPage(DESKTOP, { lang });
    for (const [game, scene] of Object.entries(FOUR)) {
      await show(page, { ...scene, moves: [] });
      await settled(page, `${BOARD}, .own`);
      const outside = await page.evaluate((board) => {
        const within = (node, box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
        const inColumn = (node) => { // and is not scrolled out of its column
          const column = node.closest('.players, .boardwrap')?.getBoundingClientRect();
          return !column || node.getBoundingClientRect().bottom <= column.bottom + 0.5;
        };
        const wanted = [...document.querySelectorAll(`${board}, .own, .seat, .sw-me, .sw-city, .sw-strip`)];
        const bad = wanted.filter((node) => !within(node, node.getBoundingClientRect()) || !inColumn(node)).map((node) => node.className.baseVal ?? node.className);
        return [...bad, ...(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []), ...(wanted.length < 6 ? ['a player is missing'] : [])];
      }, BOARD);
      assert.deepEqual(outside, [], `${game} in ${lang}`);
    }
    await page.context().close();
  }
});

// In the page: the kinds of things that could be pressed now and of which none is on the screen, between prompt and bottom bar.
function hiddenNext(kinds) {
  const isPressed = (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const x = Math.max(1, Math.min(innerWidth - 2, (left + right) / 2));
    const y = (top + bottom) / 2;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (node.contains(hit) || hit.contains(node) && hit.matches('.te-board'));
  };
  return kinds.filter((kind) => {
    const there = [...document.querySelectorAll(kind)].filter((node) => node.checkVisibility());
    return there.length > 0 && !there.some(isPressed);
  });
}

// One of each kind that is there must be in reach.
const NEXT = ['.sw-uses .sw-use', '.sw-cards .sw-card', '.sw-side', '[data-commit]', '[data-war]', '[data-monument]', '.te-cell.te-open', '.te-hand [data-tile]:not([aria-disabled=true])', '.nd-question .nd-choice', '.nd-card[data-may=true]', '.nd-new-cards .nd-card', '.nd-space.nd-open', '.nd-hand-tile'];
const isOneOf = { '.te-hand [data-tile]:not([aria-disabled=true])': '[data-commit], .te-cell.te-open', '.nd-card[data-may=true]': '.nd-new-cards', '.nd-question .nd-choice': '.nd-new-cards', '.sw-cards .sw-card': '.sw-uses .sw-use' }; // while there is such an answer, it is enough

for (const [width, height] of THOROUGH ? [[390, 844], [360, 640]] : [[360, 640]])
  for (const guide of [false, true])
    test(`what is pressed next is on a phone's screen: ${width} x ${height}${guide ? ', with the guide' : ''}`, async () => {
      const page = await openPage({ ...PHONE, viewport: { width, height } }, { lang: 'cs', guide });
      const missed = [];
      for (const [game, scenes] of Object.entries(GAMES))
        for (const [name, scene] of Object.entries(scenes)) {
          await show(page, scene);
          if (!(await page.locator('.prompt.is-asked').count())) continue;
          for (const what of [null, ...(scene.touch ?? [])]) {
            if (what) await touch(page, what).catch(() => {});
            await settled(page, `${BOARD}, .own, .sw-uses`);
            if (await page.locator('.bottombar .confirm[aria-disabled=false]').count()) continue; // that is next, and always there
            const enough = await page.evaluate((one) => Object.entries(one).filter(([, other]) => document.querySelector(other)).map(([kind]) => kind), isOneOf);
            const hidden = await page.evaluate(hiddenNext, NEXT.filter((kind) => !enough.includes(kind)));
            missed.push(...hidden.map((kind) => `${game} ${name} ${what ?? ''}: ${kind}`));
          }
        }
      assert.deepEqual(missed, []);
      await page.context().close();
    });

for (const lang of LANGS)
  for (const [game, scenes] of Object.entries(GAMES))
    test(`no text is cut: ${game} in ${lang}`, async () => {
      const page = await openPage(DESKTOP, { lang });
      const cut = new Set();
      for (const [name, scene] of Object.entries(scenes)) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await show(page, scene);
        for (const what of scene.touch ?? []) await touch(page, what);
        for (const [width, height] of [[1440, 900], [1024, 768], [768, 1024], [390, 844], [360, 640]]) {
          await page.setViewportSize({ width, height });
          await settled(page, `${BOARD}, .own, .sw-card`);
          for (const text of await page.evaluate(cutTexts, SCROLLERS)) cut.add(`${name} ${width}: ${text}`);
        }
      }
      assert.deepEqual([...cut], []);
      await page.context().close();
    });
