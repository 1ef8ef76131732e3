// What the reader points at and looks at: shared by the map, one's own area and the panels. Not part of the move that is put together.
import { signal } from '@preact/signals';
import type { Square } from './squares';

export const pointed = signal<Square | null>(null); // the square under the pointer, the finger or the keyboard's focus

// A card whose words are shown large.
export type Kind = 'civ' | 'government' | 'tech' | 'wonder' | 'building' | 'person' | 'event';
export interface Detail {
  readonly kind: Kind;
  readonly id: string;
}
export const detail = signal<Detail | null>(null);

// Whose civilization the side panel shows; null: one's own.
export const looksAt = signal<number | null>(null);

// A square that stands for several moves: which of them is asked beside the map.
export const meant = signal<Square | null>(null);
