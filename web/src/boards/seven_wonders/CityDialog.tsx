// One city, whole: wonder, buildings by colour, production, points.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CitySeal, type Marks } from './Cities';
import { MiniCard } from './Card';
import { Plate } from './Effect';
import { Num, Spoken, Sym } from './Sym';
import { CategorySign } from './Scores';
import { Wonder } from './Wonder';
import type { Ctx } from './context';
import { explainCategory, explainShields, explainTotal } from './sums';
import { CATEGORIES, COLOURS } from './types';

export function CityDialog({ ctx, index, marks, onClose, onCentre }: { readonly ctx: Ctx; readonly index: number; readonly marks: Marks; readonly onClose: () => void; readonly onCentre: (() => void) | null }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { w, look } = ctx;
  const city = ctx.city(index);
  return (
    <dialog ref={dialog} class="sw-dialog" aria-label={`${ctx.name(index)}, ${ctx.place(index)}`} onClose={onClose} onClick={(event) => event.target === dialog.current && dialog.current?.close()}>
      <div class="in">
        <header>
          <CitySeal city={city} size={32} />
          <h2>{ctx.name(index)} <small>{ctx.beside(index)}</small></h2>
          <Num id="coin" n={city.coins} label={w('n_coins', { n: city.coins })} />
          <button type="button" class="sw-num sw-sum" onClick={() => explainShields(ctx, city)}><Spoken label={w('n_shields', { n: city.shields })}><Sym id="shield" />{city.shields}</Spoken></button>
          <button type="button" class="sw-num sw-sum" onClick={() => explainTotal(ctx, city)}><Spoken label={w('points_of', { name: ctx.name(index), n: city.points.total })}><Sym id="laurel" />{city.points.total}</Spoken></button>
          {onCentre && <button type="button" class="btn" onClick={() => { onCentre(); dialog.current?.close(); }}>{w('centre')}</button>}
          <button type="button" class="btn" onClick={() => dialog.current?.close()}><Spoken label={w('close')}>×</Spoken></button>
        </header>
        <Wonder ctx={ctx} city={city} />
        <div class="sw-prodline"><span class="sw-cap">{w('makes')}</span>{(city.production ?? []).map((source, i) => <Plate key={i} source={source} class={source.for_sale ? '' : 'kept'} label={look.source(source)} />)}</div>
        <div class="sw-dialogcards">
          {COLOURS.flatMap((colour) => city.buildings[colour]).map((id) => <MiniCard key={id} ctx={ctx} id={id} state={marks.has(index, id) ? 'is-new' : ''} />)}
        </div>
        <ul class="sw-pointlist">
          {CATEGORIES.map((category) => (
            <li key={category}><button type="button" class="sw-sum" onClick={() => explainCategory(ctx, city, category)}><CategorySign ctx={ctx} of={category} /><span>{look.category(category)}</span><b>{String(city.points[category]).replace('-', '−')}</b></button></li>
          ))}
        </ul>
      </div>
    </dialog>
  );
}
