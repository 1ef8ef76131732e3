// The words of a game's options: locale/<lang> has them, useWords('options') brings them.
import type { GameInfo, GameOption } from '../protocol/server';
import { hasWords, t } from './i18n';

const keyOf = (game: GameInfo, option: GameOption): string => `${game.rule_prefix.toLowerCase()}.option.${option.name}`;
const wordsOr = (key: string, otherwise: string): string => (hasWords(key) ? t(key) : otherwise);

export const optionTitle = (game: GameInfo, option: GameOption): string => (option.name === 'players' ? t('web.setup.players') : wordsOr(keyOf(game, option), option.name));
export const optionHelp = (game: GameInfo, option: GameOption): string => wordsOr(`${keyOf(game, option)}.help`, '');
export const optionValue = (game: GameInfo, option: GameOption, value: unknown): string => wordsOr(`${keyOf(game, option)}.${String(value)}`, String(value) || '–');
