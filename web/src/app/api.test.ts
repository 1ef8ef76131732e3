import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answer = (status: number, body: unknown) => ({ ok: status < 300, status, json: async () => body }) as Response;
let waiting: { readonly path: string; readonly done: (answer: Response) => void; readonly fail: () => void }[] = [];
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  waiting = [];
  vi.resetModules();
  vi.stubGlobal('fetch', (path: string) => new Promise<Response>((done, fail) => waiting.push({ path, done, fail: () => fail(new Error('no network')) })));
});
afterEach(() => vi.unstubAllGlobals());
const paths = () => waiting.map((one) => one.path);

test('a newcomer is one person: the second request waits until the first was answered', async () => {
  const { api } = await import('./api');
  const [who, made] = [api.get('/api/me'), api.post('/api/tables', {})];
  await settle();
  expect(paths()).toEqual(['/api/me']);
  waiting[0]!.done(answer(200, { name: 'Guest' }));
  expect(await who).toEqual({ ok: true, value: { name: 'Guest' } });
  await settle();
  expect(paths()).toEqual(['/api/me', '/api/tables']);
  waiting[1]!.done(answer(200, {}));
  await made;
  void api.get('/api/games');
  void api.get('/api/me/tables');
  await settle();
  expect(paths().slice(2)).toEqual(['/api/games', '/api/me/tables']);
});

test('the list of games waits for nobody', async () => {
  const { api } = await import('./api');
  void api.get('/api/me');
  void api.get('/api/games');
  await settle();
  expect(paths().sort()).toEqual(['/api/games', '/api/me']);
});

test('a first request that fails does not hold up the others', async () => {
  const { api } = await import('./api');
  const [who, tables] = [api.get('/api/me'), api.get('/api/tables')];
  await settle();
  waiting[0]!.fail();
  expect(await who).toMatchObject({ ok: false, status: 0 });
  await settle();
  waiting[1]!.done(answer(200, []));
  expect(await tables).toEqual({ ok: true, value: [] });
});
