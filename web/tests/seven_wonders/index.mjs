// What the shared tests need to know of 7 Wonders (stage/all_games.mjs).
import { play, playByItsKeys } from './robot.mjs';
import { scenes } from './scenes.mjs';

export const game = {
  players: 3,
  robot: play,
  keys: playByItsKeys,
  atLeast: 18,
  scenes,
  touch: { side: () => '.sw-side', card: (name) => `.sw-cards [data-card="${name}"]`, use: (name) => `[data-use=${name}]` },
  board: '.sw-board',
  asked: '.sw-board:not([data-asked=wait])',
  question: ['.sw-board', 'data-asked'],
  chosen: '.sw-card.is-selected, .sw-use.is-selected, .sw-side.is-selected',
  hand: '.sw-cards',
  sealed: true,
  async choose(page, n) {
    if (await page.locator('.sw-side').count()) return page.locator('.sw-side').nth(n).click();
    await page.locator('.sw-cards button.sw-card').nth(n).click();
    if (await page.locator('[data-use=discard]').getAttribute('aria-pressed') !== 'true') await page.locator('[data-use=discard]').click();
  },
  layout: {
    courses: { 'the end of an age': { scene: { ...scenes.end_of_age, moves: [] }, steps: ['1: build Baths', '[data-card=altar]', '[data-use=build]', '[data-role=confirm]:visible', '2: discard Workshop', '3: discard Scriptorium', '.sw-conflicts .btn'] } },
    four: scenes.end_of_age,
    seats: '.sw-me, .sw-city, .sw-strip',
    next: ['.sw-uses .sw-use', '.sw-cards .sw-card', '.sw-side'],
    instead: { '.sw-cards .sw-card': '.sw-uses .sw-use' },
    settles: '.sw-uses, .sw-card',
    scrolls: '.sw-cards, .sw-far, .narrow .sw-makes, .sw-scroll',
  },
  rules: { id: '7W-4.3', words: 'shipowners guild', finds: /Shipowners/, other: '7W-R.9' },
};
