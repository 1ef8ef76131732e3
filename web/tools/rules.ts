// The rules of a game for the browser: `import('virtual:rules/<game>')`, and the list of games that have some: 'virtual:rules'.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { rulesOf } from './markdown.ts';

const LIST = 'virtual:rules';

export const rules = (folder: string): Plugin => ({
  name: 'rules',
  resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${LIST}`)) return undefined;
    const game = id.slice(LIST.length + 2);
    if (game === '') {
      const games = readdirSync(folder).filter((name) => name.endsWith('.md')).map((name) => name.slice(0, -3));
      return `export default {${games.map((one) => `${JSON.stringify(one)}: () => import(${JSON.stringify(`${LIST}/${one}`)})`).join(', ')}};`;
    }
    const file = join(folder, `${game}.md`);
    this.addWatchFile(file);
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(rulesOf(readFileSync(file, 'utf8'))))});`;
  },
});
