// The words of the games' options, out of locale/<lang>/<game>.json: `import('virtual:option-words/cs')`. A new game brings its own.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:option-words/';

export function wordsOfOptions(folder: string): Record<string, string> {
  const words: Record<string, string> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json') && !name.startsWith('web')).sort()) {
    const texts = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;
    for (const [key, text] of Object.entries(texts)) if (/^[a-z0-9]+\.option\./.test(key)) words[key] = text;
  }
  return words;
}

export const optionWords = (locale: string): Plugin => ({
  name: 'option-words',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${NAME}`)) return undefined;
    const folder = join(locale, id.slice(NAME.length + 1));
    for (const file of readdirSync(folder)) this.addWatchFile(join(folder, file));
    return `export default ${JSON.stringify(wordsOfOptions(folder))};`;
  },
});
