// What the reader points at and looks at: shared by the map, one's own area and the panels. Not part of the move that is put together.
import { signal } from '@preact/signals';
import type { SpaceId } from './model';

export const pointed = signal<SpaceId | null>(null); // the space under the pointer, the finger or the keyboard's focus

// A card, wonder, leader or city-state whose words are shown large (the dialog is of the panels).
export type Detail = { readonly kind: 'card' | 'wonder' | 'leader' | 'state' | 'pact' | 'agenda'; readonly id: string };
export const detail = signal<Detail | null>(null);
