// A robot that plays Tigris & Euphrates by touching the board, the hand and the sheets, never the option list.
//
//   const moves = await play(page, { seed: 1, confirm: () => page.locator('[data-role=confirm]').click() });
import { randomOf } from '../stage/random.mjs';

const ASKED = '.te-board-wrap:not([data-step=wait]), .result';

export async function play(page, { seed = 1, touch = false, most = 2000, onMove = () => {}, confirm }) {
  const random = randomOf(seed);
  // What a touch changes is drawn with the next frame.
  const press = async (target) => {
    await (touch ? target.tap() : target.click());
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  const anyOf = async (selector) => {
    const all = page.locator(selector);
    const count = await all.count();
    return count === 0 ? null : all.nth(random(count));
  };
  const pressAny = async (selector) => {
    const target = await anyOf(selector);
    if (!target) return false;
    await press(target);
    return true;
  };
  // A legal space; spaces that bring something rather than those that bring nothing.
  const pressSpace = async () => {
    const cells = await page.locator('.te-cell.te-open').evaluateAll((all) => all.map((one) => [one.getAttribute('data-cell'), one.getAttribute('aria-label') ?? '']));
    if (cells.length === 0) return false;
    const good = cells.filter(([, label]) => label.includes('+'));
    const from = good.length > 0 && random(4) > 0 ? good : cells;
    await press(page.locator(`[data-cell=${from[random(from.length)][0]}]`));
    return true;
  };
  const act = async () => {
    const wish = random(20);
    if (wish < 5 && (await pressAny('.te-leader-place .te-piece:not(.te-on-board):not([aria-disabled=true])')) && (await pressSpace())) return;
    if (wish === 5 && (await pressAny('[data-piece=catastrophe]:not([aria-disabled=true])')) && (await pressSpace())) return;
    if (wish < 9 && (await page.locator('[data-piece=swap]:not([aria-disabled=true])').count()) > 0) {
      await press(page.locator('[data-piece=swap]'));
      for (const tile of (await page.locator('[data-tile]').all()).slice(0, 1 + random(6))) await press(tile);
      return;
    }
    if ((await pressAny('[data-tile]:not([aria-disabled=true])')) && (await pressSpace())) return;
    await press(page.locator('[data-piece=end_turn]'));
  };
  const answer = {
    action: act,
    war_order: () => pressAny('[data-war]'),
    attack: () => pressAny('[data-commit]'),
    defend: () => pressAny('[data-commit]'),
    monument: () => pressAny('[data-monument]'),
    building: () => pressSpace(),
    treasure: () => pressSpace(),
  };
  const seen = {};
  for (let moves = 0; moves < most; moves++) {
    await page.waitForSelector(ASKED, { timeout: 60_000 }); // the others think, and a turn has several moves
    if ((await page.locator('.result').count()) > 0) return { moves, seen };
    const step = await page.locator('.te-board-wrap').getAttribute('data-step');
    if (step === 'over') return { moves, seen };
    seen[step] = (seen[step] ?? 0) + 1;
    const before = await page.locator('.te-board-wrap').getAttribute('data-question');
    const isNew = (was) => document.querySelector('.te-board-wrap')?.getAttribute('data-question') !== was;
    const going = (was) => document.querySelector('.te-board-wrap')?.getAttribute('data-question') !== was || document.querySelector('[data-role=confirm]:not([aria-disabled=true])');
    await answer[step]?.();
    const went = await page.waitForFunction(going, before, { timeout: 4_000 }).then(() => true, () => false);
    if (!went) await answer[step]?.(); // as a person would: once more
    // Where moves are played without a question, this one may be on its way already.
    await page.waitForFunction(going, before, { timeout: 15_000 }).catch(async (late) => {
      const chips = await page.locator('.chip').allInnerTexts();
      throw new Error(`move ${moves}: nothing came of ${step}; chosen: ${chips.join(', ')}; ${await page.locator('.prompt').innerText()}; ${late.message}`);
    });
    if (!(await page.evaluate(isNew, before))) await confirm();
    await page.waitForFunction(isNew, before, { timeout: 15_000 });
    await onMove(moves, step);
  }
  throw new Error('the game does not end');
}
