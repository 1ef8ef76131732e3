import { describe, expect, it } from 'vitest';
import { learn, newShape, typeOf, typesOfWords, wordsOf } from './shapes.mjs';

const typeFrom = (samples: readonly unknown[], words = wordsOf({}), sure = 1) => {
  const shape = newShape();
  for (const sample of samples) learn(shape, sample);
  return typeOf(shape, words, sure);
};

describe('types learned from samples', () => {
  it('know what is not always there, and what may be several things', () => {
    expect(typeFrom([{ n: 1 }, { n: null, at: true }])).toBe('{ readonly n: number | null; readonly at?: boolean }');
    expect(typeFrom([[1, 'Ur'], []])).toBe('readonly (string | number)[]');
  });
  it('are literals where a text is a name in the program, and any text where people read it', () => {
    expect(typeFrom(['war', 'revolt', 'war'])).toBe("'revolt' | 'war'");
    expect(typeFrom(['war', 'revolt', 'war'], [], 2)).toBe('string');
    expect(typeFrom(['F7', 'a war'])).toBe('string');
    const shape = newShape();
    learn(shape, 'temple', 'chrám');
    expect(typeOf(shape, [], 1)).toBe('string');
  });
  it('take the whole list of the catalogue', () => {
    const words = wordsOf({ colours: [{ id: 'black', leader: { id: 'king' } }, { id: 'red', leader: { id: 'priest' } }], cards: Array.from({ length: 20 }, (_, i) => ({ id: `card-${i}` })) });
    expect(typesOfWords(words)).toBe(
      "export type CardId = string;\nexport const COLOUR_IDS = ['black', 'red'] as const;\nexport type ColourId = (typeof COLOUR_IDS)[number];\nexport const LEADER_IDS = ['king', 'priest'] as const;\nexport type LeaderId = (typeof LEADER_IDS)[number];\n",
    );
    expect(typeFrom(['red'], words)).toBe('ColourId');
    expect(typeFrom([{ black: 1, red: 2 }], words)).toBe('Readonly<Record<ColourId, number>>');
    expect(typeFrom([{ black: 1, red: 2 }, { red: 1 }], words)).toBe('Readonly<Partial<Record<ColourId, number>>>');
  });
  it('are tables where keys are many, and tuples where a short list never changes its length', () => {
    expect(typeFrom(Array.from({ length: 20 }, (_, i) => ({ [`A${i}`]: i })))).toBe('Readonly<Record<string, number>>');
    expect(typeFrom([[1, 2], [3, 4]])).toBe('readonly [number, number]');
    expect(typeFrom([[1, 2], [3]])).toBe('readonly number[]');
  });
});
