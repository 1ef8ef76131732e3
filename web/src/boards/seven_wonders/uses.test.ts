import { describe, expect, it } from 'vitest';
import type { CardDecision, CardOption, Outlook, Payment } from './types';
import { cardsAsked, hasDecline, missing } from './uses';

const outlook = (options: number[], paid: number, units: Outlook['units'] = []): Outlook => ({
  options,
  coins: { now: 9, paid, gained: 0, after: 9 - paid },
  points: { now: 0, after: 1, by: {} },
  units,
});

const option = (card: string, use: 'build' | 'discard' | 'olympia' | 'stage', pay: Payment | null, badge?: CardOption['badge'], id = 0): CardOption => ({
  move: `${use} ${card} ${pay ? `${pay.left}/${pay.right}` : ''}`,
  id,
  text: '',
  picks: [{ card }, { use }, ...(pay ? [{ pay }] : [])],
  ...(badge ? { badge } : {}),
});

const decision = (options: CardOption[], outlooks: Outlook[], unavailable: CardDecision['unavailable'] = []): CardDecision => ({
  seat: 0, city: 0, kind: 'sealed', step: 'card', prompt: '', rule: '', options, outlooks, unavailable,
});

describe('the cards that are asked about', () => {
  it('have the cheapest payment first, and the more even one of two that cost the same', () => {
    const asked = decision(
      [
        option('palace', 'build', { left: 6, right: 0, bank: 0 }, 'trade', 0),
        option('palace', 'build', { left: 4, right: 2, bank: 0 }, 'trade', 1),
        option('palace', 'build', { left: 1, right: 5, bank: 0 }, 'trade', 2),
        option('palace', 'build', { left: 1, right: 4, bank: 0 }, 'trade', 3),
      ],
      [outlook([0, 1, 2], 6), outlook([3], 5)],
    );
    const [palace] = cardsAsked(asked, ['palace']);
    expect(palace?.uses.build?.ways.map((way) => way.option.id)).toEqual([3, 1, 2, 0]);
    expect(palace?.badge).toEqual({ kind: 'trade', coins: 5, left: 1, right: 4, bank: 0 });
  });

  it('wear one badge: chain, coins, own goods, free, the right of Olympia, or blocked with its reason', () => {
    const why = { card: 'walls', use: 'build', rule: '7W-3.3', why: 'short', reason: 'resources' } as const;
    const asked = decision(
      [
        option('library', 'build', null, 'chain'),
        option('sawmill', 'build', { left: 0, right: 0, bank: 1 }, 'coins'),
        option('stables', 'build', { left: 0, right: 0, bank: 0 }, 'free'),
        option('altar', 'build', { left: 0, right: 0, bank: 0 }, 'free'),
        option('pantheon', 'olympia', null, 'right'),
        option('walls', 'discard', null),
      ],
      [outlook([0, 3, 4, 5], 0), outlook([1], 1), outlook([2], 0, [{ resource: 'clay', from: 'own' }])],
      [why],
    );
    const badges = cardsAsked(asked, ['library', 'sawmill', 'stables', 'altar', 'pantheon', 'walls']).map((card) => card.badge);
    expect(badges).toEqual([{ kind: 'chain' }, { kind: 'coins', coins: 1 }, { kind: 'own' }, { kind: 'free' }, { kind: 'right' }, { kind: 'blocked', why }]);
  });

  it('are shown once for equal cards, with their number', () => {
    const asked = decision([option('altar', 'discard', null)], [outlook([0], 0)]);
    expect(cardsAsked(asked, ['altar', 'altar']).map((card) => [card.id, card.copies])).toEqual([['altar', 2]]);
  });

  it('say why no stage is possible, though the reason is told once for all cards', () => {
    const why = { use: 'stage', rule: '7W-7.5', why: 'complete', reason: 'wonder_complete' } as const;
    const asked = decision([option('altar', 'discard', null)], [outlook([0], 0)], [why]);
    const [altar] = cardsAsked(asked, ['altar']);
    expect(altar?.uses.stage).toEqual({ use: 'stage', ways: [], why });
    expect(altar?.usable).toBe(true);
  });
});

it('what nobody produces is counted by resource', () => {
  const units = [{ resource: 'stone', from: 'left', price: 2 }, { resource: 'stone', from: 'nobody' }, { resource: 'stone', from: 'nobody' }, { resource: 'glass', from: 'nobody' }] as const;
  expect(missing({ use: 'build', rule: '', why: '', reason: 'resources', units })).toEqual([{ resource: 'stone', count: 2 }, { resource: 'glass', count: 1 }]);
});

it('declining is found by its use', () => {
  expect(hasDecline(decision([{ move: 'decline', id: 1, text: '', picks: [{ use: 'decline' }] }], []))).toBe(true);
  expect(hasDecline(decision([], []))).toBe(false);
});
