import { describe, expect, it } from 'vitest';
import { keeper, type Act } from './acts';
import type { EngineModule } from './module.mjs';

const setup = { options: {}, seed: 'fast:1', seats: [] };

// An engine that writes down what it is asked; a move "bad" is refused.
function fakeEngine() {
  const heard: string[] = [];
  const engine = {
    open: () => (heard.push('open'), { type: 'opened' }),
    act(act: Act) {
      heard.push(`${act[1]} ${act[2] ?? act[0]}`);
      return act[2] === 'bad' ? { type: 'refused', rule: '', why: 'no', pieces: [] } : { type: 'acted' };
    },
    change: ([type, seat]: Act) => (heard.push(`${seat} wants ${type}`), { type: 'acted' }),
  } as unknown as EngineModule;
  return { engine, heard };
}
const a: Act = ['play', 0, 'a'];
const b: Act = ['play', 1, 'b'];

describe('an engine is kept at a table', () => {
  it('plays only what is new', () => {
    const { engine, heard } = fakeEngine();
    const table = keeper(engine);
    expect(table.load('x', setup, [a], 'en').ok).toBe(true);
    expect(table.load('x', setup, [a, b], 'en').ok).toBe(true);
    table.change(['undo', 1], 'en');
    expect(table.load('x', setup, [a, b, ['undo', 1]], 'en').ok).toBe(true);
    expect(heard).toEqual(['open', '0 a', '1 b', '1 wants undo']);
  });

  it('begins again where another course was taken, or another table is wanted', () => {
    const { engine, heard } = fakeEngine();
    const table = keeper(engine);
    table.load('x', setup, [a, b], 'en');
    table.load('x', setup, [b], 'en');
    table.load('y', setup, [b], 'en');
    expect(heard).toEqual(['open', '0 a', '1 b', 'open', '1 b', 'open', '1 b']);
  });

  it('does not count a move that was refused', () => {
    const { engine, heard } = fakeEngine();
    const table = keeper(engine);
    table.load('x', setup, [a], 'en');
    table.act(['play', 1, 'bad'], 'en');
    table.load('x', setup, [a, b], 'en');
    expect(heard).toEqual(['open', '0 a', '1 bad', '1 b']);
  });

  it('says which act cannot be played, and holds no half of a table then', () => {
    const { engine, heard } = fakeEngine();
    const table = keeper(engine);
    expect(table.load('x', setup, [a, ['play', 1, 'bad']], 'en')).toEqual({ ok: false, what: 'act 2: no' });
    table.load('x', setup, [a], 'en');
    expect(heard).toEqual(['open', '0 a', '1 bad', 'open', '0 a']);
  });

  it('says who left and came back, too', () => {
    const { engine, heard } = fakeEngine();
    expect(keeper(engine).load('x', setup, [['leave', 0], a, ['come_back', 0]], 'en').ok).toBe(true);
    expect(heard).toEqual(['open', '0 leave', '0 a', '0 come_back']);
  });
});
