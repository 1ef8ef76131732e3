// A robot that plays Civilization by touching squares, cities, cards and answers, never the option list.
//
//   const { moves, seen } = await play(page, { seed: 1, confirm: () => page.locator('[data-role=confirm]').click() });
// What was to be touched may be gone: the touch before was slow to be answered, and the game has gone on. Nothing comes of a touch six
// times: then it is a fault.
import { randomOf } from '../stage/random.mjs';

const BRIEFLY = { timeout: 5_000 };
const ASKED = '.cv-board:not([data-step=wait]), .result';

// What can be touched now; things to do before the ways not to do them.
const offered = () => {
  const seen = (node) => node.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const moves = all('.cv [data-move]:not([aria-disabled=true])').map((one) => one.getAttribute('data-move'));
  const isStop = (move) => ['done', 'pass', 'decline', 'keep', 'withdraw', 'research none'].includes(move);
  return {
    squares: all('.cv-cell.cv-open').map((one) => one.getAttribute('data-square')),
    far: all('.cv-cell.cv-far').map((one) => one.getAttribute('data-square')),
    moves: [...new Set(moves)].filter((move) => !isStop(move) && move !== 'propose'),
    stops: [...new Set(moves)].filter(isStop),
    lines: all('.cv-stepper').map((one) => one.getAttribute('data-line')),
    propose: all('[data-role=propose]:not([aria-disabled=true])').length > 0,
  };
};

export async function play(page, { seed = 1, touch = false, most = 4000, onMove = () => {}, confirm }) {
  const random = randomOf(seed);
  const any = (list) => list[random(list.length)];
  // What a touch changes is drawn with the next frame.
  const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const press = async (selector) => {
    const target = page.locator(selector).filter({ visible: true }).first();
    await (touch ? target.tap(BRIEFLY) : target.click(BRIEFLY)).catch(() => {});
    await drawn();
  };
  const pressSquare = async (square) => {
    await page.evaluate(() => scrollTo(0, 0)); // on a phone the map is above, under the prompt
    const box = await page.locator(`.cv-cell[data-square="${square}"]`).boundingBox(BRIEFLY).catch(() => null);
    if (!box) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await drawn();
  };
  // An offer is a form: some lines, then it is proposed.
  const writeOffer = async ({ lines, propose }) => {
    for (let n = random(3); n > 0 && lines.length > 0; n--) await press(`.cv-stepper[data-line="${any(lines)}"] .iconbtn:last-child`);
    return propose || lines.length > 0 ? press('[data-role=propose]') : press('[data-move=withdraw]');
  };
  const act = async () => {
    const may = await page.evaluate(offered);
    if (may.lines.length > 0 || may.propose) return random(4) === 0 && may.stops.includes('withdraw') ? press('[data-move=withdraw]') : writeOffer(may);
    const kinds = ['squares', 'far', 'moves'].filter((kind) => may[kind].length > 0);
    if (may.stops.length > 0 && (kinds.length === 0 || random(4) === 0)) return press(`.cv [data-move="${any(may.stops)}"]`);
    const kind = any(kinds);
    if (kind === undefined) return undefined;
    const what = any(may[kind]);
    return kind === 'moves' ? press(`.cv [data-move="${what}"]`) : pressSquare(what);
  };
  const isNew = (was) => document.querySelector('.cv-board')?.getAttribute('data-question') !== was || document.querySelector('.result') !== null;
  const goesOn = (was) =>
    document.querySelector('.cv-board')?.getAttribute('data-question') !== was || document.querySelector('.result') !== null || [...document.querySelectorAll('[data-role=confirm]:not([aria-disabled=true])')].some((one) => one.checkVisibility());
  const ready = () => [...document.querySelectorAll('[data-role=confirm]:not([aria-disabled=true])')].some((one) => one.checkVisibility());
  const seen = {};
  for (let moves = 0; moves < most; moves++) {
    await page.waitForSelector(ASKED, { timeout: 60_000 });
    if ((await page.locator('.result').count()) > 0) return { moves, seen };
    const [step, before] = await page.evaluate(() => ['data-step', 'data-question'].map((name) => document.querySelector('.cv-board')?.getAttribute(name) ?? 'over'));
    if (step === 'over') return { moves, seen };
    if (step === 'wait') { // asked no more: it was no move
      moves--;
      continue;
    }
    seen[step] = (seen[step] ?? 0) + 1;
    // A square may stand for two moves: then one more touch decides. Where moves are played without a question, this one may be on its way already.
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
