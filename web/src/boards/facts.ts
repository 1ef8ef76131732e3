// What a game's folder says of it before its board is loaded.
export interface GameFacts {
  readonly minutes: number; // how long a game takes
  readonly weight: number; // how deep it is, 1 to 5
}

export const folderOf = (game: string): string => game.replaceAll('-', '_');

const facts = import.meta.glob<GameFacts>('./*/facts.json', { eager: true, import: 'default' });
export const factsOf = (game: string): GameFacts | undefined => facts[`./${folderOf(game)}/facts.json`];
