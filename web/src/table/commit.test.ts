import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import type { Decision } from '../protocol/messages';
import { commitAtOnce, commitMode, type CommitMode } from './commit';
import { composeMove } from './compose';
import type { TableModel } from './model';

const DECISION: Decision = { seat: 0, kind: 'pick_one', prompt: '', rule: '', options: [{ move: 'king F4', id: 1, text: '', picks: [{ cell: 'F4' }] }, { move: 'swap', id: 2, text: '', picks: [{ action: 'swap' }] }] };
const settle = () => new Promise((done) => setTimeout(done, 1));

// Swapping draws tiles: it cannot be tried out, and not be taken back.
function table(mode: CommitMode) {
  const compose = composeMove(signal<Decision | null>(DECISION));
  const played: string[] = [];
  const model = {
    compose,
    sending: signal(null),
    waiting: signal(null),
    preview: async (move: string) => (move === 'swap' ? null : { view: {}, events: [] }),
    confirm: async () => void played.push(compose.ready.value?.move ?? ''),
  } as unknown as TableModel;
  const stop = commitAtOnce(model, () => mode);
  return { compose, played, stop };
}

describe('a move that is put together', () => {
  it('waits for Confirm when the reader is careful', async () => {
    const { compose, played } = table('careful');
    compose.choose({ cell: 'F4' });
    await settle();
    expect(played).toEqual([]);
  });
  it('is played at once where it can be taken back', async () => {
    const { compose, played } = table('normal');
    compose.choose({ action: 'swap' });
    await settle();
    expect(played).toEqual([]);
    compose.choose({ cell: 'F4' });
    await settle();
    expect(played).toEqual(['king F4']);
  });
  it('is always played at once when the reader is fast, except for hints', async () => {
    const { compose, played } = table('fast');
    compose.take(DECISION.options[0]!, true);
    await settle();
    expect(played).toEqual([]);
    compose.choose({ action: 'swap' });
    await settle();
    expect(played).toEqual(['swap']);
  });
  it('is considered once: seen again after a look back it waits, chosen again it is played', async () => {
    const asked = signal<Decision | null>(DECISION);
    const compose = composeMove(asked);
    const played: string[] = [];
    const refusing = async () => void played.push(compose.ready.value?.move ?? '');
    commitAtOnce({ compose, sending: signal(null), waiting: signal(null), preview: async () => ({}), confirm: refusing } as unknown as TableModel, () => 'normal');
    compose.choose({ cell: 'F4' });
    await settle();
    asked.value = null;
    asked.value = DECISION;
    await settle();
    expect(compose.ready.value?.move).toBe('king F4');
    expect(played).toEqual(['king F4']);
    compose.choose({ cell: 'F4' });
    await settle();
    expect(played).toEqual(['king F4', 'king F4']);
  });
  it('waits for a second tap on a phone', () => {
    expect(commitMode('normal', true)).toBe('careful');
    expect(commitMode('normal', false)).toBe('normal');
    expect(commitMode('fast', true)).toBe('fast');
  });
  it('is not played by itself when nobody has chosen anything', async () => {
    const compose = composeMove(signal<Decision | null>({ ...DECISION, options: DECISION.options.slice(0, 1) }));
    const played: string[] = [];
    commitAtOnce({ compose, sending: signal(null), waiting: signal(null), preview: async () => ({}), confirm: async () => void played.push('x') } as unknown as TableModel, () => 'fast');
    await settle();
    expect(compose.ready.value?.move).toBe('king F4');
    expect(played).toEqual([]);
  });
});
