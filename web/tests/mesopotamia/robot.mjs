// A robot that plays Mesopotamia by touching places of the map, cards, dice, sheets and answers, never the option list.
//
//   const { moves, seen } = await play(page, { seed: 1, confirm: () => page.locator('[data-role=confirm]').click() });
// What was to be touched may be gone: the touch before was slow to be answered, and the game has gone on. Nothing comes of a touch six
// times, or of twenty where bones are bid: then it is a fault.
import { randomOf } from '../stage/random.mjs';

const BRIEFLY = { timeout: 5_000 };
const ASKED = '.ms-board:not([data-step=wait]), .result';

// What can be touched now; things to do before being done with them.
const offered = () => {
  const seen = (node) => node.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const moves = [...new Set(all('.ms [data-move]:not([aria-disabled=true]):not(:disabled)').map((one) => one.getAttribute('data-move')))];
  const isStop = (move) => move === 'done' || move.startsWith('reroll');
  return {
    places: all('.ms-cell.ms-open').map((one) => one.getAttribute('data-space')),
    kinds: all('.ms-kind').map((one) => one.getAttribute('data-kind')),
    moves: moves.filter((move) => !isStop(move)),
    stops: moves.filter(isStop),
    steppers: all('.ms [data-stepper] .iconbtn:not([aria-disabled=true]):not(:disabled)').length,
  };
};

// A point of the map where the place itself would be touched.
const pointIn = (name) => {
  const cell = document.querySelector(`.ms-cell[data-space="${name}"]`);
  const svg = cell?.ownerSVGElement;
  if (!cell || !svg) return null;
  const matrix = cell.getScreenCTM();
  const toScreen = ({ x, y }) => new DOMPoint(x, y).matrixTransform(matrix);
  const box = cell.getBBox();
  const area = cell.hasAttribute('data-area');
  const frame = svg.getBoundingClientRect();
  const points = area
    ? Array.from({ length: 49 }, (_, i) => [24, 25, 17, 31, 23][i] ?? i).map((i) => ({ x: box.x + (box.width * ((i % 7) + 0.5)) / 7, y: box.y + (box.height * (Math.floor(i / 7) + 0.5)) / 7 })).filter((point) => cell.isPointInFill(new DOMPoint(point.x, point.y)))
    : [0.5, 0.35, 0.65, 0.2, 0.8].map((share) => cell.getPointAtLength(cell.getTotalLength() * share));
  for (const point of points) {
    const at = toScreen(point);
    const hit = document.elementFromPoint(at.x, at.y);
    if (at.x > frame.left && at.x < frame.right && at.y > frame.top && at.y < frame.bottom && (hit === cell || hit === svg || (hit && svg.contains(hit) && svg.closest('.ms-phone')))) return { x: at.x, y: at.y };
  }
  return null;
};

export async function play(page, { seed = 1, touch = false, most = 4000, onMove = () => {}, until, confirm }) {
  const random = randomOf(seed);
  const any = (list) => list[random(list.length)];
  // What a touch changes is drawn with the next frame.
  const drawn = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const press = async (selector) => {
    const target = page.locator(selector).filter({ visible: true }).first();
    await (touch ? target.tap(BRIEFLY) : target.click(BRIEFLY)).catch(() => {});
    await drawn();
  };
  const pressPlace = async (name) => {
    await page.evaluate(() => scrollTo(0, 0)); // on a phone the map is above, under the prompt
    const point = await page.evaluate(pointIn, name);
    if (!point) return;
    await (touch ? page.touchscreen.tap(point.x, point.y) : page.mouse.click(point.x, point.y));
    await drawn();
  };
  const act = async () => {
    const may = await page.evaluate(offered);
    const kinds = ['places', 'kinds', 'moves'].filter((kind) => may[kind].length > 0);
    // A tribe bids all its bones: until then there is nothing to do but to bid more.
    if (may.steppers > 0 && (kinds.length === 0 || random(2) === 0)) return press('.ms [data-stepper] .iconbtn:last-child:not([aria-disabled=true]):not(:disabled)');
    if (may.stops.length > 0 && (kinds.length === 0 || random(4) === 0)) return press(`.ms [data-move="${any(may.stops)}"]`);
    const kind = any(kinds);
    if (kind === undefined) return undefined;
    const what = any(may[kind]);
    return kind === 'moves' ? press(`.ms [data-move="${what}"]`) : kind === 'kinds' ? press(`.ms-kind[data-kind="${what}"]`) : pressPlace(what);
  };
  const isNew = (was) => document.querySelector('.ms-board')?.getAttribute('data-question') !== was || document.querySelector('.result') !== null;
  const goesOn = (was) =>
    document.querySelector('.ms-board')?.getAttribute('data-question') !== was || document.querySelector('.result') !== null || [...document.querySelectorAll('[data-role=confirm]:not([aria-disabled=true])')].some((one) => one.checkVisibility());
  const ready = () => [...document.querySelectorAll('[data-role=confirm]:not([aria-disabled=true])')].some((one) => one.checkVisibility());
  const seen = {};
  for (let moves = 0; moves < most; moves++) {
    await page.waitForSelector(ASKED, { timeout: 60_000 });
    if ((await page.locator('.result').count()) > 0) return { moves, seen };
    const [step, before] = await page.evaluate(() => ['data-step', 'data-question'].map((name) => document.querySelector('.ms-board')?.getAttribute(name) ?? 'over'));
    if (step === 'over' || step === until) return { moves, seen };
    if (step === 'wait') { // asked no more: it was no move
      moves--;
      continue;
    }
    seen[step] = (seen[step] ?? 0) + 1;
    // A place may stand for two moves: then one more touch decides. Where moves are played without a question, this one may be on its way already.
    const going = () => page.waitForFunction(goesOn, before, { timeout: 1_000 }).then(() => true, () => false);
    for (let tries = 0; tries < (step === 'bid' ? 20 : 6); tries++) {
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
