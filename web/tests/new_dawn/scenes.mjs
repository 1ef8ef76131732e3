// Positions of A New Dawn that show every kind of decision: scenes for screenshots and tests.
const EGYPT = {
  leader: 'egypt', capital: '16a', cities: ['2c', '5b', '5f', '8e', '15i', '16a', '16i'], tokens: ['2a', '2b', '5h'], reinforced: ['5j', '8h', '16b', '16d', '16g'],
  row: ['science-1', 'economy-2', 'industry-2', 'culture-2', 'military-3'], trade: [0, 0, 2, 1, 2], tech: 11, resources: { oil: 1, marble: 1 }, caravans: ['card', '15i', 'supply'],
};
const AZTEC = {
  leader: 'aztec', capital: '7a', cities: ['2g', '7a', '7h', '8b', '8j', '13c', '13h'], tokens: ['2e', '7i', '8a', '8c', '8d', '8i', '13f'],
  row: ['industry-1', 'culture-2', 'military-2', 'science-3', 'economy-1'], trade: [0, 0, 1], tech: 14, resources: { marble: 1, mercury: 2, diamonds: 1 }, agendas: ['civilized'], markers: 1,
};
const SUMERIA = {
  leader: 'sumeria', capital: '9a', cities: ['1b', '1d', '3c', '3g', '9a', '9i', '12j'], tokens: ['3b', '3d', '6c', '6i'], reinforced: ['1c', '1e', '9h', '12i'],
  row: ['industry-1', 'culture-2', 'science-3', 'military-3', 'economy-2'], trade: [0, 0, 0, 0, 1], tech: 9, resources: { marble: 1, oil: 1 }, caravans: ['card', 'card', 'supply'],
};
const MIDDLE = {
  round: 17, dial: 3, barbarians: { A: '12a', B: '2h', C: '3e', D: '1i', I: '12f' }, resources: ['1i', '3i', '4j', '5d', '9j', '12h', '15g'],
  city_states: [{ state: 'carthage' }, { state: 'brussels' }, { state: 'buenos-aires', holders: [0] }], wonders: { petra: '16a', colossus: '7a' },
  market: ['hanging-gardens', 'great-lighthouse', 'pyramids', 'alhambra'], pacts: [{ giver: 2, pact: 'joint-war', holder: 0 }, { giver: 1, pact: 'open-borders', holder: 0 }],
  victory: ['v-civilized-moneygrubber', 'v-warmonger-paranoid', 'v-technophile-scholarly'],
};
const middle = (seat = {}, more = {}) => ({ game: 'new-dawn', options: { players: 3 }, seed: 5, position: { ...MIDDLE, ...more, seats: [{ ...EGYPT, ...seat }, AZTEC, SUMERIA] } });

// Four players late in the game, with all that a player's panel can hold.
const FOUR = { game: 'new-dawn', options: { players: 4 }, seed: 3, position: {
  round: 21, dial: 2, wonders: { petra: '9a', colossus: '16a', stonehenge: '9b', 'hanging-gardens': '9c', oracle: '7a', pyramids: '11a' },
  city_states: [{ state: 'carthage' }, { state: 'brussels', holders: [1] }, { state: 'buenos-aires', holders: [0] }, { state: 'geneva', holders: [0, 2] }],
  pacts: [{ giver: 2, pact: 'joint-war', holder: 0 }, { giver: 1, pact: 'open-borders', holder: 0 }, { giver: 0, pact: 'embassy', holder: 3 }],
  seats: [
    { leader: 'egypt', capital: '9a', cities: ['9a', '9b', '9c'], tokens: ['9f', '9g', '2a'], row: ['science-1', 'economy-2', 'industry-2', 'culture-2', 'military-3'], trade: [0, 3, 2, 1, 2], tech: 11, resources: { oil: 1, marble: 2, mercury: 1, diamonds: 1 } },
    { leader: 'scythia', capital: '16a', cities: ['16a', '16b'], tokens: ['16c', '1a'], row: ['industry-1', 'culture-2', 'military-2', 'science-3', 'economy-1'], trade: [0, 0, 1], tech: 14, resources: { marble: 1, mercury: 2 } },
    { leader: 'rome', capital: '7a', cities: ['7a', '7b'], tokens: ['7c'], row: ['industry-1', 'culture-2', 'science-3', 'military-3', 'economy-2'], tech: 9, resources: { oil: 2 } },
    { leader: 'sumeria', capital: '11a', cities: ['11a', '11b'], tokens: ['11c', '4a'], row: ['science-2', 'culture-1', 'industry-3', 'military-1', 'economy-2'], tech: 16, resources: { diamonds: 3, oil: 1 } },
  ] } };

const TRADING = { row: ['science-1', 'military-3', 'industry-2', 'culture-2', 'economy-2'], trade: [0, 2, 2, 1, 1] };

// name: the script, the seat that looks on, moves made before, and what is then clicked (slot, space, wonder, move: an answer, tile).
export const scenes = {
  four: { script: FOUR, you: 0 },
  start: { script: { game: 'new-dawn', options: { players: 4 }, seed: 3 }, you: 'first' },
  choose: { script: middle(), you: 0, touch: [['slot', 4]] },
  culture: { script: middle(), you: 0, moves: ['slot 4', 'place 5g'], touch: [['space', '5i']] },
  attack: { script: middle(), you: 0, moves: ['slot 5'], touch: [['space', '8b']] },
  tokens: { script: middle(), you: 0, moves: ['slot 5', 'attack 8b'], touch: [['move', 'spend']] },
  defence: { script: middle(), you: 1, moves: ['slot 5', 'attack 8b', 'spend', 'stop'] },
  caravan: { script: middle(TRADING), you: 0, moves: ['slot 5', 'caravan 15i'] },
  pact: { script: middle({ ...TRADING, caravans: ['9d', 'card', 'supply'] }), you: 0, moves: ['slot 5', 'caravan 9d', 'step 9a', 'stop', 'slot 4', 'slot 1'] },
  industry: { script: middle(), you: 0, moves: ['slot 3'], touch: [['wonder', 'pyramids']] },
  payment: { script: middle(), you: 0, moves: ['slot 3', 'wonder pyramids'] },
  technology: { script: middle({ tech: 13 }), you: 0, moves: ['slot 1', 'advance'] },
  abilities: { script: middle({}, { wonders: { petra: '16a', 'hanging-gardens': '2c', oracle: '5b', 'forbidden-city': '8e' }, market: ['stonehenge', 'colossus', 'pyramids', 'alhambra'] }), you: 0 },
  result: { script: { ...middle({ agendas: ['civilized'] }, { active: 2, wonders: { petra: '16a', 'ruhr-valley': '2c' } }), options: { players: 3, round_cap: 17 } }, you: 0, moves: ['2: slot 1'], over: true },
  tiles: { script: { game: 'new-dawn', options: { players: 3, map: 'built' }, seed: 4 }, you: 'first' },
};
