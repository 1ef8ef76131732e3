// More positions of Mesopotamia: bids of every kind, rows, games for one (scenes.mjs has the others).
const LATE = { explore: 2, build: 4, research: 3, gather_trade: 3, warfare: 3, grow: 2 };
const BABYLON = {
  empire: 'babylon', start: 'ur', floors: 3, goods: { stone: 3, wood: 2, clay: 4, food: 5, tablet: 4, bone: 8 }, technologies: LATE,
  settlements: ['kish_fields', 'gu_edin'], walls: ['gu_edin'], quests: ['Q1', 'Q2', 'Q3'],
};
const SUMER = {
  empire: 'sumer', start: 'harran', floors: 5, goods: { stone: 1, wood: 2, food: 3, tablet: 5, bone: 6 }, technologies: { ...LATE, warfare: 2, grow: 3 }, settlements: ['balikh_valley'], quests: ['Q10', 'Q11', 'Q12'],
};
const ELAM = { empire: 'elam', start: 'ashur', floors: 2, goods: { stone: 2, wood: 4, clay: 2, food: 1, bone: 5 }, technologies: { ...LATE, gather_trade: 4 }, settlements: ['nineveh_plain'], quests: ['Q7', 'Q8', 'Q9'] };
const TRACKS = { population: { positions: [5, 6, 4] }, event: { positions: [6, 8, 5] } };

// Seat 0 is Babylon, which came later to the plain and so attacks. The last turn of the round ends, and the battles begin.
const came = (units) => Object.fromEntries(Object.entries(units).map(([type, n]) => [type, Array.from({ length: n }, () => ({ area: 'babylon_plain', came: 3 }))]));
const at = (babylon, sumer, { options = {}, ships = [], tribes = { babylon_plain: {} } } = {}) => ({
  game: 'mesopotamia', options: { players: 3, ...options }, seed: 5,
  position: { round: 9, turn: 2, tracks: TRACKS, tribes, seats: [{ ...BABYLON, units: came(babylon), ships }, { ...SUMER, units: { babylon_plain: sumer } }, ELAM], course: { stage: 'turns', clock: 3 } },
});
// The rulebook's worked battle: three of Babylon against two of Sumer, who leads the event track.
const HOST = [{ spearman: 1, archer: 1, rider: 1 }, { spearman: 1, archer: 1 }];
const BEGIN = { do: '2: done', chance: ['spearman_01', 'archer_02', 'rider_01', 'spearman_02', 'archer_01'] };
const worked = { ...at(...HOST), do: [BEGIN] };
const BIDS = ['0: bid 5', '0: bid 2', '0: bid 1', '1: bid 3', '1: bid 3', '1: bid 0'];
const ROWS = [...BIDS, 'bone 1 strength', 'bone 2 strength', 'put 0 1', 'put 0 2', 'put 1 2'];

const alone = (more = {}, seats = [{}, {}], options = {}) => ({ game: 'mesopotamia', options: { players: 2, automata: 1, ...options }, seed: 4, position: { round: 4, seats, ...more } });

const KING = { empire: 'sumer', goods: { bone: 4 }, floors: 3, strategies: { face_up: ['SC3:1', 'SC5', 'SC9'] } };
const DUEL = { population: { positions: [5, 4] }, event: { positions: [6, 4] } };

export const panelScenes = {
  bid_ship: { script: at(...HOST, { ships: ['s23'] }), you: 0, moves: ['2: done'] },
  bid_sealed: { script: worked, you: 1, moves: BIDS.slice(0, 3) },
  bid_tribe: { script: { game: 'mesopotamia', options: { players: 3 }, seed: 5, position: { round: 9, tracks: TRACKS, seats: [{ ...BABYLON, units: { sinjar_hills: { archer: 2, rider: 1 } } }, SUMER, ELAM], course: { stage: 'battles' } } }, you: 2 },
  bid_simple: { script: at(...HOST, { options: { simple_battles: true } }), you: 0, moves: ['2: done'] },
  rows: { script: worked, you: 1, moves: ROWS },
  duel_of_kings: { script: alone({ tracks: DUEL }, [{ ...BABYLON, start: 'harran', units: { tur_abdin: { archer: 1 } } }, KING]), you: 0 },
};
