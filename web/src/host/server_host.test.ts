import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverHost, type SocketLike, type Surroundings } from './server_host';

const ABOUT = { table: 'abcd2345', game: 'seven-wonders', seats: [] };
const news = (event: number) => JSON.stringify({ type: 'news', about: ABOUT, moves: 0, event, pending: [], events: [] });

function line(exists: boolean | null = true) {
  const sockets: (SocketLike & { readonly sent: any[] })[] = [];
  let id = 0;
  const around: Surroundings = {
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
  return { around, sockets, open, cut };
}

describe('a table on the server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says after a break which event was the last, and sends what was not answered once more, as the same act', async () => {
    const { around, open, cut } = line();
    const host = serverHost('abcd2345', 'en', around);
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
  it('takes nothing odd for news or an answer', () => {
    const { around, open } = line();
    const host = serverHost('abcd2345', 'en', around);
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
  it('finds out that a table is gone, and says so to whoever waits', async () => {
    const { around, cut } = line(false);
    const host = serverHost('abcd2345', 'en', around);
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
    cut();
    await vi.advanceTimersByTimeAsync(2000);
    expect(host.link.value).toEqual({ state: 'lost', why: 'offline' });
    expect(sockets.length).toBeGreaterThan(1);
    host.close();
  });
  it('asks again when the server was busy', async () => {
    const { around, open } = line();
    const host = serverHost('abcd2345', 'en', around);
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
