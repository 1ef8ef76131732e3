// What the shared tests need to know of A New Dawn (stage/all_games.mjs).
import { play } from './robot.mjs';
import { scenes } from './scenes.mjs';

// Culture and economy ask where; other cards may end the turn, and then something hidden comes to light.
const focusCard = (n) => `.nd-card[data-may=true]:has(.nd-card-head use[href="#nd-${['culture', 'economy'][n]}"])`;

export const game = {
  players: 2,
  robot: play,
  atLeast: 10,
  pack: 300_000, // with its network
  // Robots that touch anything complete no agendas: their games end after some rounds.
  short: { round_cap: 7 },
  brief: { round_cap: 4 },
  variants: [{ name: 'on a map of its players', players: 3, options: { map: 'built', round_cap: 3 } }],
  async startShort(page, origin) {
    await page.goto(`${origin}/new/new-dawn`);
    await page.getByRole('group', { name: 'Seat 2', exact: true }).getByRole('button', { name: /computer/i }).click();
    await page.getByLabel('Round limit').fill('8');
    await page.getByRole('button', { name: /^start/i }).click();
  },
  scenes,
  touch: { slot: (name) => `.nd-card[data-slot="${name}"]`, space: (name) => `[data-space="${name}"]`, wonder: (name) => `[data-wonder=${name}]`, move: (name) => `.nd-question [data-move="${name}"]` },
  board: '.nd-map',
  asked: '.nd-board:not([data-step=wait])',
  question: ['.nd-board', 'data-question'],
  chosen: '.nd-card[aria-pressed=true]',
  choose: (page, n) => page.locator(focusCard(n)).click(),
  optionOf: async (page, n) => `slot ${await page.locator(focusCard(n)).getAttribute('data-slot')}`,
  layout: {
    courses: { 'an attack': { scene: { ...scenes.culture, moves: [] }, steps: ['.nd-card[data-slot="5"]', '[data-role=confirm]:visible', 'attack 8b', 'stop', 'stop'] } },
    four: scenes.four,
    next: ['.nd-question .nd-choice', '.nd-card[data-may=true]', '.nd-new-cards .nd-card', '.nd-space.nd-open', '.nd-hand-tile'],
    instead: { '.nd-card[data-may=true]': '.nd-new-cards', '.nd-question .nd-choice': '.nd-new-cards' },
    scrolls: '.nd-row, .nd-hand, .nd-side-ways',
  },
  rules: { id: 'ND-9.5' },
};
