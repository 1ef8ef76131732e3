// What the reader points at: shared by the board, one's own area and the side panel. Not part of the move that is put together.
import { signal } from '@preact/signals';
import type { Cell } from './cells';

export const pointed = signal<Cell | null>(null); // the space under the pointer, the finger or the keyboard's focus

export const lifted = signal<readonly number[]>([]); // tiles of the hand in the order in which they were touched
