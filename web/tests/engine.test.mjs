// The engine modules of the page under Node: the same games as the native program, hash by hash, and nothing that breaks them.
// Needs build/wasm (tools/build.sh wasm engines) and build/release/ziggurat.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { startModule } from '../src/engine/module.mjs';
import { program, root } from './kit.mjs';
import { games as all, golden, goldenOf, largest } from './stage/all_games.mjs';

const names = readdirSync(join(root, 'build/wasm')).filter((name) => /^engine_.*\.wasm$/.test(name)).sort();
const compiled = await Promise.all(names.map((name) => WebAssembly.compile(readFileSync(join(root, 'build/wasm', name)))));
const fileOf = (game) => `engine_${game.replaceAll('-', '_')}`;
const start = (game) => startModule(compiled[names.indexOf(`${fileOf(game)}.wasm`)]);
const games = names.map((name) => name.slice('engine_'.length, -'.wasm'.length).replaceAll('_', '-'));

const native = (...args) => {
  const run = spawnSync(program, args, { encoding: 'utf8' });
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
};

test('there is a module for every game', () => {
  assert.deepEqual(games, JSON.parse(native('games', '--json')).map((game) => game.id).sort());
});

test('every golden game has the same hashes, move by move, and is saved as the same text', async () => {
  let played = 0;
  for (const { file, game, record } of golden) {
    const engine = await start(game);
    const checked = engine.check(record);
    assert.equal(checked.type, 'true', `${file}: ${checked.where} ${checked.what}`);
    assert.equal(engine.open(checked.setup).type, 'opened');
    for (const { seat, move, hash } of checked.moves) {
      assert.equal(engine.ask(seat, { type: 'play', move }).type, 'played', `${file}: ${move}`);
      assert.equal(engine.hash().slice(0, 8), hash, `${file}: ${move}`);
      played++;
    }
    assert.equal(engine.hash(), checked.hash);
    assert.equal(engine.save(), record, file);
  }
  assert.ok(played > 500, `${played} moves`);
});

test('a game that computer players played here is true for the native program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ziggurat-engine-'));
  try {
    for (const game of games) {
      const engine = await start(game);
      const seed = `chacha20:${'0123456789abcdef'.repeat(4)}`;
      assert.equal(engine.open({ options: { players: 2 }, seed, seats: [{ kind: 'friendly' }, { kind: 'greedy' }] }).type, 'opened');
      let state = engine.ask(0, { type: 'table' });
      while (state.pending.length > 0) {
        const seat = state.pending[0];
        const level = seat === 0 ? 'friendly' : 'greedy';
        const { move } = engine.think({ seat, level, milliseconds: 100, dice: `fast:${state.moves}` });
        state = engine.ask(seat, { type: 'play', move });
        assert.equal(state.type, 'played');
      }
      const file = join(folder, `${game}.txt`);
      writeFileSync(file, engine.save());
      assert.match(native('verify', file), /game over/);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a module speaks the language whose texts it was given, as the native program does', async () => {
  for (const game of games) {
    const engine = await start(game);
    engine.open({ options: { players: 2 }, seed: 'fast:3', seats: [] });
    const who = engine.ask(0, { type: 'table' }).pending[0];
    for (const lang of ['pl', 'en', 'cs']) {
      engine.giveTexts(lang, readFileSync(join(root, `build/wasm/${fileOf(game)}.${lang}.json`), 'utf8'));
      const { decision } = engine.ask(who, { type: 'decision', lang });
      const script = { game, options: { players: 2 }, seed: 'fast:3', ask: [`decision:${who}`], lang };
      const asked = spawnSync(program, ['try', '-'], { encoding: 'utf8', input: JSON.stringify(script) });
      assert.equal(asked.status, 0, asked.stderr);
      assert.ok(asked.stdout.includes(JSON.stringify(decision.options[0].text)), `${game} in ${lang}: ${decision.options[0].text}`);
      assert.doesNotMatch(JSON.stringify([decision, engine.ask(who, { type: 'catalogue', lang })]), /"<[a-z0-9_.]+>"/);
      assert.match(engine.open({ options: { players: 99 }, seed: 'fast:3' }, lang).what, /99/);
      assert.equal(engine.check('nonsense', lang).type, 'error');
    }
    const sentences = ['en', 'cs', 'pl'].map((lang) => engine.ask(0, { type: 'view', as: 0, lang }).why);
    assert.equal(new Set(sentences).size, 3, sentences.join());
  }
});

