// A worker with one engine: calls by number, answers under the same number. Nothing is kept here that cannot be loaded again.
import type { Lang } from '../protocol/messages';
import { keeper, type Act, type Keeper } from './acts';
import { startModule, type EngineModule, type Setup, type Thought } from './module.mjs';

export type Call =
  | { readonly call: 'load'; readonly id: string; readonly setup: Setup; readonly acts: readonly Act[] }
  | { readonly call: 'play'; readonly act: Act; readonly lang: Lang }
  | { readonly call: 'ask'; readonly who: number; readonly message: string }
  | { readonly call: 'think'; readonly wish: Thought }
  | { readonly call: 'save' }
  | { readonly call: 'hash' }
  | { readonly call: 'about' }
  | { readonly call: 'check'; readonly record: string; readonly lang: Lang };
export type Letter = { readonly n: number } & (Call | { readonly call: 'start'; readonly address: string });
export type Reply = { readonly n: number } & ({ readonly value: unknown } | { readonly fault: string });

async function start(address: string): Promise<{ readonly engine: EngineModule; readonly table: Keeper }> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const engine = await startModule(await WebAssembly.compile(await answer.arrayBuffer()));
  return { engine, table: keeper(engine) };
}

let started: ReturnType<typeof start> = Promise.reject(new Error('the engine has not been started'));
started.catch(() => {});

async function carryOut(letter: Call): Promise<unknown> {
  const { engine, table } = await started; // calls wait for it, in their order
  switch (letter.call) {
    case 'load': return table.load(letter.id, letter.setup, letter.acts);
    case 'play': return table.play(letter.act, letter.lang);
    case 'ask': return engine.askText(letter.who, letter.message);
    case 'think': return engine.think(letter.wish);
    case 'save': return engine.save();
    case 'hash': return engine.hash();
    case 'about': return engine.about();
    case 'check': return engine.check(letter.record, letter.lang);
  }
}

addEventListener('message', async (event: MessageEvent<Letter>) => {
  const letter = event.data;
  const reply = (answer: Reply) => (postMessage as (message: Reply) => void)(answer);
  try {
    if (letter.call === 'start') started = start(letter.address);
    reply({ n: letter.n, value: letter.call === 'start' ? void (await started) : await carryOut(letter) });
  } catch (problem) {
    reply({ n: letter.n, fault: String(problem) });
  }
});
