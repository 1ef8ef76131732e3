// The move that is being put together, over the options of a decision: pure logic, no rules. A board, the option list, the
// keyboard and robots all work on it.
//
//   compose.choose({ card: 'altar' });            // a constraint; options that do not have it drop out
//   compose.legal('cell')                         // what could still be chosen: highlight it
//   compose.chosen.value                          // chips: [{pick, automatic: false}, {pick: {use: 'build'}, automatic: true}]
//   compose.ready.value?.move                     // the one option that is left: Confirm plays it
//
// Picks may be chosen in any order. Where all options that are left share a pick, it is chosen automatically. Every option
// also has the pick {"move": notation} at its end, so two options are never the same.
import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { Decision, Option, Pick } from '../protocol/messages';

export interface ChosenPick {
  readonly pick: Pick;
  readonly automatic: boolean;
}

export interface Step {
  readonly key: string; // of all its picks, or '' where they differ
  readonly picks: readonly Pick[];
}

// What was chosen by hand, and when: it counts as long as the question that it answers stands.
export interface Choice {
  readonly of: string | null;
  readonly picks: readonly Pick[];
  readonly waits: boolean;
}

export interface Compose {
  readonly decision: ReadonlySignal<Decision | null>;
  readonly chosen: ReadonlySignal<readonly ChosenPick[]>; // in the order of the option's path
  readonly candidates: ReadonlySignal<readonly Option[]>;
  readonly next: ReadonlySignal<Step | null>; // the first step that is still open
  readonly ready: ReadonlySignal<Option | null>;
  readonly choice: ReadonlySignal<Choice>; // another one whenever somebody chooses or drops something
  readonly touched: ReadonlySignal<boolean>; // something was chosen by hand
  choose(pick: Pick, waits?: boolean): boolean; // false: no option has it. Earlier choices that do not fit with it are dropped
  drop(index: number): void; // this chip and the chosen ones after it
  back(): boolean; // the last chip that was chosen by hand; false: there is none
  clear(): void;
  take(option: Option, waits?: boolean): void; // all picks of an option; `waits`: it was proposed, only Confirm plays it
  toggle(pick: Pick): boolean; // chooses, or drops what is chosen already
  completes(pick: Pick): boolean; // was it the last to be chosen, and is the move complete with it?
  has(pick: Pick): boolean; // could it be chosen without dropping anything?
  offers(pick: Pick): boolean; // is it in any option of the decision, whatever is chosen now?
  isChosen(pick: Pick): boolean;
  legal(key: string): readonly Pick[]; // distinct picks with that key among the candidates
  all(key: string): readonly Pick[]; // distinct picks with that key among all options
}

