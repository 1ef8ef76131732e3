// The choice of a board at the start: the wonders that are left, each with its two sides.
import { pressOption } from '../press';
import { Plate, Small, Res } from './Effect';
import { CitySeal, State } from './Cities';
import { Spoken } from './Sym';
import { costUnits, ornament } from './Wonder';
import type { Ctx } from './context';
import { confirmOnEnter, rove } from './roving';
import { pickOf } from './uses';

export function BoardChoice({ ctx }: { readonly ctx: Ctx }) {
  const { compose } = ctx.props;
  const { w, look, view } = ctx;
  const decision = ctx.decision;
  const wonders = [...new Set((decision?.options ?? []).map((option) => pickOf<string>(option.picks, 'wonder') ?? ''))];
  return (
    <div class="sw-choosing">
      <ul class="sw-panel sw-takes" aria-label={w('boards.taken')}>
        {view.cities.filter((city) => city.seat !== undefined).map((city) => (
          <li key={city.city}><CitySeal city={city} size={24} /><b>{ctx.name(city.city)}</b> <span>{ctx.place(city.city) || '–'}</span><State ctx={ctx} city={city} words={false} /></li>
        ))}
      </ul>
      <div class="sw-boards" onKeyDown={(event) => confirmOnEnter(event, compose.ready.value !== null, ctx.props.table.confirm) || rove(event, 'button.sw-side')}>
        {wonders.map((id, k) => {
          const wonder = look.wonder(id);
          return (
            <article key={id} class={`sw-panel sw-boardcard sw-w-${id}`} aria-label={wonder.name}>
              <header>
                <svg class="orn" viewBox="0 0 120 60" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><use href={`#sw-o-${ornament(id, 2, 3)}`} /></svg>
                <div><b>{wonder.city}</b><small>{wonder.name}</small></div>
                <Plate source={{ resources: [wonder.resource], units: 1, for_sale: true }} label={look.resource(wonder.resource)} />
              </header>
              {Object.entries(wonder.sides).map(([side, board], i) => {
                const option = decision?.options.find((one) => pickOf(one.picks, 'wonder') === id && pickOf(one.picks, 'side') === side);
                if (!option) return null;
                const chosen = compose.ready.value?.move === option.move;
                return (
                  <button key={side} type="button" class={`sw-side ${chosen ? 'is-selected' : ''}`} aria-pressed={chosen} data-here={chosen} tabIndex={k + i === 0 || chosen ? 0 : -1} onClick={() => pressOption(ctx.props, option)}>
                    <Spoken label={`${option.text}. ${board.stages.map((stage) => `${stage.cost.text}: ${stage.effect}`).join('. ')}`}>
                    <b class="letter">{side}</b>
                    <span class="sw-sidestages">
                      {board.stages.map((stage, n) => (
                        <span key={n} class="line" title={`${stage.cost.text} → ${stage.effect}`}><span class="sw-prodline">{costUnits(stage.cost).map((r, u) => <Res key={u} r={r} />)}</span><span class="to">→</span><span class="sw-gain"><Small e={stage.effects} /></span></span>
                      ))}
                    </span>
                    </Spoken>
                  </button>
                );
              })}
            </article>
          );
        })}
      </div>
    </div>
  );
}
