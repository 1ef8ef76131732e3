// Checks a saved game with the engine in this page: the seed fits the commitment, every move is legal, every hash is right.
import { recordHead } from '../app/record';
import type { Lang } from '../protocol/messages';
import { anyGame, playsHere } from './modules';
import { startEngine } from './remote';

export type VerifyReport =
  | { readonly ok: true; readonly game: string; readonly moves: number; readonly over: boolean }
  | { readonly ok: false; readonly line: number; readonly what: string; readonly rule: string }; // line 0: not a matter of one line

// Rejects where the engine of the game is not part of this build.
export async function verifyRecord(text: string, lang: Lang): Promise<VerifyReport> {
  const head = recordHead(text);
  const game = head && playsHere(head.game) ? head.game : anyGame(); // any engine says what is wrong with the form
  const engine = startEngine(game);
  try {
    const report = await engine.check(text, lang);
    if (report.type === 'true') return { ok: true, game: report.game, moves: report.moves.length, over: report.over };
    return { ok: false, line: Number(/^line (\d+)/.exec(report.where)?.[1] ?? 0), what: report.what, rule: report.rule };
  } finally {
    engine.close();
  }
}
