// Words of all games that the page needs before it knows which one is played, picked out of the games' own files, so that a new game
// brings its own:
//   import('virtual:words/cs')         // locale/cs/web.json, and what Home says of a game: web.game.* of locale/cs/web_<game>.json
//   import('virtual:option-words/cs')  // what their options mean: *.option.* of locale/cs/<game>.json
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

type Words = Record<string, string>;

function picked(folder: string, files: RegExp, keys: RegExp): Words {
  const texts = readdirSync(folder).filter((name) => files.test(name)).sort().map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Words);
  return Object.fromEntries(texts.flatMap((words) => Object.entries(words)).filter(([key]) => keys.test(key)));
}

const MODULES: Readonly<Record<string, (folder: string) => Words>> = {
  'virtual:words/': (folder) => ({ ...picked(folder, /^web\.json$/, /./), ...picked(folder, /^web_\w+\.json$/, /^web\.game\./) }),
  'virtual:option-words/': (folder) => picked(folder, /^(?!web)\w+\.json$/, /^[a-z0-9]+\.option\./),
};

export const words = (locale: string): Plugin => ({
  name: 'words',
  resolveId: (id) => (Object.keys(MODULES).some((name) => id.startsWith(name)) ? `\0${id}` : undefined),
  load(id) {
    const name = Object.keys(MODULES).find((one) => id.startsWith(`\0${one}`));
    if (name === undefined) return undefined;
    const folder = join(locale, id.slice(name.length + 1));
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) this.addWatchFile(join(folder, file));
    return `export default ${JSON.stringify(MODULES[name]?.(folder))};`;
  },
});
