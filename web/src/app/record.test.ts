import { describe, expect, it } from 'vitest';
import { recordHead } from './record';

const RECORD = `# saved today
ziggurat-replay 1
game chess
rules ch-1
options {"players":3}
commitment sha256:9e03
seed fast:42\r
seat 0 human Anna <b>
seat 1 greedy
1. 0: build Glassworks {179caee2}
2. 1: build Loom {d24d6986}
end 2 8e097f9190ca6cae
`;

describe('the head of a record', () => {
  it('says what it is about', () => {
    expect(recordHead(RECORD)).toEqual({
      game: 'chess', rules: 'ch-1', commitment: 'sha256:9e03', seed: 'fast:42',
      seats: [{ kind: 'human', name: 'Anna <b>' }, { kind: 'greedy', name: '' }], moves: 2,
    });
  });
  it('is not seen in other texts', () => {
    for (const text of ['', 'hello', '{"ziggurat-replay": 1}', '<html>', 'game x\nziggurat-replay 1']) expect(recordHead(text)).toBeNull();
  });
});
