import { describe, expect, it } from 'vitest';
import { tableCode } from './table_code';

describe('the code of a table', () => {
  it('is found in what people paste', () => {
    expect(tableCode('abcd2345')).toBe('abcd2345');
    expect(tableCode('  ABCD2345 ')).toBe('abcd2345');
    expect(tableCode('http://localhost:8080/t/abcd2345')).toBe('abcd2345');
    expect(tableCode('Come! https://x.example/t/abcd2345/replay#4, please')).toBe('abcd2345');
  });
  it('is not made up', () => {
    for (const text of ['', 'abc', 'abcd23456', '/t/abcd23456', 'abcd 2345', '<b>abcd']) expect(tableCode(text)).toBeNull();
  });
});
