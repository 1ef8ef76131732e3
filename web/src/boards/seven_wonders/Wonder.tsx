// The wonder board: one block of wall for each stage, growing from left to right, with what stands on it. A completed stage has the
// wonder's colour; the next one says what it costs.
import { Res, Small } from './Effect';
import { Sym } from './Sym';
import type { Ctx } from './context';
import type { CityView, Cost, Resource } from './types';

// What stands on the stages of each wonder, from the first to the last.
const SCENES: Readonly<Record<string, readonly string[]>> = {
  babylon: ['palms', 'terrace', 'gardens'],
  giza: ['pyramid1', 'sphinx', 'pyramid2', 'pyramid3'],
  rhodes: ['galley', 'harbour', 'colossus'],
  alexandria: ['pharos1', 'pharos2', 'pharos3'],
  ephesus: ['deer', 'columns', 'temple'],
  olympia: ['olives', 'brazier', 'zeus'],
  halicarnassus: ['cypresses', 'podium', 'mausoleum'],
};

// The last stage carries the wonder itself, whatever the number of stages.
export function ornament(wonder: string, stage: number, total: number): string {
  const scene = SCENES[wonder] ?? ['columns', 'columns', 'temple'];
  if (stage === total - 1) return scene[scene.length - 1] as string;
  return scene[Math.min(stage, scene.length - 2)] as string;
}

export const costUnits = (cost: Cost): Resource[] =>
  Object.entries(cost.resources).flatMap(([resource, n]) => Array.from({ length: n ?? 0 }, () => resource as Resource));

export function Stages({ city }: { readonly city: CityView }) {
  const { completed, total } = city.stages ?? { completed: 0, total: 0 };
  return (
    <span class="sw-stages" aria-hidden="true">
      {Array.from({ length: total }, (_, i) => <i key={i} class={i < completed ? 'done' : ''} />)}
    </span>
  );
}

export function Wonder({ ctx, city, onStage }: { readonly ctx: Ctx; readonly city: CityView; readonly onStage?: (() => void) | undefined }) {
  const { look, w } = ctx;
  if (!city.wonder || !city.side) return null;
  const wonder = city.wonder;
  const stages = look.stages(wonder, city.side);
  const completed = city.stages?.completed ?? 0;
  return (
    <ol class={`sw-wonder sw-w-${wonder}`} aria-label={look.wonder(wonder).name} style={{ '--n': stages.length }}>
      {stages.map((stage, i) => {
        const state = i < completed ? 'done' : i === completed ? 'next' : 'later';
        const suffix = i < completed ? w('stage.done') : i === completed ? w('stage.next') : '';
        const inside = (
          <>
            <svg class="orn" viewBox="0 0 120 60" preserveAspectRatio="xMidYMax meet" aria-hidden="true"><use href={`#sw-o-${ornament(wonder, i, stages.length)}`} /></svg>
            {i >= completed && <span class="c">{costUnits(stage.cost).map((r, k) => <span key={k} class="u"><Res r={r} /></span>)}</span>}
            <span class="c fx">{i < completed && <Sym id="tick" class="sw-i" />}<Small e={stage.effects} /></span>
            <span class="t">{w('stage.n', { n: i + 1 })}{suffix && <span class="sfx"> · {suffix}</span>}</span>
            <span class="vh">{i >= completed ? `${stage.cost.text}. ` : ''}{stage.effect}</span>
          </>
        );
        return (
          <li key={i} class={`sw-stage ${state} ${onStage && state === 'next' ? 'is-legal' : ''}`} style={{ '--i': i }} title={`${stage.cost.text} → ${stage.effect}`}>
            {onStage && state === 'next' ? <button type="button" class="in" onClick={onStage}>{inside}</button> : <div class="in">{inside}</div>}
          </li>
        );
      })}
    </ol>
  );
}
