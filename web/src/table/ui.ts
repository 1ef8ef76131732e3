// What is open beside the board: a tab, a sheet on a phone, a popover. One for each table that is on the screen.
import { signal, type Signal } from '@preact/signals';
import type { Answer, EventEntry, Pick } from '../protocol/messages';
import type { LogFilter } from './log';

export type Tab = 'game' | 'log' | 'options' | 'scores' | 'rules';

export type Popover =
  | { readonly kind: 'why'; readonly move: string; readonly answer: Answer; readonly follows: readonly EventEntry[] | null }
  | { readonly kind: 'sum'; readonly title: string; readonly parts: readonly { readonly text: string; readonly value: string }[] }
  | { readonly kind: 'text'; readonly title: string; readonly lines: readonly string[]; readonly rule?: string }
  | { readonly kind: 'question' } // why am I asked this
  | { readonly kind: 'hint' }
  | { readonly kind: 'keys' }
  | { readonly kind: 'menu' }
  | { readonly kind: 'pace' }
  | { readonly kind: 'people' }
  | { readonly kind: 'leave' };

export interface TableUi {
  readonly tab: Signal<Tab | null>; // null: the first one
  readonly sheet: Signal<Tab | null>; // on a phone
  readonly popover: Signal<Popover | null>;
  readonly rule: Signal<string | null>; // in the drawer
  readonly filter: Signal<LogFilter>;
  readonly pieces: Signal<readonly Pick[]>; // outlined on the board
  readonly board: Signal<boolean>; // the board of a game that is over, instead of its result
  open(popover: Popover): void;
  close(): boolean; // what is open on top; false: nothing was
}

export function tableUi(): TableUi {
  const tab = signal<Tab | null>(null);
  const sheet = signal<Tab | null>(null);
  const popover = signal<Popover | null>(null);
  const rule = signal<string | null>(null);
  const pieces = signal<readonly Pick[]>([]);
  let opener: Element | null = null;
  const giveFocusBack = () => (opener instanceof HTMLElement || opener instanceof SVGElement) && opener.isConnected && opener.focus();
  return {
    tab,
    sheet,
    popover,
    rule,
    filter: signal<LogFilter>('all'),
    pieces,
    board: signal(false),
    open(next) {
      const focused = globalThis.document?.activeElement ?? null;
      if (!focused?.closest('.popover')) opener = focused;
      popover.value = next;
      pieces.value = next.kind === 'why' && next.answer.type === 'why' && !next.answer.legal ? next.answer.pieces : [];
    },
    close() {
      if (rule.value !== null) rule.value = null;
      else if (popover.value !== null) {
        popover.value = null;
        pieces.value = [];
      } else if (sheet.value !== null) sheet.value = null;
      else return false;
      giveFocusBack();
      return true;
    },
  };
}
