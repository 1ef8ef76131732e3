// A robot that plays by touching the board, never the option list: await play(page, { seed: 1, confirm }).
import { randomOf } from '../stage/random.mjs';

const questionIs = (was) => document.querySelector('.tg-board')?.getAttribute('data-question') !== was;

export async function play(page, { seed = 1, touch = false, most = 300, onMove = () => {}, confirm }) {
  const random = randomOf(seed);
  const seen = {};
  for (let moves = 0; moves < most; moves++) {
    await page.waitForSelector('.tg-board:not([data-step=wait]), .result', { timeout: 30_000 });
    if ((await page.locator('.result, .tg-board[data-step=over]').count()) > 0) return { moves, seen };
    const [step, question] = await page.locator('.tg-board').evaluate((board) => [board.dataset.step, board.dataset.question]);
    seen[step] = (seen[step] ?? 0) + 1;
    const all = page.locator(step === 'prize' ? '[data-action]' : '.tg-hand [data-card]');
    const target = all.nth(random(await all.count()));
    await (touch ? target.tap() : target.click());
    await page.waitForFunction((was) => document.querySelector('.tg-board')?.getAttribute('data-question') !== was || document.querySelector('[data-role=confirm]:not([aria-disabled=true])'), question);
    await onMove(moves, step);
    if (!(await page.evaluate(questionIs, question))) await confirm();
    await page.waitForFunction(questionIs, question, { timeout: 15_000 });
  }
  throw new Error('the game does not end');
}
