// A table on the server: one WebSocket, opened again after a break. `hello` says which event was the last, so nothing is
// missed and nothing comes twice; whatever was not answered is sent again, changes under the same cid, so nothing is
// done twice either (docs/server.md).
import { signal } from '@preact/signals';
import { queryOf } from '../app/invitation';
import { meetServer, metServer } from '../app/me';
import type { Answer, Lang, Question } from '../protocol/messages';
import type { About, Change, Enclosure, News } from '../protocol/server';
import type { Host, LinkState } from './host';

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;
const PING_EVERY = 10_000;
const ANSWER_WITHIN = 12_000; // a ping that takes longer: the line is dead
const ENCLOSED: readonly Enclosure[] = ['view', 'decision', 'standing']; // asked after all news, so the news answer them

interface Waiting {
  readonly message: Readonly<Record<string, unknown>>;
  readonly resolve: (answer: Answer) => void;
  again: boolean; // sent once more because the server did not know who sent it
}

export interface SocketLike {
  readyState: number;
  onopen: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  introduce(anew: boolean): Promise<unknown>; // until the server knows this browser; `anew`: it does not, whatever it said before
  open(table: string): SocketLike;
  exists(table: string, lang: Lang): Promise<boolean | null | { readonly shut: string }>; // null: nobody answers; `shut`: it is, but not for us
  newId(): string;
}

export const browserSurroundings: Surroundings = {
  introduce: (anew) => (anew ? meetServer() : metServer()),
  open(table) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    return new WebSocket(`${scheme}://${location.host}/api/tables/${table}/socket${queryOf(table)}`);
  },
  async exists(table, lang) {
    try {
      const answer = await fetch(`/api/tables/${table}${queryOf(table)}`, { headers: { 'Accept-Language': lang } });
      if (answer.status === 403) return { shut: String((await answer.json()).what ?? '') };
      return answer.ok ? true : answer.status === 404 ? false : null;
    } catch {
      return null;
    }
  },
  newId: () => crypto.randomUUID(),
};

// What a newer server may send under an old name is not taken for news.
const isNews = (message: any): message is News =>
  Array.isArray(message.events) && typeof message.event === 'number' && typeof message.about?.game === 'string' && Array.isArray(message.about.seats);

