// Positions of Civilization that show every kind of decision: scenes for screenshots and tests.
const EGYPT = {
  civ: 'egypt', government: 'monarchy', capital: 'c3', cities: ['g3'], armies: ['d4', 'd4', 'f5'], scouts: ['e6', 'g6'], trade: 20, culture: 9, track: 7,
  techs: ['construction', 'code_of_laws', 'pottery', 'currency', 'horseback_riding', 'writing', 'irrigation', 'engineering', 'democracy', 'monarchy', 'mathematics', 'banking'],
  buildings: { b2: 'library', d2: 'trading_post', f2: 'aqueduct', h4: 'bank' }, wonders: { b4: 'colossus' }, great_people: { h2: 'scientist' }, stored: { artist: 1 },
  market: { wheat: 1, silk: 2, iron: 1 }, huts: ['spy', 'wheat'], villages: ['uranium'], units: ['infantry 3', 'infantry 2', 'mounted 2', 'mounted 3', 'artillery 1'], events: ['drought', 'sabotage'],
  coin_tokens: { pottery: 2, democracy: 1 },
};
const ROME = {
  civ: 'rome', government: 'republic', capital: { at: 'n2', walled: true }, armies: ['f6', 'f6', 'm4', 'h3'], scouts: ['i6'], trade: 11, culture: 4, track: 11, techs: ['code_of_laws', 'writing', 'masonry', 'navigation', 'philosophy', 'civil_service', 'printing_press'],
  market: { incense: 1 }, huts: ['spy', 'silk'], villages: ['iron'], units: ['infantry 2', 'mounted 1', 'artillery 2'], events: ['ancient', 'medieval'],
};
const CHINA = { civ: 'china', government: 'feudalism', armies: ['m12'], scouts: ['k12'], trade: 8, culture: 2, track: 4, techs: ['writing', 'chivalry', 'metalworking', 'masonry', 'navigation'], market: { silk: 1 }, units: ['infantry 3', 'mounted 3'], events: ['ancient'] };
const AMERICA = { civ: 'america', government: 'despotism', armies: ['d13'], scouts: ['c12'], trade: 14, culture: 11, track: 6, techs: ['currency', 'pottery', 'metalworking'], market: { wheat: 1, iron: 1 }, huts: ['iron'], units: ['infantry 2', 'artillery 3'] };

const TILES = { e1: 'n03', i1: 'n07 east', a5: 'n02 south', e5: 'n05', i5: 'n09 south', m5: 'n04', a9: 'n11', i9: 'n12 west', m9: 'n06' };
// What the pieces need to stand on.
const SQUARES = {
  b2: 'grassland', c2: 'forest wheat', d2: 'desert', b3: 'mountain', d3: 'forest incense', b4: 'desert', c4: 'water', d4: 'grassland', f2: 'grassland', g2: 'mountain iron', h2: 'desert', f3: 'forest', h3: 'grassland silk', f4: 'desert', g4: 'water', h4: 'forest',
  e4: 'grassland', e5: 'desert', f5: 'grassland', f6: 'desert', e6: 'forest', g6: 'mountain', i6: 'desert', j6: 'grassland', m4: 'grassland', m12: 'desert', k12: 'grassland', d13: 'grassland', c12: 'desert', f8: 'grassland', j5: 'mountain', n3: 'grassland',
};
const middle = (phase, seat = {}, more = {}, others = [ROME, CHINA, AMERICA]) => ({ game: 'civilization', options: { players: 4 }, seed: 5, position: { turn: 8, phase, tiles: TILES, squares: SQUARES, huts: ['f8'], villages: ['j5'], disasters: ['k7'], frozen: ['m6'], wonders: { market: ['stonehenge', 'hanging_gardens', 'porcelain_tower', 'louvre'], obsolete: ['oracle'], gone: ['oracle'] }, players: [{ ...EGYPT, ...seat }, ...others], ...more } });

// Nobody holds an event card that could interrupt a move.
const marching = (seat = {}) => middle('movement', { ...seat, events: [] }, {}, [ROME, CHINA, AMERICA].map((one) => ({ ...one, events: [] })));

