// What the shared tests need to know of Toy Game (stage/all_games.mjs explains each entry).
import { play } from './robot.mjs';
import { scenes } from './scenes.mjs';

const card = (name) => `.tg-hand [data-card="${name}"]`;

export const game = {
  players: 3,
  robot: play,
  atLeast: 3,
  scenes,
  touch: { card, action: (name) => `[data-action=${name}]` },
  board: '.tg-board',
  asked: '.tg-board:not([data-step=wait])',
  question: ['.tg-board', 'data-question'],
  chosen: '.tg-own [aria-pressed=true]',
  hand: '.tg-hand',
  sealed: true,
  choose: (page, n) => page.locator('.tg-hand [data-card]').nth(n).click(),
  optionOf: async (page, n) => `bid ${await page.locator('.tg-hand [data-card]').nth(n).getAttribute('data-card')}`,
  layout: {
    courses: { 'a round': { scene: scenes.bid, steps: [card(6), '[data-role=confirm]:visible', '1: bid 4', '2: bid 3', '[data-action=keep]', '[data-role=confirm]:visible'] } },
    four: scenes.four,
    next: ['[data-action]', '.tg-hand [data-card]'],
  },
  rules: { id: 'TG-3.3' },
};
