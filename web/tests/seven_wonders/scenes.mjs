// Positions of 7 Wonders that show every kind of decision: scenes for screenshots and tests.

// name: the script, the seat that looks on, what is then touched (a card, a use), moves that are made while it looks on.
export const scenes = {
  start: { script: { game: 'seven-wonders', options: { players: 3 }, seed: 3, position: { cities: [
      { wonder: 'Babylon', side: 'B' },
      { wonder: 'Rhodes', side: 'A' },
      { wonder: 'Giza', side: 'B' }] } }, you: 0, touch: ['card barracks', 'use build'] },
  middle: { script: { game: 'seven-wonders', options: { players: 5 }, seed: 7, position: { age: 2, turn: 4, cities: [
      { wonder: 'Babylon', side: 'B', coins: 3, stages: 1, built: ['Ore Vein', 'Sawmill', 'Press', 'Altar', 'Scriptorium', 'East Trading Post', 'Laboratory', 'Archery Range'], hand: ['Library', 'Glassworks II', 'Dispensary', 'Walls'] },
      { wonder: 'Alexandria', side: 'A', coins: 2, stages: 2, built: ['Lumber Yard', 'Clay Pool', 'Excavation', 'Loom', 'Courthouse', 'Laboratory', 'Stables'] },
      { wonder: 'Halicarnassus', side: 'A', coins: 16, stages: 1, built: ['Stone Pit', 'Forest Cave', 'Brickyard', 'Glassworks', 'Tavern', 'Vineyard', 'Barracks', 'Guard Tower'] },
      { wonder: 'Giza', side: 'B', coins: 3, stages: 2, built: ['Ore Vein', 'Clay Pool', 'Pawnshop', 'West Trading Post', 'Training Ground'] },
      { wonder: 'Ephesus', side: 'B', coins: 11, stages: 2, built: ['Stone Pit', 'Clay Pit', 'Workshop', 'Tavern', 'Marketplace', 'Caravansery'] }] } }, you: 0, touch: ['card dispensary', 'use build'] },
  late_seven: { script: { game: 'seven-wonders', options: { players: 7 }, seed: 7, position: { age: 3, turn: 4, cities: [
      { wonder: 'Olympia', side: 'A', coins: 7, stages: 2, built: ['Lumber Yard', 'Clay Pit', 'Altar', 'Scriptorium', 'Sawmill', 'Temple', 'Aqueduct', 'Library', 'Caravansery', 'Forum', 'Spies Guild', 'Pantheon'], hand: ['Palace', 'Senate', 'University', 'Arsenal'], victories: [1, 2], defeats: 1 },
      { wonder: 'Alexandria', side: 'B', coins: 2, stages: 3, built: ['Timber Yard', 'Clay Pool', 'Loom', 'Barracks', 'Theater', 'Courthouse', 'Laboratory', 'Stables', 'Statue'] },
      { wonder: 'Halicarnassus', side: 'A', coins: 16, stages: 1, built: ['Stone Pit', 'Tavern', 'Guard Tower', 'Marketplace', 'Brickyard', 'Vineyard', 'Bazar', 'Press II', 'Haven', 'Lighthouse'] },
      { wonder: 'Giza', side: 'B', coins: 3, stages: 4, built: ['Ore Vein', 'Glassworks', 'Pawnshop', 'West Trading Post', 'Training Ground', 'Circus', 'Town Hall'] },
      { wonder: 'Rhodes', side: 'B', coins: 5, stages: 2, built: ['Mine', 'Stockade', 'Quarry', 'Foundry', 'Archery Range', 'Walls', 'Siege Workshop', 'Fortifications', 'Strategists Guild'] },
      { wonder: 'Babylon', side: 'A', coins: 0, stages: 3, built: ['Apothecary', 'Workshop', 'Scriptorium', 'School', 'Dispensary', 'Loom II', 'Academy', 'Study', 'Observatory'] },
      { wonder: 'Ephesus', side: 'B', coins: 11, stages: 3, built: ['Stone Pit', 'Clay Pool', 'Workshop', 'Tavern', 'Baths', 'Aqueduct', 'Temple'] }] } }, you: 0, touch: ['card palace', 'use build'] },
  two_players: { script: { game: 'seven-wonders', options: { players: 2 }, seed: 7, position: { age: 1, turn: 2, cities: [
      { wonder: 'Giza', side: 'A', built: ['Lumber Yard'] },
      { wonder: 'Rhodes', side: 'A', built: ['Stone Pit'] },
      { wonder: 'Ephesus', side: 'A', built: ['Baths'] }] } }, you: 1 },
  free_city: { script: { game: 'seven-wonders', options: { players: 2 }, seed: 7, position: { age: 2, turn: 3, cities: [
      { wonder: 'Giza', side: 'A', built: ['Lumber Yard'] },
      { wonder: 'Rhodes', side: 'B', hand: ['Library', 'Walls', 'Temple'], sealed: 'discard Walls', built: ['Stone Pit'] },
      { wonder: 'Ephesus', side: 'A', built: ['Scriptorium'] }] } }, you: 1, touch: ['card library'] },
  mausoleum: { script: { game: 'seven-wonders', options: { players: 3 }, seed: 7, position: { age: 2, turn: 5, step: 'mausoleum', cities: [
      { wonder: 'Halicarnassus', side: 'B', stages: 2, built: ['Stone Pit'] },
      { wonder: 'Giza', side: 'A', built: ['Altar', 'Theater'] },
      { wonder: 'Rhodes', side: 'A', built: ['Clay Pool'] }], discard: ['Baths', 'Loom', 'Aqueduct'] } }, you: 0, touch: ['card baths'] },
  seventh_card: { script: { game: 'seven-wonders', options: { players: 3 }, seed: 7, position: { age: 2, step: 'seventh_card', cities: [
      { wonder: 'Babylon', side: 'B', stages: 2, coins: 6, hand: ['Aqueduct'], built: ['Baths', 'Lumber Yard'] },
      { wonder: 'Giza', side: 'A' },
      { wonder: 'Rhodes', side: 'A' }] } }, you: 0, touch: ['use build'] },
  olympia: { script: { game: 'seven-wonders', options: { players: 3 }, seed: 7, position: { age: 3, turn: 5, cities: [
      { wonder: 'Olympia', side: 'A', stages: 2, coins: 4, built: ['Sawmill', 'Clay Pool'], hand: ['Palace', 'Pantheon', 'Arsenal'] },
      { wonder: 'Giza', side: 'A', built: ['Ore Vein', 'Press'] },
      { wonder: 'Rhodes', side: 'A', built: ['Loom'] }] } }, you: 0, touch: ['card palace'] },
  boards: { script: { game: 'seven-wonders', options: { players: 4, wonder_assignment: 'choose' }, seed: 7 }, you: 1, moves: ['0: board Giza A'], touch: ['side'] },
  side: { script: { game: 'seven-wonders', options: { players: 4, wonder_assignment: 'random_wonder_choose_side' }, seed: 7 }, you: 0, touch: ['side'] },
  sealed: { script: { game: 'seven-wonders', options: { players: 4 }, seed: 7, position: { age: 1, turn: 2, cities: [
      { wonder: 'Babylon', side: 'A', hand: ['Altar'], sealed: 'build Altar' }, { }, { }, { }] } }, you: 0 },
  spectator: { script: { game: 'seven-wonders', options: { players: 6 }, seed: 7, position: { age: 2, turn: 2 } }, you: 'spectator' },
  end_of_age: { script: { game: 'seven-wonders', options: { players: 4 }, seed: 7, position: { age: 1, turn: 6, cities: [
      { wonder: 'Alexandria', side: 'A', built: ['Stockade', 'Lumber Yard', 'Loom'], hand: ['Altar', 'Theater'] },
      { wonder: 'Rhodes', side: 'A', built: ['Barracks', 'Ore Vein', 'Stone Pit'], hand: ['Baths'] },
      { wonder: 'Ephesus', side: 'A', built: ['Tavern', 'Clay Pool'], hand: ['Workshop'] },
      { wonder: 'Giza', side: 'A', built: ['Guard Tower'], hand: ['Scriptorium'] }] } }, you: 0, moves: ['0: build Altar', '1: build Baths', '2: discard Workshop', '3: discard Scriptorium'] },
  over: { script: { game: 'seven-wonders', options: { players: 4 }, seed: 7, position: { step: 'over', cities: [
      { wonder: 'Alexandria', side: 'A', stages: 3, coins: 14, victories: [1, 1, 1], defeats: 3, built: ['Altar', 'Apothecary', 'Workshop', 'Scriptorium', 'Loom', 'Press', 'Aqueduct', 'Dispensary', 'Laboratory', 'Town Hall', 'Lodge', 'Chamber of Commerce'] },
      { wonder: 'Rhodes', side: 'A', stages: 2, coins: 4, victories: [2, 1, 2], built: ['Barracks', 'Walls', 'Siege Workshop', 'Pantheon', 'Palace'] },
      { wonder: 'Giza', side: 'B', stages: 4, coins: 1, defeats: 2, built: ['Theater', 'Statue', 'Gardens', 'Senate'] },
      { wonder: 'Ephesus', side: 'B', stages: 1, coins: 20, defeats: 4, built: ['Haven', 'Lighthouse', 'Spies Guild', 'Builders Guild'] }] } }, you: 0 },
  reveal: { script: { game: 'seven-wonders', options: { players: 3 }, seed: 5, position: { age: 2, turn: 2, cities: [
      { wonder: 'Alexandria', side: 'A', coins: 6, built: ['Lumber Yard', 'Loom'], hand: ['Aqueduct', 'Temple'] },
      { wonder: 'Giza', side: 'A', coins: 5, built: ['Stone Pit', 'Timber Yard'], hand: ['Library', 'Stables'] },
      { wonder: 'Babylon', side: 'A', coins: 4, built: ['Ore Vein', 'Clay Pool'], hand: ['Statue', 'Forum'] }] } }, you: 0, moves: ['0: build Temple 2>', '1: build Library 2>', '2: discard Statue'] },
};
