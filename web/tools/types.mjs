// Writes web/src/boards/<game>/types.gen.ts: what the engine says of a game, its view, its catalogue and its decisions, as types.
//   node web/tools/types.mjs [--check] [GAME...]      --check writes nothing and fails where a file is not what it would write
//
// The engine has no description of its JSON but the code that writes it, so the types are learned: from seeded games with every option and number of players,
// from the golden games, and from the scenes of the browser tests, which hold what is rare. The same engine gives the same file. Needs build/wasm (tools/build.sh wasm engines) and build/release/ziggurat.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startModule } from '../src/engine/module.mjs';
import { randomOf } from '../tests/stage/random.mjs';
import { learn, newShape, typeOf, typesOfWords, wordsOf } from './shapes.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const listed = JSON.parse(spawnSync(process.env.ZIGGURAT ?? join(root, 'build/release/ziggurat'), ['games', '--json'], { encoding: 'utf8' }).stdout);
const SURE = 5; // samples of a literal; a catalogue is complete
const SEEDS = 2; // games of each set of options
const MOVES = 200; // at most, of a game
const GREEDY = 4; // of so many moves one is a computer player's, so that games get somewhere
const LOOK = 3; // of so many positions of a game one is looked at
const TRANSLATED = 4; // of so many decisions one is read in another language, too

// Every number of players, and every value of every other option once.
function optionSets(schema) {
  const players = schema.find(({ name }) => name === 'players');
  const counts = Array.from({ length: players.max - players.min + 1 }, (_, i) => ({ players: players.min + i }));
  const values = ({ kind, min, max, values: listed }) => (kind === 'integer' ? [min, max] : kind === 'text' ? [] : (listed ?? []));
  const others = schema.filter(({ name }) => name !== 'players').flatMap((option) => values(option).filter((value) => value !== option.default).map((value) => ({ [option.name]: value })));
  return [...counts, ...others.map((other, i) => ({ ...counts[i % counts.length], ...other }))];
}

class Sampler {
  shapes = { View: newShape(), Catalogue: newShape(), Decision: newShape() };
  looks = 0;
  constructor(engine) {
    this.engine = engine;
  }
  open(setup) {
    const answer = this.engine.open({ seats: [], ...setup });
    if (answer.type === 'opened') this.players = this.engine.ask(0, { type: 'table' }).options.players;
    return answer.type === 'opened' ? null : answer;
  }
  pending() {
    return this.engine.ask(0, { type: 'table' }).pending;
  }
  catalogue() {
    const [catalogue, translated] = ['en', 'cs'].map((lang) => this.engine.ask(0, { type: 'catalogue', lang }).catalogue);
    learn(this.shapes.Catalogue, catalogue, translated);
    return catalogue;
  }
  // What whoever must decide, or everybody, is told now.
  look(everybody = false) {
    const seats = this.pending();
    const watchers = everybody || seats.length === 0 ? Array.from({ length: this.players + 1 }, (_, who) => who) : [this.looks % (this.players + 1), seats[0]];
    for (const who of watchers) learn(this.shapes.View, this.engine.ask(who === this.players ? 255 : who, { type: 'view' }).view);
    for (const seat of everybody ? seats : seats.slice(0, 1)) {
      const { decision } = this.engine.ask(seat, { type: 'decision', lang: 'en' });
      const translated = everybody || this.looks % TRANSLATED === 0 ? this.engine.ask(seat, { type: 'decision', lang: 'cs' }).decision : undefined;
      learn(this.shapes.Decision, decision, translated);
    }
    this.looks++;
  }
  play(seed, most) {
    const random = randomOf(seed);
    for (let n = 0; n < most; n++) {
      const pending = this.pending();
      if (n % LOOK === 0 || pending.length === 0) this.look();
      if (pending.length === 0) return;
      const seat = pending[random(pending.length)];
      const thought = random(GREEDY) === 0 ? this.engine.think({ seat, level: 'greedy', milliseconds: 60_000, dice: `fast:${n}` }) : null;
      const options = thought ? [] : this.engine.ask(seat, { type: 'decision' }).decision.options;
      const move = thought?.move ?? options[random(options.length)].move;
      const answer = this.engine.ask(seat, { type: 'play', move });
      if (answer.type !== 'played') throw new Error(`${move}: ${JSON.stringify(answer)}`);
    }
  }
}

async function typesOf(game) {
  const module = join(root, `build/wasm/engine_${game}`);
  const engine = await startModule(await WebAssembly.compile(readFileSync(`${module}.wasm`)));
  for (const lang of ['en', 'cs']) if (existsSync(`${module}.${lang}.json`)) engine.giveTexts(lang, readFileSync(`${module}.${lang}.json`, 'utf8'));
  const sampler = new Sampler(engine);
  const about = listed.find(({ id }) => id.replaceAll('-', '_') === game);
  sampler.open({ options: {}, seed: 'fast:1' });
  const catalogue = sampler.catalogue();
  for (const [i, options] of optionSets(about.options).entries())
    for (let seed = 1; seed <= SEEDS; seed++) {
      const problem = sampler.open({ options, seed: `fast:${100 * i + seed}` });
      if (problem) continue; // values that do not go together
      sampler.play(100 * i + seed, MOVES);
    }
  for (const file of readdirSync(join(root, 'tests/golden'), { recursive: true }).map(String).filter((name) => name.endsWith('.txt')).sort()) {
    const record = readFileSync(join(root, 'tests/golden', file), 'utf8');
    if (!record.includes(`\ngame ${about.id}\n`)) continue;
    const { setup, moves } = engine.check(record);
    sampler.open(setup);
    for (const [n, { seat, move }] of moves.entries()) {
      if (n % LOOK === 0) sampler.look();
      engine.ask(seat, { type: 'play', move });
    }
    sampler.look();
  }
  const file = join(root, 'web/tests', game, 'scenes.mjs');
  const { scenes } = existsSync(file) ? await import(file) : { scenes: {} };
  for (const [name, { script, moves = [] }] of Object.entries(scenes)) {
    const { options = {}, position, seed } = script;
    const problem = sampler.open({ options, position, seed: `fast:${seed}` });
    if (problem) throw new Error(`${game}, scene ${name}: ${JSON.stringify(problem)}`);
    for (const written of moves) {
      const [, seat, move] = /^(?:(\d+): )?(.*)$/.exec(written);
      sampler.look(true);
      engine.ask(Number(seat ?? sampler.pending()[0]), { type: 'play', move });
    }
    sampler.look(true);
    sampler.play(1, 12);
  }
  const words = wordsOf(catalogue);
  const types = Object.entries(sampler.shapes).map(([name, shape]) => `export type ${name} = ${typeOf(shape, words, name === 'Catalogue' ? 1 : SURE)};\n`);
  return `// What the engine says of this game, learned from samples by web/tools/types.mjs. Do not edit.\n\n${typesOfWords(words)}\n${types.join('\n')}`;
}

const wishes = process.argv.slice(2).filter((word) => word !== '--check');
const games = readdirSync(join(root, 'build/wasm')).map((name) => /^engine_(.*)\.wasm$/.exec(name)?.[1]).filter((name) => name && existsSync(join(root, 'web/src/boards', name)));
let stale = 0;
for (const game of games.filter((one) => wishes.length === 0 || wishes.includes(one))) {
  const file = join(root, 'web/src/boards', game, 'types.gen.ts');
  const text = await typesOf(game);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not what the engine says: node web/tools/types.mjs ${game}`);
    stale++;
  }
}
process.exit(stale === 0 ? 0 : 1);
