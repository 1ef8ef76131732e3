// What the shared tests need to know of Tigris & Euphrates (stage/all_games.mjs).
import { play } from './robot.mjs';
import { scenes } from './scenes.mjs';

const cell = (name) => `[data-cell=${name}]`;

export const game = {
  players: 2,
  robot: play,
  atLeast: 18,
  scenes,
  touch: { hand: (name) => `[data-tile=${name}]`, piece: (name) => `[data-piece=${name}]`, board: cell, hover: cell, commit: (name) => `[data-commit="${name}"]`, war: (name) => `[data-war=${name}]`, monument: (name) => `[data-monument=${name}]` },
  board: '.te-board',
  asked: '.te-board-wrap:not([data-step=wait])',
  question: ['.te-board-wrap', 'data-question'],
  chosen: '.te-chosen',
  possible: '.te-cell.te-open',
  pieces: '.te-standing',
  goal: /weakest colour/,
  quiet: 'king',
  picks: 3, // a king is put on a space
  undoes: /Undo: [A-P]\d/,
  untouched: ['[data-piece=king] .te-where', 'reserve'],
  async choose(page, n) {
    await page.locator('[data-piece=king]').click();
    await page.locator('.te-cell.te-open').nth(n).click();
  },
  layout: {
    courses: {
      'the first turn': { scene: { ...scenes.start, you: 0 }, steps: ['.guide > .iconbtn', '[data-piece=king]', '[data-cell=B1]', '[data-role=confirm]:visible', '[data-piece=end_turn]', '[data-role=confirm]:visible', 'trader B3', 'end'] },
      'a war': { scene: { ...scenes.attack, moves: [] }, steps: ['black J6', 'war green', '[data-commit="3"]', '[data-role=confirm]:visible', 'commit 1'] },
    },
    four: scenes.open,
    holds: '.te-board', // takes the press for the spaces in it
    next: ['[data-commit]', '[data-war]', '[data-monument]', '.te-cell.te-open', '.te-hand [data-tile]:not([aria-disabled=true])'],
    instead: { '.te-hand [data-tile]:not([aria-disabled=true])': '[data-commit], .te-cell.te-open' },
  },
  rules: {
    id: 'TE-6.3',
    cs: { says: 'Vůdce nesmí nikdy stát na políčku s řekou', words: 'vudce reka', finds: /řek/ },
    pl: { says: 'Przywódca nigdy nie może stać na polu rzeki' },
  },
  setUp: {
    flag: { label: 'Open scores', option: 'open_scores' },
    choice: { label: 'Side of the board', option: 'board', value: 'second', name: 'second board', before: 'standard board' },
    text: { label: 'Dynasties', bad: '<b>sheep</b>', refused: /dynasties/, good: 'lion archer' },
  },
};
