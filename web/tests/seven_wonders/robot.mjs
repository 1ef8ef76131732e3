// A robot that plays 7 Wonders by touching cards, uses, payments and boards, never the option list.
//
//   const { moves, seen } = await play(page, { seed: 1, confirm: () => page.locator('[data-role=confirm]').click() });
import { randomOf } from '../stage/random.mjs';

const ASKED = '.sw-board:not([data-asked=wait]), .result';

// What is asked, or null when the game is over.
async function question(page, seen) {
  await page.waitForSelector(ASKED, { timeout: 30_000 });
  if ((await page.locator('.result').count()) > 0) return null;
  const asked = await page.locator('.sw-board').getAttribute('data-asked');
  if (asked === 'over') return null;
  const step = asked.split('.')[2];
  seen[step] = (seen[step] ?? 0) + 1;
  return { asked, step };
}
const nextQuestion = (page, was) =>
  page.waitForFunction((before) => document.querySelector('.sw-board')?.getAttribute('data-asked') !== before, was, { timeout: 15_000 });

// Is the move ready to be confirmed? Where moves are played without a question, it may be on its way already.
const readyOrPlayed = async (page, asked) => {
  const found = await page.waitForFunction((was) => {
    if (document.querySelector('.sw-board')?.getAttribute('data-asked') !== was) return 'played';
    const buttons = [...document.querySelectorAll('[data-role=confirm]:not([aria-disabled=true])')];
    return buttons.some((one) => one.checkVisibility()) && 'ready';
  }, asked, { timeout: 15_000 });
  return found.jsonValue();
};

// The same with keys only: digits or arrows for a card, letters for its use, Tab and arrows for payments and boards, Enter to play.
export async function playByItsKeys(page, { seed = 1, most = 200 }) {
  const random = randomOf(seed);
  const key = (name) => page.keyboard.press(name);
  const tabTo = async (selector) => {
    for (let i = 0; i < 120; i++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await key('Tab');
    }
    throw new Error(`Tab does not reach ${selector}`);
  };
  const arrows = async (selector) => {
    await tabTo(`${selector}[tabindex="0"]`);
    for (let i = random(await page.locator(selector).count()); i > 0; i--) await key('ArrowRight');
    await key('Enter');
  };
  const useLetter = () => page.evaluate((n) => {
    const letters = [...document.querySelectorAll('.sw-use:not(.is-blocked) kbd')].map((one) => one.textContent);
    return letters[n % letters.length];
  }, random(3) === 0 ? random(9) : 0);
  const seen = {};
  for (let moves = 0; moves < most; moves++) {
    const now = await question(page, seen);
    if (!now) return { moves, seen };
    if (now.step === 'board') await arrows('.sw-side');
    else if (now.step === 'mausoleum' && random(2) === 0) {
      await tabTo('[data-use=decline]');
      await key('Enter');
    } else {
      if (now.step === 'mausoleum') await arrows('.sw-cards button.sw-card');
      else await key(String(1 + random(await page.locator('.sw-cards button.sw-card').count())));
      await page.waitForSelector('.sw-use:not(.is-blocked) kbd', { state: 'attached' }); // narrow uses do not show their letter
      await key(await useLetter());
      if ((await page.locator('.sw-pay').count()) > 1) await arrows('.sw-pay');
    }
    if ((await readyOrPlayed(page, now.asked)) === 'ready') await key('Enter'); // Enter on a payment that was chosen already has played it
    await nextQuestion(page, now.asked);
  }
  throw new Error('the game does not end');
}

export async function play(page, { seed = 1, touch = false, most = 200, onMove = () => {}, confirm }) {
  const random = randomOf(seed);
  // What a touch changes is drawn with the next frame.
  const press = async (target) => {
    await (touch ? target.tap() : target.click());
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  const pressAny = async (selector) => {
    const all = page.locator(selector);
    const count = await all.count();
    if (count > 0) await press(all.nth(random(count)));
    return count > 0;
  };
  // A card that can be built more often than one that can only be sold.
  const playCard = async () => {
    const free = '.sw-slot:not(:has(.sw-badge.blocked)) > button.sw-card';
    if (random(5) === 0 || !(await pressAny(free))) await pressAny('.sw-cards button.sw-card.is-legal, .sw-cards button.sw-card.is-selected');
    const build = page.locator('.sw-use:not(.is-blocked)').first();
    if (random(3) > 0) await press(build);
    else await pressAny('.sw-use:not(.is-blocked)');
    await pressAny('.sw-pay');
  };
  const seen = {};
  for (let moves = 0; moves < most; moves++) {
    const now = await question(page, seen);
    if (!now) return { moves, seen };
    const { asked, step } = now;
    if (step === 'board') await pressAny('.sw-side');
    else if (step === 'mausoleum' && random(4) === 0) await press(page.locator('[data-use=decline]'));
    else await playCard();
    const next = await readyOrPlayed(page, asked);
    await onMove(moves, step);
    if (next === 'ready') await confirm();
    await nextQuestion(page, asked);
  }
  throw new Error('the game does not end');
}
