// Which games this page can play by itself: those whose module was there when the page was built. Without any, the server plays.
//
//   const module = await moduleOf('board-game');     const texts = await textsOf('board-game', 'cs');
//
// A module is compiled while it arrives, once for all workers of the page. What cannot be fetched is asked for again the next time.
import type { Lang } from '../protocol/messages';

const FOLDER = '../../../build/wasm/engine_';
const modules = import.meta.glob<string>('../../../build/wasm/engine_*.wasm', { query: '?url', import: 'default', eager: true });
const texts = import.meta.glob<string>('../../../build/wasm/engine_*.json', { query: '?url', import: 'default', eager: true });
const addressOf = (game: string): string | undefined => modules[`${FOLDER}${game.replaceAll('-', '_')}.wasm`];

async function fetched(address: string | undefined): Promise<Response> {
  const answer = await fetch(address ?? '');
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

// Once for each key, unless it fails.
function once<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    known.catch(() => made.delete(key));
    return known;
  };
}

export const moduleOf = once((game) => WebAssembly.compileStreaming(fetched(addressOf(game))));
const textsAt = once(async (address) => (await fetched(address)).text());
export const textsOf = (game: string, lang: Lang): Promise<string> => textsAt(texts[`${FOLDER}${game.replaceAll('-', '_')}.${lang}.json`] ?? '');

export const playsHere = (game: string): boolean =>
  addressOf(game) !== undefined && typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof indexedDB === 'object';

// For what every engine can do.
export const anyGame = (): string => (Object.keys(modules)[0] ?? '').replace(/^.*\/engine_|\.wasm$/g, '').replaceAll('_', '-');