// name: the script, the seat that looks on, moves made before, and what is then clicked (square, move: an answer, line: of an offer).
export const scenes = {
  four: { script: middle('city_management'), you: 0 },
  start: { script: { game: 'civilization', options: { players: 3 }, seed: 2 }, you: 'first' },
  civilizations: { script: { game: 'civilization', options: { players: 3, civilizations: 'chosen' }, seed: 2 }, you: 'first' },
  start_menu: { script: middle('start_of_turn'), you: 0 },
  trade: { script: middle('trade'), you: 0 },
  draft: { script: middle('trade'), you: 0, moves: ['offer 1', 'give 3 trade'], touch: [['line', 'want incense']] },
  answer: { script: middle('trade'), you: 1, moves: ['0: offer 1', '0: give 3 trade', '0: want incense', '0: promise peace', '0: propose'] },
  deeds: { script: middle('city_management'), you: 0, moves: ['city 1'], touch: [['move', 'devote']] },
  items: { script: middle('city_management'), you: 0, moves: ['city 2', 'produce'] },
  square: { script: middle('city_management'), you: 0, moves: ['city 2', 'produce', 'army'], touch: [['square', 'f4']] },
  respond: { script: middle('city_management'), you: 1, moves: ['0: city 1', '0: produce', '0: army', '0: place d3', '0: done'] },
  interrupt: { script: middle('movement'), you: 1 },
  move_menu: { script: marching(), you: 0 },
  group: { script: marching(), you: 0, moves: ['from d4'] },
  step: { script: marching(), you: 0, moves: ['from d4', 'group 2 0'], touch: [['hover', 'f4']] },
  battle: { script: marching(), you: 0, moves: ['from f5', 'step south', '1: fight infantry 2'], touch: [['move', 'fight infantry 3']] },
  siege: { script: marching({ armies: ['n3', 'd4'], great_people: { h2: 'scientist', f3: 'general' } }), you: 0, moves: ['from n3', 'step north'] },
  front: { script: marching(), you: 0, moves: ['from f5', 'step south', '1: fight infantry 2', 'fight infantry 3'], touch: [['move', 'front 1']] },
  boost: { script: marching({ techs: [...EGYPT.techs, 'metalworking'] }), you: 0, moves: ['from f5', 'step south', '1: fight infantry 2', 'ability metalworking', 'pay iron'] },
  barbarians: { script: marching({ armies: ['j6', 'd4'] }), you: 1, moves: ['0: from j6', '0: step north'] },
  village: { script: marching({ armies: ['j6', 'd4'] }), you: 0, moves: ['from j6', 'step north', '1: fight infantry 3'] },
  loot: { script: middle('movement', { events: [] }, {}, [{ ...ROME, units: [], events: [] }, { ...CHINA, events: [] }, { ...AMERICA, events: [] }]), you: 0, moves: ['from f5', 'step south', 'fight infantry 2', 'fight infantry 3'] },
  wonder: { script: middle('city_management'), you: 1, moves: ['0: city 2', '0: produce', '0: wonder stonehenge', '0: place f3'] },
  harvest: { script: middle('city_management'), you: 0, moves: ['city 1', 'harvest'] },
  event: { script: middle('start_of_turn'), you: 0, moves: ['event drought'] },
  hand_over: { script: middle('trade'), you: 1, moves: ['0: offer 1', '0: give 3 trade', '0: give village uranium', '0: want hut', '0: want village', '0: want event ancient', '0: propose', '1: agree'] },
  result: { script: { game: 'civilization', options: { players: 3 }, seed: 8, position: { turn: 12, phase: 'city_management', players: [{ civ: 'russia', track: 20, culture: 9, trade: 12 }, { civ: 'germany', track: 6 }, { civ: 'egypt', track: 11 }] } }, you: 0, moves: ['advance'], over: true },
  research: { script: middle('research'), you: 0, touch: [['move', 'research biology']] },
  small: { script: { game: 'civilization', options: { players: 2 }, seed: 8, position: { turn: 3, phase: 'movement', players: [{ civ: 'russia', scouts: ['d3'], armies: ['e2'] }, { civ: 'germany', armies: ['l5'] }] } }, you: 0 },
};
