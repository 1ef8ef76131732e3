// The rules of a game for players, locale/<lang>/rules/<game>.md: `import('virtual:rules/<lang>/<game>')`, and 'virtual:rules', which
// loads them by game and language. A game is in the list once its rules are there in every language, and games/ has it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { rulesOf } from './markdown.ts';

const LIST = 'virtual:rules';
const LANGS = ['en', 'cs', 'pl'];

const isGame = (games: string, folder: string) => existsSync(join(games, folder, `${folder}.h`));

export const rules = (locale: string): Plugin => ({
  name: 'rules',
  resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${LIST}`)) return undefined;
    const [lang = '', game = ''] = id.slice(LIST.length + 2).split('/');
    if (lang === '') {
      const files = LANGS.map((tongue) => readdirSync(join(locale, tongue, 'rules')).filter((name) => name.endsWith('.md')));
      const texts = (files[0] ?? []).filter((name) => files.every((names) => names.includes(name))).map((name) => name.slice(0, -3));
      const games = texts.filter((one) => isGame(join(locale, '..', 'games'), one.replaceAll('-', '_')));
      const loader = (one: string) => LANGS.map((tongue) => `${tongue}: () => import(${JSON.stringify(`${LIST}/${tongue}/${one}`)})`).join(', ');
      return `export default {${games.map((one) => `${JSON.stringify(one)}: {${loader(one)}}`).join(', ')}};`;
    }
    const file = join(locale, lang, 'rules', `${game}.md`);
    this.addWatchFile(file);
    return `export default JSON.parse(${JSON.stringify(JSON.stringify(rulesOf(readFileSync(file, 'utf8'))))});`;
  },
});
