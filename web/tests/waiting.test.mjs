// The waiting room in two browsers: the host changes the table, whoever sits at it is told and sees it, and it is stored. And how computer
// players are called.
//
//   node --test web/tests/waiting.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { browser, DESKTOP, makeTable, newPage, noSeriousFindings, PHONE, root, screenshot, server, serverAndBrowserForAll, stored, untilStored as until } from './kit.mjs';
import { calmest, games } from './stage/all_games.mjs';

serverAndBrowserForAll();

const words = Object.fromEntries(['en', 'cs', 'pl'].map((lang) => [lang, JSON.parse(readFileSync(join(root, `locale/${lang}/web.json`), 'utf8'))]));
const wordsOfTable = JSON.parse(readFileSync(join(root, 'locale/en/web_table.json'), 'utf8'));
const en = (key, args = {}) => words.en[key].replace(/\{(\w+)\}/g, (_, name) => args[name]);
const sitDown = async (page, table, name) => {
  await page.goto(`${server.origin}/t/${table}`);
  await page.getByLabel(en('web.waiting.your_name')).fill(name);
  await page.getByRole('button', { name: en('web.waiting.sit'), exact: true }).click();
  await page.getByRole('button', { name: en('web.waiting.leave') }).waitFor();
};
const game = games.find(({ setUp }) => setUp); // with an option to change
const { choice } = game.setUp;
const notice = (page) => page.locator('.by-host');

async function hostAndGuest(settings = DESKTOP) {
  const [host, guest] = [await newPage(browser), await newPage(browser, settings)];
  await host.goto(server.origin);
  const table = await makeTable(host, { game: game.id, options: { players: 3 }, seats: ['open', 'open', 'strong'] });
  // The host's seat, an open one, a computer player; another open seat keeps the game from beginning when the guest sits down.
  await host.goto(`${server.origin}/t/${table}`);
  await host.getByRole('group', { name: en('web.setup.players') }).getByRole('button', { name: '4' }).click();
  await until(host, table, (about) => about.seats.length === 4, 'four seats');
  await sitDown(guest, table, 'Petra');
  return { host, guest, table };
}

test('the host changes the table, and whoever sits there is told until it was seen', async () => {
  const { host, guest, table } = await hostAndGuest();
  assert.equal(await notice(guest).count(), 0, 'nothing has changed since she sat down');
  await host.getByLabel(choice.label).selectOption(choice.value);
  await host.getByRole('group', { name: en('web.setup.pace') }).getByRole('button', { name: en('web.setup.pace.slow') }).click();
  await host.getByRole('button', { name: en('web.waiting.open_seat') }).click();
  await host.getByRole('button', { name: en('web.waiting.up', { n: 2 }) }).click();
  const about = await until(host, table, (one) => one.options[choice.option] === choice.value && one.clock.kind === 'slow' && one.seats[0].name === 'Petra' && one.seats[2].kind === 'open', 'all changes');
  assert.equal(about.you, 1);
  // Told, and shown as it is now.
  await notice(guest).getByText(choice.name, { exact: false }).waitFor();
  await notice(guest).getByText(`${en('web.seat.as_guest', { name: 'Petra' })}: ${en('web.setup.seat', { n: 2 })} → ${en('web.setup.seat', { n: 1 })}`).waitFor();
  assert.match(await guest.locator('.options-of-game').innerText(), new RegExp(choice.name));
  assert.equal(await notice(host).count(), 0, 'no news for whoever did it');
  await noSeriousFindings(host);
  await noSeriousFindings(guest);
  await screenshot(host, 'waiting-host');
  await screenshot(guest, 'waiting-guest-told');
  // It outlives the page and the server, and goes when it was seen.
  await server.kill('SIGKILL');
  await server.start();
  await guest.reload();
  await notice(guest).getByText(choice.name, { exact: false }).waitFor();
  const again = await stored(host, table);
  assert.deepEqual({ ...again, time: 0 }, { ...about, acts: again.acts, time: 0 });
  await notice(guest).getByRole('button', { name: en('web.waiting.changed.seen') }).click();
  await notice(guest).waitFor({ state: 'detached' });
  await guest.reload();
  await guest.getByRole('button', { name: en('web.waiting.leave') }).waitFor();
  assert.equal(await notice(guest).count(), 0);
  assert.deepEqual([...host.problems, ...guest.problems], []);
});

test('what the host changed last is told when the game has begun, too', async () => {
  const { host, guest, table } = await hostAndGuest(PHONE);
  await host.getByLabel(choice.label).selectOption(choice.value);
  await until(host, table, (about) => about.options[choice.option] === choice.value, 'the other board');
  await host.getByRole('group', { name: en('web.setup.players') }).getByRole('button', { name: '3' }).click();
  await until(host, table, (about) => about.phase === 'playing', 'no seat is open any more');
  await notice(guest).getByText(choice.name, { exact: false }).waitFor();
  await notice(guest).getByText(`${en('web.setup.players')}: 4 → 3`).waitFor();
  await screenshot(guest, 'told-in-the-game-phone');
  await notice(guest).getByRole('button', { name: en('web.waiting.changed.seen') }).click();
  await notice(guest).waitFor({ state: 'detached' });
  assert.deepEqual([...host.problems, ...guest.problems], []);
});

