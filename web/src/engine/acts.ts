// What was done at a table, in order; done again it gives the same game, events with their numbers included.
import type { Failure, Lang, Refused, Seat } from '../protocol/messages';
import type { EngineModule, Room, Setup } from './module.mjs';

export type Act =
  | readonly ['play', Seat, string]
  | readonly ['undo', Seat]
  | readonly ['leave', Seat] // a computer player stands in
  | readonly ['come_back', Seat];

export const sameAct = (a: Act | undefined, b: Act | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1] && a?.[2] === b?.[2];

export type Loaded = { readonly ok: true } | { readonly ok: false; readonly what: string };
export type Done = (Room & { readonly type: 'acted' }) | Refused | Failure;

// Keeps an engine at a table.
export interface Keeper {
  load(id: string, setup: Setup, acts: readonly Act[], lang: Lang): Loaded; // does what is new, or everything where it held another table
  change(act: Act, lang: Lang, expect?: number): Done; // what a person wants
  act(act: Act, lang: Lang): Done; // what a computer player does
}

export function keeper(engine: EngineModule): Keeper {
  let table = '';
  let done: readonly Act[] = [];

  function noted(act: Act, answer: Done): Done {
    if (answer.type === 'acted') done = [...done, act];
    return answer;
  }

  return {
    load(id, setup, acts, lang) {
      const goesOn = id === table && acts.length >= done.length && done.every((act, n) => sameAct(act, acts[n]));
      table = '';
      if (!goesOn) {
        const opened = engine.open(setup, lang);
        if (opened.type === 'error') return { ok: false, what: `${opened.where} ${opened.what}` };
        done = [];
      }
      for (let n = done.length; n < acts.length; ++n) {
        const answer = engine.act(acts[n] as Act, lang);
        if (answer.type !== 'acted') return { ok: false, what: `act ${n + 1}: ${answer.type === 'refused' ? answer.why : answer.what}` };
      }
      table = id;
      done = acts;
      return { ok: true };
    },
    change: (act, lang, expect) => noted(act, engine.change(act, lang, expect)),
    act: (act, lang) => noted(act, engine.act(act, lang)),
  };
}
