// The games of the program, as the server lists them; the last list is kept, so that Home has its cards while the server is away.
import { computed, signal } from '@preact/signals';
import type { GameInfo } from '../protocol/server';
import { api } from './api';
import { lang } from './i18n';
import { recall, remember } from './storage';

const isGame = (value: any): value is GameInfo =>
  typeof value?.id === 'string' && typeof value?.title?.en === 'string' && Number.isInteger(value?.players?.min) && Array.isArray(value?.options);

const kept = recall('games');
const list = signal<readonly GameInfo[]>(Array.isArray(kept) ? kept.filter(isGame) : []);
export const games = computed(() => list.value);

export async function loadGames(): Promise<void> {
  const answer = await api.get<{ readonly games: readonly GameInfo[] }>('/api/games');
  if (!answer.ok || !Array.isArray(answer.value.games)) return;
  list.value = answer.value.games.filter(isGame);
  remember('games', list.value);
}

export const gameOf = (id: string): GameInfo | undefined => games.value.find((game) => game.id === id);
export const titleOf = (id: string): string => gameOf(id)?.title[lang.value] ?? id;

export const defaultPlayers = (game: GameInfo): number => {
  const option = game.options.find((one) => one.name === 'players');
  return option?.kind === 'integer' ? option.default : game.players.min;
};

// Where a rule is explained: ("chess", "CH-2.1") -> /rules/chess#CH-2.1.
export const ruleAddress = (game: string, rule: string): string => `/rules/${game}#${encodeURIComponent(rule)}`;
