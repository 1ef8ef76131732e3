// A worker with one engine: calls by number, answers under the same number. Nothing is kept here that cannot be loaded again.
import type { Lang } from '../protocol/messages';
import { keeper, type Act, type Keeper } from './acts';
import { startModule, type EngineModule, type Setup, type Thought } from './module.mjs';

export type Call =
  | { readonly call: 'load'; readonly id: string; readonly setup: Setup; readonly acts: readonly Act[]; readonly lang: Lang }
  | { readonly call: 'change'; readonly act: Act; readonly expect: number | undefined; readonly lang: Lang }
  | { readonly call: 'act'; readonly act: Act; readonly lang: Lang }
  | { readonly call: 'room'; readonly lang: Lang }
  | { readonly call: 'ask'; readonly who: number; readonly message: string; readonly lang: Lang }
  | { readonly call: 'think'; readonly wish: Thought; readonly lang: Lang }
  | { readonly call: 'save'; readonly lang: Lang }
  | { readonly call: 'hash'; readonly lang: Lang }
  | { readonly call: 'check'; readonly record: string; readonly lang: Lang };
export type Preparation = { readonly call: 'start'; readonly module: WebAssembly.Module } | { readonly call: 'texts'; readonly lang: Lang; readonly texts: string };
export type Letter = { readonly n: number } & (Call | Preparation);
export type Reply = { readonly n: number } & ({ readonly value: unknown } | { readonly fault: string });

async function start(module: WebAssembly.Module): Promise<{ readonly engine: EngineModule; readonly table: Keeper }> {
  const engine = await startModule(module);
  return { engine, table: keeper(engine) };
}

let started: ReturnType<typeof start> = Promise.reject(new Error('the engine has not been started'));
started.catch(() => {});

async function carryOut(letter: Call | Preparation): Promise<unknown> {
  if (letter.call === 'start') return void (await (started = start(letter.module)));
  const { engine, table } = await started; // calls wait for it, in their order
  switch (letter.call) {
    case 'texts': return engine.giveTexts(letter.lang, letter.texts);
    case 'load': return table.load(letter.id, letter.setup, letter.acts, letter.lang);
    case 'change': return table.change(letter.act, letter.lang, letter.expect);
    case 'act': return table.act(letter.act, letter.lang);
    case 'room': return engine.room();
    case 'ask': return engine.askText(letter.who, letter.message);
    case 'think': return engine.think(letter.wish);
    case 'save': return engine.save();
    case 'hash': return engine.hash();
    case 'check': return engine.check(letter.record, letter.lang);
  }
}

addEventListener('message', async (event: MessageEvent<Letter>) => {
  const letter = event.data;
  const reply = (answer: Reply) => (postMessage as (message: Reply) => void)(answer);
  try {
    reply({ n: letter.n, value: await carryOut(letter) });
  } catch (problem) {
    reply({ n: letter.n, fault: String(problem) });
  }
});