test('guests see how the table is set up and cannot change it', async () => {
  const { host, guest, table } = await hostAndGuest();
  assert.equal(await guest.getByLabel(choice.label).count(), 0);
  assert.equal(await guest.getByRole('group', { name: en('web.setup.players') }).count(), 0);
  assert.match(await guest.locator('.options-of-game').innerText(), new RegExp(choice.before));
  const eve = await newPage(browser);
  await eve.goto(`${server.origin}/t/${table}`);
  await eve.getByRole('button', { name: en('web.waiting.sit'), exact: true }).click();
  const full = await until(host, table, (about) => about.phase === 'playing', 'everybody sits');
  assert.equal(full.seats.filter((seat) => seat.kind === 'person').length, 3);
  assert.deepEqual([...host.problems, ...guest.problems, ...eve.problems], []);
});

// --- a hand in the deal

const keptBy = (page, table) => page.evaluate((id) => JSON.parse(localStorage.getItem('ziggurat.deals') ?? '{}')[id] ?? {}, table);

test('every page adds a share to the deal and keeps what was promised; who adds none is named', async () => {
  const [host, guest] = [await newPage(browser), await newPage(browser)];
  await host.goto(server.origin);
  const table = await makeTable(host, { game: game.id, options: { players: 3 }, seats: ['open', 'open', 'open'] });
  await host.goto(`${server.origin}/t/${table}`);
  await until(host, table, (about) => JSON.parse(about.deal.terms).shares[0] !== '', 'the promise of the host');
  const promise = (await stored(host, table)).deal.promise.replace('sha256:', '').slice(0, 16);
  await host.locator('[data-role="deal"]').getByText(promise).waitFor();
  await sitDown(guest, table, 'Petra');
  // The third is a program that knows nothing of shares.
  const program = await newPage(browser);
  await program.goto(server.origin);
  await program.waitForFunction(() => performance.getEntriesByType('resource').some((one) => one.name.endsWith('/api/me') && one.responseEnd > 0));
  await program.evaluate((id) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    socket.onopen = () => [{ type: 'hello', since: 0 }, { type: 'sit', id: 1 }].forEach((message) => socket.send(JSON.stringify(message)));
    socket.onmessage = ({ data }) => JSON.parse(data).id === 1 && done();
  }), table);
  const { deal } = await until(host, table, (about) => about.phase === 'playing', 'the deal');
  assert.deepEqual({ shown: deal.shown, left_out: deal.left_out }, { shown: [0, 1], left_out: [2] });
  for (const page of [host, guest]) {
    await page.locator('.strip', { hasText: wordsOfTable['web.shell.deal.without'].split('{')[0] }).waitFor();
    const kept = await keptBy(page, table);
    assert.equal(kept.promise, deal.promise);
    assert.deepEqual(kept.shown, [0, 1]);
    assert.match(kept.share, /^[0-9a-f]{64}$/);
  }
  assert.notEqual((await keptBy(host, table)).share, (await keptBy(guest, table)).share);
  assert.deepEqual([...host.problems, ...guest.problems], []);
});

// --- names

test('computer players have names of their own with the level beside them, at the server and in this browser', async () => {
  const page = await newPage(browser);
  await page.goto(server.origin);
  const table = await makeTable(page, { game: game.id, options: { players: 4 }, seats: ['open', 'random', 'friendly', 'strong'] });
  const names = (await stored(page, table)).seats.slice(1).map((seat) => seat.name);
  assert.equal(new Set(names).size, 3);
  await page.goto(`${server.origin}/t/${table}`);
  for (const [seat, level] of [[0, 'random'], [1, 'friendly'], [2, 'strong']]) {
    await page.getByLabel(`${names[seat]} (${level})`, { exact: true }).waitFor();
  }
  await page.reload();
  await page.getByLabel(`${names[2]} (strong)`, { exact: true }).waitFor();

  await page.goto(server.origin);
  await page.getByRole('button', { name: `Play now: ${calmest.title}` }).click();
  await page.waitForURL(/\/local\//);
  await page.locator('.seat').first().waitFor();
  const seats = await page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers();
    indexedDB.open('ziggurat').onsuccess = ({ target }) => (target.result.transaction('tables').objectStore('tables').getAll().onsuccess = (event) => resolve(event.target.result));
    return (await promise)[0].setup.seats;
  });
  const computers = seats.filter((seat) => seat.kind !== 'human');
  assert.equal(new Set(computers.map((seat) => seat.name)).size, computers.length);
  for (const { name, kind } of computers) await page.getByLabel(`${name} (${kind})`, { exact: true }).waitFor();
  await page.goto(server.origin);
  await page.locator('.cont', { hasText: `${computers[0].name} (${computers[0].kind})` }).first().waitFor();
  assert.deepEqual(page.problems, []);
});
