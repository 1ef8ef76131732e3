import { describe, expect, it } from 'vitest';
import { isPerSeat, namesOf, partOf, textOf } from './panels';

const names = namesOf({ cards: [{ id: 'altar', name: 'Oltář' }], deep: { colours: [{ leader: { id: 'king', name: 'král' } }] } });
const words = { names, nothing: '–', yes: 'ano', no: 'ne', seat: (n: number) => `hráč ${n}` };

describe('panels of any view', () => {
  it('call things by the names of the catalogue', () => {
    expect(textOf('altar', words)).toBe('Oltář');
    expect(partOf(['king', 'altar'], words)).toEqual({ kind: 'list', items: ['král', 'Oltář'] });
  });
  it('never show notation of the program', () => {
    expect([null, true, false, -3].map((value) => textOf(value, words))).toEqual(['–', 'ano', 'ne', '−3']);
    expect(partOf([], words)).toEqual({ kind: 'text', text: '–' });
    expect(JSON.stringify(partOf({ a_b: { c: [{ d: [{ e: 1 }] }] } }, words))).not.toContain('_');
  });
  it('make tables of things that are alike', () => {
    const part = partOf([{ cell: 'A1', leader: 'king' }, { cell: 'B2', leader: 'king', revolt: 2 }], words);
    expect(part).toMatchObject({ kind: 'table', columns: ['Cell', 'Leader', 'Revolt'] });
    if (part.kind === 'table') expect(part.rows[0]?.[2]).toEqual({ kind: 'text', text: '–' });
  });
  it('say who, not which number', () => {
    expect(partOf({ active: 1, pending: [0, 1] }, words)).toEqual({ kind: 'group', entries: [['Active', { kind: 'text', text: 'hráč 1' }], ['Pending', { kind: 'list', items: ['hráč 0', 'hráč 1'] }]] });
  });
  it('know a map, and a list with one thing for each seat', () => {
    expect(partOf(['..~~..', '.T....', '......'], words)).toMatchObject({ kind: 'drawing' });
    expect(isPerSeat([{ seat: 0 }, { seat: 1 }], 2)).toBe(true);
    expect(isPerSeat([{ seat: 0 }, { seat: 1 }, { free: true }], 2)).toBe(true);
    expect(isPerSeat([{ seat: 0 }, { seat: 0 }], 2)).toBe(false);
  });
  it('nest what is different', () => {
    expect(partOf({ own: { hand: ['altar'] } }, words)).toEqual({ kind: 'group', entries: [['Own', { kind: 'group', entries: [['Hand', { kind: 'list', items: ['Oltář'] }]] }]] });
  });
});
