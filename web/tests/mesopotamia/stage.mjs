// Somebody at the table of a scene, for the tests of this board.
import assert from 'node:assert/strict';
import { browser, DESKTOP, newPage, program, server } from '../kit.mjs';
import { tryTable } from '../stage/try_table.mjs';
import { scenes } from './scenes.mjs';

export async function at(name, { view = DESKTOP, you = scenes[name].you, moves = scenes[name].moves ?? [], commit = 'careful', lang = 'en', theme = 'light' } = {}) {
  const page = await newPage(browser, view);
  await page.addInitScript((wishes) => {
    localStorage.setItem('ziggurat.settings', JSON.stringify({ motion: 'off', ...wishes }));
    localStorage.setItem('ziggurat.guide.mesopotamia', '"seen"');
  }, { commit, lang, theme });
  const table = await tryTable(page, scenes[name].script, you, { program, previews: true });
  for (const move of moves) assert.equal(await table.play(move), null, move);
  await page.goto(`${server.origin}/t/stage000`);
  await page.waitForSelector('.ms-board');
  return { page, table };
}
export async function close(page) {
  assert.deepEqual(page.problems, []);
  await page.context().close();
}
// The moves without their seats.
export const made = (table) => table.moves.map((move) => move.replace(/^\d+: /, ''));
export const question = (page) => page.locator('.ms-board').getAttribute('data-question');
export const anotherQuestion = (page, before) => page.waitForFunction((one) => document.querySelector('.ms-board').dataset.question !== one, before);
export const confirm = (page) => page.locator('[data-role=confirm]:visible').click();
// Chooses an answer and plays it.
export async function answer(page, move) {
  const before = await question(page);
  await page.locator(`.ms [data-move="${move}"]:visible`).first().click();
  await confirm(page);
  await anotherQuestion(page, before);
}
export const place = (page, name) => page.locator(`.ms-cell[data-space="${name}"]`);
export const open = (page) => page.locator('.ms-cell.ms-open').evaluateAll((all) => all.map((one) => one.dataset.space).sort());