// The same text for the same pick, whatever the order of its keys.
export function pickId(pick: Pick): string {
  return JSON.stringify(pick, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

export const pickKey = (pick: Pick): string => Object.keys(pick)[0] ?? '';

interface Path {
  readonly option: Option;
  readonly picks: readonly Pick[];
  readonly ids: readonly string[];
}

function pathOf(option: Option): Path {
  const picks = [...option.picks, { move: option.move }];
  return { option, picks, ids: picks.map(pickId) };
}

// How often each id occurs: an option may have the same pick twice.
function counted(ids: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

function contains(path: Path, wanted: Map<string, number>): boolean {
  if (wanted.size === 0) return true;
  const has = counted(path.ids);
  for (const [id, count] of wanted) if ((has.get(id) ?? 0) < count) return false;
  return true;
}

const without = (ids: readonly string[], gone: readonly string[]): number[] => {
  const left = counted(gone);
  const rest: number[] = [];
  ids.forEach((id, index) => {
    const count = left.get(id) ?? 0;
    if (count > 0) left.set(id, count - 1);
    else rest.push(index);
  });
  return rest;
};

// What all paths share, as often as all of them have it.
function common(paths: readonly Path[]): string[] {
  const first = paths[0];
  if (!first) return [];
  const counts = counted(first.ids);
  for (const path of paths) {
    const has = counted(path.ids);
    for (const [id, count] of counts) counts.set(id, Math.min(count, has.get(id) ?? 0));
  }
  return [...counts].flatMap(([id, count]) => Array<string>(count).fill(id));
}

function distinct(picks: Iterable<Pick>): Pick[] {
  const seen = new Map<string, Pick>();
  for (const pick of picks) {
    const id = pickId(pick);
    if (!seen.has(id)) seen.set(id, pick);
  }
  return [...seen.values()];
}

// The same text for the same question: what others do meanwhile, or another language, does not ask it anew.
export const questionOf = (asked: Decision | null): string => (asked ? JSON.stringify([asked.seat, asked.step, asked.rule, asked.options.map((option) => option.move)]) : '');

// `asking` counts the questions: one that comes back after an answer was taken back reads the same and is another one.
export function composeMove(decision: ReadonlySignal<Decision | null>, asking: ReadonlySignal<number> = signal(0)): Compose {
  const paths = computed(() => (decision.value?.options ?? []).map(pathOf));
  const question = computed(() => (decision.value ? `${asking.value} ${questionOf(decision.value)}` : null));
  const choice = signal<Choice>({ of: null, picks: [], waits: false });
  const constraints = computed<readonly Pick[]>(() => (choice.value.of === question.value ? choice.value.picks : []));
  const fitting = (picks: readonly Pick[]) => {
    const wanted = counted(picks.map(pickId));
    return paths.value.filter((path) => contains(path, wanted));
  };
  const left = computed(() => fitting(constraints.value));
  const candidates = computed(() => left.value.map((path) => path.option));

  const chosen = computed<readonly ChosenPick[]>(() => {
    const first = left.value[0];
    if (!first) return [];
    const byHand = counted(constraints.value.map(pickId));
    const shared = counted(common(left.value));
    const picks: ChosenPick[] = [];
    first.ids.forEach((id, index) => {
      const pick = first.picks[index] as Pick;
      const hand = byHand.get(id) ?? 0;
      const all = shared.get(id) ?? 0;
      if (hand > 0) byHand.set(id, hand - 1);
      if (all > 0) shared.set(id, all - 1);
      if (pickKey(pick) === 'move' && index === first.ids.length - 1) return;
      if (hand > 0) picks.push({ pick, automatic: false });
      else if (all > 0) picks.push({ pick, automatic: true });
    });
    return picks;
  });

  const next = computed<Step | null>(() => {
    if (left.value.length < 2) return null;
    const settled = common(left.value);
    const open = left.value.map((path) => path.picks[without(path.ids, settled)[0] as number] as Pick);
    const picks = distinct(open);
    const keys = new Set(picks.map(pickKey));
    return { key: keys.size === 1 ? (pickKey(picks[0] as Pick)) : '', picks };
  });

  const ready = computed(() => (candidates.value.length === 1 ? (candidates.value[0] as Option) : null));

  const touched = computed(() => constraints.value.length > 0);

  const set = (picks: readonly Pick[], waits = false) => {
    choice.value = { of: question.value, picks, waits };
  };
  const isChosen = (pick: Pick) => {
    const id = pickId(pick);
    return chosen.value.some((one) => pickId(one.pick) === id);
  };
  const inPaths = (list: readonly Path[], pick: Pick) => {
    const id = pickId(pick);
    return list.some((path) => path.ids.includes(id));
  };
  const withKey = (list: readonly Path[], key: string) =>
    distinct(list.flatMap((path) => path.picks.filter((pick) => pickKey(pick) === key)));

  const compose: Compose = {
    decision,
    chosen,
    candidates,
    next,
    ready,
    choice,
    touched,
    choose(pick, waits = false) {
      if (!inPaths(paths.value, pick)) return false;
      let picks: Pick[] = [pick];
      for (const earlier of constraints.value) {
        const together = [...picks, earlier];
        if (fitting(together).length > 0) picks = together;
      }
      // The new one comes last, as it was chosen last.
      set([...picks.slice(1), pick], waits);
      return true;
    },
    drop(index) {
      const gone = chosen.value.slice(index).filter((one) => !one.automatic).map((one) => pickId(one.pick));
      const ids = constraints.value.map(pickId);
      const hidden = constraints.value.filter((pick) => pickKey(pick) === 'move').map(pickId);
      set(without(ids, [...gone, ...hidden]).map((i) => constraints.value[i] as Pick));
    },
    back() {
      if (constraints.value.length === 0) return false;
      const before = ready.value?.move;
      // What follows from the choice before goes with it: going back shows something.
      do set(constraints.value.slice(0, -1)); while (before !== undefined && constraints.value.length > 0 && ready.value?.move === before);
      return true;
    },
    clear: () => set([]),
    take(option, waits = false) {
      const alone = fitting(option.picks).length === 1;
      set(alone ? option.picks : [...option.picks, { move: option.move }], waits);
    },
    toggle(pick) {
      const index = constraints.value.findIndex((one) => pickId(one) === pickId(pick));
      if (index < 0) return compose.choose(pick);
      set(constraints.value.filter((_, i) => i !== index));
      return true;
    },
    completes(pick) {
      const last = constraints.value.at(-1);
      return ready.value !== null && last !== undefined && pickId(last) === pickId(pick);
    },
    has: (pick) => inPaths(left.value, pick),
    offers: (pick) => inPaths(paths.value, pick),
    isChosen,
    legal: (key) => withKey(left.value, key),
    all: (key) => withKey(paths.value, key),
  };
  return compose;
}
