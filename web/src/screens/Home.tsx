// Home: the games, and a table against computer players at one click.
import { useEffect, useState } from 'preact/hooks';
import { api } from '../app/api';
import { lang, t } from '../app/i18n';
import { navigate } from '../app/router';
import type { GameInfo, MadeTable } from '../protocol/server';

export function Home() {
  const [games, setGames] = useState<readonly GameInfo[]>([]);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void api.get<{ readonly games: readonly GameInfo[] }>('/api/games').then((answer) => {
      if (answer.ok) setGames(answer.value.games);
      else setProblem(answer.failure.what);
    });
  }, []);
  const play = async (game: GameInfo) => {
    const players = Math.min(3, game.players.max);
    const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? 'open' : 'greedy'));
    const made = await api.post<MadeTable>('/api/tables', { game: game.id, options: { players }, seats });
    if (made.ok) navigate(made.value.link);
    else setProblem(made.failure.what);
  };
  return (
    <main class="notice-page">
      <h1>Ziggurat</h1>
      {problem && <p role="alert">{problem}</p>}
      {games.map((game) => (
        <p key={game.id}>
          {game.title[lang.value]}{' '}
          <button class="btn primary" onClick={() => void play(game)}>{t('web.play_now')}</button>
        </p>
      ))}
    </main>
  );
}
