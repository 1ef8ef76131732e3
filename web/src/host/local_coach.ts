// The coach of a table in this browser: hints, the course of the points and the review, which is worked out once, by one tab; what is stored is told in
// any language.
import type { RemoteEngine } from '../engine/remote';
import type { SavedTable } from '../engine/store';
import type { Answer, Question } from '../protocol/messages';
import type { LocalSurroundings } from './local_surroundings';
import { seatOf, type LocalTable } from './local_table';
import { turns } from './turns';

export const needsThought = (message: Question): boolean => ['hint', 'review', 'course'].includes(message.type);

export interface LocalCoach {
  ask(saved: SavedTable, message: Question): Promise<Answer>;
  close(): void;
}

export function localCoach(table: LocalTable, around: LocalSurroundings): LocalCoach {
  let coach: RemoteEngine | null = null;
  const oneReview = turns();

  async function consult(saved: SavedTable, message: Question): Promise<Answer> {
    coach ??= around.start(saved.game);
    await coach.load(saved.id, saved.setup, saved.acts);
    return coach.ask(seatOf(saved), { lang: table.lang, ...message });
  }

  async function review(saved: SavedTable, message: Question & { readonly type: 'review' }): Promise<Answer> {
    const known = (await around.store.read(saved.id))?.review ?? table.saved?.review;
    if (known) {
      const told = await consult(saved, { ...message, known });
      if (told.type === 'review') return told; // otherwise it is not of this program any more
    }
    const answer = await consult(saved, message);
    if (answer.type === 'review') await table.keepReview(saved, answer.review);
    return answer;
  }

  return {
    ask(saved, message) {
      if (message.type !== 'review') return consult(saved, message);
      const work = () => review(saved, message);
      const locks = globalThis.navigator?.locks as LockManager | undefined; // not in a page that is not secure
      return oneReview(() => (locks ? (locks.request(`ziggurat-review-${saved.id}`, work) as Promise<Answer>) : work()));
    },
    close: () => coach?.close(),
  };
}
