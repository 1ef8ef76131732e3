// Which games this page can play by itself: those whose module was there when the page was built. Without any, the server plays.
//
//   moduleOf('seven-wonders')  ->  "/assets/engine_seven_wonders-1f2e3d4c.wasm", or nothing
const files = import.meta.glob<string>('../../../build/wasm/engine_*.wasm', { query: '?url', import: 'default', eager: true });

export const moduleOf = (game: string): string | undefined => files[`../../../build/wasm/engine_${game.replaceAll('-', '_')}.wasm`];

export const playsHere = (game: string): boolean =>
  moduleOf(game) !== undefined && typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof indexedDB === 'object';
