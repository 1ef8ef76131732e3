// The client's own words: locale/<lang>/web.json with what Home says of the games, and web_<game>.json with a game's board. Sentences
// of the games come from the engine in the language of the request.
//
//   t('web.verify.moves', { n: 3 })       // "{n} {n#move|moves}" -> "3 moves"; Czech and Polish have three forms
//
// The same notation as locale/locale.h; tools/check_locale.py sees to it that the three languages agree.
import { computed, signal } from '@preact/signals';
import type { Lang } from '../protocol/messages';

type Texts = Readonly<Record<string, string>>;
type Modules = Readonly<Record<Lang, () => Promise<{ readonly default: Texts }>>>;
const files = import.meta.glob<Texts>('../../../locale/*/web_*.json', { import: 'default' });
const words: Modules = {
  en: () => import('virtual:words/en'),
  cs: () => import('virtual:words/cs'),
  pl: () => import('virtual:words/pl'),
};
const optionWords: Modules = {
  en: () => import('virtual:option-words/en'),
  cs: () => import('virtual:option-words/cs'),
  pl: () => import('virtual:option-words/pl'),
};

export const LANGS: readonly Lang[] = ['en', 'cs', 'pl'];
const loaded: Record<Lang, Record<string, string>> = { en: {}, cs: {}, pl: {} };
const parts = new Set<string>(['web']);
const speaking = signal<Lang>('en');
const revision = signal(0); // grows when words arrive

export const lang = computed(() => speaking.value);

const load = async (language: Lang, part: string): Promise<void> => {
  const made = { web: words, options: optionWords }[part];
  if (made) return void Object.assign(loaded[language], (await made[language]()).default);
  const file = files[`../../../locale/${language}/${part}.json`];
  if (file) Object.assign(loaded[language], await file());
};

// Words of the language, the general ones and those of all boards that are open.
export async function speak(language: Lang): Promise<void> {
  await Promise.all([...parts].map((part) => load(language, part)));
  speaking.value = language;
  revision.value++;
  if (globalThis.document) document.documentElement.lang = language;
}

// The words of a game's board ("web_<game>"), or those of the games' options ("options").
export async function addWords(part: string): Promise<void> {
  parts.add(part);
  await load(speaking.value, part);
  revision.value++;
}

export function pluralForm(language: Lang, n: number): number {
  const number = Math.abs(n);
  if (number === 1) return 0;
  if (language === 'en') return 1;
  if (language === 'cs') return number >= 2 && number <= 4 ? 1 : 2;
  const tens = number % 100;
  const ones = number % 10;
  return ones >= 2 && ones <= 4 && !(tens >= 12 && tens <= 14) ? 1 : 2;
}

export function fill(language: Lang, text: string, args: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)(?:#([^{}]*))?\}/g, (whole, name: string, forms?: string) => {
    const value = args[name];
    if (value === undefined) return whole;
    if (forms === undefined) return String(value);
    return forms.split('|')[pluralForm(language, Number(value))] ?? whole;
  });
}

export const hasWords = (key: string): boolean => {
  void revision.value;
  return loaded[speaking.value][key] !== undefined;
};

// An unknown key gives the key itself in angle brackets: a gap must be seen.
export function t(key: string, args: Readonly<Record<string, string | number>> = {}): string {
  void revision.value;
  const text = loaded[speaking.value][key];
  return text === undefined ? `<${key}>` : fill(speaking.value, text, args);
}

export function preferredLang(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const found = LANGS.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}
