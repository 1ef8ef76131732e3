// The computer players of a table in this browser: they think in a worker of their own, so that neither page nor questions wait for them.
import { newDice } from '../engine/local_tables';
import type { RemoteEngine } from '../engine/remote';
import type { SavedTable } from '../engine/store';
import type { LocalSurroundings } from './local_surroundings';
import type { LocalTable } from './local_table';
import type { InTurn } from './turns';

const THINKING_TIME = 2_500; // milliseconds for a decision, as on the server
const PATIENCE = 10_000; // after that a thinker has lost its way
const ATTEMPTS = 3;

export interface ComputerPlayers {
  wake(): void; // somebody may have to decide
  close(): void;
}

export function computerPlayers(table: LocalTable, around: LocalSurroundings, inTurn: InTurn): ComputerPlayers {
  let thinker: RemoteEngine | null = null;
  let thinking = false;

  async function thoughtOf(saved: SavedTable, seat: number, level: string): Promise<string | null> {
    thinker ??= around.start(saved.game);
    const mine = thinker;
    const lost = setTimeout(() => mine.close(), PATIENCE);
    try {
      await mine.load(saved.id, saved.setup, saved.acts);
      const thought = await mine.think({ seat, level, milliseconds: THINKING_TIME, dice: newDice() });
      return thought.type === 'move' ? thought.move : null;
    } catch {
      return null;
    } finally {
      clearTimeout(lost);
    }
  }

  // False: it could not be played.
  async function play(saved: SavedTable, seat: number, move: string): Promise<boolean> {
    if (table.closed || table.saved !== saved) return true; // the table went on meanwhile
    const answer = await table.play(seat, move).catch(() => null);
    if (answer === null) await table.mend();
    return answer?.type === 'done';
  }

  async function think(): Promise<void> {
    let trouble = 0;
    while (!table.closed && table.saved && table.room?.next && trouble < ATTEMPTS) {
      const saved = table.saved;
      const { seat, level } = table.room.next;
      const move = await thoughtOf(saved, seat, trouble === 0 ? level : 'greedy'); // who fails gets an answer by a simpler mind
      const played = move !== null && (await inTurn(() => play(saved, seat, move)));
      if (!played) trouble++;
    }
    thinking = false;
    if (trouble > 0 && !table.closed) around.tell('web.local.engine_failed');
  }

  return {
    wake() {
      if (thinking) return;
      thinking = true;
      void think();
    },
    close: () => thinker?.close(),
  };
}
