// Where things are on a table: the board does not move, four players fit, no text is cut; and on a narrow phone what is pressed next is on the screen, nothing sticks out
// of the window, because then taps would miss, and nothing is English, whatever is decided (no_english.test.mjs visits the rest).
// Every kind of decision is seen on a desktop, on something between, and on a phone in one of two languages. THOROUGH=1 shows all of them at every size, in every language.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { atRest, browser, DESKTOP, newPage, program, server, serverAndBrowserForAll } from './kit.mjs';
import { games, knowsTheGames } from './stage/all_games.mjs';
import { cutTexts, SCROLLERS } from './stage/cut_texts.mjs';
import { englishFor, readable } from './stage/english.mjs';
import { touch } from './stage/touch.mjs';
import { THOROUGH } from './stage/to_the_end.mjs';
import { showScene } from './stage/try_table.mjs';

serverAndBrowserForAll();

const LANGS = THOROUGH ? ['en', 'cs', 'pl'] : ['pl']; // the longest words
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
// What may still be drawn when the board is there.
const settles = (game) => [game.board, '.own', game.layout.settles].filter(Boolean).join();

async function openPage(look, { lang = 'en', guide = false, motion = 'off' } = {}) {
  const page = await newPage(browser, { ...look, locale: lang });
  await page.addInitScript((settings) => localStorage.setItem('ziggurat.settings', JSON.stringify(settings)), { commit: 'careful', motion, lang });
  if (!guide) await knowsTheGames(page);
  return page;
}

const show = (page, scene) => showScene(page, scene, { program, origin: server.origin });

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
  // A course is what happens one after another: a move of anybody, or something that is pressed.
  const courses = games.flatMap((game) => Object.entries(game.layout.courses).map(([name, course], n, all) => ({ game, name, n, alone: all.length === 1, ...course })));
  for (const [s, [size, look]] of [['desk', DESKTOP], ['phone', PHONE]].entries())
    for (const { game, name, scene, steps } of courses.filter(({ n, alone }) => THOROUGH || alone || (n + s) % 2 === 0)) // each game on both
      test(`${game.id}, ${name}, ${size}`, async () => {
        const page = await openPage(look, { guide: true, motion: 'fast' });
        const table = await show(page, scene);
        const [first] = await settled(page, game.board);
        for (const step of steps) {
          if (/^[.[]/.test(step)) {
            const found = page.locator(step).first();
            if (step.startsWith('[data-')) await page.waitForSelector('.prompt.is-asked');
            if (await found.count()) await found.click();
          } else await table.play(step);
          assert.deepEqual((await settled(page, game.board))[0], first, step);
        }
        assert.deepEqual(page.problems, []);
        await page.context().close();
      });
});

