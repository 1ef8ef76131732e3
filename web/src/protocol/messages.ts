// The messages of one table, docs/protocol.md. Every example of that page is type-checked against these types by
// docs.test.ts, so that the page, the engine and the client cannot drift apart.
//
//   const request: Request = { type: 'why', move: 'build Aqueduct' };
//   const answer = await host.ask(request);
//   if (answer.type === 'why' && !answer.legal) show(answer.rule, answer.why);

export type Lang = 'en' | 'cs' | 'pl';
export type Seat = number;
export type Watcher = Seat | 'spectator';

// One part of a move: {"card":"altar"}, {"cell":"F7"}, {"pay":{"left":2,"right":0,"bank":0}}.
export type Pick = Readonly<Record<string, unknown>>;

export interface Option {
  readonly move: string;
  readonly id: number;
  readonly text: string;
  readonly picks: readonly Pick[];
  readonly badge?: string;
}

// Something that cannot be chosen now, with the reason; the other keys are picks.
export interface Unavailable {
  readonly rule: string;
  readonly why: string;
  readonly [pick: string]: unknown;
}

export type DecisionKind =
  | 'pick_one' | 'pick_some' | 'place' | 'path' | 'amount' | 'split' | 'order' | 'sealed' | 'offer' | 'confirm';

export interface Decision {
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly step?: string;
  readonly prompt: string;
  readonly rule: string;
  readonly options: readonly Option[];
  readonly unavailable?: readonly Unavailable[];
  readonly [more: string]: unknown;
}

export interface EventEntry {
  readonly n: number;
  readonly text: string;
  readonly event: { readonly kind: string; readonly [more: string]: unknown };
  readonly move?: number; // moves made when it happened; absent in a preview
}

export interface Reason {
  readonly text: string;
  readonly value: number;
}

export interface HintMove {
  readonly move: string;
  readonly text: string;
  readonly value: number;
  readonly win?: number; // chance to win, between 0 and 1, where it can be known
  readonly points?: number; // expected at the end
  readonly reasons: readonly Reason[];
}

export interface SeatStanding {
  readonly seat: Seat;
  readonly points: Readonly<Record<string, number>>;
  readonly total: number;
  readonly tie_break: readonly number[];
  readonly rank: number;
}

export interface Standing {
  readonly over: boolean;
  readonly seats: readonly SeatStanding[];
  readonly winners: readonly Seat[];
  readonly tie_break_used: boolean;
}

interface Marks {
  readonly id?: number | string;
  readonly lang?: Lang;
}

export type Question =
  | ({ readonly type: 'table' } & Marks)
  | ({ readonly type: 'catalogue' } & Marks)
  | ({ readonly type: 'view'; readonly at?: number; readonly as?: Seat } & Marks)
  | ({ readonly type: 'decision' } & Marks)
  | ({ readonly type: 'why'; readonly move: string } & Marks)
  | ({ readonly type: 'preview'; readonly move: string } & Marks)
  | ({ readonly type: 'hint' } & Marks)
  | ({ readonly type: 'review'; readonly known?: Review } & Marks)
  | ({ readonly type: 'events'; readonly since?: number } & Marks)
  | ({ readonly type: 'standing'; readonly at?: number } & Marks)
  | ({ readonly type: 'course' } & Marks)
  | ({ readonly type: 'replay' } & Marks);

export type Play = ({ readonly type: 'play'; readonly move: string } | { readonly type: 'undo' }) & Marks;

export interface StateOfPlay {
  readonly moves: number;
  readonly event: number;
  readonly pending: readonly Seat[];
  readonly sealed: boolean;
}

// What a seat would see after a move; null where chance or something hidden would come to light.
export interface Preview {
  readonly view: any;
  readonly events: readonly EventEntry[];
}

// A part of the game with one cause: what one seat decided in a row, or what chance brought then. Chances to win in percent, by seat.
export interface ReviewStep {
  readonly move: number; // moves made before it
  readonly until: number; // and after it
  readonly seat: Seat;
  readonly cause: 'decision' | 'luck';
  readonly chances: readonly number[]; // after it
}

export interface NamedMove {
  readonly move: string;
  readonly text: string;
}

// One of the steps that changed most.
export interface Moment {
  readonly step: number;
  readonly about: Seat; // whose chance changed most
  readonly from: number;
  readonly to: number;
  readonly show: number; // after that many moves it can be seen
  readonly text?: string; // of a decision: the first move of the step
  readonly events: readonly EventEntry[];
  readonly better?: { readonly at: number; readonly played: NamedMove; readonly instead: NamedMove; readonly reasons: readonly (Reason & { readonly key: string })[] };
}

// start + luck + own + others = end
export interface Balance {
  readonly seat: Seat;
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly end: number;
}

// How everybody's chance to win went, and what moved it.
export interface Review {
  readonly start: readonly number[];
  readonly steps: readonly ReviewStep[];
  readonly moments: readonly Moment[];
  readonly balance: readonly Balance[];
}

export interface Refused {
  readonly type: 'refused';
  readonly rule: string;
  readonly why: string;
  readonly pieces: readonly Pick[];
  readonly nobody?: true; // the server does not know who asks (docs/server.md)
}

export interface Failure {
  readonly type: 'error';
  readonly where: string;
  readonly what: string;
}

export type Answer = (
  | ({
      readonly type: 'table';
      readonly protocol: number;
      readonly game: string;
      readonly rules: string;
      readonly options: Readonly<Record<string, unknown>>;
      readonly seats: readonly { readonly kind: string; readonly name: string }[];
      readonly you: Watcher;
      readonly commitment: string;
      readonly seed?: string;
    } & StateOfPlay)
  | { readonly type: 'catalogue'; readonly catalogue: any }
  | ({ readonly type: 'view'; readonly view: any } & StateOfPlay)
  | ({ readonly type: 'decision'; readonly decision: Decision | null; readonly can_undo: boolean; readonly why_not_undo?: string } & StateOfPlay)
  | { readonly type: 'why'; readonly legal: true }
  | { readonly type: 'why'; readonly legal: false; readonly rule: string; readonly why: string; readonly pieces: readonly Pick[] }
  | { readonly type: 'preview'; readonly preview: Preview | null }
  | { readonly type: 'hint'; readonly moves: readonly HintMove[] }
  | { readonly type: 'review'; readonly review: Review }
  | ({ readonly type: 'played' | 'undone' } & StateOfPlay)
  | { readonly type: 'events'; readonly event: number; readonly events: readonly EventEntry[] }
  | { readonly type: 'standing'; readonly standing: Standing }
  | { readonly type: 'course'; readonly totals: readonly (readonly number[])[] }
  | { readonly type: 'replay'; readonly text: string }
  | { readonly type: 'done'; readonly act: number; readonly acts: number; readonly moves: number; readonly event: number }
  | { readonly type: 'pong' }
  | { readonly type: 'busy'; readonly seconds: number }
  | Refused
  | Failure
) & { readonly id?: number | string };

export type AnswerTo<T extends Answer['type']> = Extract<Answer, { readonly type: T }>;
