// A robot that plays 7 Wonders by touching cards, uses, payments and boards, never the option list.
//
//   const { moves, seen } = await playSevenWonders(page, { seed: 1, confirm: () => page.locator('[data-role=confirm]').click() });
const ASKED = '.sw-board:not([data-asked=wait])';

function randomOf(seed) {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) >>> 0;
    return state % below;
  };
}

export async function playSevenWonders(page, { seed = 1, touch = false, most = 200, onMove = () => {}, confirm }) {
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
    await page.waitForSelector(ASKED, { timeout: 30_000 });
    const asked = await page.locator('.sw-board').getAttribute('data-asked');
    if (asked === 'over') return { moves, seen };
    const step = asked.split('.')[2];
    seen[step] = (seen[step] ?? 0) + 1;
    if (step === 'board') await pressAny('.sw-side');
    else if (step === 'mausoleum' && random(4) === 0) await press(page.locator('[data-use=decline]'));
    else await playCard();
    await page.waitForSelector('[data-role=confirm]:not([aria-disabled=true])', { timeout: 5000 });
    await onMove(moves, step);
    const before = await page.locator('.sw-board').getAttribute('data-asked');
    await confirm();
    await page.waitForFunction((was) => document.querySelector('.sw-board')?.getAttribute('data-asked') !== was, before, { timeout: 15_000 });
  }
  throw new Error('the game does not end');
}
