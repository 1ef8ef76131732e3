// Positions that show every kind of decision: scenes for screenshots and tests.
const at = (position, players = 3) => ({ game: 'toy-game', options: { players }, seed: 1, position });
const HANDS = [{ hand: [6, 2, 1], prizes: [3] }, { hand: [4, 4] }, { hand: [3, 5] }];

export const scenes = {
  bid: { script: at({ prize: 5, seats: HANDS }), you: 0, touch: [['card', 6]] },
  prize: { script: at({ ask: 'prize', prize: 5, seats: HANDS }), you: 0, touch: [['action', 'sell']] },
  four: { script: at({ prize: 2 }, 4), you: 0 },
  over: { script: at({ ask: 'over', seats: [{ hand: [], prizes: [6, 2] }, { hand: [1], prizes: [5] }, { hand: [3, 3] }] }), you: 0 },
};
