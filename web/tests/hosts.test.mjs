// What the host of a table does about people, in several browsers: seats taken back, somebody kept out, only invited people, no spectators, stand-ins.
// Each time what was stored, and what stays on the screens of the others.
//
//   node --test web/tests/hosts.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { browser, DESKTOP, makeTable, newPage, noSeriousFindings, PHONE, root, screenshot, server, serverAndBrowserForAll, stored, untilStored as until } from './kit.mjs';
import { calmest } from './stage/all_games.mjs';

serverAndBrowserForAll();

const read = (lang, part) => JSON.parse(readFileSync(join(root, `locale/${lang}/${part}.json`), 'utf8'));
const words = { ...read('en', 'web'), ...read('en', 'web_table'), ...read('en', 'server') };
const en = (key, args = {}) => words[key].replace(/\{(\w+)\}/g, (_, name) => args[name]);
const act = (kind, name) => `${en(`web.shell.people.${kind}`)}: ${name}`;
const PETRA = en('web.seat.as_guest', { name: 'Petra' });
const BANNED = 'has banned you';
const INVITED = 'Only invited people';

const sitDown = async (page, address, name) => {
  await page.goto(address);
  await page.getByLabel(en('web.waiting.your_name')).fill(name);
  await page.getByRole('button', { name: en('web.waiting.sit'), exact: true }).click();
};
const sure = (kind, name) => `${en('web.shell.people.sure', { what: en(`web.shell.people.${kind}`) })}: ${name}`;
const told = (page, text) => page.locator('.trouble', { hasText: text }).waitFor();
const kinds = (table) => server.acts(table).map((act) => act.kind).filter((kind) => kind !== 'promise' && kind !== 'share'); // those come when each browser has its turn

