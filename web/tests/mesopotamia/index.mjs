// What the shared tests need to know of Mesopotamia (stage/all_games.mjs).
import { play } from './robot.mjs';
import { scenes } from './scenes.mjs';

const place = (name) => `[data-area="${name}"], [data-segment="${name}"]`;
const perform = '.ms [data-move^="perform"]:not([aria-disabled=true]):visible';

export const game = {
  players: 2,
  robot: play,
  atLeast: 10,
  pack: 350_000, // the largest map
  // Robots that touch anything build no gardens: their games end after some rounds.
  short: { round_limit: 8 },
  brief: { round_limit: 1 },
  variants: [
    { name: 'against an automaton', players: 2, options: { automata: 1, round_limit: 1 } },
    { name: 'Siege of Ur', players: 2, options: { automata: 1, mode: 'siege_of_ur', round_limit: 1 } },
    { name: 'Defenders of Ashur', players: 2, options: { automata: 1, mode: 'defenders_of_ashur', round_limit: 1 } },
    { name: 'simple battles without luck', players: 2, options: { simple_battles: true, no_luck: true, round_limit: 1 } },
  ],
  async startShort(page, origin) {
    await page.goto(`${origin}/new/mesopotamia`);
    await page.getByRole('group', { name: 'Seat 2', exact: true }).getByRole('button', { name: /computer/i }).click();
    await page.getByLabel('Round limit').fill('4');
    await page.getByRole('button', { name: /^start/i }).click();
  },
  scenes,
  touch: { place, hover: place, kind: (name) => `.ms [data-kind="${name}"]`, move: (name) => `.ms [data-move="${name}"]` },
  board: '.ms-map',
  asked: '.ms-board:not([data-step=wait])',
  question: ['.ms-board', 'data-question'],
  chosen: '.ms-chosen, .ms [data-move][aria-pressed=true]',
  begin: (page) => play(page, { seed: 5, until: 'turn', most: 60, confirm: () => page.locator('[data-role=confirm]:visible').click() }),
  choose: (page, n) => page.locator(perform).nth(n).click(),
  optionOf: async (page, n) => page.locator(perform).nth(n).getAttribute('data-move'),
  layout: {
    courses: {
      'an action': { scene: { ...scenes.four, you: 0 }, steps: ['[data-move="perform grow"], [data-type=grow]', '[data-role=confirm]:visible', '[data-move=grow]', '[data-role=confirm]:visible'] },
    },
    four: scenes.four,
    holds: '.ms-map', // takes the press for the places in it
    next: ['.ms-own [data-move]', '.ms-sheet [data-move], .ms-stepper .iconbtn', '.ms-cell.ms-open'],
    instead: { '.ms-cell.ms-open': '.ms-own [data-kind]', '.ms-own [data-move]': '.ms-sheet, .ms-cell.ms-open' },
    scrolls: '.ms-own, .ms-sheet, .ms-cards, .ms-choices, .ms-trade, .ms-ways, .ms-cards-of, .ms-steps-of',
  },
  rules: { id: 'MS-6.2' },
};
