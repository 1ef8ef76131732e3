// An engine in a worker of its own, so that nothing it does holds up the page. When a call fails (the module could not be fetched, or it
// stopped in the middle), the promise is rejected and the worker thrown away; the next call has a fresh one, which knows no table.
//
//   const engine = startEngine('chess');
//   await engine.load(id, setup, acts);     const answer = await engine.ask(0, { type: 'view' });
import type { Answer, Lang, Question, Seat } from '../protocol/messages';
import type { Act, Loaded } from './acts';
import { moduleOf } from './modules';
import type { CheckedRecord, RecordFailure, Setup, Thought } from './module.mjs';
import type { Call, Letter, Reply } from './worker';

export interface RemoteEngine {
  load(id: string, setup: Setup, acts: readonly Act[]): Promise<Loaded>;
  play(act: Act, lang: Lang): Promise<Answer>;
  ask(who: Seat, message: Question): Promise<Answer>;
  think(wish: Thought): Promise<{ readonly type: 'move'; readonly move: string } | { readonly type: 'error' }>;
  save(): Promise<string>;
  hash(): Promise<string>;
  check(record: string, lang: Lang): Promise<CheckedRecord | RecordFailure>;
  close(): void;
}

// A worker whose owner has gone and that has nothing to do waits for the next one: a table opens faster after its engine was used to make it.
const parked = new Map<string, Worker>();

interface Waiting {
  resolve(value: unknown): void;
  reject(problem: Error): void;
}

export function startEngine(game: string): RemoteEngine {
  const address = moduleOf(game);
  let worker: Worker | null = null;
  let next = 1;
  const waiting = new Map<number, Waiting>();

  function stop(why: string) {
    worker?.terminate();
    worker = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const one of left) one.reject(new Error(why));
  }

  function start(): void {
    const known = parked.get(game);
    parked.delete(game);
    const fresh = known ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    fresh.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (fresh !== worker) return;
      if ('fault' in data) return stop(data.fault);
      waiting.get(data.n)?.resolve(data.value);
      waiting.delete(data.n);
    };
    fresh.onerror = (event) => {
      event.preventDefault();
      if (fresh === worker) stop(event.message || 'the worker could not be started');
    };
    worker = fresh;
    if (!known) send({ call: 'start', address: new URL(address ?? '', location.href).href }).catch(() => {});
  }

  function close() {
    const idle = worker !== null && waiting.size === 0 && !parked.has(game);
    if (!idle) return stop('closed');
    parked.set(game, worker as Worker);
    worker = null;
  }

  function send(letter: Call | { readonly call: 'start'; readonly address: string }): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const n = next++;
      waiting.set(n, { resolve, reject });
      worker?.postMessage({ ...letter, n } satisfies Letter);
    });
  }

  function call<T>(letter: Call): Promise<T> {
    if (address === undefined) return Promise.reject(new Error(`there is no engine for ${game}`));
    if (!worker) start();
    return send(letter) as Promise<T>;
  }

  return {
    load: (id, setup, acts) => call({ call: 'load', id, setup, acts }),
    play: (act, lang) => call({ call: 'play', act, lang }),
    ask: async (who, message) => JSON.parse(await call<string>({ call: 'ask', who, message: JSON.stringify(message) })) as Answer,
    think: (wish) => call({ call: 'think', wish }),
    save: () => call({ call: 'save' }),
    hash: () => call({ call: 'hash' }),
    check: (record, lang) => call({ call: 'check', record, lang }),
    close,
  };
}
