import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Decision, Option, Pick } from '../protocol/messages';
import { composeMove, pickId } from './compose';

const option = (move: string, ...picks: Pick[]): Option => ({ move, id: 0, text: move, picks });
const decision = (options: Option[], step = 'card'): Decision => ({ seat: 0, kind: 'pick_one', step, prompt: '?', rule: 'X-1', options });
const free = { left: 0, right: 0, bank: 0 };

const cards = [
  option('build Altar', { card: 'altar' }, { use: 'build' }, { pay: free }),
  option('discard Altar', { card: 'altar' }, { use: 'discard' }),
  option('build Baths 2>', { card: 'baths' }, { use: 'build' }, { pay: { left: 0, right: 2, bank: 0 } }),
  option('build Baths <2', { card: 'baths' }, { use: 'build' }, { pay: { left: 2, right: 0, bank: 0 } }),
  option('discard Baths', { card: 'baths' }, { use: 'discard' }),
  option('discard Loom', { card: 'loom' }, { use: 'discard' }),
];

const start = (options: Option[]) => {
  const asked = signal<Decision | null>(decision(options));
  return { asked, compose: composeMove(asked) };
};
const chips = (compose: ReturnType<typeof composeMove>) =>
  compose.chosen.value.map(({ pick, automatic }) => (automatic ? '~' : '') + Object.values(pick).map((value) => JSON.stringify(value)).join());

