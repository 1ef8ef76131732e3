// This browser's hand in the deal of a server's table (docs/fairness.md): it promises a share as soon as the person has a seat, keeps what was
// promised by all, shows the share when nothing can change any more, and remembers who was left out.
import { effect } from '@preact/signals';
import { keepDeal, keptDeal, newShare, promiseOfShare, shareIn } from '../app/shares';
import type { About, Change, Deal } from '../protocol/server';
import type { Host } from './host';

// The share for a table whose seat this browser is about to take.
export function shareFor(table: string): string {
  const { share = newShare() } = keptDeal(table);
  keepDeal(table, { share });
  return share;
}

// The message by which somebody sits down, with the promise of a share: the last seat that is taken fixes everything.
export function sitting(about: About | null, seat?: number): Change {
  const promise = about?.deal && promiseOfShare(shareFor(about.table));
  return { type: 'sit', ...(seat === undefined ? {} : { seat }), ...(promise ? { promise } : {}) };
}

export function handInDeal(host: Host): () => void {
  let promised = false; // once for each seat that is taken
  let shown = false;

  function promise(about: About, deal: Deal) {
    const mine = shareIn(about, deal);
    if (mine?.ours !== '') promised = false;
    if (mine?.ours !== '' || promised) return;
    promised = true;
    void host.act({ type: 'promise', promise: promiseOfShare(shareFor(about.table)) });
  }

  // Terms that are not about this table get no share: then we are left out, and see it.
  function show(about: About, deal: Deal) {
    const mine = shareIn(about, deal);
    const { share } = keptDeal(about.table);
    if (shown || !mine || !share || promiseOfShare(share) !== mine.ours) return;
    shown = true;
    keepDeal(about.table, { promise: deal.promise });
    void host.act({ type: 'share', share });
  }

  // What is heard of only when the game is over proves nothing.
  function keep(about: About, deal: Deal) {
    if (about.phase === 'over') return;
    const kept = keptDeal(about.table);
    if (!kept.promise || !kept.shown) keepDeal(about.table, { promise: kept.promise ?? deal.promise, shown: deal.shown });
  }

  return effect(() => {
    const about = host.about.value;
    const deal = about?.deal;
    if (!about || !deal) return;
    if (deal.stage === 'dealt') keep(about, deal);
    else if (deal.stage === 'showing') show(about, deal);
    else promise(about, deal);
  });
}
