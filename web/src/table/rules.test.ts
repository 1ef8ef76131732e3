import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRules } from './rules';

const of = (game: string) => readRules(readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8'));

describe('rules by id', () => {
  it('are read from the contract, without its marks', () => {
    expect(of('tigris-euphrates').get('TE-2.12')).toBe('Two to four players; there are only four dynasties. The text names no minimum.');
    expect(of('seven-wonders').get('7W-6.5')).toMatch(/^[A-Z]/);
  });
  it('have their headings, too', () => expect(of('tigris-euphrates').get('TE-3')).toBe('Adjacency, regions, kingdoms'));
  it('are many', () => {
    expect(of('tigris-euphrates').size).toBeGreaterThan(100);
    expect(of('seven-wonders').size).toBeGreaterThan(100);
  });
});