describe('compose', () => {
  it('has everything open at first', () => {
    const { compose } = start(cards);
    expect(compose.candidates.value).toHaveLength(6);
    expect(compose.next.value).toEqual({ key: 'card', picks: [{ card: 'altar' }, { card: 'baths' }, { card: 'loom' }] });
    expect(compose.ready.value).toBeNull();
    expect(chips(compose)).toEqual([]);
  });

  it('narrows by each choice and is ready when one option is left', () => {
    const { compose } = start(cards);
    expect(compose.choose({ card: 'baths' })).toBe(true);
    expect(compose.next.value?.picks).toEqual([{ use: 'build' }, { use: 'discard' }]);
    compose.choose({ use: 'build' });
    expect(compose.next.value?.key).toBe('pay');
    compose.choose({ pay: { bank: 0, right: 2, left: 0 } }); // whatever the order of the keys
    expect(compose.ready.value?.move).toBe('build Baths 2>');
    expect(compose.next.value).toBeNull();
  });

  it('fills steps with one answer by itself and marks them', () => {
    const { compose } = start(cards);
    compose.choose({ card: 'loom' });
    expect(chips(compose)).toEqual(['"loom"', '~"discard"']);
    expect(compose.ready.value?.move).toBe('discard Loom');
  });

  it('takes picks in any order', () => {
    const { compose } = start(cards);
    compose.choose({ use: 'build' });
    expect(compose.legal('card')).toEqual([{ card: 'altar' }, { card: 'baths' }]);
    expect(compose.has({ card: 'loom' })).toBe(false);
    expect(compose.offers({ card: 'loom' })).toBe(true);
    compose.choose({ card: 'altar' });
    expect(chips(compose)).toEqual(['"altar"', '"build"', `~${JSON.stringify(free)}`]);
    expect(compose.ready.value?.move).toBe('build Altar');
  });

  it('keeps what still fits when something else is chosen, and drops the rest', () => {
    const { compose } = start(cards);
    compose.choose({ card: 'altar' });
    compose.choose({ use: 'discard' });
    compose.choose({ card: 'baths' });
    expect(compose.ready.value?.move).toBe('discard Baths');
    compose.choose({ use: 'build' });
    compose.choose({ card: 'loom' }); // cannot be built: "build" goes
    expect(compose.ready.value?.move).toBe('discard Loom');
  });

  it('refuses a pick that no option has, and changes nothing', () => {
    const { compose } = start(cards);
    compose.choose({ card: 'altar' });
    expect(compose.choose({ card: 'palace' })).toBe(false);
    expect(chips(compose)).toEqual(['"altar"']);
  });

  it('drops a chip and those after it', () => {
    const { compose } = start(cards);
    compose.choose({ card: 'baths' });
    compose.choose({ use: 'build' });
    compose.choose({ pay: { left: 2, right: 0, bank: 0 } });
    compose.drop(1);
    expect(chips(compose)).toEqual(['"baths"']);
    compose.drop(0);
    expect(compose.candidates.value).toHaveLength(6);
  });

  it('takes back with a choice what followed from it', () => {
    const { compose } = start([option('step ur', { area: 'ur' }, { rams: 0 }), option('step mari', { area: 'mari' }, { rams: 0 })]);
    compose.take(compose.candidates.value[0] as Option);
    expect(compose.ready.value?.move).toBe('step ur');
    compose.back();
    expect(compose.ready.value).toBeNull();
    expect(compose.touched.value).toBe(false);
  });

  it('goes back one choice at a time', () => {
    const { compose } = start(cards);
    compose.choose({ card: 'baths' });
    compose.choose({ use: 'build' });
    expect(compose.back()).toBe(true);
    expect(chips(compose)).toEqual(['"baths"']);
    expect(compose.back()).toBe(true);
    expect(compose.back()).toBe(false);
  });

  it('takes a whole option, also one whose picks are part of another', () => {
    const { compose } = start([option('pass'), option('king C2', { leader: 'king' }, { cell: 'C2' }), option('king C2 loudly', { leader: 'king' }, { cell: 'C2' }, { loud: true })]);
    compose.take(compose.candidates.value[0] as Option);
    expect(compose.ready.value?.move).toBe('pass');
    compose.take((compose.decision.value as Decision).options[1] as Option);
    expect(compose.ready.value?.move).toBe('king C2');
    compose.drop(0);
    expect(compose.ready.value).toBeNull();
  });

  it('offers the way to stop as a pick of its own', () => {
    const { compose } = start([option('pass'), option('king C2', { leader: 'king' })]);
    expect(compose.next.value?.picks).toEqual([{ move: 'pass' }, { leader: 'king' }]);
    compose.choose({ move: 'pass' });
    expect(compose.ready.value?.move).toBe('pass');
  });

  it('counts equal picks of one option', () => {
    const { compose } = start([
      option('one', { tile: 'red' }),
      option('two', { tile: 'red' }, { tile: 'red' }),
    ]);
    compose.choose({ tile: 'red' });
    expect(compose.candidates.value).toHaveLength(2);
    compose.choose({ tile: 'red' });
    expect(compose.ready.value?.move).toBe('two');
  });

  it('toggles', () => {
    const { compose } = start(cards);
    compose.toggle({ card: 'altar' });
    expect(compose.isChosen({ card: 'altar' })).toBe(true);
    compose.toggle({ card: 'altar' });
    expect(compose.isChosen({ card: 'altar' })).toBe(false);
  });

  it('is ready at once when there is only one option', () => {
    const { compose } = start([option('end turn', { action: 'end_turn' })]);
    expect(compose.ready.value?.move).toBe('end turn');
    expect(chips(compose)).toEqual(['~"end_turn"']);
  });

  it('forgets the choice with the question, but not with its language', () => {
    const { asked, compose } = start(cards);
    compose.choose({ card: 'baths' });
    asked.value = { ...decision(cards.map((one) => ({ ...one, text: `cs ${one.text}` }))), prompt: 'Co?' };
    expect(chips(compose)).toEqual(['"baths"']);
    asked.value = decision(cards, 'seventh_card');
    expect(chips(compose)).toEqual([]);
    compose.choose({ card: 'baths' });
    asked.value = null;
    expect(compose.candidates.value).toEqual([]);
    expect(compose.choose({ card: 'baths' })).toBe(false);
  });

  it('forgets the choice when the same question is asked anew', () => {
    const asking = signal(1);
    const compose = composeMove(signal<Decision | null>(decision(cards)), asking);
    compose.choose({ card: 'loom' });
    expect(compose.ready.value?.move).toBe('discard Loom');
    asking.value++;
    expect(chips(compose)).toEqual([]);
    expect(compose.choose({ card: 'loom' })).toBe(true);
    expect(compose.ready.value?.move).toBe('discard Loom');
  });

  it('writes the same pick in the same way', () => {
    expect(pickId({ pay: { left: 1, right: 2 } })).toBe(pickId({ pay: { right: 2, left: 1 } }));
    expect(pickId({ cell: 'A1' })).not.toBe(pickId({ cell: 'A2' }));
  });
});
