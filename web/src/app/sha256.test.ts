import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256';

it('is the same as that of Node, for texts of every length around a block', () => {
  const text = 'Příliš žluťoučký kůň – zażółć gęślą jaźń – abcdefghijklmnopqrstuvwxyz '.repeat(4);
  for (let length = 0; length <= text.length; length++) {
    const part = text.slice(0, length);
    expect(sha256(part)).toBe(createHash('sha256').update(part).digest('hex'));
  }
});
