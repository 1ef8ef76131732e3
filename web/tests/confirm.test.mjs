// Confirm where the hand is: the button beside what was chosen, a second click on it, and a prompt that says what the move brings. And how many clicks
// lead from Play now to the first move.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { browser, DESKTOP, makeTable, newPage, program, screenshot, server, serverAndBrowserForAll } from './kit.mjs';
import { scenes } from './stage/sw_scenes.mjs';
import { tryTable } from './stage/try_table.mjs';

serverAndBrowserForAll();

const GAMES = ['seven-wonders', 'tigris-euphrates', 'new-dawn'];

async function careful(look = DESKTOP) {
  const page = await newPage(browser, look);
  await page.addInitScript((games) => {
    localStorage.setItem('ziggurat.settings', JSON.stringify({ commit: 'careful', motion: 'off', lang: 'en' }));
    for (const game of games) localStorage.setItem(`ziggurat.guide.${game}`, '"seen"');
  }, GAMES);
  return page;
}
const asked = (page) => page.waitForSelector('.prompt.is-asked', { timeout: 30_000 });
const here = (page) => page.locator('[data-role=play-here]');
const prompt = (page) => page.locator('.prompt .ask').innerText();

async function atScene(script, you = 0) {
  const page = await careful();
  const table = await tryTable(page, script, you, { program, previews: true });
  await page.goto(`${server.origin}/t/stage000`);
  await asked(page);
  return { page, table };
}
const played = async (page, table, n) => {
  await page.waitForFunction((moves) => new RegExp(`\\b${moves}\\b`).test(document.querySelector('.timeline .at')?.textContent ?? ''), n);
  assert.equal(table.moves.length, n);
  return table.moves.at(-1);
};
// Near enough that the hand stays where it is.
async function near(page, selector) {
  const [button, chosen] = [await here(page).boundingBox(), await page.locator(selector).first().boundingBox()];
  const apart = (a, la, b, lb) => Math.max(0, Math.max(a, b) - Math.min(a + la, b + lb));
  assert.ok(apart(button.x, button.width, chosen.x, chosen.width) <= 20 && apart(button.y, button.height, chosen.y, chosen.height) <= 20, JSON.stringify({ button, chosen }));
}

describe('the move that waits', () => {
  test('7 Wonders: says what a building brings, is confirmed beside its use, and by a second click', async () => {
    const { page, table } = await atScene(scenes.middle.script);
    await page.click('.sw-cards [data-card=dispensary]');
    await page.click('[data-use=build]');
    await page.waitForSelector('.prompt .brings');
    assert.match(await prompt(page), /^Build Dispensary: 3 coins · scientific 2 → 10$/);
    await near(page, '[data-use=build]');
    await screenshot(page, 'confirm-seven-wonders');
    await here(page).click();
    assert.match(await played(page, table, 1), /build Dispensary/);
    await page.context().close();

    const again = await atScene(scenes.middle.script);
    await again.page.click('.sw-cards [data-card=walls]');
    await again.page.click('[data-use=discard]');
    await again.page.click('[data-use=discard]');
    assert.match(await played(again.page, again.table, 1), /discard Walls/);
    await again.page.context().close();
  });
  test('Tigris & Euphrates: the same at a space', async () => {
    const script = { game: 'tigris-euphrates', options: { players: 2 }, seed: 4 };
    const { page, table } = await atScene(script, 0);
    await page.click('[data-piece=king]');
    await page.locator('.te-cell.te-open').first().click();
    const cell = await page.locator('.te-cell[aria-selected=true]').getAttribute('data-cell');
    await near(page, `[data-cell=${cell}]`);
    assert.match(await prompt(page), new RegExp(`${cell}: Founds a kingdom of its own; revolt 1, war 0$`));
    await screenshot(page, 'confirm-tigris-euphrates');
    await page.click(`[data-cell=${cell}]`);
    assert.match(await played(page, table, 1), new RegExp(`king ${cell}`));
    await page.locator('[data-tile=red]').first().click();
    await page.locator('.te-cell.te-open').first().click();
    await page.waitForSelector('.prompt .brings');
    await here(page).click();
    await page.waitForFunction(() => !document.querySelector('[data-role=play-here]'));
    assert.equal(table.moves.length, 2);
    await page.context().close();
  });
  test('A New Dawn: the same at a focus card and a space', async () => {
    const { page, table } = await atScene({ game: 'new-dawn', options: { players: 2 }, seed: 5 }, 0);
    const card = '.nd-card[data-may=true]:has(.nd-card-head use[href="#nd-culture"])';
    await page.locator(card).click();
    await near(page, '.nd-card[aria-pressed=true]');
    await screenshot(page, 'confirm-new-dawn-card');
    await page.locator(card).click();
    await page.waitForSelector('.nd-space.nd-open');
    assert.equal(table.moves.length, 1);
    const space = page.locator('.nd-space.nd-open').first();
    const id = await space.getAttribute('data-space');
    const box = await space.boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await near(page, `[data-space="${id}"]`);
    await screenshot(page, 'confirm-new-dawn-space');
    await here(page).click();
    await page.waitForFunction(() => !document.querySelector('[data-role=play-here]'));
    assert.equal(table.moves.length, 2);
    await page.context().close();
  });
  test('the option list: a second click plays', async () => {
    const page = await careful();
    await page.goto(`${server.origin}/settings`);
    const table = await makeTable(page, { game: 'tigris-euphrates', options: { players: 2 }, seats: ['open', 'greedy'] });
    await page.goto(`${server.origin}/t/${table}?board=generic`);
    await asked(page);
    const option = page.locator('[role=option][data-move^=king]').first();
    const move = await option.getAttribute('data-move');
    await option.click();
    await page.locator('[role=option][aria-selected=true]').click();
    await page.waitForFunction(() => /last move/.test(document.querySelector('.prompt .undo')?.textContent ?? ''));
    assert.equal(server.acts(table).find((act) => act.kind === 'move' && act.seat === 0)?.body, move);
    await page.context().close();
  });
});

describe('clicks from Play now to the first move', () => {
  for (const game of GAMES)
    test(`${game}: two, with the guide's advice`, async () => {
      const page = await newPage(browser);
      await page.addInitScript(() => localStorage.getItem('ziggurat.settings') ?? localStorage.setItem('ziggurat.settings', JSON.stringify({ lang: 'en', motion: 'off' })));
      let clicks = 0;
      const click = async (target) => {
        clicks++;
        await target.click();
      };
      await page.goto(server.origin);
      await page.locator(`[data-game=${game}]`).getByRole('button', { name: /play now/i }).click();
      await page.waitForURL(/\/local\/\w+$/);
      await page.waitForSelector('.guide .chip', { timeout: 60_000 });
      await click(page.locator('.guide .chip').first());
      const wanted = await page.locator('[data-role=confirm] span').first().innerText();
      await click(here(page));
      await page.waitForFunction((text) => document.querySelector('[data-role=confirm] span')?.textContent !== text, wanted);
      const acts = await page.evaluate(storedActs, page.url().split('/').at(-1));
      assert.ok(acts.some(([kind, seat]) => kind === 'play' && seat === 0), JSON.stringify(acts));
      assert.ok(clicks <= 2);
      console.log(`${game}: ${clicks} clicks`);
      await page.context().close();
    });
});

const storedActs = (id) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('ziggurat');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const reading = opening.result.transaction('tables').objectStore('tables').get(id);
      reading.onsuccess = () => resolve(reading.result?.acts ?? []);
    };
  });
