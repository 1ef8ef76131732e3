// A table in this browser as one tab knows it: what is saved, the engine that holds it, and those who listen. Who sits where, who has to decide and
// what is refused is the engine's to say (table/seated_table.h). Whatever happens is stored before it is told, as on the server.
import { signal } from '@preact/signals';
import { addWords, t } from '../app/i18n';
import { sameAct, type Act, type Done } from '../engine/acts';
import type { Room } from '../engine/module.mjs';
import type { RemoteEngine } from '../engine/remote';
import type { SavedTable } from '../engine/store';
import type { Answer, Lang, Question, Refused } from '../protocol/messages';
import type { About, Change, News } from '../protocol/server';
import type { LinkState } from './host';
import type { Channel, LocalSurroundings } from './local_surroundings';

const SPECTATOR = 255;

export const failed = (what: string): Answer => ({ type: 'error', where: 'table', what });
export const refused = (key: string): Refused => ({ type: 'refused', rule: '', why: t(key), pieces: [] });
export const seatOf = (saved: SavedTable): number => saved.you ?? SPECTATOR;

export class LocalTable {
  readonly about = signal<About | null>(null);
  readonly link = signal<LinkState>({ state: 'connecting' });
  closed = false;
  lang: Lang;
  saved: SavedTable | null = null;
  room: Room | null = null; // as it was told last

  private readonly id: string;
  private readonly around: LocalSurroundings;
  private readonly channel: Channel | null;
  private readonly words = addWords('web_local');
  private readonly listeners = new Set<(news: News) => void>();
  private engine: RemoteEngine | null = null;
  private last: News | null = null;

  constructor(id: string, lang: Lang, around: LocalSurroundings, channel: Channel | null) {
    this.id = id;
    this.lang = lang;
    this.around = around;
    this.channel = channel;
  }

  // Reads what is saved, and does in the engine what is new there.
  async open(): Promise<void> {
    await this.words;
    const saved = await this.around.store.read(this.id);
    if (this.closed) return;
    if (!saved) {
      this.link.value = { state: 'lost', why: 'gone' };
      return;
    }
    this.engine ??= this.around.start(saved.game);
    try {
      const loaded = await this.engine.load(this.id, saved.setup, saved.acts);
      if (!loaded.ok) throw new Error(loaded.what);
      const room = await this.engine.room();
      if (room.type !== 'room' || room.rules !== saved.rules) throw new Error(`saved under the rules ${saved.rules}`);
    } catch (problem) {
      console.warn(`table ${this.id}: ${String(problem)}`);
      this.around.tell('web.local.unreadable');
      this.link.value = { state: 'lost', why: 'newer' };
      return;
    }
    this.saved = saved;
    this.link.value = { state: 'local' };
    await this.publish();
  }

  // After a fault of the engine: a fresh one with the same table.
  async mend(): Promise<void> {
    if (this.closed || !this.saved) return;
    this.around.tell('web.local.engine_failed');
    await this.open();
  }

  // Another tab played at this table: the engine plays it, too.
  async follow(acts: number): Promise<void> {
    const known = this.saved?.acts;
    if (!known || known.length >= acts) return;
    const saved = await this.around.store.read(this.id);
    if (saved && !this.closed && known.every((act, n) => sameAct(act, saved.acts[n]))) await this.open();
  }

  ask(message: Question): Promise<Answer> {
    if (!this.saved || !this.engine) return Promise.resolve(failed(t('web.local.not_open')));
    return this.engine.ask(seatOf(this.saved), { lang: this.lang, ...message });
  }

  // What the person wants.
  async change(wanted: Change): Promise<Answer> {
    if (!this.saved) return failed(t('web.local.not_open'));
    const act = actOf(wanted, seatOf(this.saved));
    if (!act) return refused('web.local.alone');
    return this.carryOut(act, (engine) => engine.change(act, this.lang, wanted.type === 'play' ? wanted.expect : undefined));
  }

  // What a computer player decided.
  play(seat: number, move: string): Promise<Answer> {
    const act: Act = ['play', seat, move];
    return this.carryOut(act, (engine) => engine.act(act, this.lang));
  }

  // Does it, stores it, and tells it, in this order.
  private async carryOut(act: Act, does: (engine: RemoteEngine) => Promise<Done>): Promise<Answer> {
    if (!this.saved || !this.engine) return failed(t('web.local.not_open'));
    const before = this.saved;
    const done = await does(this.engine);
    if (done.type !== 'acted') return done;
    const { moves, event, phase, pending } = done;
    const acts = [...before.acts, act];
    const next: SavedTable = { ...before, acts, moves, phase, yours: before.you !== null && pending.includes(before.you), changed: Date.now() };
    const written = await this.around.store.write(next, before.acts.length);
    if (written === 'stale') {
      await this.open(); // another tab went on
      return refused('web.local.other_tab');
    }
    if (written !== 'stored') this.around.tell(`web.local.${written}`);
    this.saved = next;
    this.channel?.postMessage({ id: this.id, acts: acts.length });
    await this.publish();
    return { type: 'done', act: acts.length, acts: acts.length, moves, event };
  }

  async keepReview(saved: SavedTable, review: SavedTable['review']): Promise<void> {
    if (!review || this.saved?.acts.length !== saved.acts.length) return;
    this.saved = { ...this.saved, review };
    await this.around.store.write(this.saved, saved.acts.length);
  }

  // Whoever comes late hears how it stands.
  onNews(listener: (news: News) => void): () => void {
    this.listeners.add(listener);
    if (this.last) listener(this.last);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.closed = true;
    this.engine?.close();
  }

  private async publish(): Promise<void> {
    if (!this.saved || !this.engine) return;
    const saved = this.saved;
    const since = this.last?.event ?? 0;
    const [room, fresh] = await Promise.all([this.engine.room(), this.engine.ask(seatOf(saved), { type: 'events', since, lang: this.lang })]);
    if (this.closed || room.type !== 'room' || fresh.type !== 'events') return;
    this.room = room;
    const about = aboutOf(saved, room);
    this.about.value = about;
    this.last = { type: 'news', about, moves: room.moves, event: fresh.event, pending: room.pending, events: fresh.events };
    for (const listener of this.listeners) listener(this.last);
  }
}

// Nothing: what only a table on the server knows.
function actOf(wanted: Change, seat: number): Act | null {
  switch (wanted.type) {
    case 'play': return ['play', seat, wanted.move];
    case 'undo': case 'leave': case 'come_back': return [wanted.type, seat];
    default: return null;
  }
}

const aboutOf = (saved: SavedTable, room: Room): About => ({
  table: saved.id,
  game: saved.game,
  rules: saved.rules,
  options: saved.setup.options,
  phase: room.phase,
  acts: saved.acts.length,
  seats: room.seats,
  clock: { kind: 'none' },
  wishes: [],
  time: Date.now(),
  you: saved.you ?? 'spectator',
  host: true,
  listed: false,
  commitment: saved.commitment,
});