test('four players fit into a window of 900 pixels', async () => {
  for (const lang of LANGS) {
    const page = await openPage(DESKTOP, { lang });
    for (const game of games) {
      await show(page, { ...game.layout.four, moves: [] });
      await settled(page, settles(game));
      const outside = await page.evaluate((seats) => {
        const within = (node, box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight + 0.5 && box.right <= innerWidth + 0.5;
        const inColumn = (node) => { // and is not scrolled out of its column
          const column = node.closest('.players, .boardwrap')?.getBoundingClientRect();
          return !column || node.getBoundingClientRect().bottom <= column.bottom + 0.5;
        };
        const wanted = [...document.querySelectorAll(seats)];
        const bad = wanted.filter((node) => !within(node, node.getBoundingClientRect()) || !inColumn(node)).map((node) => node.className.baseVal ?? node.className);
        return [...bad, ...(document.documentElement.scrollHeight > innerHeight ? ['the page scrolls'] : []), ...(wanted.length < 6 ? ['a player is missing'] : [])];
      }, [game.board, '.own', '.seat', game.layout.seats].filter(Boolean).join());
      assert.deepEqual(outside, [], `${game.id} in ${lang}`);
    }
    await page.context().close();
  }
});

// In the page: the kinds of things that could be pressed now and of which none is on the screen, between prompt and bottom bar.
function hiddenNext([kinds, holds]) {
  const isPressed = (node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const x = Math.max(1, Math.min(innerWidth - 2, (left + right) / 2));
    const y = (top + bottom) / 2;
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (node.contains(hit) || holds !== undefined && hit.contains(node) && hit.matches(holds));
  };
  return kinds.filter((kind) => {
    const there = [...document.querySelectorAll(kind)].filter((node) => node.checkVisibility());
    return there.length > 0 && !there.some(isPressed);
  });
}

// What is wider than the window and not in something that scrolls by itself.
const sticksOut = (width) => {
  const scrolls = (node) => {
    for (let up = node.parentElement; up && up !== document.body; up = up.parentElement) if (getComputedStyle(up).overflowX !== 'visible') return true;
    return false;
  };
  const wide = [...document.querySelectorAll('body *')].filter((node) => node.getBoundingClientRect().right > width + 1 && !scrolls(node));
  return document.documentElement.scrollWidth <= width ? [] : wide.map((node) => `${node.tagName} ${node.getAttribute('class')} sticks out`);
};

// One of each kind that is there (`next`) must be in reach; while there is another answer (`instead`), that is enough.
const PHONE_LANGS = THOROUGH ? LANGS : ['cs', 'pl'];
for (const [width, height] of THOROUGH ? [[390, 844], [360, 640]] : [[360, 640]])
  for (const guide of THOROUGH ? [false, true] : [true]) // it takes room from the rest
    for (const [l, lang] of PHONE_LANGS.entries())
      test(`what is pressed next is on a phone's screen: ${width} x ${height}${guide ? ', with the guide' : ''}, in ${lang}`, async () => {
        const page = await openPage({ ...PHONE, viewport: { width, height } }, { lang, guide });
        const english = lang === 'en' ? () => [] : englishFor(lang, games);
        const missed = [];
        for (const game of games)
          for (const [name, scene] of Object.entries(game.scenes).filter((_, n) => THOROUGH || n % PHONE_LANGS.length === l)) {
            await show(page, scene);
            await atRest(page);
            const wrong = [...(await page.evaluate(sticksOut, width)), ...english(await page.evaluate(readable))];
            missed.push(...wrong.map((what) => `${game.id} ${name}: ${what}`));
            if (!(await page.locator('.prompt.is-asked').count())) continue;
            for (const what of [null, ...(scene.touch ?? [])]) {
              if (what) await touch(page, game, what).catch(() => {});
              await settled(page, settles(game));
              if (await page.locator('.bottombar .confirm[aria-disabled=false]').count()) continue; // that is next, and always there
              const { next, instead, holds } = game.layout;
              const enough = await page.evaluate((one) => Object.entries(one).filter(([, other]) => document.querySelector(other)).map(([kind]) => kind), instead);
              const hidden = await page.evaluate(hiddenNext, [next.filter((kind) => !enough.includes(kind)), holds]);
              missed.push(...hidden.map((kind) => `${game.id} ${name} ${what ?? ''}: ${kind}`));
            }
          }
        assert.deepEqual(missed, []);
        assert.deepEqual(page.problems, []);
        await page.context().close();
      });

// The desktop, and in turn one of the sizes between and one of the phones.
const SIZES = [[1440, 900], [1024, 768], [768, 1024], [390, 844], [360, 640]];
const sizesOf = (n) => SIZES.filter((_, i) => THOROUGH || i === 0 || (i + n) % 2 === 0);

for (const lang of LANGS)
  for (const game of games)
    test(`no text is cut: ${game.id} in ${lang}`, async () => {
      const page = await openPage(DESKTOP, { lang });
      const cut = new Set();
      for (const [n, [name, scene]] of Object.entries(game.scenes).entries()) {
        await page.setViewportSize({ width: 1440, height: 900 });
        await show(page, scene);
        for (const what of scene.touch ?? []) await touch(page, game, what);
        for (const [width, height] of sizesOf(n)) {
          await page.setViewportSize({ width, height });
          await settled(page, settles(game));
          for (const text of await page.evaluate(cutTexts, [SCROLLERS, game.layout.scrolls].filter(Boolean).join())) cut.add(`${name} ${width}: ${text}`);
        }
      }
      assert.deepEqual([...cut], []);
      await page.context().close();
    });

// After the first round of a sealed game nothing can be taken back, and the reason is a long sentence.
describe('the buttons stay inside the prompt when a move cannot be taken back', () => {
  const game = games.find(({ sealed }) => sealed);
  for (const lang of ['en', 'cs', 'pl'])
    test(lang, async () => {
      const page = await openPage(DESKTOP, { lang });
      await page.goto(server.origin);
      await page.locator(`[data-game=${game.id}] .play`).click();
      await page.waitForSelector(game.asked);
      const [where, what] = game.question;
      const first = await page.locator(where).getAttribute(what);
      await game.choose(page, 0);
      await page.locator('[data-role=confirm]:not([aria-disabled=true]):visible').first().click();
      await page.waitForFunction(([selector, name, before]) => ![before, 'wait', null].includes(document.querySelector(selector)?.getAttribute(name) ?? null), [where, what, first]);
      await page.locator('.prompt .undo[aria-disabled=true]').waitFor();
      const outside = await page.evaluate(() => {
        const row = document.querySelector('.prompt').getBoundingClientRect();
        return [...document.querySelectorAll('.prompt .btn, .prompt .btn *')].filter((one) => one.checkVisibility()).map((one) => [one.textContent, one.getBoundingClientRect()]).filter(([, box]) => box.height > 0 && (box.top < row.top - 1 || box.bottom > row.bottom + 1)).map(([text]) => text);
      });
      assert.deepEqual(outside, []);
      await page.context().close();
    });
});
