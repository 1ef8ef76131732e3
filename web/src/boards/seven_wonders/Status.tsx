// In the top bar: the ages with their turns, which way the hands go, how many cards lie on the discard pile.
import type { BoardProps } from './props';
import { Sym } from './Sym';

export function Status({ view, t }: BoardProps) {
  const w = (key: string, args?: Readonly<Record<string, string | number>>) => t(`web.seven_wonders.${key}`, args);
  const over = view.step === 'over';
  return (
    <span class="sw-status">
      {[1, 2, 3].map((age) => {
        const state = over || age < view.age ? 'past' : age === view.age ? 'now' : '';
        return (
          <span key={age} class={`sw-age ${state}`}>
            <span class="nm">{w(`age.${age}`)}</span>
            <span class="ticks" aria-hidden="true">{[1, 2, 3, 4, 5, 6].map((turn) => <i key={turn} class={state === 'past' || (state === 'now' && turn < view.turn) ? 'done' : state === 'now' && turn === view.turn ? 'now' : ''} />)}</span>
          </span>
        );
      })}
      <span class="vh">{over ? '' : w('status', { age: w(`age.${view.age}`), turn: view.turn })}</span>
      {view.passing !== 'swap' && !over && <span class="sw-pass" title={w(`passing.${view.passing}`)}><span class="tx">{w('passing')}</span><Sym id={`arr-${view.passing}`} label={w(`passing.${view.passing}`)} /></span>}
      <span class="sw-pass pile" title={w('discards', { n: view.discard_pile.size })}><Sym id="u-sell" /><span class="tx">{w('discards', { n: view.discard_pile.size })}</span></span>
    </span>
  );
}
