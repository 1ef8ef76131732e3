export interface Shape {
  readonly samples: number;
}
export interface WordList {
  readonly type: string;
  readonly ids: readonly string[];
}
export function newShape(): Shape;
export function learn(shape: Shape, value: unknown, translated?: unknown): void;
export function wordsOf(catalogue: Readonly<Record<string, unknown>>): readonly WordList[];
export function typesOfWords(words: readonly WordList[]): string;
export function typeOf(shape: Shape, words: readonly WordList[], sure: number): string;
