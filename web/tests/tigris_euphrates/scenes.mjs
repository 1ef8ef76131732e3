// Positions of Tigris & Euphrates that show every kind of decision: scenes for screenshots and tests.
const MIDDLE = {
  board:
    'red B2, F3, I3, I7, J7, H8, M4, N5, L6, O9, F10, F11, K1, P2, B8, K11; black C3, E4, J6, K8, N8, O8, E9, L11;' +
    'blue D3, E2, E3, F1, G1, H9, I9, J9, N4, O4, O5, N7, E8, D8, D7; green B3, J2, H6, I6, I5, J5, L3, L4, K4, L5, E11, G11;' +
    'monument red-blue G2 on red; monument black-green F6 on black;' +
    'Lion priest F2, trader H7, farmer M6; Potter king F4, priest I8, farmer F9, trader E10; Archer trader I2, king J8, priest G10; Bull farmer J3, trader M5, king N6;' +
    'catastrophe G9; treasures P2, B8, K1, F3, I7, N5, K11',
};
const SEATS = {
  archer: { points: { black: 6, red: 4, blue: 3, green: 5 }, treasures: 1 },
  bull: { points: { black: 3, red: 5, blue: 6, green: 4 }, treasures: 1 },
  potter: { points: { black: 4, red: 6, blue: 5, green: 3 }, catastrophes: 1 },
  lion: { points: { black: 7, red: 8, blue: 8, green: 4 }, treasures: 1, hand: '1 black 1 red 1 blue 3 green' },
};
const middle = (more, seats = {}) => ({
  game: 'tigris-euphrates', options: { players: 4 }, seed: 5,
  position: { turn: 34, ...MIDDLE, seats: Object.fromEntries(Object.entries(SEATS).map(([name, seat]) => [name, { ...seat, ...seats[name] }])), ...more },
});
const te = (position, options = { players: 4 }, more = {}) => ({ game: 'tigris-euphrates', options, seed: 3, position, ...more });

const TWO_WARS = {
  board: 'green H6, K6, L6; black M6; Lion trader I6, king H7; Bull trader M5, king N6', active: 'potter',
  seats: { potter: { hand: '1 black 5 red' }, lion: { hand: '4 green 2 red' }, bull: { hand: '2 green 4 red' } },
};

// name: the script, the seat that looks on, moves made before, and what is then clicked (board: a space, hand: a tile, piece, …).
export const scenes = {
  start: { script: te(undefined, { players: 4 }), you: 'first' },
  middle: { script: middle({ active: 'lion' }), you: 3 },
  tile: { script: middle({ active: 'lion' }), you: 3, touch: [['hand', 'green'], ['hover', 'K6']] },
  tile_point: { script: middle({ active: 'lion' }), you: 3, touch: [['hand', 'green'], ['board', 'K7']] },
  leader: { script: middle({ active: 'lion' }), you: 3, touch: [['piece', 'king'], ['hover', 'H11']] },
  revolt_preview: { script: middle({ active: 'lion' }), you: 3, touch: [['piece', 'king'], ['hover', 'L7']] },
  catastrophe: { script: middle({ active: 'lion' }), you: 3, touch: [['piece', 'catastrophe'], ['hover', 'J6']] },
  swap: { script: middle({ active: 'lion' }), you: 3, touch: [['piece', 'swap'], ['hand', 'green', 1], ['hand', 'red']] },
  withdraw: { script: middle({ active: 'lion' }), you: 3, touch: [['piece', 'farmer'], ['text', '.te-off']] },
  defend: { script: middle({ active: 'bull' }, { bull: { hand: '2 green 3 red 1 black' } }), you: 3, moves: ['red K6', 'war green', 'commit 2'], touch: [['commit', 2]] },
  attack: { script: te(TWO_WARS), you: 3, moves: ['black J6', 'war green'], touch: [['commit', 3]] },
  war_order: { script: te(TWO_WARS), you: 2, moves: ['black J6'], touch: [['war', 'green']] },
  war_watched: { script: te(TWO_WARS), you: 'spectator', moves: ['black J6', 'war green'] },
  war_over: { script: te(TWO_WARS), you: 2, moves: ['black J6', 'war green', 'commit 4', 'commit 1'] },
  revolt: { script: te({ board: 'red J8; Bull king I6', seats: [{ hand: '2 red 4 blue' }, { hand: '3 red 3 green' }] }, { players: 2 }), you: 1, moves: ['king J7', 'commit 2'], touch: [['commit', 3]] },
  monument: { script: te({ board: 'red J7, I8, K8; Archer priest L8; Bull farmer K7; Lion king H7', seats: [{ hand: '6 red' }] }), you: 0, moves: ['red J8'], touch: [['monument', 'red-blue']] },
  treasure: { script: te({ board: 'green G10, H10, I10, J10; Bull trader K10', step: 'treasure', placed: 'H10' }), you: 1, touch: [['board', 'F10']] },
  building: { script: te({ board: 'red J7; Archer priest I8', seats: [{ hand: '6 red' }] }, { players: 2, building_game: true }), you: 0, moves: ['red K7'], touch: [['board', 'J7']] },
  second: { script: te({ board: 'black B5' }, { players: 3, board: 'second' }), you: 0, touch: [['piece', 'king']] },
  open: { script: { ...middle({ active: 'lion' }), options: { players: 4, open_scores: true } }, you: 0 },
  over: { script: te({ step: 'over', seats: { archer: { points: { black: 22, red: 6, blue: 13, green: 14 }, treasures: 3 }, bull: { points: { black: 10, red: 10, blue: 11, green: 20 } }, potter: { points: { black: 11, red: 14, blue: 8, green: 12 }, treasures: 3 }, lion: { points: { black: 12, red: 10, blue: 7, green: 15 }, treasures: 3 } } }), you: 2 },
};
