// Decisions per second of the engine in WebAssembly against the native program, one core each, whole games by chance:
//   node web/tools/bench_wasm.mjs [--seconds 2] [--at-least 40]     the least share in per cent; exit code 1 where it is missed
// Needs build/wasm (tools/build.sh --configure wasm engines) and build/release/ziggurat. Both take turns, best of five.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startModule } from '../src/engine/module.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const seconds = option('seconds', 2);
const least = option('at-least', 40);
const PARTS = 5;
const program = process.env.ZIGGURAT ?? join(root, 'build/release/ziggurat');

const games = () => JSON.parse(spawnSync(program, ['games', '--json'], { encoding: 'utf8' }).stdout);

function native(game, players) {
  const bench = spawnSync(program, ['bench', game, '--players', String(players), '--seconds', String(Math.max(1, Math.round(seconds))), '--json'], { encoding: 'utf8' });
  if (bench.status !== 0) throw new Error(`${program}: ${bench.stderr ?? bench.error}`);
  return JSON.parse(bench.stdout).find((row) => row.game === game && row.players === players).decisions_per_s;
}

function inWasm(engine, players) {
  engine.randomDecisions(players, 200); // compiled by now
  let best = 0;
  for (let part = 0; part < PARTS; ++part) {
    const begin = process.cpuUsage();
    let decisions = 0;
    let spent = 0;
    do {
      decisions += engine.randomDecisions(players, 50);
      const used = process.cpuUsage(begin);
      spent = (used.user + used.system) / 1e6;
    } while (spent < seconds / PARTS);
    best = Math.max(best, decisions / spent);
  }
  return best;
}

let missed = false;
console.log('game              players  native/s    wasm/s  share');
for (const { id, players } of games()) {
  const engine = await startModule(await WebAssembly.compile(readFileSync(join(root, `build/wasm/engine_${id.replaceAll('-', '_')}.wasm`))));
  for (let n = players.min; n <= players.max; ++n) {
    const there = native(id, n);
    const here = inWasm(engine, n);
    const share = (100 * here) / there;
    missed ||= share < least;
    console.log(`${id.padEnd(17)} ${String(n).padStart(7)} ${there.toFixed(0).padStart(9)} ${here.toFixed(0).padStart(9)}  ${share.toFixed(0)} %`);
  }
}
process.exitCode = missed ? 1 : 0;