test('a person is stood in for, comes back, and a move for a decision that is gone is refused', async () => {
  for (const game of games) {
    const engine = await start(game);
    engine.open({ options: { players: 2 }, seed: 'fast:3', seats: [{ kind: 'human', name: 'Ann' }, { kind: 'human', name: 'Bob' }] });
    engine.giveTexts('cs', readFileSync(join(root, `build/wasm/${fileOf(game)}.cs.json`), 'utf8'));
    const [you] = engine.room().pending;
    const first = () => engine.ask(you, { type: 'decision' }).decision.options[0].move;
    assert.equal(engine.room().next, null);
    assert.equal(engine.change(['come_back', you]).type, 'refused');
    const left = engine.change(['leave', you]);
    assert.deepEqual([left.type, left.acts], ['acted', 1]);
    assert.deepEqual(left.next, { seat: you, level: 'player' });
    assert.equal(left.seats[you].stands_in_for, ['Ann', 'Bob'][you]);
    assert.equal(engine.change(['play', you, first()]).type, 'refused');
    assert.equal(engine.change(['come_back', you]).next, null);
    assert.match(engine.change(['play', you, first()], 'cs', 1).why, /^Hra .*2/, 'in the language of the person');
    const move = first();
    assert.equal(engine.change(['play', you, move], 'en', 2).type, 'acted');
    const acts = [['leave', you], ['come_back', you], ['play', you, move]];
    const hash = engine.hash();
    engine.open({ options: { players: 2 }, seed: 'fast:3', seats: [] });
    for (const act of acts) assert.equal(engine.act(act).type, 'acted', `${game}: ${act}`);
    assert.equal(engine.hash(), hash);
    assert.equal(engine.change(['undo', 255]).type, 'refused', 'a spectator changes nothing');
    for (const bad of [[], ['play', 0], ['play', 0, 7], ['dance', 0]]) assert.equal(engine.act(bad).type, 'error', JSON.stringify(bad));
    for (const bad of [['play', 9, 'x'], ['undo', -1], ['come_back', you], ['play', you, 'nonsense']]) assert.equal(engine.act(bad).type, 'refused', JSON.stringify(bad));
    engine.open({ options: { players: 2 }, seed: 'fast:3', seats: ['uct:iterations=9', 'exec:bot'].map((kind) => ({ kind })) });
    assert.equal(engine.room().next.level, 'greedy', 'a record of programs can be played on');
  }
});

test('the same dice give the same thought, and time that is up ends one', async () => {
  for (const game of games) {
    const engine = await start(game);
    engine.open({ options: {}, seed: 'fast:3', seats: [] });
    const wish = { seat: engine.ask(0, { type: 'table' }).pending[0], level: 'player', milliseconds: 60_000, dice: 'fast:5' };
    assert.deepEqual(engine.think(wish), engine.think(wish));
    const begin = performance.now();
    assert.equal(engine.think({ ...wish, level: 'master', milliseconds: 50 }).type, 'move');
    assert.ok(performance.now() - begin < 2_000, 'it thought on and on');
  }
});

test('what is no request gets an answer and changes nothing', async () => {
  for (const game of games) {
    const engine = await start(game);
    for (const call of [() => engine.ask(0, { type: 'view' }), () => engine.think({}), () => engine.open({})]) assert.equal(call().type, 'error');
    assert.equal(engine.save(), '');
    engine.open({ options: { players: 2 }, seed: 'fast:1', seats: [] });
    const before = engine.save();
    const hostile = ['', '{', 'null', '[]', '7', '"x"', '{"type":7}', '{"type":"dance"}', `${'['.repeat(100_000)}`, `{"type":"play","move":"${'x'.repeat(60_000)}"}`,
      '{"type":"play"}', '{"type":"why","move":null}', '{"type":"view","at":-1}', '{"type":"events","since":1e99}', '{"type":"view","lang":"xx"}', '\u0000', '\ud800', 'x'.repeat(9 << 20)];
    for (const text of hostile) {
      for (const who of [0, 1, 7, 255, 4_000_000_000, -1]) {
        const answer = JSON.parse(engine.askText(who, text));
        assert.ok(['error', 'refused', 'events'].includes(answer.type), `${text.slice(0, 40)}: ${answer.type}`);
      }
      assert.equal(engine.check(text).type, 'error');
    }
    const wishes = [null, [], { seat: 9 }, { seat: 0, level: 'god', milliseconds: 1, dice: 'fast:1' }, { seat: 0, level: 'greedy', milliseconds: -5, dice: 'fast:1' }, { seat: 0, level: 'greedy', milliseconds: 5, dice: 'loaded' }];
    for (const wish of wishes) assert.equal(engine.think(wish).type, 'error');
    const setups = [null, 'x', { seed: 'fast:1', options: { players: 99 } }, { seed: 'x' }, { seed: 'fast:1', seats: Array(99).fill({ kind: 'human' }) }, { seed: 'fast:1', position: { cities: 7, board: 7 } }, { seed: 'fast:1', surprise: 1 }];
    for (const setup of setups) assert.equal(engine.open(setup).type, 'error', JSON.stringify(setup));
    assert.equal(engine.save(), before);
  }
});

test('a record that was tampered with is found out, with its line', async () => {
  for (const { game, record } of all.map(goldenOf)) {
    const engine = await start(game);
    const tampered = [
      record.replace(/^seed fast:\d+/m, 'seed fast:999'),
      record.replace(/\{([0-9a-f]{8})\}/, '{00000000}'),
      record.replace(/^(\d+)\. /m, '7777. '),
      record.replace(/^end .*/m, 'end 1 0000000000000000'),
      record.replace(/^game .*/m, 'game chess'),
    ];
    for (const text of tampered) {
      assert.notEqual(text, record);
      const report = engine.check(text);
      assert.equal(report.type, 'error');
      assert.ok(report.what.length > 0);
    }
    assert.match(engine.check(tampered[1]).where, /^line \d+$/);
  }
});

test('a table uses no more memory the longer it is asked', async () => {
  const engine = await start(largest.id);
  engine.open({ options: { players: largest.seats.max }, seed: 'fast:1', seats: [] });
  const ask = () => {
    for (const type of ['view', 'decision', 'events', 'standing', 'catalogue']) engine.ask(0, { type });
    engine.think({ seat: 0, level: 'player', milliseconds: 1000, dice: 'fast:1' });
  };
  for (let n = 0; n < 10; ++n) ask();
  const before = engine.memory();
  for (let n = 0; n < 40; ++n) ask();
  assert.equal(engine.memory(), before);
});
