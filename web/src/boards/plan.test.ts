import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Decision } from '../protocol/messages';
import { composeMove } from '../table/compose';
import { begin, forget, goOn, plan } from './plan';
import type { BoardProps } from './board';

const asking = (step: string, ...moves: string[]): Decision => ({ seat: 0, kind: 'path', step, prompt: '', rule: '', options: moves.map((move, id) => ({ move, id, text: move, picks: [{ move }] })) });

function table(first: Decision) {
  const decision = signal<Decision | null>(first);
  const compose = composeMove(decision);
  const played: string[] = [];
  const props = { compose, lang: 'en', table: { confirm: () => void played.push(compose.ready.value?.move ?? '') } } as unknown as BoardProps;
  const ask = (next: Decision | null) => {
    decision.value = next;
    goOn(props);
  };
  return { props, compose, played, ask };
}

describe('a plan', () => {
  beforeEach(forget);

  it('plays its moves as they are asked for', () => {
    const { props, compose, played, ask } = table(asking('step', 'step north', 'done'));
    begin(props, ['step north', 'step east', 'step east'], 'step', 'c1');
    expect(compose.ready.value?.move).toBe('step north');
    goOn(props);
    expect(played).toEqual([]); // it may wait for Confirm
    ask(null); // the others are asked
    ask(asking('step', 'step east', 'done'));
    ask(asking('step', 'step east', 'done'));
    expect(played).toEqual(['step east', 'step east']);
    ask(asking('step', 'step east', 'done'));
    expect(plan.value).toBeNull();
    expect(played.length).toBe(2);
  });
  it('ends where something else is asked', () => {
    const { props, played, ask } = table(asking('step', 'step north'));
    begin(props, ['step north', 'step east'], 'step');
    ask(asking('respond', 'pass', 'step east'));
    expect(played).toEqual([]);
    expect(plan.value).toBeNull();
  });
  it('ends where a move is not offered', () => {
    const { props, played, ask } = table(asking('step', 'step north'));
    begin(props, ['step north', 'step east'], 'step');
    ask(asking('step', 'step west', 'done'));
    expect(played).toEqual([]);
    expect(plan.value).toBeNull();
  });
  it('ends when another move is chosen, and when the first one is dropped', () => {
    const { props, compose } = table(asking('step', 'step north', 'done'));
    begin(props, ['step north', 'step east'], 'step');
    compose.choose({ move: 'done' });
    goOn(props);
    expect(plan.value).toBeNull();
    begin(props, ['step north', 'step east'], 'step');
    compose.clear();
    goOn(props);
    expect(plan.value).toBeNull();
  });
  it('does not begin with what is not offered', () => {
    const { props, compose } = table(asking('step', 'done'));
    begin(props, ['step north'], 'step');
    expect(plan.value).toBeNull();
    expect(compose.touched.value).toBe(false);
  });
});
