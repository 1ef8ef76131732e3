// Below the board: the hand and what to do with a card of it; the sealed choice while others think; the points at the end.
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from './props';
import { Hand } from './Hand';
import { Scores } from './Scores';
import { Sealed } from './Sealed';
import { UsePanel, USE_KEY } from './UsePanel';
import { chooseCard, chooseUse, contextOf, type Ctx } from './context';
import { confirmOnEnter } from './roving';
import { useSize } from './size';

export function OwnArea(props: BoardProps) {
  const { ref, width } = useSize<HTMLDivElement>();
  const ctx = contextOf(props, null);
  useCardKeys(ctx);
  if (ctx.view.step === 'boards') return null;
  return (
    <div class={`sw-own ${props.phone || width < 700 ? 'narrow' : 'wide'}`} ref={ref} style={{ '--own-h': `${ownHeight(window.innerHeight)}px` }}>
      <Below ctx={ctx} width={width} />
    </div>
  );
}

function Below({ ctx, width }: { readonly ctx: Ctx; readonly width: number }) {
  if (ctx.view.step === 'over') return <section class="sw-final"><Scores ctx={ctx} /></section>;
  if (!ctx.decision) return <Sealed ctx={ctx} />;
  return (
    <section class="sw-hand" aria-label={ctx.w('hand')} onKeyDown={(event) => onUseKey(event, ctx)} style={{ '--card-w': `${cardWidth(ctx.cards.length, width, window.innerHeight)}px` }}>
      <Hand ctx={ctx} />
      <UsePanel ctx={ctx} />
    </section>
  );
}

const USES_WIDTH = 400;
const GAP = 9;
const widest = (windowHeight: number): number => Math.min(168, Math.round(windowHeight * 0.155));

// As wide as the uses beside them and the height of the window allow, within reason; beyond that the row scrolls.
export function cardWidth(cards: number, width: number, windowHeight: number): number {
  if (width < 700) return 122;
  const fitting = Math.floor((width - USES_WIDTH - 40) / Math.max(1, cards)) - GAP;
  return Math.max(108, Math.min(fitting, widest(windowHeight)));
}

// The same whatever is asked, so that the board above does not jump: a card, its badge, and the room around them.
export const ownHeight = (windowHeight: number): number => Math.round(widest(windowHeight) * 1.4) + 44;

function onUseKey(event: KeyboardEvent, ctx: Ctx): void {
  if (confirmOnEnter(event, ctx.props.compose.ready.value !== null, ctx.props.table.confirm)) return;
  const use = USE_KEY[event.key];
  if (!use || !ctx.picked || event.ctrlKey || event.metaKey || event.altKey) return;
  chooseUse(ctx, ctx.picked.id, use);
  event.preventDefault();
  event.stopPropagation();
}

// 1 to 7 choose a card, wherever the focus is, except in a field.
function useCardKeys(ctx: Ctx): void {
  const latest = useRef(ctx);
  latest.current = ctx;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.ctrlKey || event.metaKey || event.altKey || target?.closest('input, textarea, select, dialog')) return;
      const card = /^[1-9]$/.test(event.key) ? latest.current.cards[Number(event.key) - 1] : undefined;
      if (!card) return;
      chooseCard(latest.current, card.id);
      document.querySelector<HTMLElement>(`.sw-cards [data-card="${card.id}"]`)?.focus();
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}
