// The waiting room of Tigris & Euphrates in the reader's language.
//
//   node --test web/tests/tigris_euphrates/waiting.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { browser, DESKTOP, makeTable, newPage, root, server, serverAndBrowserForAll, untilStored } from '../kit.mjs';

serverAndBrowserForAll();

const cs = JSON.parse(readFileSync(join(root, 'locale/cs/web.json'), 'utf8'));

test('a table reads in the language of whoever looks at it: dynasties, guests without a name, choices that are never cut', async () => {
  const page = await newPage(browser, { ...DESKTOP, locale: 'cs' });
  await page.goto(server.origin);
  const table = await makeTable(page, { game: 'tigris-euphrates', options: { players: 2 }, seats: ['open', 'open'] });
  await page.goto(`${server.origin}/t/${table}`);
  const dynasties = page.getByLabel('Dynastie', { exact: true });
  await dynasties.waitFor();
  assert.equal(await dynasties.inputValue(), 'Lučištník Býk');
  assert.doesNotMatch(await page.locator('.options-of-game').innerText(), /archer|bull|potter|lion/);
  await dynasties.fill('lev, hrnčíř');
  await dynasties.blur();
  await untilStored(page, table, (about) => about.options.dynasties === 'lion potter', 'dynasties in the words of the game');
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page.locator('.select.wraps > span').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 2).map((one) => one.textContent));
    assert.deepEqual(cut, [], `at ${width}`);
  }
  const guest = await newPage(browser, { ...DESKTOP, locale: 'cs' });
  await guest.goto(`${server.origin}/t/${table}`);
  assert.match(await guest.getByLabel(cs['web.waiting.your_name']).inputValue(), /^Host [0-9a-f]{4}$/);
  await guest.locator('.options-of-game', { hasText: 'Lev Hrnčíř' }).waitFor();
  await guest.getByRole('button', { name: cs['web.waiting.sit'], exact: true }).click();
  const about = await untilStored(page, table, ({ phase }) => phase === 'playing', 'both sit');
  assert.match(about.seats[1].name, /^Guest [0-9a-f]{4}$/, 'still a guest, for everybody in their own language');
  assert.deepEqual([...page.problems, ...guest.problems], []);
});
