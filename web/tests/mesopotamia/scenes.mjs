// Positions of Mesopotamia that show every kind of decision: scenes for screenshots and tests.
import { panelScenes } from './panel_scenes.mjs';

const BABYLON = {
  empire: 'babylon', start: 'ur', floors: 4, dice: ['white:a', 'silver:star', 'black:gun', 'white:she'], goods: { stone: 3, wood: 2, clay: 4, food: 5, tablet: 4, bone: 8 },
  technologies: { explore: 3, build: 4, research: 3, gather_trade: 3, warfare: 3, grow: 2 },
  units: { kish_fields: { spearman: 1, archer: 1 }, larsa_fields: { spearman: 1 }, diyala_valley: { archer: 1 } }, settlements: ['kish_fields', 'gu_edin'], walls: ['gu_edin'], ships: ['s11', 's23'], quests: ['Q1', 'Q2', 'Q3'],
};
const AKKAD = {
  empire: 'akkad', start: 'eridu', floors: 3, goods: { stone: 2, wood: 1, clay: 1, food: 2, tablet: 1, bone: 9 }, technologies: { explore: 2, build: 3, research: 2, gather_trade: 2, warfare: 3, grow: 2 },
  units: { babylon_plain: { archer: 1, rider: 1 }, palm_oases: { spearman: 2 }, wadi_hauran: { spearman: 1 } }, rams: ['palm_oases'], settlements: ['palm_oases', 'arabian_fringe'], walls: ['palm_oases'], ships: ['s10'], quests: ['Q4', 'Q5', 'Q6'],
};
const ELAM = {
  empire: 'elam', start: 'ashur', floors: 3, goods: { stone: 2, wood: 4, clay: 2, food: 1, bone: 5 }, technologies: { explore: 2, build: 3, research: 2, gather_trade: 4, warfare: 3, grow: 2 },
  units: { nineveh_plain: { archer: 1, rider: 1 }, arrapha: { spearman: 1 }, little_zab: { archer: 1, spearman: 1 } }, settlements: ['nineveh_plain', 'upper_tigris'], walls: ['nineveh_plain'], ships: ['s20'], quests: ['Q7', 'Q8', 'Q9'],
};
const SUMER = {
  empire: 'sumer', start: 'harran', floors: 5, goods: { stone: 1, wood: 2, food: 3, tablet: 5, bone: 4 }, technologies: { explore: 2, build: 4, research: 3, gather_trade: 3, warfare: 2, grow: 3 },
  units: { balikh_valley: { spearman: 1 }, khabur_triangle: { archer: 1 }, taurus_foothills: { spearman: 1 }, terqa_steppe: { spearman: 1, archer: 1 } }, settlements: ['balikh_valley', 'khabur_triangle'], ships: ['s04', 's27'], quests: ['Q10', 'Q11', 'Q12'],
};
const running = (token, owner, die, option = 1) => ({ token, state: 'running', owner, die, option });
const scoring = (token) => ({ token, state: 'scoring' });
const POSITION = {
  round: 9, turn: 0, tracks: { population: { positions: [5, 4, 4, 6] }, event: { positions: [6, 8, 5, 4] } },
  tribes: { khabur_triangle: {}, babylon_plain: {}, kish_fields: {} }, // driven out
  events: {
    gu_edin: scoring('P6'), babylon_plain: scoring('P11'), arabian_fringe: scoring('D2'), arrapha: scoring('M2'), balikh_valley: scoring('P9'),
    larsa_fields: running('P3', 0, 3, 2), little_zab: running('P5', 2, 2, 2), taurus_foothills: running('M4', 3, 4), terqa_steppe: running('D1', 3, 5),
    kish_fields: 'none', diyala_valley: 'none', nineveh_plain: 'none', upper_tigris: 'none', khabur_triangle: 'none', wadi_hauran: 'none', palm_oases: 'none',
  },
};
// Seat 0 is Babylon, and it is its turn in round 9.
const middle = (seat = {}, more = {}, others = [AKKAD, ELAM, SUMER]) => ({ game: 'mesopotamia', options: { players: 4 }, seed: 5, position: { ...POSITION, seats: [{ ...BABYLON, ...seat }, ...others], ...more } });

const fresh = (players, more = {}) => ({ game: 'mesopotamia', options: { players, ...more }, seed: 2 });
// Babylon has met Akkad in the plain; the battles begin.
const war = ({ seed = 5, babylon = { spearman: 1, archer: 2 }, akkad = { archer: 1, rider: 1 }, elam = {}, options = {}, more = {} } = {}) => {
  const script = middle({ units: { babylon_plain: babylon } }, { turn: undefined, course: { stage: 'battles' } }, [{ ...AKKAD, units: { babylon_plain: akkad }, rams: [], ...more }, { ...ELAM, ...elam }, SUMER]);
  return { ...script, seed, options: { ...script.options, ...options } };
};
// The same for two, against an automaton.
const DUEL = {
  game: 'mesopotamia', options: { players: 2, automata: 1 }, seed: 3,
  position: { round: 6, tracks: { population: { positions: [5, 4] }, event: { positions: [6, 5] } }, tribes: { babylon_plain: {} }, seats: [{ empire: 'babylon', floors: 2, goods: { bone: 6, food: 2 }, units: { babylon_plain: { spearman: 1, archer: 1 } } }, { empire: 'akkad', goods: { bone: 5 }, units: { babylon_plain: { archer: 1, spearman: 1 } } }], course: { stage: 'battles' } },
};
const RETREAT = ['0: bid 2', '0: bid 1', '0: bid 1', '1: bid 1', '1: bid 4', '1: bid 4', '0: bone 1 strength', '1: put 0 3', '1: put 1 1', '1: put 0 2'];

