// What the server adds to a table, docs/server.md: people, lists of tables, news on the socket, changes with a mark of their own.
import type { Answer, EventEntry, Failure, Lang, Seat, Watcher } from './messages';

export type Level = 'random' | 'greedy' | (string & {});

// How long people may think; in seconds.
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly bank: number; readonly increment?: number }
  | { readonly kind: 'slow'; readonly limit: number };

export interface Wish {
  readonly seat: Seat;
  readonly clock: Pace;
}

export interface SeatClock {
  readonly left: number; // milliseconds
  readonly running: boolean;
}

export type Sitter = (
  | { readonly kind: 'open' }
  | { readonly kind: 'person'; readonly name: string; readonly guest?: boolean }
  | { readonly kind: 'computer'; readonly level: Level; readonly name?: string; readonly stands_in_for?: string; readonly guest?: boolean }
) & { readonly clock?: SeatClock };

export type Phase = 'open' | 'playing' | 'over';

export interface About {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: Phase;
  readonly acts: number;
  readonly seats: readonly Sitter[];
  readonly clock: Pace;
  readonly wishes: readonly Wish[];
  readonly time: number; // of the server, milliseconds since 1970
  readonly you: Watcher;
  readonly host: boolean;
  readonly listed: boolean;
  readonly invited?: boolean; // only invited people come in; like the next two only at the server
  readonly spectators?: boolean;
  readonly door?: Door; // the host's
  readonly hurried?: true; // its computer players think only briefly
  readonly commitment: string;
  readonly deal?: Deal; // only at the server, and not at tables of older versions
}

// What players add to the deal, docs/fairness.md.
export interface Deal {
  readonly stage: 'open' | 'showing' | 'dealt';
  readonly promise: string;
  readonly terms?: string; // until the cards are dealt
  readonly shown: readonly Seat[]; // whose share is in
  readonly left_out?: readonly Seat[]; // people whose share is not, when they are dealt
  readonly until?: number; // when the time to show shares is up
}

export interface Door {
  readonly logins: readonly string[];
  readonly key: string; // of the invitation link; empty: none is needed
  readonly banned: readonly { readonly ban: number; readonly name: string }[];
}

// Whoever may not be at a table any more is told why, and the socket is closed.
export interface Closed {
  readonly type: 'closed';
  readonly why: string;
}

export interface News {
  readonly type: 'news';
  readonly about: About;
  readonly moves: number;
  readonly event: number;
  readonly pending: readonly Seat[];
  readonly events: readonly EventEntry[];
  readonly answers?: readonly Answer[]; // to what `hello` named in `with`; none before the game
}

// Questions that all news answer at once.
export type Enclosure = 'view' | 'decision' | 'standing';

export interface Hello {
  readonly type: 'hello';
  readonly since: number;
  readonly lang: Lang;
  readonly with?: readonly Enclosure[];
}

// Who is to have a seat: "open", the level of a computer player, or the person who sits in that seat now.
export type SeatWish = string | Seat;

// What the host changes while the table waits; what is left out stays.
export interface SetupChange {
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly SeatWish[];
  readonly clock?: Pace;
  readonly listed?: boolean;
  readonly invited?: boolean; // this and the next two at any time
  readonly logins?: readonly string[];
  readonly spectators?: boolean;
}

// What changes a table. `cid` and `id` are added by the host.
export type Change =
  | { readonly type: 'play'; readonly move: string; readonly expect?: number }
  | { readonly type: 'undo' }
  | { readonly type: 'sit'; readonly seat?: Seat; readonly promise?: string }
  | { readonly type: 'promise'; readonly promise: string }
  | { readonly type: 'share'; readonly share: string }
  | { readonly type: 'leave' }
  | { readonly type: 'come_back' }
  | { readonly type: 'computer'; readonly seat: Seat; readonly level?: Level }
  | { readonly type: 'clock'; readonly clock: Pace }
  | { readonly type: 'kick'; readonly seat: Seat }
  | { readonly type: 'ban'; readonly seat: Seat }
  | { readonly type: 'unban'; readonly ban: number }
  | { readonly type: 'replace'; readonly seat: Seat }
  | ({ readonly type: 'setup' } & SetupChange);

export interface Ping {
  readonly type: 'ping';
}

// The server stops; it is back in a moment.
export interface Restart {
  readonly type: 'restart';
  readonly why: string;
}

// --- HTTP

export interface Person {
  readonly name: string;
  readonly guest: boolean;
  readonly login: string;
}

export interface Credentials {
  readonly login: string;
  readonly password: string;
}

export interface NewPassword {
  readonly password: string;
  readonly new_password: string;
}

export interface GameList {
  readonly games: readonly GameInfo[];
}

// Options that together are one way to play.
export interface Preset {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

// `sets`: what else goes with a value; `takes`: so many of the last seats play by themselves.
export type GameOption = { readonly name: string; readonly rule?: string; readonly sets?: Readonly<Record<string, Readonly<Record<string, unknown>>>> } & (
  | { readonly kind: 'integer'; readonly min: number; readonly max: number; readonly default: number; readonly takes?: 'last_seats' }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly default: string; readonly presets?: readonly Preset[] }
  | { readonly kind: 'boolean'; readonly default: boolean }
  | { readonly kind: 'text'; readonly default: string }
);

export interface GameInfo {
  readonly id: string;
  readonly title: Readonly<Record<Lang, string>>;
  readonly players: { readonly min: number; readonly max: number };
  readonly rules_version: string;
  readonly rule_prefix: string;
  readonly options: readonly GameOption[];
}

export interface NewTable {
  readonly game: string;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seats?: readonly string[];
  readonly sit?: boolean;
  readonly promise?: string; // of the host's share of the deal
  readonly clock?: Pace;
  readonly listed?: boolean;
  readonly invited?: boolean;
  readonly logins?: readonly string[];
  readonly spectators?: boolean;
}

export interface TableLine {
  readonly table: string;
  readonly game: string;
  readonly phase: Phase;
  readonly people: number;
  readonly seats: number;
  readonly yours: boolean;
  readonly deadline: number; // when the first clock runs out; 0: none runs
  readonly changed: number;
}

export interface TableLists {
  readonly open: readonly TableLine[];
  readonly mine: readonly TableLine[];
}

export interface MadeTable {
  readonly table: string;
  readonly link: string;
}

export type ApiAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly status: number; readonly failure: Failure };
