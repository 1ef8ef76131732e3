// A robot that plays A New Dawn by touching cards, spaces, wonders, tiles and answers, never the option list.
//
//   const { moves, seen } = await play(page, { seed: 1, confirm: () => page.locator('[data-role=confirm]').click() });
// What was to be touched may be gone: the touch before was slow to be answered, and the game has gone on. Nothing comes of a touch six
// times: then it is a fault.
import { randomOf } from '../stage/random.mjs';

const BRIEFLY = { timeout: 5_000 };
const ASKED = '.nd-board:not([data-step=wait]), .result';

// What can be touched now, by kind; things to do before the ways not to do them.
const offered = () => {
  const seen = (node) => node.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const stop = all('.nd-question [data-move=stop], .nd-act[data-move=stop]');
  return {
    spaces: all('.nd-space.nd-open').map((one) => one.getAttribute('data-space')),
    slots: all('.nd-card[data-may=true]').map((one) => one.getAttribute('data-slot')),
    cards: all('.nd-new-cards [data-card]').map((one) => one.getAttribute('data-card')),
    wonders: all('.nd-wonder[data-may=true]').map((one) => one.getAttribute('data-wonder')),
    answers: all('.nd-question [data-move]:not([data-move=stop]), .nd-act[data-move]:not([data-move=stop])').map((one) => one.getAttribute('data-move')),
    tiles: all('.nd-hand-tile:not([aria-disabled=true])').map((one) => one.getAttribute('data-tile')),
    ways: all('.nd-way:not([aria-disabled=true])').map((one) => one.getAttribute('data-way')),
    places: all('[data-role=place-next]').length,
    stop: stop.length > 0,
  };
};

export async function play(page, { seed = 1, touch = false, most = 3000, onMove = () => {}, confirm }) {
  const random = randomOf(seed);
  const any = (list) => list[random(list.length)];
  // What a touch changes is drawn with the next frame.
  const press = async (selector) => {
    const target = page.locator(selector).filter({ visible: true }).first();
    await (touch ? target.tap(BRIEFLY) : target.click(BRIEFLY)).catch(() => {});
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  // A space is a hexagon among others: it is touched in its middle.
  const pressSpace = async (space) => {
    const target = page.locator(`.nd-space[data-space="${space}"]`);
    await page.evaluate(() => scrollTo(0, 0)); // on a phone the map is above, under the prompt
    const box = await target.boundingBox(BRIEFLY).catch(() => null);
    if (!box) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
  const act = async () => {
    const may = await page.evaluate(offered);
    const kinds = ['spaces', 'slots', 'cards', 'wonders', 'answers', 'tiles', 'ways'].filter((kind) => may[kind].length > 0);
    if (may.places > 0) {
      for (let steps = 1 + random(4); steps > 0; steps--) await press('[data-role=place-next]');
      return press('[data-role=place-here]');
    }
    if (may.stop && (kinds.length === 0 || random(5) === 0)) return press('.nd-question [data-move=stop], .nd-act[data-move=stop]');
    const kind = any(kinds);
    const what = any(may[kind]);
    switch (kind) {
      case 'spaces': return pressSpace(what);
      case 'slots': return press(`.nd-card[data-slot="${what}"]`);
      case 'cards': return press(`.nd-new-cards [data-card="${what}"]`);
      case 'wonders': return press(`.nd-wonder[data-wonder="${what}"]`);
      case 'answers': return press(`.nd-question [data-move="${what}"], .nd-act[data-move="${what}"]`);
      case 'tiles': return press(`[data-tile="${what}"]`);
      case 'ways': return press(`[data-way="${what}"]`);
      default: throw new Error('nothing can be touched');
    }
  };
  const isNew = (was) => document.querySelector('.nd-board')?.getAttribute('data-question') !== was || document.querySelector('.result') !== null;
  const goesOn = (was) =>
    document.querySelector('.nd-board')?.getAttribute('data-question') !== was || document.querySelector('.result') !== null || [...document.querySelectorAll('[data-role=confirm]:not([aria-disabled=true])')].some((one) => one.checkVisibility());
  const ready = () => [...document.querySelectorAll('[data-role=confirm]:not([aria-disabled=true])')].some((one) => one.checkVisibility());
  const seen = {};
  for (let moves = 0; moves < most; moves++) {
    await page.waitForSelector(ASKED, { timeout: 60_000 });
    if ((await page.locator('.result').count()) > 0) return { moves, seen };
    const [step, before] = await page.evaluate(() => ['data-step', 'data-question'].map((name) => document.querySelector('.nd-board')?.getAttribute(name) ?? 'over'));
    if (step === 'over') return { moves, seen };
    if (step === 'wait') { // asked no more: it was no move
      moves--;
      continue;
    }
    seen[step] = (seen[step] ?? 0) + 1;
    // A place may stand for two moves, a swap needs two cards: then one more touch decides.
    // Where moves are played without a question, this one may be on its way already.
    const going = () => page.waitForFunction(goesOn, before, { timeout: 1_500 }).then(() => true, () => false);
    for (let tries = 0; tries < 6; tries++) {
      await act();
      if (await going()) break;
    }
    if (!(await page.evaluate(isNew, before))) {
      await page.waitForFunction(goesOn, before, { timeout: 20_000 }).catch(() => {}); // it may be on its way, or the line was cut
      if (!(await page.evaluate(ready)) && !(await page.evaluate(isNew, before))) throw new Error(`move ${moves}: nothing came of ${step}; chosen: ${(await page.locator('.prompt .chip').allInnerTexts()).join(', ')}; ${JSON.stringify(await page.evaluate(offered))}`);
      if (!(await page.evaluate(isNew, before))) await confirm();
    }
    await page.waitForFunction(isNew, before, { timeout: 20_000 });
    await onMove(moves, step);
  }
  throw new Error('the game does not end');
}