// A spearman goes where nobody has been; the seed says what it finds.
const exploring = (seed) => ({ ...middle({ units: { ur: { spearman: 1 } } }), seed });
const EXPLORED = ['perform explore', 'activate spearman ur', 'step anshan_pass'];

// Moves of the set-up up to a question.
const UP_TO_START = ['role A', 'role B', 'empire sumer', 'empire babylon', 'empire akkad'];

// name: the script, the seat that looks on, moves made before, and what is then clicked (place: an area or a segment, move: an answer, kind: of a building or unit).
export const scenes = {
  four: { script: middle(), you: 0, touch: [['move', 'perform explore 1 2']] },
  roles: { script: fresh(3), you: 'first' },
  empires: { script: fresh(3), you: 'first', moves: ['role A', 'role B'] },
  start_area: { script: fresh(3), you: 2, moves: UP_TO_START },
  return_quest: { script: fresh(2), you: 0, moves: ['role A', 'empire sumer', 'empire babylon', 'start harran'] },
  die_colour: { script: fresh(2), you: 0, moves: ['0: role A', '0: empire sumer', '1: empire babylon', '1: start harran', '0: return Q12', '1: return Q3'] },
  start_settlement: { script: fresh(2), you: 0, moves: ['0: role A', '0: empire elam', '1: empire sumer', '1: start harran', '0: return Q12', '1: return Q3', '1: colour white'] },
  start_ship: { script: fresh(2, { mariotes_eblaites: true }), you: 0, moves: ['0: role A', '0: empire ebla', '1: empire sumer', '1: start harran', '0: return Q16', '1: return Q4', '1: colour white'] },
  explore: { script: middle(), you: 0, moves: ['perform explore'] },
  step: { script: middle(), you: 0, moves: ['perform explore', 'activate spearman kish_fields'], touch: [['place', 'larsa_fields']] },
  sail: { script: middle(), you: 0, moves: ['perform explore', 'embark s11'] },
  build: { script: middle(), you: 0, moves: ['perform build'], touch: [['kind', 'wall']] },
  floor_colour: { script: middle(), you: 0, moves: ['perform build', 'floor'] },
  research: { script: middle(), you: 0, moves: ['perform research'] },
  gather: { script: middle(), you: 0, moves: ['perform gather_trade'] },
  warfare: { script: middle(), you: 0, moves: ['perform warfare'], touch: [['kind', 'archer']] },
  grow: { script: middle(), you: 0, moves: ['perform grow'] },
  bid: { script: war(), you: 0 },
  place_bone: { script: war({ seed: 2 }), you: 1, moves: ['0: bid 0', '0: bid 3', '0: bid 1', '1: bid 1', '1: bid 0', '1: bid 3'] },
  line_up: { script: war({ seed: 1 }), you: 0, moves: ['0: bid 0', '0: bid 2', '0: bid 1', '1: bid 0', '1: bid 0', '1: bid 3'] },
  retreat: { script: war({ seed: 7 }), you: 1, moves: RETREAT },
  fatigue: { script: war({ seed: 7 }), you: 1, moves: [...RETREAT, '1: retreat arabian_fringe'] },
  settlement: { script: war({ seed: 3 }), you: 0, moves: ['0: bid 0', '0: bid 4', '0: bid 1', '1: bid 10', '1: bid 0', '1: bid 0', '0: put 0 3', '0: put 0 1', '0: put 0 2', '0: put 1 1', '0: bone 2 mobility', '1: retreat larsa_fields', '1: retreat arabian_fringe'] },
  pair: { script: war({ elam: { units: { babylon_plain: { archer: 1 } } } }), you: 1 },
  lost_unit: { script: war({ seed: 1, options: { simple_battles: true } }), you: 1, moves: ['0: bid 2', '1: bid 2'] },
  retreat_rams: { script: war({ seed: 7, more: { rams: ['babylon_plain'] } }), you: 1, moves: [...RETREAT, '1: retreat arabian_fringe'] },
  duel: { script: DUEL, you: 0 },
  event: { script: exploring(5), you: 0, moves: EXPLORED },
  take_resource: { script: exploring(1), you: 0, moves: [...EXPLORED, 'option 2'] },
  raise_tech: { script: exploring(16), you: 0, moves: [...EXPLORED, 'option 1'] },
  six: { script: { game: 'mesopotamia', options: { players: 6, assyrians_hittites: true, mariotes_eblaites: true }, seed: 3, position: {} }, you: 1 },
  siege: { script: { game: 'mesopotamia', options: { players: 2, automata: 1, mode: 'siege_of_ur' }, seed: 3, position: {} }, you: 0 },
  ashur: { script: { game: 'mesopotamia', options: { players: 2, automata: 1, mode: 'defenders_of_ashur' }, seed: 3, position: { wave: 3 } }, you: 0 },
  result: { script: { game: 'mesopotamia', options: { players: 4 }, seed: 5, position: { ...POSITION, turn: undefined, seats: [BABYLON, AKKAD, ELAM, SUMER], gardens: [1, 2, 3, 4, 5].map((n) => ({ token: `gardens_${n}_01`, owner: n % 4 })), course: { stage: 'over' } } }, you: 0, over: true },
  lost: { script: { game: 'mesopotamia', options: { players: 2, automata: 1, mode: 'siege_of_ur' }, seed: 3, position: { outcome: 'lost', course: { stage: 'over' } } }, you: 0, over: true },
  ...panelScenes,
};
