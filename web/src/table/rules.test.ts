import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRules, searchRules } from './rules';

const of = (game: string) => readRules(readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8'));

describe('rules by id', () => {
  it('are read from the contract, without its marks', () => {
    expect(of('tigris-euphrates').get('TE-2.12')).toBe('Two to four players; there are only four dynasties. The text names no minimum.');
    expect(of('seven-wonders').get('7W-6.5')).toMatch(/^[A-Z]/);
  });
  it('have their headings, too', () => expect(of('tigris-euphrates').get('TE-3')).toBe('Adjacency, regions, kingdoms'));
  it('are found by words and by id', () => {
    const rules = new Map([['TE-1', 'Components'], ['TE-1.2', '8 catastrophe tiles'], ['TE-7.1', 'A catastrophe tile removes a tile']]);
    expect(searchRules(rules, 'catastrophe removes').map((rule) => rule.id)).toEqual(['TE-7.1']);
    expect(searchRules(rules, 'te-1').map((rule) => rule.id)).toEqual(['TE-1', 'TE-1.2']);
  });
  it('are many', () => {
    expect(of('tigris-euphrates').size).toBeGreaterThan(100);
    expect(of('seven-wonders').size).toBeGreaterThan(100);
  });
});
