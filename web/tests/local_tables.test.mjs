// The modules behind tables in this browser, in a real browser: IndexedDB, workers, the engine. Vite serves them as they are written.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createServer } from 'vite';
import { newPage, root, startBrowser } from './kit.mjs';
import { calmest, games, goldenOf, quickest } from './stage/all_games.mjs';

let vite;
let browser;
let page;
before(async () => {
  vite = await createServer({ root: join(root, 'web'), configFile: join(root, 'web/vite.config.ts'), logLevel: 'error', optimizeDeps: { noDiscovery: true }, server: { port: 0, host: '127.0.0.1', hmr: false } });
  await vite.listen();
  browser = await startBrowser();
  page = await newPage(browser);
  await page.goto(`http://127.0.0.1:${vite.httpServer.address().port}/settings`);
  await page.locator('h1').first().waitFor();
});
after(async () => {
  await browser?.close();
  await vite?.close();
});

test('a record that is brought here and taken along again is the same text', async () => {
  for (const { record } of games.map(goldenOf)) {
    const back = await page.evaluate(async (text) => {
      const tables = await import('/src/engine/local_tables.ts');
      const id = await tables.importLocalTable(text);
      const line = (await tables.listLocalTables()).find((one) => one.table === id);
      return { record: await tables.exportLocalTable(id), line };
    }, record);
    assert.equal(back.record, record);
    assert.equal(back.line.phase, 'over');
  }
});

test('a record in the middle of a game goes on where it ends', async () => {
  const lines = goldenOf(quickest).record.split('\n');
  const cut = lines.findIndex((line) => line.startsWith('11. '));
  const hash = await page.evaluate(async ([game, text, moves]) => {
    const { startEngine } = await import('/src/engine/remote.ts');
    const engine = startEngine(game);
    const checked = await engine.check(text, 'en');
    await engine.load('x', checked.setup, checked.moves.slice(0, moves).map(({ seat, move }) => ['play', seat, move]));
    const value = await engine.hash();
    engine.close();
    return value;
  }, [quickest.id, lines.join('\n'), 10]);
  const half = [...lines.slice(0, cut), `end 10 ${hash}`, ''].join('\n');
  const line = await page.evaluate(async (text) => {
    const tables = await import('/src/engine/local_tables.ts');
    const id = await tables.importLocalTable(text);
    return (await tables.listLocalTables()).find((one) => one.table === id);
  }, half);
  assert.equal(line.phase, 'playing');
  assert.equal(line.moves, 10);
});

test('what is no record, or a false one, is refused with the reason', async () => {
  const { record } = goldenOf(quickest);
  for (const text of ['', 'hello', record.replace(`game ${quickest.id}`, 'game chess'), record.replace(/\{[0-9a-f]{8}\}/, '{00000000}')]) {
    const problem = await page.evaluate(async (bad) => {
      const tables = await import('/src/engine/local_tables.ts');
      return tables.importLocalTable(bad).then(() => null, (why) => why.failure);
    }, text);
    assert.equal(problem?.type, 'error');
    assert.ok(problem.what.length > 0);
  }
});

test('verifying says true, or the line that is not', async () => {
  const { record } = goldenOf(calmest);
  const reports = await page.evaluate(async ([good, bad]) => {
    const { verifyRecord } = await import('/src/engine/verify.ts');
    return [await verifyRecord(good), await verifyRecord(bad)];
  }, [record, record.replace(/^(5\. .*)\{[0-9a-f]{8}\}$/m, '$1{00000000}')]);
  assert.equal(reports[0].ok, true);
  assert.equal(reports[0].over, true);
  assert.equal(reports[1].ok, false);
  assert.equal(record.split('\n')[reports[1].line - 1].slice(0, 2), '5.');
});

test('tables are made as wished, listed with the last one first, and thrown away', async () => {
  const told = await page.evaluate(async ([one, another]) => {
    const tables = await import('/src/engine/local_tables.ts');
    const first = await tables.newLocalTable({ game: one, options: { players: 3 }, seats: ['strong', 'you', 'master'], name: 'Ann' });
    const second = await tables.newLocalTable({ game: another, options: { players: 3 }, seats: ['you', 'friendly', 'friendly'] });
    const before = (await tables.listLocalTables()).map((one) => one.table);
    const kinds = (await tables.listLocalTables()).find((one) => one.table === first).seats.map((seat) => seat.kind);
    await tables.deleteLocalTable(second);
    const after = (await tables.listLocalTables()).map((one) => one.table);
    const refused = async (wish) => tables.newLocalTable(wish).then(() => null, (why) => why.failure.where);
    return {
      first, second, before, after, kinds, gone: await tables.exportLocalTable(second),
      refused: [await refused({ game: 'chess', seats: [] }), await refused({ game: another, options: { players: 99 }, seats: ['you'] }), await refused({ game: another, seats: ['you', 'you', 'greedy'] })],
    };
  }, [calmest.id, quickest.id]);
  assert.equal(told.before[0], told.second);
  assert.ok(told.before.includes(told.first));
  assert.deepEqual(told.kinds, ['strong', 'human', 'master']);
  assert.ok(told.after.includes(told.first) && !told.after.includes(told.second));
  assert.equal(told.gone, null);
  assert.deepEqual(told.refused, ['game', 'setup', 'seats']);
});

test('of two writers the later one is told', async () => {
  const answers = await page.evaluate(async () => {
    const { openStore } = await import('/src/engine/store.ts');
    const [one, other] = [openStore(), openStore()];
    const table = { id: 'race', game: 'g', rules: 'r', commitment: 'c', setup: { options: {}, seed: 'fast:1', seats: [] }, you: 0, acts: [], phase: 'playing', yours: true, moves: 0, created: 0, changed: 0 };
    const withActs = (...moves) => ({ ...table, acts: moves.map((move) => ['play', 0, move]) });
    const told = [await one.write(table, null), await one.write(withActs('a'), 0), await other.write(withActs('b'), 0), await other.write(table, null)];
    const kept = (await other.read('race')).acts;
    await one.remove('race');
    return { told, kept, after: await other.read('race') };
  });
  assert.deepEqual(answers.told, ['stored', 'stored', 'stale', 'stale']);
  assert.deepEqual(answers.kept, [['play', 0, 'a']]);
  assert.equal(answers.after, null);
});

test('no error went unheard', () => assert.deepEqual(page.problems, []));
