// What somebody reads who knows one language only, and which of it is English.
//
//   const english = englishFor('cs');   english(await page.evaluate(readable))   // the English among it: []
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { program, root } from '../kit.mjs';

// Everything the page says, to the eye and to a screen reader: its lines, and the attributes that are read out. Runs in the page.
export function readable() {
  const said = new Set([document.title]);
  for (const line of document.body.innerText.split('\n')) said.add(line);
  for (const node of document.querySelectorAll('svg text, svg title, svg desc')) said.add(node.textContent);
  for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'placeholder', 'alt'])
    for (const node of document.querySelectorAll(`[${name}]`)) said.add(node.getAttribute(name));
  return [...said].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}/u.test(text));
}

// Words that every English sentence of some length has, and no Czech or Polish one.
const ENGLISH = /(?<![\p{L}\p{N}_/.-])(the|of|and|with|your|you|is|are|not|from|must|this|that|have|has|were|which|when|what|there|cannot|for|or)(?![\p{L}\p{N}_/-])/iu;

// The program's name is the same in every language, though the building that it is named after has a name in each.
const PROGRAM = 'Ziggurat';

const locale = join(root, 'locale');
const texts = (lang) => Object.assign({}, ...readdirSync(join(locale, lang)).filter((name) => name.endsWith('.json')).map((name) => JSON.parse(readFileSync(join(locale, lang, name), 'utf8'))));
// "{n} {n#card|cards} left: {who}" -> ["card", "cards", "left:"]: what stands in the text whatever is put into it
const pieces = (text) => text.split(/\{[^{}]*\}/).map((one) => one.replace(/\s+/g, ' ').trim());
const isPhrase = (text) => /\p{L}{2,}\W+\p{L}{2,}/u.test(text);

const LETTER = /\p{L}/u;
function contains(line, phrase) {
  const at = line.indexOf(phrase);
  return at >= 0 && !LETTER.test(line[at - 1] ?? '') && !LETTER.test(line[at + phrase.length] ?? '');
}

// The names of a game's pieces, which the engine says: every text of its catalogue.
const leaves = (value) => (typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(leaves) : []);
function catalogue(game, lang) {
  const script = JSON.stringify({ game: game.id, options: { players: game.players }, lang, ask: ['catalogue'] });
  const { stdout } = spawnSync(program, ['try'], { input: script, encoding: 'utf8', maxBuffer: 1 << 26 });
  return leaves(stdout.trim().split('\n').map((line) => JSON.parse(line)).find((line) => line.ask === 'catalogue').answer);
}

export function englishFor(lang, games) {
  const translated = texts(lang);
  const own = [...Object.values(translated), ...games.flatMap((game) => catalogue(game, lang))];
  const known = own.join('\n').toLowerCase();
  const phrases = [...new Set(Object.values(texts('en')).flatMap(pieces).filter(isPhrase))].filter((phrase) => !known.includes(phrase.toLowerCase()));
  const said = new Set([...own, PROGRAM].map((text) => text.toLowerCase()));
  const whole = [...Object.values(texts('en')), ...games.flatMap((game) => catalogue(game, 'en'))].map((text) => text.toLowerCase());
  const names = new Set(whole.filter((text) => /\p{L}{3}/u.test(text) && !said.has(text)));
  return (lines) => lines.filter((line) => ENGLISH.test(line) || names.has(line.toLowerCase()) || phrases.some((phrase) => contains(line, phrase)));
}
