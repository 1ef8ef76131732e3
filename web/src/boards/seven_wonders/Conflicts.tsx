// The end of an age: the conflicts, pair by pair, with the tokens they brought.
import { CitySeal, Token } from './Cities';
import { Sym } from './Sym';
import type { Ctx } from './context';
import type { Conflict } from './happened';
import type { CityView } from './types';

// What a victory of that age was worth, from the sum of the city's military points.
export function victory(city: CityView, age: number): number {
  const part = city.sums.military.find((one) => one['age'] === age);
  return part ? part.points / Number(part['victories']) : 0;
}

export function Conflicts({ ctx, conflicts, age, onClose }: { readonly ctx: Ctx; readonly conflicts: readonly Conflict[]; readonly age: number; readonly onClose: () => void }) {
  const { w } = ctx;
  const me = ctx.seating.centre;
  const mine = (one: Conflict) => one.city === me || one.against === me;
  const ordered = [...conflicts.filter(mine), ...conflicts.filter((one) => !mine(one))];
  const half = (index: number, shields: number, other: number) => {
    const city = ctx.city(index);
    const token = shields > other ? victory(city, age) : shields < other ? -1 : 0;
    return (
      <span class={`half ${shields > other ? 'won' : ''}`}>
        <CitySeal city={city} size={28} />
        <span class="nm">{ctx.name(index)}<small>{ctx.place(index)}</small></span>
        <span class="sh"><b>{shields}</b><Sym id="shield" /></span>
        <Token n={token} />
      </span>
    );
  };
  return (
    <section class="sw-panel sw-conflicts" role="dialog" aria-label={w('conflicts.title', { age: w(`age.${age}`) })}>
      <h3><Sym id="cat-red" />{w('conflicts.title', { age: w(`age.${age}`) })}</h3>
      <ol>
        {ordered.map((one, i) => (
          <li key={`${one.city}-${one.against}`} class={mine(one) ? 'mine' : ''} style={{ '--i': i }}>
            {half(one.against, one.theirShields, one.shields)}
            <span class="against" aria-hidden="true">:</span>
            {half(one.city, one.shields, one.theirShields)}
          </li>
        ))}
      </ol>
      <button type="button" class="btn primary" onClick={onClose}>{w('conflicts.go_on')}</button>
    </section>
  );
}
