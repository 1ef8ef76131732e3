import { describe, expect, it } from 'vitest';
import { routeOf } from './router';

describe('router', () => {
  it('knows every screen', () => {
    expect(routeOf('/')).toEqual({ screen: 'home' });
    expect(routeOf('/new')).toEqual({ screen: 'setup', game: '' });
    expect(routeOf('/new/board-game/')).toEqual({ screen: 'setup', game: 'board-game' });
    expect(routeOf('/t/abcd2345')).toEqual({ screen: 'table', table: 'abcd2345', replay: false });
    expect(routeOf('/t/abcd2345/replay')).toEqual({ screen: 'table', table: 'abcd2345', replay: true });
    expect(routeOf('/local/a-b_9')).toEqual({ screen: 'local', table: 'a-b_9', replay: false });
    expect(routeOf('/rules/backgammon')).toEqual({ screen: 'rules', game: 'backgammon' });
    expect(routeOf('/verify')).toEqual({ screen: 'verify', table: '' });
    expect(routeOf('/verify/abcd2345')).toEqual({ screen: 'verify', table: 'abcd2345' });
    expect(['/games', '/settings', '/account'].map((path) => routeOf(path).screen)).toEqual(['mine', 'settings', 'account']);
  });
  it('says so where there is none', () => {
    for (const path of ['/x', '/t', '/t/ABC', '/t/abcd2345/x', '/t/abcd2345/replay/1', '/games/1', '/new/<b>', '/verify/..', '/settings/a', '/local/a b'])
      expect(routeOf(path), path).toEqual({ screen: 'unknown' });
  });
});
