import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { composeMove } from '../../table/compose';
import type { Decision, Option, Pick } from '../../protocol/messages';
import { attempt, chosenCell, chosenPiece, lookedAt, markOf, marksAreShown, openSquares, targetOf } from './squares';

let ids = 0;
const option = (move: string, picks: Pick[], badge?: string): Option => ({ move, id: ids++, text: move, picks, ...(badge ? { badge } : {}) });
const tile = (colour: string, cell: string, badge?: string) => option(`${colour} ${cell}`, [{ action: 'tile' }, { tile: colour }, { cell }], badge);
const decision = (step: string, options: Option[]): Decision => ({ seat: 0, kind: 'place', step, prompt: '', rule: 'TE-5.1', options });
const turn = () =>
  composeMove(
    signal<Decision | null>(
      decision('action', [
        option('end turn', [{ action: 'end_turn' }]),
        tile('red', 'K7', 'point'),
        tile('red', 'K8'),
        tile('blue', 'L7', 'war'),
        option('king K7', [{ action: 'leader' }, { leader: 'king' }, { cell: 'K7' }], 'revolt'),
        option('king off', [{ action: 'leader' }, { leader: 'king' }, { cell: 'off' }]),
        option('catastrophe K7', [{ action: 'catastrophe' }, { cell: 'K7' }]),
      ]),
    ),
  );

describe('spaces that can be chosen', () => {
  it('are all of them while nothing is chosen, without marks', () => {
    const compose = turn();
    expect([...openSquares(compose).keys()]).toEqual(['K7', 'K8', 'L7']);
    expect(openSquares(compose).get('K7')).toHaveLength(3);
    expect(marksAreShown(compose)).toBe(false);
  });
  it('are those of the chosen piece', () => {
    const compose = turn();
    compose.choose({ tile: 'red' });
    expect(chosenPiece(compose)).toEqual({ kind: 'tile', colour: 'red' });
    expect([...openSquares(compose).keys()]).toEqual(['K7', 'K8']);
    expect(marksAreShown(compose)).toBe(true);
  });
  it('stay when one of them is chosen, so that another can be taken instead', () => {
    const compose = turn();
    compose.choose({ tile: 'red' });
    compose.choose({ cell: 'K8' });
    expect(chosenCell(compose)).toBe('K8');
    expect([...openSquares(compose).keys()]).toEqual(['K7', 'K8']);
    compose.choose({ cell: 'K7' });
    expect(compose.ready.value?.move).toBe('red K7');
  });
  it('do not hold the way off the board', () => {
    const compose = turn();
    compose.choose({ leader: 'king' });
    expect([...openSquares(compose).keys()]).toEqual(['K7']);
    compose.choose({ cell: 'off' });
    expect(chosenCell(compose)).toBeNull();
    expect(compose.ready.value?.move).toBe('king off');
  });
  it('have the mark that the engine gave', () => {
    const compose = turn();
    compose.choose({ tile: 'red' });
    expect(markOf(compose, openSquares(compose).get('K7'))).toBe('point');
    expect(markOf(compose, openSquares(compose).get('K8'))).toBe('plain');
    expect(markOf(compose, openSquares(compose).get('A1'))).toBeNull();
  });
});

describe('a monument', () => {
  const compose = composeMove(signal<Decision | null>(decision('monument', [
    option('monument black-red E4', [{ monument: 'black-red' }, { cell: 'E4' }]),
    option('monument red-blue E4', [{ monument: 'red-blue' }, { cell: 'E4' }]),
    option('decline', [{ decline: true }]),
  ])));
  it('is meant by any of its four spaces', () => {
    for (const cell of ['E4', 'F4', 'E5', 'F5']) expect(targetOf(compose, openSquares(compose), cell)).toBe('E4');
    expect(targetOf(compose, openSquares(compose), 'G5')).toBeNull();
  });
  it('stands on the only square as soon as it is chosen', () => {
    compose.choose({ monument: 'red-blue' });
    expect(chosenCell(compose)).toBe('E4');
    expect(compose.ready.value?.move).toBe('monument red-blue E4');
  });
});

describe('the notation of an attempt', () => {
  it('is that of the chosen piece', () => {
    const compose = turn();
    expect(attempt(compose, 'A1')).toBeNull();
    compose.choose({ tile: 'red' });
    expect(attempt(compose, 'A1')).toBe('red A1');
    compose.choose({ leader: 'king' });
    expect(attempt(compose, 'A1')).toBe('king A1');
    compose.choose({ action: 'catastrophe' });
    expect(attempt(compose, 'A1')).toBe('catastrophe A1');
  });
});

describe('what is looked at', () => {
  it('is the space pointed at, else the chosen one', () => {
    const compose = turn();
    expect(lookedAt(compose, 'K7')).toBeNull(); // nobody knows yet with which piece
    compose.choose({ tile: 'red' });
    expect(lookedAt(compose, 'K7')?.move).toBe('red K7');
    expect(lookedAt(compose, 'A1')).toBeNull();
    compose.choose({ cell: 'K8' });
    expect(lookedAt(compose, 'A1')?.move).toBe('red K8');
    expect(lookedAt(compose, 'K7')?.move).toBe('red K7');
  });
});