// Ann's table for three: she sits, the others come.
async function hostAndTable(more = {}, settings = DESKTOP) {
  const host = await newPage(browser, settings);
  await host.goto(server.origin);
  const table = await makeTable(host, { game: calmest.id, options: { players: 3 }, seats: ['open', 'open', 'open'], ...more });
  await host.goto(`${server.origin}/t/${table}`);
  await host.getByRole('button', { name: en('web.waiting.leave') }).waitFor();
  return { host, table, at: `${server.origin}/t/${table}` };
}
const openPeople = async (page) => {
  await page.locator('[data-role=menu]').click();
  await page.getByRole('button', { name: en('web.shell.people') }).click();
  return page.getByRole('dialog', { name: en('web.shell.people') });
};
const fill = async (host, table, seat) => {
  await host.evaluate(([id, at]) => new Promise((resolve, reject) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${id}/socket`);
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', since: 0, lang: 'en' }));
      socket.send(JSON.stringify({ type: 'computer', seat: at, level: 'random', id: 1 }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.id === 1) socket.close(), message.type === 'done' ? resolve() : reject(new Error(data));
    };
  }), [table, seat]);
};

test('in the waiting room the host takes a seat back, bans somebody, and lets them in again', async () => {
  const { host, table, at } = await hostAndTable();
  const guest = await newPage(browser, PHONE);
  await sitDown(guest, at, 'Petra');
  await guest.getByRole('button', { name: en('web.waiting.leave') }).waitFor();
  await host.getByRole('button', { name: act('kick', PETRA), exact: true }).click();
  await until(host, table, (about) => about.seats[1].kind === 'open', 'the seat is open again');
  await guest.getByRole('button', { name: en('web.waiting.sit'), exact: true }).click();
  await until(host, table, (about) => about.seats[1].name === 'Petra', 'she sits again');
  await noSeriousFindings(host);
  await screenshot(host, 'hosts-waiting');
  await host.getByRole('button', { name: act('ban', PETRA), exact: true }).click();
  assert.equal((await stored(host, table)).seats[1].name, 'Petra', 'it is asked first');
  await host.getByRole('button', { name: sure('ban', PETRA), exact: true }).click();
  await told(guest, BANNED);
  assert.deepEqual(kinds(table), ['sit', 'sit', 'kick', 'sit', 'ban']);
  await guest.reload();
  await told(guest, BANNED);
  await noSeriousFindings(guest);
  await screenshot(guest, 'hosts-banned-phone');
  await host.getByRole('button', { name: act('unban', 'Petra'), exact: true }).click();
  await until(host, table, (about) => about.door.banned.length === 0, 'nobody is banned');
  await guest.reload();
  await guest.getByRole('button', { name: en('web.waiting.sit'), exact: true }).waitFor();
  assert.deepEqual([...host.problems, ...guest.problems], []);
});

test('only invited people come in: by the link of the host', async () => {
  const { host, table, at } = await hostAndTable();
  const stranger = await newPage(browser);
  await stranger.goto(at);
  await stranger.getByRole('button', { name: en('web.waiting.sit'), exact: true }).waitFor();
  await host.getByRole('group', { name: en('web.door.invited') }).getByRole('button', { name: en('web.door.invited_only') }).click();
  const { door } = await until(host, table, (about) => about.invited, 'only invited people');
  await told(stranger, INVITED);
  const link = `${at}?key=${door.key}`;
  await host.waitForFunction((wanted) => document.querySelector('.invite input')?.value === wanted, link);
  await host.getByLabel(en('web.door.logins')).fill('bob, <b>');
  await host.getByLabel(en('web.door.logins')).blur();
  await host.getByText(en('web.door.no_login', { name: '<b>' })).waitFor();
  await host.getByLabel(en('web.door.logins')).fill('bob, carol');
  await host.getByLabel(en('web.door.logins')).blur();
  await until(host, table, (about) => about.door.logins.join() === 'bob,carol', 'two are invited by login');
  await noSeriousFindings(host);
  await screenshot(host, 'hosts-invited');
  const guest = await newPage(browser);
  await guest.goto(link);
  await guest.getByRole('button', { name: en('web.waiting.sit'), exact: true }).waitFor();
  await guest.getByText(en('web.waiting.host_invites')).waitFor();
  await guest.goto(server.origin);
  await guest.goto(at); // this browser knows the key
  await guest.getByRole('button', { name: en('web.waiting.sit'), exact: true }).click();
  await until(host, table, (about) => about.seats[1].kind === 'person', 'the invited one sits');
  await server.kill('SIGKILL');
  await server.start();
  await stranger.reload();
  await told(stranger, INVITED);
  await guest.reload();
  await guest.getByRole('button', { name: en('web.waiting.leave') }).waitFor();
  assert.deepEqual([...host.problems, ...guest.problems, ...stranger.problems], []);
});

test('a table is made for invited people and without spectators', async () => {
  const host = await newPage(browser);
  await host.goto(`${server.origin}/new/${calmest.id}`);
  await host.getByRole('group', { name: en('web.door.invited') }).getByRole('button', { name: en('web.door.invited_only') }).click();
  await host.getByLabel(en('web.door.logins')).fill('bob');
  await host.getByRole('group', { name: en('web.door.spectators') }).getByRole('button', { name: en('web.door.unwatched') }).click();
  await noSeriousFindings(host);
  await screenshot(host, 'hosts-setup');
  await host.getByRole('button', { name: en('web.setup.make') }).click();
  await host.waitForURL(/\/t\/[a-z0-9]{8}$/);
  const about = await stored(host, new URL(host.url()).pathname.slice(3));
  assert.equal(about.invited, true);
  assert.equal(about.spectators, false);
  assert.deepEqual(about.door.logins, ['bob']);
  assert.deepEqual(host.problems, []);
});

test('during the game the host shuts spectators out, takes a seat away, and the game goes on', async () => {
  const { host, table, at } = await hostAndTable();
  const [guest, watcher] = [await newPage(browser), await newPage(browser, PHONE)];
  await sitDown(guest, at, 'Petra');
  await until(host, table, (about) => about.seats[1].name === 'Petra', 'Petra sits');
  await fill(host, table, 2);
  await watcher.goto(at);
  for (const page of [host, guest, watcher]) await page.locator('.shell').waitFor();
  const people = await openPeople(host);
  await noSeriousFindings(host);
  await screenshot(host, 'hosts-people');
  await people.getByRole('group', { name: en('web.door.spectators') }).getByRole('button', { name: en('web.door.unwatched') }).click();
  await told(watcher, 'no spectators');
  await people.getByRole('group', { name: en('web.door.invited') }).getByRole('button', { name: en('web.door.invited_only') }).click();
  await until(host, table, (about) => about.invited, 'only invited people');
  await screenshot(host, 'hosts-people-invited');
  await people.getByRole('group', { name: en('web.door.invited') }).getByRole('button', { name: en('web.door.anyone') }).click();
  await until(host, table, (about) => !about.invited, 'everybody with the link');
  await watcher.reload();
  await told(watcher, 'no spectators');
  // Whoever is here is not replaced, and it is said.
  await people.getByRole('button', { name: act('replace', PETRA), exact: true }).click();
  await people.getByText(en('server.refuse.is_here', { name: 'Petra' })).waitFor();
  await people.getByRole('button', { name: act('kick', PETRA), exact: true }).click();
  await people.getByRole('button', { name: sure('kick', PETRA), exact: true }).click();
  await until(host, table, (about) => about.seats[1].stands_in_for === 'Petra', 'a computer player has the seat');
  await told(guest, 'no spectators'); // she has no seat any more
  await host.getByText(en('web.seat.stand_in', { name: PETRA })).first().waitFor();
  assert.deepEqual(kinds(table).filter((kind) => kind !== 'move'), ['sit', 'sit', 'computer', 'door', 'door', 'door', 'kick']);
  await host.reload();
  await host.locator('.shell').waitFor();
  assert.deepEqual([...host.problems, ...guest.problems, ...watcher.problems], []);
});

test('whoever loses the seat in the game goes on as a spectator', async () => {
  const { host, table, at } = await hostAndTable();
  const guest = await newPage(browser);
  await sitDown(guest, at, 'Petra');
  await until(host, table, (about) => about.seats[1].name === 'Petra', 'Petra sits');
  await fill(host, table, 2);
  for (const page of [host, guest]) await page.locator('.shell').waitFor();
  const people = await openPeople(host);
  await people.getByRole('button', { name: act('kick', PETRA), exact: true }).click();
  await people.getByRole('button', { name: sure('kick', PETRA), exact: true }).click();
  await guest.locator('.topbar .watching').waitFor();
  assert.equal((await stored(guest, table)).you, 'spectator');
  await guest.locator('[data-role=menu]').click();
  assert.equal(await guest.getByRole('button', { name: en('web.shell.people') }).count(), 0, 'nothing to decide for a spectator');
  assert.deepEqual([...host.problems, ...guest.problems], []);
});
