// An engine in a worker of its own, so that nothing it does holds up the page. When a call fails (the module could not be fetched, or it
// stopped in the middle), the promise is rejected and the worker thrown away; the next call has a fresh one, which knows no table.
//
//   const engine = startEngine('chess');
//   await engine.load(id, setup, acts);     const answer = await engine.ask(0, { type: 'view' });
import { lang } from '../app/i18n';
import type { Answer, Lang, Question, Seat } from '../protocol/messages';
import type { Act, Done, Loaded } from './acts';
import { moduleOf, playsHere, textsOf } from './modules';
import type { CheckedRecord, EngineModule, RecordFailure, Setup, Thought } from './module.mjs';
import type { Call, Letter, Reply } from './worker';

export interface RemoteEngine {
  load(id: string, setup: Setup, acts: readonly Act[]): Promise<Loaded>;
  change(act: Act, lang: Lang, expect?: number): Promise<Done>; // what a person wants
  act(act: Act, lang: Lang): Promise<Done>; // what a computer player does
  room(): Promise<ReturnType<EngineModule['room']>>;
  ask(who: Seat, message: Question): Promise<Answer>;
  think(wish: Thought): Promise<{ readonly type: 'move'; readonly move: string } | { readonly type: 'error' }>;
  save(): Promise<string>;
  hash(): Promise<string>;
  check(record: string, lang: Lang): Promise<CheckedRecord | RecordFailure>;
  close(): void;
}

// A worker, the languages it was given the texts of, and whatever must come before its first call.
interface Running {
  readonly worker: Worker;
  readonly started: Promise<void>;
  readonly speaks: Map<Lang, Promise<void>>;
}

// A worker whose owner has gone and that has nothing to do waits for the next one: a table opens faster after its engine was used to make it.
const parked = new Map<string, Running>();

function run(game: string): Running {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const started = moduleOf(game).then((module) => worker.postMessage({ n: 0, call: 'start', module } satisfies Letter));
  return { worker, started, speaks: new Map() };
}

async function teach({ worker, started }: Running, game: string, language: Lang): Promise<void> {
  const [texts] = await Promise.all([textsOf(game, language), started]);
  worker.postMessage({ n: 0, call: 'texts', lang: language, texts } satisfies Letter);
}

interface Waiting {
  resolve(value: unknown): void;
  reject(problem: Error): void;
}

export function startEngine(game: string): RemoteEngine {
  let running: Running | null = null;
  let next = 1;
  const waiting = new Map<number, Waiting>();

  function stop(why: string) {
    running?.worker.terminate();
    running = null;
    const left = [...waiting.values()];
    waiting.clear();
    for (const one of left) one.reject(new Error(why));
  }

  function start(): Running {
    const mine = parked.get(game) ?? run(game);
    parked.delete(game);
    mine.worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      if (mine !== running) return;
      if ('fault' in data) return stop(data.fault);
      waiting.get(data.n)?.resolve(data.value);
      waiting.delete(data.n);
    };
    mine.worker.onerror = (event) => {
      event.preventDefault();
      if (mine === running) stop(event.message || 'the worker could not be started');
    };
    return mine;
  }

  function close() {
    if (!running || waiting.size > 0 || parked.has(game)) return stop('closed');
    parked.set(game, running);
    running = null;
  }

  function call<T>(letter: Call): Promise<T> {
    if (!playsHere(game)) return Promise.reject(new Error(`there is no engine for ${game}`));
    const mine = (running ??= start());
    const ready = mine.speaks.get(letter.lang) ?? teach(mine, game, letter.lang);
    mine.speaks.set(letter.lang, ready);
    return new Promise<unknown>((resolve, reject) => {
      const n = next++;
      waiting.set(n, { resolve, reject });
      ready.then(
        () => mine.worker.postMessage({ ...letter, n } satisfies Letter),
        (problem: unknown) => mine === running && stop(String(problem)),
      );
    }) as Promise<T>;
  }

  return {
    load: (id, setup, acts) => call({ call: 'load', id, setup, acts, lang: lang.value }),
    change: (act, language, expect) => call({ call: 'change', act, expect, lang: language }),
    act: (act, language) => call({ call: 'act', act, lang: language }),
    room: () => call({ call: 'room', lang: lang.value }),
    async ask(who, message) {
      const said = { lang: lang.value, ...message };
      return JSON.parse(await call<string>({ call: 'ask', who, message: JSON.stringify(said), lang: said.lang })) as Answer;
    },
    think: (wish) => call({ call: 'think', wish, lang: lang.value }),
    save: () => call({ call: 'save', lang: lang.value }),
    hash: () => call({ call: 'hash', lang: lang.value }),
    check: (record, language) => call({ call: 'check', record, lang: language }),
    close,
  };
}
