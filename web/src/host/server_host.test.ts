import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverHost, type SocketLike, type Surroundings } from './server_host';

const ABOUT = { table: 'abcd2345', game: 'chess', seats: [] };
const news = (event: number) => JSON.stringify({ type: 'news', about: ABOUT, moves: 0, event, pending: [], events: [] });

function line(exists: boolean | null | { readonly shut: string } = true, strangers = false) {
  const sockets: (SocketLike & { readonly sent: any[] })[] = [];
  let id = 0;
  const meetings: { readonly anew: boolean; readonly done: () => void }[] = [];
  const around: Surroundings = {
    introduce: (anew) => (anew || strangers ? new Promise<void>((done) => meetings.push({ anew, done })) : Promise.resolve()),
    open() {
      const sent: any[] = [];
      const socket: SocketLike & { readonly sent: any[] } = { readyState: 0, onopen: null, onclose: null, onmessage: null, sent, send: (text) => void sent.push(JSON.parse(text)), close() {} };
      sockets.push(socket);
      return socket;
    },
    exists: async () => exists,
    newId: () => `cid-${++id}`,
  };
  const open = (n = sockets.length - 1) => {
    const socket = sockets[n]!;
    socket.readyState = 1;
    socket.onopen?.({});
    return socket;
  };
  const cut = (n = sockets.length - 1) => {
    const socket = sockets[n]!;
    socket.readyState = 3;
    socket.onclose?.({});
  };
  return { around, sockets, meetings, open, cut };
}

