// One table, wherever it runs: on the server (server_host.ts) or in a worker of this page (worker_host.ts). The shell
// and the boards know only this.
//
//   const host = serverHost('abcd2345', 'en');
//   host.onNews((news) => log(news.events));
//   const answer = await host.act({ type: 'play', move: 'king C2' });
import type { ReadonlySignal } from '@preact/signals';
import type { Answer, Lang, Question } from '../protocol/messages';
import type { About, Change, News } from '../protocol/server';

export type LinkState =
  | { readonly state: 'live'; readonly lag?: number } // milliseconds there and back
  | { readonly state: 'connecting' }
  | { readonly state: 'lost'; readonly why: 'gone' | 'offline' | 'newer' } // no such table · no network · a newer protocol
  | { readonly state: 'lost'; readonly why: 'shut'; readonly said: string } // the server lets this person in no more, and says why
  | { readonly state: 'local' }; // nothing to lose: the engine is in the page

export interface Host {
  readonly about: ReadonlySignal<About | null>; // seats, phase, you, clock
  readonly link: ReadonlySignal<LinkState>;
  ask(message: Question): Promise<Answer>; // never rejects: what goes wrong is an answer of type error or refused
  act(message: Change): Promise<Answer>; // sent again after a break under the same cid
  onNews(listener: (news: News) => void): () => void;
  speak(lang: Lang): void; // sentences come in this language from now on
  close(): void;
}
