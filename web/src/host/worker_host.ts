// A table in this browser behind the interface of all tables: the engine answers in one worker, computer players think in another and the coach in a
// third, so that neither page nor questions wait for them.
import { computed } from '@preact/signals';
import { t } from '../app/i18n';
import type { Answer, Lang, Question } from '../protocol/messages';
import { computerPlayers } from './computer_players';
import type { Host } from './host';
import { localCoach, needsThought } from './local_coach';
import { browserSurroundings, type LocalSurroundings } from './local_surroundings';
import { failed, LocalTable } from './local_table';
import { turns } from './turns';

export function workerHost(id: string, lang: Lang, around: LocalSurroundings = browserSurroundings): Host {
  const channel = around.channel();
  const table = new LocalTable(id, lang, around, channel);
  const inTurn = turns(); // one change at a time
  const players = computerPlayers(table, around, inTurn);
  const coach = localCoach(table, around);
  table.onNews(() => players.wake());
  const opened = inTurn(() => table.open()).catch(() => {});

  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data?.id !== id || table.closed) return;
      if (data.gone) table.link.value = { state: 'lost', why: 'gone' };
      else void inTurn(() => table.follow(data.acts));
    };
  }

  // The engine stopped in the middle: a fresh one takes over, and nothing that was stored is lost.
  async function mended(work: () => Promise<Answer>, mend: () => Promise<void>): Promise<Answer> {
    if (table.closed) return failed('is closed');
    try {
      return await work();
    } catch {
      if (table.closed) return failed('is closed');
      await mend();
      return failed(t('web.local.engine_failed'));
    }
  }

  async function answer(message: Question): Promise<Answer> {
    await opened;
    return table.saved && needsThought(message) ? coach.ask(table.saved, message) : table.ask(message);
  }

  return {
    about: computed(() => table.about.value),
    link: computed(() => table.link.value),
    ask: (message) => mended(() => answer(message), () => inTurn(() => table.mend())),
    act: (message) => inTurn(() => mended(() => table.change(message), () => table.mend())),
    onNews: (listener) => table.onNews(listener),
    speak(wanted) {
      table.lang = wanted;
    },
    close() {
      table.close();
      channel?.close();
      players.close();
      coach.close();
    },
  };
}
