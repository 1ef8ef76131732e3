// The words of a game's options: locale/<lang> has them, useWords('options') brings them.
import type { GameInfo, GameOption } from '../protocol/server';
import { hasWords, t } from './i18n';

// An option of the game, or of tables of any game.
const keyOf = (game: GameInfo, option: GameOption): string => {
  const own = `${game.rule_prefix.toLowerCase()}.option.${option.name}`;
  return hasWords(own) ? own : `table.option.${option.name}`;
};
const wordsOr = (key: string, otherwise: string): string => (hasWords(key) ? t(key) : otherwise);

export const optionTitle = (game: GameInfo, option: GameOption): string => (option.name === 'players' ? t('web.setup.players') : wordsOr(keyOf(game, option), option.name));

// A text is made of the game's words ("archer bull"), which its default names; people read and write them in their own language.
const WORD = /[\p{L}\p{M}]+/gu;
const nameOf = (game: GameInfo, option: GameOption, id: string): string => wordsOr(`${keyOf(game, option)}.${id}`, id);
const alike = (one: string, other: string): boolean => one.localeCompare(other, undefined, { sensitivity: 'base' }) === 0;
export const textShown = (game: GameInfo, option: GameOption, text: string): string => text.replace(WORD, (word) => nameOf(game, option, word));
export function textMeant(game: GameInfo, option: GameOption, typed: string): string {
  const ids = String(option.default).match(WORD) ?? [];
  return typed.replace(WORD, (word) => ids.find((id) => alike(nameOf(game, option, id), word)) ?? word);
}

// Of the option, or of one of its values.
export const optionHelp = (game: GameInfo, option: GameOption, value?: string): string => {
  const help = wordsOr(`${keyOf(game, option)}${value === undefined ? '' : `.${value}`}.help`, '');
  return option.kind === 'text' ? textShown(game, option, help) : help;
};
export const optionValue = (game: GameInfo, option: GameOption, value: unknown): string =>
  (option.kind === 'text' ? textShown(game, option, String(value)) : wordsOr(`${keyOf(game, option)}.${String(value)}`, String(value))) || '–';
