import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addWords, LANGS } from '../../app/i18n';
import type { EventEntry } from '../../protocol/messages';
import { turnsOf } from '../../table/log';
import { reader } from './reader';
import type { Catalogue, View } from './types';

const words = (lang: string, part: string) => JSON.parse(readFileSync(new URL(`../../../../locale/${lang}/${part}.json`, import.meta.url), 'utf8')) as Record<string, string>;
const entry = (n: number, kind: string, more: object = {}): EventEntry => ({ n, text: '', event: { kind, ...more } });
const view = { cities: [{ city: 0, seat: 0, wonder: 'giza' }, { city: 1, seat: 1, wonder: 'rhodes' }, { city: 2, free_city: true }] } as unknown as View;
const catalogue = { cards: [], wonders: [{ id: 'giza', city: 'Giza' }, { id: 'rhodes', city: 'Rhodes' }], colours: [], resources: [], categories: [], symbols: [] } as unknown as Catalogue;

describe('the log of 7 Wonders', () => {
  it('names cities as the engine does, to put names of people in their place', () => {
    for (const lang of LANGS) expect(words(lang, 'web_seven_wonders')['web.seven_wonders.log.city']).toBe(words(lang, 'seven_wonders')['7w.city']);
  });
  it('says who sits in a city', async () => {
    await addWords('web_seven_wonders');
    const read = reader(view, catalogue, (seat) => ['you', 'Ann'][seat] ?? '');
    expect(read.words?.('Giza (seat 0) builds Loom and pays 2 to Rhodes (seat 1).')).toBe('Giza (you) builds Loom and pays 2 to Rhodes (Ann).');
    const alone = reader(view, catalogue, (seat) => (seat === 0 ? 'you' : ''));
    expect(alone.words?.('Rhodes (seat 1) has chosen.')).toBe('Rhodes has chosen.');
    expect(read.seatOf?.(entry(1, 'built', { city: 1 }))).toBe(1);
    expect(read.seatOf?.(entry(1, 'built', { city: 2 }))).toBeNull();
  });
  it('counts turns of an age', () => {
    const read = reader(view, catalogue, String);
    const turn = (n: number, end: string) => [entry(n, 'built', { city: 0 }), entry(n + 1, end)];
    const log = [...turn(1, 'hands_passed'), ...turn(3, 'age_ended'), entry(5, 'age_began'), ...turn(6, 'hands_passed')];
    expect(turnsOf(log, read, String).map((one) => one.title)).toEqual(['Age I · turn 1', 'Age I · turn 2', 'Age II · turn 1']);
  });
});