describe('a table on the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says after a break which event was the last, and sends what was not answered once more, as the same act', async () => {
    const { around, open, cut } = line();
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    const first = open();
    first.onmessage?.({ data: news(7) });
    const answer = host.act({ type: 'undo' });
    const sent = first.sent.find((message) => message.type === 'undo');
    expect(sent.cid).toBe('cid-1');
    cut();
    expect(host.link.value.state).toBe('connecting');
    await vi.advanceTimersByTimeAsync(1000);
    const second = open();
    expect(second.sent[0]).toMatchObject({ type: 'hello', since: 7 });
    expect(second.sent.find((message) => message.type === 'undo')).toMatchObject({ cid: 'cid-1', id: sent.id });
    second.onmessage?.({ data: JSON.stringify({ type: 'done', act: 1, acts: 1, moves: 0, event: 7, id: sent.id }) });
    expect(await answer).toMatchObject({ type: 'done' });
    host.close();
  });
  it('ends when the host has closed the table to it, and says why', async () => {
    const { around, sockets, open } = line({ shut: 'The host has banned you.' });
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    const first = open();
    first.onmessage?.({ data: news(7) });
    const answer = host.ask({ type: 'view' });
    first.onmessage?.({ data: JSON.stringify({ type: 'closed', why: 'The host has banned you.' }) });
    expect(await answer).toMatchObject({ type: 'error', what: 'The host has banned you.' });
    expect(host.link.value).toEqual({ state: 'lost', why: 'shut', said: 'The host has banned you.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    host.close();
  });
  it('connects again when it was closed to somebody who has another cookie now', async () => {
    const { around, sockets, open } = line(true);
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    const first = open();
    first.onmessage?.({ data: news(7) });
    first.onmessage?.({ data: JSON.stringify({ type: 'closed', why: 'Only invited people come in.' }) });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sockets).toHaveLength(2);
    open().onmessage?.({ data: news(7) });
    expect(host.link.value.state).toBe('live');
    host.close();
  });
  it('learns why the server opens no socket', async () => {
    const { around, sockets, cut } = line({ shut: 'Only invited people come in.' });
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    cut();
    await vi.advanceTimersByTimeAsync(0);
    expect(host.link.value).toEqual({ state: 'lost', why: 'shut', said: 'Only invited people come in.' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sockets).toHaveLength(1);
    host.close();
  });
  it('takes nothing odd for news or an answer', async () => {
    const { around, open } = line();
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    const heard: unknown[] = [];
    host.onNews((one) => heard.push(one));
    const socket = open();
    for (const data of ['', 'null', '[]', '7', '{"type":"news"}', '{"type":"news","about":{},"events":[],"event":1}', '{"type":"dance","id":99}', '{"id":{}}']) socket.onmessage?.({ data });
    expect(heard).toEqual([]);
    expect(host.about.value).toBeNull();
    socket.onmessage?.({ data: news(1) });
    expect(heard).toHaveLength(1);
    host.close();
  });
  it('takes from the news what they answer, until the line breaks', async () => {
    const { around, open, cut } = line();
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    const socket = open();
    expect(socket.sent[0]).toMatchObject({ type: 'hello', with: ['view', 'decision', 'standing'] });
    const tell = (event: number, answers: unknown) => socket.onmessage?.({ data: JSON.stringify({ ...JSON.parse(news(event)), answers }) });
    const questions = () => socket.sent.filter((message) => !['hello', 'ping'].includes(message.type));
    tell(1, [{ type: 'view', event: 1 }, { type: 'refused', why: 'No.' }]);
    tell(2, [{ type: 'view', event: 2 }]);
    expect(await host.ask({ type: 'view' })).toEqual({ type: 'view', event: 2 });
    expect(questions()).toEqual([]);
    void host.ask({ type: 'view', at: 1 });
    void host.ask({ type: 'standing' });
    expect(questions()).toMatchObject([{ type: 'view', at: 1 }, { type: 'standing' }]);
    tell(3, 7);
    void host.ask({ type: 'view' });
    expect(questions()).toHaveLength(3);
    tell(4, [{ type: 'view', event: 4 }]);
    cut();
    let late: unknown = null;
    void host.ask({ type: 'view' }).then((answer) => (late = answer));
    await vi.advanceTimersByTimeAsync(1);
    expect(late).toBeNull();
    host.close();
  });
  it('finds out that a table is gone, and says so to whoever waits', async () => {
    const { around, cut } = line(false);
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    const answer = host.ask({ type: 'view' });
    cut();
    await vi.advanceTimersByTimeAsync(10);
    expect(host.link.value).toEqual({ state: 'lost', why: 'gone' });
    expect(await answer).toMatchObject({ type: 'error', where: 'table' });
    host.close();
  });
  it('tells a server that does not answer from a table that is gone, and goes on trying', async () => {
    const { around, sockets, cut } = line(null);
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    cut();
    await vi.advanceTimersByTimeAsync(2000);
    expect(host.link.value).toEqual({ state: 'lost', why: 'offline' });
    expect(sockets.length).toBeGreaterThan(1);
    host.close();
  });
  it('opens its socket when the server knows who comes', async () => {
    const { around, sockets, meetings } = line(true, true);
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sockets).toHaveLength(0);
    meetings[0]!.done();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(1);
    host.close();
  });
  it('introduces itself and asks once more when the server does not know it, and gives up after that', async () => {
    const { around, sockets, meetings, open } = line();
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    const first = open();
    first.onmessage?.({ data: news(3) });
    const answer = host.act({ type: 'sit' });
    const sent = first.sent.find((message) => message.type === 'sit');
    const nobody = JSON.stringify({ type: 'refused', rule: '', why: 'Who?', pieces: [], nobody: true, id: sent.id });
    first.onmessage?.({ data: nobody });
    await vi.advanceTimersByTimeAsync(0);
    expect(meetings.map((one) => one.anew)).toEqual([true]);
    expect(sockets).toHaveLength(1);
    meetings[0]!.done();
    await vi.advanceTimersByTimeAsync(0);
    const second = open();
    expect(second.sent[0]).toMatchObject({ type: 'hello', since: 3 });
    expect(second.sent.find((message) => message.type === 'sit')).toMatchObject({ id: sent.id, cid: sent.cid });
    second.onmessage?.({ data: nobody });
    expect(await answer).toMatchObject({ type: 'refused', why: 'Who?' });
    expect(sockets).toHaveLength(2);
    host.close();
  });
  it('asks again when the server was busy', async () => {
    const { around, open } = line();
    const host = serverHost('abcd2345', 'en', around);
    await vi.advanceTimersByTimeAsync(0);
    const socket = open();
    socket.onmessage?.({ data: news(0) });
    void host.ask({ type: 'view' });
    const { id } = socket.sent.find((message) => message.type === 'view');
    socket.onmessage?.({ data: JSON.stringify({ type: 'busy', seconds: 2, id }) });
    await vi.advanceTimersByTimeAsync(2100);
    expect(socket.sent.filter((message) => message.type === 'view')).toHaveLength(2);
    host.close();
  });
});
