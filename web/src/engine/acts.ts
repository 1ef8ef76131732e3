// What was done at a table, in order; played again it gives the same game, events with their numbers included.
import type { Answer, Lang, Seat } from '../protocol/messages';
import type { Setup, EngineModule } from './module.mjs';

export type Act =
  | readonly ['play', Seat, string]
  | readonly ['undo', Seat]
  | readonly ['leave', Seat] // a computer player stands in
  | readonly ['come_back', Seat];

export const sameAct = (a: Act | undefined, b: Act | undefined): boolean => a?.[0] === b?.[0] && a?.[1] === b?.[1] && a?.[2] === b?.[2];

export type Loaded = { readonly ok: true } | { readonly ok: false; readonly what: string };

// Keeps an engine at a table.
export interface Keeper {
  load(id: string, setup: Setup, acts: readonly Act[], lang: Lang): Loaded; // plays what is new, or everything where it held another table
  play(act: Act, lang: Lang): Answer;
}

export function keeper(engine: EngineModule): Keeper {
  let table = '';
  let done: readonly Act[] = [];

  function carryOut(act: Act, lang: Lang): Answer {
    if (act[0] === 'undo') return engine.ask(act[1], { type: 'undo', lang });
    if (act[0] === 'play') return engine.ask(act[1], { type: 'play', move: act[2], lang });
    return { type: 'pong' }; // who sits there is no matter of the rules
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
        const answer = carryOut(acts[n] as Act, lang);
        if (answer.type === 'refused' || answer.type === 'error') {
          return { ok: false, what: `act ${n + 1}: ${answer.type === 'refused' ? answer.why : answer.what}` };
        }
      }
      table = id;
      done = acts;
      return { ok: true };
    },
    play(act, lang) {
      const answer = carryOut(act, lang);
      if (answer.type !== 'refused' && answer.type !== 'error') done = [...done, act];
      return answer;
    },
  };
}
