// A move that is put together and waits for Confirm.
import assert from 'node:assert/strict';
import { program, server } from '../kit.mjs';
import { asked, CALM, pageWith } from './shell.mjs';
import { tryTable } from './try_table.mjs';

export { asked };
export const careful = () => pageWith(CALM);
export const here = (page) => page.locator('[data-role=play-here]');
export const prompt = (page) => page.locator('.prompt .ask').innerText();

export async function atScene(script, you = 0) {
  const page = await careful();
  const table = await tryTable(page, script, you, { program, previews: true });
  await page.goto(`${server.origin}/t/stage000`);
  await asked(page);
  return { page, table };
}
export const played = async (page, table, n) => {
  await table.reached(n);
  await page.waitForFunction((moves) => new RegExp(`\\b${moves}\\b`).test(document.querySelector('.timeline .at')?.textContent ?? ''), n);
  assert.equal(table.moves.length, n);
  return table.moves.at(-1);
};
// Near enough that the hand stays where it is.
export async function near(page, selector) {
  await Promise.all([here(page).waitFor(), page.locator(selector).first().waitFor()]);
  const [button, chosen] = [await here(page).boundingBox(), await page.locator(selector).first().boundingBox()];
  const apart = (a, la, b, lb) => Math.max(0, Math.max(a, b) - Math.min(a + la, b + lb));
  assert.ok(apart(button.x, button.width, chosen.x, chosen.width) <= 20 && apart(button.y, button.height, chosen.y, chosen.height) <= 20, JSON.stringify({ button, chosen }));
}
