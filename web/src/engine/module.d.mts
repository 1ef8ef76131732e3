import type { Answer, Failure, Lang, Play, Question, Seat, Standing } from '../protocol/messages';
import type { Level, Phase, Sitter } from '../protocol/server';
import type { Act, Done } from './acts';

export interface Setup {
  readonly options: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly seats: readonly { readonly kind: string; readonly name?: string }[];
  readonly position?: unknown;
}

// How a table stands, with those who sit at it.
export interface Room {
  readonly rules: string;
  readonly acts: number;
  readonly moves: number;
  readonly event: number;
  readonly pending: readonly Seat[];
  readonly phase: Phase;
  readonly seats: readonly Sitter[];
  readonly next: { readonly seat: Seat; readonly level: Level } | null; // the computer player who has to decide now
}

export interface Thought {
  readonly seat: Seat;
  readonly level: string;
  readonly milliseconds: number;
  readonly dice: string; // a seed, "fast:7": the same dice, the same move (where time does not run out)
}

// What a record is when all of it is true.
export interface CheckedRecord {
  readonly type: 'true';
  readonly game: string;
  readonly rules: string;
  readonly commitment: string;
  readonly hash: string;
  readonly over: boolean;
  readonly setup: Setup;
  readonly moves: readonly { readonly seat: Seat; readonly move: string; readonly hash: string }[];
  readonly standing?: Standing;
}

export interface Opened {
  readonly type: 'opened';
  readonly rules: string;
  readonly commitment: string;
}

export type RecordFailure = Failure & { readonly rule: string };

// Each call may throw a WebAssembly.RuntimeError; then the module is broken and must be started again.
export interface EngineModule {
  giveTexts(lang: Lang, texts: string): void; // once, before the first sentence in that language
  open(setup: Setup, lang?: Lang): Opened | Failure;
  ask(who: Seat, message: Question | Play): Answer; // who beyond the seats: a spectator
  askText(who: Seat, message: string): string;
  change(act: Act, lang?: Lang, expect?: number): Done; // what a person wants; `expect`: the last act that the person knew of
  act(act: Act, lang?: Lang): Done; // done again, or a computer player's
  room(): (Room & { readonly type: 'room' }) | Failure;
  think(wish: Thought): { readonly type: 'move'; readonly move: string } | Failure;
  save(): string;
  hash(): string;
  check(record: string, lang?: Lang): CheckedRecord | RecordFailure;
  signature(): string;
  randomDecisions(players: number, games: number): number;
  memory(): number; // bytes
}

export function startModule(module: WebAssembly.Module): Promise<EngineModule>;