export function serverHost(table: string, firstLang: Lang, around: Surroundings = browserSurroundings): Host {
  const about = signal<About | null>(null);
  const link = signal<LinkState>({ state: 'connecting' });
  const listeners = new Set<(news: News) => void>();
  const waiting = new Map<number, Waiting>();
  let lang = firstLang;
  let socket: SocketLike | null = null;
  let lastEvent = 0;
  let enclosed: readonly Answer[] = []; // in the last news of this socket: true until the next ones
  let nextId = 1;
  let pause = FIRST_PAUSE;
  let attempts = 0; // to open a socket
  let closed = false;
  let reconnecting: ReturnType<typeof setTimeout> | undefined;
  let pinging: ReturnType<typeof setTimeout> | undefined;

  const isOpen = () => socket?.readyState === 1;

  function request(message: Readonly<Record<string, unknown>>): Promise<Answer> {
    if (closed) return Promise.resolve({ type: 'error', where: 'host', what: 'is closed' });
    return new Promise((resolve) => {
      const id = nextId++;
      const entry = { message: { ...message, id }, resolve, again: false };
      waiting.set(id, entry);
      if (isOpen()) transmit(entry);
    });
  }

  const answered = (message: Question): Answer | undefined =>
    Object.keys(message).length === 1 ? enclosed.find((answer) => answer.type === message.type) : undefined;

  const transmit = (entry: Waiting) => socket?.send(JSON.stringify({ lang, ...entry.message }));

  // A socket belongs to whoever its cookie names when it is opened, for as long as it is open.
  async function connect(anew = false) {
    clearTimeout(reconnecting);
    reconnecting = undefined;
    const mine = ++attempts;
    await around.introduce(anew);
    if (!closed && mine === attempts) open();
  }

  function open() {
    const mine = around.open(table);
    socket = mine;
    mine.onopen = () => {
      if (mine !== socket) return;
      mine.send(JSON.stringify({ type: 'hello', since: lastEvent, lang, with: ENCLOSED }));
      for (const entry of waiting.values()) transmit(entry);
      ping();
    };
    mine.onclose = () => {
      if (mine === socket) lost();
    };
    mine.onmessage = (frame) => {
      if (mine === socket) receive(String(frame.data));
    };
  }

  function lost() {
    clearTimeout(pinging);
    socket = null;
    enclosed = [];
    if (closed) return;
    if (link.value.state !== 'lost') link.value = { state: 'connecting' };
    const wait = pause * (0.7 + 0.6 * Math.random());
    pause = Math.min(pause * 2, LONGEST_PAUSE);
    reconnecting = setTimeout(() => void connect(), wait);
    if (wait > 1000 || about.value === null) void findOutWhy();
  }

  async function findOutWhy() {
    const exists = await around.exists(table, lang);
    if (closed || isOpen()) return;
    if (exists === false) {
      giveUp({ state: 'lost', why: 'gone' }, `There is no table ${table}.`);
    } else if (typeof exists === 'object' && exists !== null) {
      giveUp({ state: 'lost', why: 'shut', said: exists.shut }, exists.shut);
    } else if (exists === null) {
      link.value = { state: 'lost', why: 'offline' };
    }
  }

  // There is nothing to connect to again.
  function giveUp(why: LinkState, what: string) {
    clearTimeout(reconnecting);
    reconnecting = undefined;
    hangUp();
    link.value = why;
    for (const [id, entry] of waiting) {
      waiting.delete(id);
      entry.resolve({ type: 'error', where: 'table', what });
    }
  }

  function ping() {
    clearTimeout(pinging);
    const started = performance.now();
    const mine = socket;
    pinging = setTimeout(() => mine === socket && cut(), ANSWER_WITHIN);
    void request({ type: 'ping' }).then(() => {
      if (mine !== socket || closed) return;
      clearTimeout(pinging);
      if (link.value.state === 'live') link.value = { state: 'live', lag: Math.round(performance.now() - started) };
      pinging = setTimeout(ping, PING_EVERY);
    });
  }

  function cut() {
    hangUp();
    lost();
  }

  function hangUp() {
    clearTimeout(pinging);
    const old = socket;
    socket = null;
    enclosed = [];
    if (old) old.onclose = null;
    old?.close();
  }

  // This socket is nobody's: another one, by somebody, and the same once more.
  function introduceAgain(entry: Waiting) {
    entry.again = true;
    hangUp();
    void connect(true);
  }

  function receive(text: string) {
    let message: any;
    try {
      message = JSON.parse(text);
    } catch {
      return; // not one of our frames; the next ping finds out whether the line is good for anything
    }
    if (message?.type === 'news') {
      if (isNews(message)) hear(message);
      return;
    }
    if (message?.type === 'closed') {
      cut(); // who has logged in meanwhile may come in by another cookie; everybody else is told why not
      return void findOutWhy();
    }
    if (message?.type === 'restart') {
      pause = FIRST_PAUSE;
      return;
    }
    const entry = typeof message?.id === 'number' ? waiting.get(message.id) : undefined;
    if (!entry) return;
    if (message.type === 'busy') {
      setTimeout(() => isOpen() && waiting.has(message.id) && transmit(entry), 1000 * (Number(message.seconds) || 1));
      return;
    }
    if (message.nobody === true && !entry.again) return introduceAgain(entry);
    waiting.delete(message.id);
    entry.resolve(message as Answer);
  }

  function hear(news: News) {
    pause = FIRST_PAUSE;
    about.value = news.about;
    lastEvent = news.event;
    enclosed = Array.isArray(news.answers) ? news.answers : [];
    if (link.value.state !== 'live') link.value = { state: 'live' };
    for (const listener of listeners) listener(news);
  }

  const retryNow = () => {
    if (closed || isOpen() || (link.value.state === 'lost' && (link.value.why === 'gone' || link.value.why === 'shut'))) return;
    pause = FIRST_PAUSE;
    if (reconnecting !== undefined) void connect();
  };
  globalThis.addEventListener?.('online', retryNow);
  globalThis.document?.addEventListener('visibilitychange', retryNow);

  void connect();
  return {
    about,
    link,
    ask(message: Question) {
      const known = answered(message);
      return known ? Promise.resolve(known) : request({ ...message });
    },
    act: (message: Change) => request({ ...message, cid: around.newId() }),
    onNews(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    speak(wanted) {
      if (wanted === lang) return;
      lang = wanted;
      if (socket) cut(); // a socket speaks one language; `hello` of the next one says the new one
    },
    close() {
      closed = true;
      clearTimeout(reconnecting);
      clearTimeout(pinging);
      globalThis.removeEventListener?.('online', retryNow);
      globalThis.document?.removeEventListener('visibilitychange', retryNow);
      const old = socket;
      socket = null;
      old?.close();
      for (const entry of waiting.values()) entry.resolve({ type: 'error', where: 'host', what: 'is closed' });
      waiting.clear();
    },
  };
}
