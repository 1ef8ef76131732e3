import { expect, test } from 'vitest';
import { bestReason } from './reasons';

test('the strongest reason for a move is told, never one against it', () => {
  const reasons = [{ text: 'points now', value: -1 }, { text: 'coins', value: 0.2 }, { text: 'production', value: 0.8 }];
  expect(bestReason({ reasons })?.text).toBe('production');
  expect(bestReason({ reasons: reasons.slice(0, 1) })).toBeUndefined();
});
