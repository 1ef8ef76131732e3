// What the shared tests need to know of Civilization (stage/all_games.mjs).
import { play } from './robot.mjs';
import { scenes } from './scenes.mjs';

const square = (name) => `[data-square="${name}"]`;
const possible = '.cv-cell.cv-open';

export const game = {
  players: 2,
  robot: play,
  atLeast: 10,
  pack: 350_000, // the largest rulebook
  // Robots that touch anything win nothing: their games end after some turns.
  short: { turn_limit: 2 },
  brief: { turn_limit: 1 },
  variants: [{ name: 'with chosen civilizations', players: 3, options: { civilizations: 'chosen', turn_limit: 2 } }],
  async startShort(page, origin) {
    await page.goto(`${origin}/new/civilization`);
    await page.getByRole('group', { name: 'Seat 2', exact: true }).getByRole('button', { name: /computer/i }).click();
    await page.getByLabel('Turn limit').fill('2');
    await page.getByRole('button', { name: /^start/i }).click();
  },
  scenes,
  touch: { square, hover: square, move: (name) => `.cv [data-move="${name}"]`, line: (name) => `.cv-stepper[data-line="${name}"] .iconbtn:last-child` },
  board: '.cv-map',
  asked: '.cv-board:not([data-step=wait])',
  question: ['.cv-board', 'data-question'],
  chosen: '.cv-chosen, .cv [data-move][aria-pressed=true]',
  choose: (page, n) => page.locator(possible).nth(n).click(),
  optionOf: async (page, n) => `place ${await page.locator(possible).nth(n).getAttribute('data-square')}`,
  // America draws a great person as soon as its capital stands: that cannot be taken back.
  unfit: async (page) => (await page.locator('.seat.is-asked .cv-civ', { hasText: 'America' }).count()) > 0,
  layout: {
    courses: {
      'a city acts': { scene: { ...scenes.four, you: 0 }, steps: ['[data-move="city 1"]', '[data-role=confirm]:visible', '[data-move=devote]', '[data-role=confirm]:visible'] },
      'a battle': { scene: { ...scenes.battle, touch: [] }, steps: ['[data-move="fight infantry 3"]', '[data-role=confirm]:visible', '[data-move="front 1"]', '[data-role=confirm]:visible'] },
    },
    four: scenes.four,
    holds: '.cv-map', // takes the press for the squares in it
    next: ['.cv-own [data-move]', '.cv-sheet [data-move], .cv-stepper .iconbtn', possible],
    instead: { [possible]: '.cv-sheet, .cv-own [data-move]', '.cv-own [data-move]': `.cv-sheet, ${possible}` },
    scrolls: '.cv-own, .cv-sheet',
  },
  rules: { id: 'CV-6.3' },
};
