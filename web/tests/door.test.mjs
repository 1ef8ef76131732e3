// A friend opens the link to a table, types a name and sits down: whatever is slow, nobody is refused at the door.
//   FRIENDS=200 node --test web/tests/door.test.mjs      how many fresh browsers come (4)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browser, makeTable, newPage, server, serverAndBrowserForAll } from './kit.mjs';
import { largest } from './stage/all_games.mjs';

const FRIENDS = Number(process.env.FRIENDS ?? 4);
const SEATS = largest.seats.max; // the host and his friends at each table
const AT_ONCE = 4;
const LATE = 1500; // ms

serverAndBrowserForAll();

// Those who sat down; none of them has an account.
const seated = (table) => server.acts(table).filter((act) => act.kind === 'sit').map((act) => JSON.parse(act.body)).map(({ name, guest }) => (assert.ok(guest), name));

// A slow machine, and a request for the cookie that reaches the server later than the socket would.
async function slowPage() {
  const page = await newPage(browser);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.route('**/api/me', (route) => (route.request().method() === 'GET' ? void setTimeout(() => route.continue().catch(() => {}), LATE) : route.continue()));
  return page;
}

async function sitDown(table, name) {
  const page = await slowPage();
  await page.goto(`${server.origin}/t/${table}`);
  await page.locator('.sitdown input').fill(name);
  await page.locator('.sitdown button').click();
  await page.locator('p.problem[role=alert]:not(:empty), .leave, .shell').first().waitFor({ timeout: 60_000 });
  const said = await page.locator('p.problem[role=alert]:not(:empty)').allInnerTexts();
  await page.context().close();
  return said;
}

async function tableFor(friends) {
  const host = await newPage(browser);
  await host.goto(`${server.origin}/settings`);
  const table = await makeTable(host, { game: largest.id, options: { players: SEATS }, seats: Array(SEATS).fill('open') });
  await host.context().close();
  return { table, friends };
}

test(`of ${FRIENDS} fresh browsers none is refused a seat`, { timeout: 120_000 + FRIENDS * 10_000 }, async () => {
  const names = Array.from({ length: FRIENDS }, (_, i) => `Friend ${i + 1}`);
  const tables = [];
  for (let i = 0; i < FRIENDS; i += SEATS - 1) tables.push(await tableFor(names.slice(i, i + SEATS - 1)));
  const coming = tables.flatMap(({ table, friends }) => friends.map((name) => ({ table, name })));
  const refused = [];
  const come = async () => {
    for (let one = coming.shift(); one; one = coming.shift()) {
      const said = await sitDown(one.table, one.name);
      if (said.length > 0) refused.push(`${one.name}: ${said.join(' ')}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, come));
  console.log(`${refused.length} of ${FRIENDS} fresh browsers were refused a seat`);
  assert.deepEqual(refused, []);
  const friends = tables.flatMap(({ table }) => seated(table)).filter((name) => name.startsWith('Friend'));
  assert.deepEqual(friends.sort(), [...names].sort(), 'each sits under the name that was typed');
});

test('a browser whose cookie is gone is introduced again and sits down', async () => {
  const { table } = await tableFor(['Ann']);
  const page = await newPage(browser);
  const sockets = [];
  await page.routeWebSocket(/\/socket$/, (socket) => {
    sockets.push(socket);
    socket.connectToServer();
  });
  await page.goto(`${server.origin}/t/${table}`);
  await page.locator('.sitdown input').fill('Ann');
  await page.context().clearCookies();
  const again = page.waitForEvent('websocket');
  await sockets[0].close(); // the next one is nobody's
  await again;
  await page.locator('.sitdown button').click();
  await page.locator('.leave').waitFor();
  assert.deepEqual(seated(table).slice(1), ['Ann']);
  await page.context().close();
});
