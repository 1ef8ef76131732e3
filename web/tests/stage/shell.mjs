// Somebody at a table of the server.
//
//   const page = await pageWith(CALM);   const address = await openTable(page, tableOf(quickest));   await asked(page);
import { browser, DESKTOP, makeTable, newPage, server } from '../kit.mjs';
import { knowsTheGames } from './all_games.mjs';

export const CALM = { commit: 'careful', motion: 'off', lang: 'en' };

export async function pageWith(settings, view = DESKTOP, { guide = false } = {}) {
  const page = await newPage(browser, view);
  await page.addInitScript((wishes) => localStorage.getItem('ziggurat.settings') ?? localStorage.setItem('ziggurat.settings', JSON.stringify(wishes)), settings);
  if (!guide) await knowsTheGames(page);
  return page;
}
export async function newTable(page, body) {
  await page.goto(`${server.origin}/settings`);
  return `${server.origin}/t/${await makeTable(page, body)}`;
}
export async function openTable(page, body, more = '') {
  const address = await newTable(page, body);
  await page.goto(address + more);
  await page.waitForSelector('.shell');
  return address;
}
export const asked = (page) => page.waitForSelector('.prompt.is-asked', { timeout: 30_000 });
export const text = (page, selector) => page.locator(selector).first().innerText();
export const confirm = (page) => page.locator('[data-role=confirm]:visible').click();
// Plays what was chosen, and waits until the move is made.
export async function play(page) {
  const before = await page.locator('.timeline .at').first().textContent();
  await confirm(page);
  await page.waitForFunction((was) => document.querySelector('.result') || document.querySelector('.timeline .at')?.textContent !== was, before, { timeout: 20_000 });
}
