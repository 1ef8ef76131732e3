// What the reader points at and looks at: shared by the map, one's own area and the panels. Not part of the move that is put together.
import { signal } from '@preact/signals';

export const pointed = signal<string | null>(null); // the area or segment under the pointer, the finger or the keyboard's focus

// A card whose words are shown large.
export type Kind = 'tech' | 'event' | 'quest' | 'gardens' | 'trade' | 'combat' | 'strategy' | 'empire';
export interface Detail {
  readonly kind: Kind;
  readonly id: string; // of a technology: "sumer explore 2"
}
export const detail = signal<Detail | null>(null);

// Whose empire the side panel shows; null: one's own.
export const looksAt = signal<number | null>(null);

// A place that stands for several moves: which of them is asked beside the map.
export const meant = signal<string | null>(null);
