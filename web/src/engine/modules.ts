// Which games this page can play by itself: those whose module was there when the page was built. Without any, the server plays.
//
//   moduleOf('board-game')  ->  "/assets/engine_board_game-1f2e3d4c.wasm", or nothing
const files = import.meta.glob<string>('../../../build/wasm/engine_*.wasm', { query: '?url', import: 'default', eager: true });

export const moduleOf = (game: string): string | undefined => files[`../../../build/wasm/engine_${game.replaceAll('-', '_')}.wasm`];

export const playsHere = (game: string): boolean =>
  moduleOf(game) !== undefined && typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof indexedDB === 'object';

// For what every engine can do.
export const anyGame = (): string => (Object.keys(files)[0] ?? '').replace(/^.*\/engine_|\.wasm$/g, '').replaceAll('_', '-');
