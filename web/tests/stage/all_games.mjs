// The games, found by their folders: web/tests/<game>/index.mjs says what the shared tests need to know of a game.
//
//   for (const game of games) test(`${game.id}: …`, async () => { … makeTable(page, tableOf(game)); … });
//
// What index.mjs exports as `game`:
//   players    how many sit at a table of tests
//   robot      async (page, { seed, touch, most, onMove, confirm }) -> { moves, seen }: plays by touching the board
//   keys       the same by the board's own keys, where it has any
//   short      options with which the game of a robot ends; `brief` with which a computer player's ends at once
//   variants   { name, players, options }: other games that robots play, too
//   startShort async (page, origin): begins a game that ends, at the set-up screen, where Play now begins one that does not
//   scenes     positions that show every kind of decision (scenes.mjs)
//   touch      what a scene touches: { card: (name) => selector, … }
//   board      selector of what must not move; `asked`: the board while this person is asked; `question`: [selector, attribute] that changes with it
//   chosen     selectors of what is chosen and was not played
//   choose     async (page, n): chooses the n-th first move on the board; it can be taken back
//   optionOf   async (page, n): the notation of that move
//   begin      async (page): plays up to a choice of which two moves can be taken back, where the first move is none
//   unfit      async (page): this game's first move cannot be taken back; undo.test.mjs begins another one
//   quiet      how the notation of first moves begins that draw nothing and do not end the turn; a game that has such moves says more:
//              `goal` of the guide, `picks` of that move, what Undo takes back (`undoes`), what the board says before it (`untouched`: [selector, words]),
//              and the selectors of what is `possible` and of `pieces` on the board
//   layout     what layout.test.mjs looks at: `courses`, `four`, `next`, `instead`, `holds`, `scrolls`, `settles`, `seats`
//   rules      { id, words, finds, other }: a rule, and how another one is found; cs and pl: what it says there
//   setUp      options by their labels: { flag, choice, text }
//   pack       bytes that a game may load, where it needs more than others (load.test.mjs)
//   hand       selector of what only this person sees;  sealed: everybody chooses at once;  atLeast: moves of a robot in any game
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { program, root } from '../kit.mjs';

const here = join(root, 'web/tests');
const listed = JSON.parse(spawnSync(program, ['games', '--json'], { encoding: 'utf8' }).stdout);
const folderOf = (id) => id.replaceAll('-', '_');

async function gameIn(folder) {
  const { game } = await import(join(here, folder, 'index.mjs'));
  const about = listed.find(({ id }) => folderOf(id) === folder);
  if (!about) throw new Error(`web/tests/${folder}: ${program} has no such game`);
  return { ...game, id: about.id, folder, title: about.title.en, seats: about.players, minutes: JSON.parse(readFileSync(join(root, 'web/src/boards', folder, 'facts.json'), 'utf8')).minutes };
}

const folders = readdirSync(here).filter((name) => existsSync(join(here, name, 'index.mjs'))).sort();
export const games = await Promise.all(folders.map(gameIn));
const untested = readdirSync(join(root, 'web/src/boards')).filter((name) => listed.some(({ id }) => folderOf(id) === name) && !folders.includes(name));
if (untested.length > 0) throw new Error(`web/tests/<game>/index.mjs is missing for the boards ${untested.join(', ')}`);

// Where one game is enough: the one that is over first, the one with the most seats, and the one whose first move can be taken back whoever sits there.
export const quickest = games.reduce((one, other) => (other.minutes < one.minutes ? other : one));
export const largest = games.reduce((one, other) => (other.seats.max > one.seats.max ? other : one));
export const calmest = games.find((game) => game.quiet);

// A table for one person and computer players of a level.
export const tableOf = ({ id, players }, level = 'friendly', options = {}) => ({ game: id, options: { players, ...options }, seats: ['open', ...Array(players - 1).fill(level)] });

// Whoever opens this page has read the guide of every game.
export const knowsTheGames = (page) => page.addInitScript((ids) => {
  for (const id of ids) localStorage.setItem(`ziggurat.guide.${id}`, '"seen"');
}, games.map(({ id }) => id));

// The records of tests/golden: [{ game, record, file }, …]
export const golden = readdirSync(join(root, 'tests/golden'), { recursive: true }).map(String).filter((name) => name.endsWith('.txt')).sort().map((name) => {
  const file = join(root, 'tests/golden', name);
  const record = readFileSync(file, 'utf8');
  return { file, record, game: /^game (\S+)$/m.exec(record)[1] };
});
// The shortest one of a game.
export const goldenOf = (game) => golden.filter((one) => one.game === game.id).reduce((one, other) => (other.record.length < one.record.length ? other : one));
