// The table of 7 Wonders: my city in the middle, the neighbours at its sides, the others above, the hand below.
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../board';
import { BoardChoice } from './BoardChoice';
import { Border } from './Border';
import { Edge, FarCity, Neighbour, type Marks } from './Cities';
import { CityDialog } from './CityDialog';
import { Conflicts } from './Conflicts';
import { Hand } from './Hand';
import { OwnCity } from './OwnCity';
import { Scores } from './Scores';
import { Sealed } from './Sealed';
import { UsePanel, USE_KEY } from './UsePanel';
import { chooseCard, chooseUse, contextOf, type Ctx } from './context';
import { happened, isNews, NOTHING, pastConflicts, type Happened } from './happened';
import { playReveal, wantsMotion } from './reveal';

function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 1060, height: 700 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return { ref, ...size };
}

// The last turn stays marked until the next one: that somebody has sealed a choice changes nothing.
function useLastTurn(props: BoardProps): Happened {
  const last = useRef<Happened>(NOTHING);
  const told = useMemo(() => happened(props.changed), [props.changed]);
  if (isNews(told)) last.current = told;
  return last.current;
}

function marksOf(told: Happened): Marks {
  const built = new Set(told.built.map((one) => `${one.city}/${one.card}`));
  const coins = new Map<number, number>();
  const add = (city: number, n: number) => coins.set(city, (coins.get(city) ?? 0) + n);
  for (const sale of told.sales) {
    add(sale.seller, sale.coins);
    add(sale.buyer, -sale.coins);
  }
  for (const { city, coins: n } of told.bank) add(city, n);
  return { has: (city, card) => built.has(`${city}/${card}`), coins: (city) => coins.get(city) ?? 0 };
}

export function Board(props: BoardProps) {
  const { ref, width, height } = useSize();
  const [centre, setCentre] = useState<number | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [fought, setFought] = useState<Happened | null>(null);
  const told = useLastTurn(props);
  const marks = useMemo(() => marksOf(told), [told]);
  const past = useMemo(() => pastConflicts(props.log), [props.log]);
  const ctx = contextOf(props, centre);

  useEffect(() => {
    if (told === NOTHING) return;
    if (told.conflicts.length > 0) setFought(told);
    if (!ref.current || !wantsMotion()) return;
    return playReveal(ref.current, told, () => {});
  }, [told]);
  useEffect(() => {
    if (ctx.picked) setFought(null);
  }, [ctx.picked?.id]);
  useCardKeys(ctx);

  const narrow = props.phone || width < 700;
  if (ctx.view.step === 'boards') {
    return <div class={`sw-board ${narrow ? 'narrow' : 'wide'}`} ref={ref}><BoardChoice ctx={ctx} /></div>;
  }
  const far = ctx.seating.far;
  const common = { ctx, marks, onOpen: setOpened };
  const shape = shapeOf(width, height, far.length);
  return (
    <div class={`sw-board ${narrow ? 'narrow' : 'wide'} ${shape.tight ? 'tight' : ''}`} ref={ref} style={{ '--far': shape.farColumns, '--farrows': far.length === 0 ? 0 : Math.ceil(far.length / shape.farColumns), '--side': `${shape.side}px`, '--card-w': `${shape.card}px` }}>
      {far.length > 0 && <div class={`sw-far ${far.length > 2 ? 'compact' : ''}`}>{far.map((index) => <FarCity key={index} {...common} index={index} />)}</div>}
      {narrow ? <Edge {...common} index={ctx.seating.left} side="left" /> : <Neighbour {...common} index={ctx.seating.left} side="left" rows={shape.rows} />}
      {!narrow && <Border ctx={ctx} side="left" past={past} />}
      <OwnCity ctx={ctx} marks={marks} tiles={narrow} height={shape.stack} width={shape.me} />
      {!narrow && <Border ctx={ctx} side="right" past={past} />}
      {narrow ? <Edge {...common} index={ctx.seating.right} side="right" /> : <Neighbour {...common} index={ctx.seating.right} side="right" rows={shape.rows} />}
      <Below ctx={ctx} />
      {fought && fought.age !== null && <Conflicts ctx={ctx} conflicts={fought.conflicts} age={fought.age} onClose={() => setFought(null)} />}
      {opened !== null && <CityDialog ctx={ctx} index={opened} marks={marks} onClose={() => setOpened(null)} onCentre={props.you === 'spectator' ? () => setCentre(opened) : null} />}
    </div>
  );
}

function Below({ ctx }: { readonly ctx: Ctx }) {
  if (ctx.view.step === 'over') return <section class="sw-hand sw-panel sw-final"><Scores ctx={ctx} /></section>;
  if (!ctx.decision) return <Sealed ctx={ctx} />;
  return (
    <section class="sw-hand" aria-label={ctx.w('hand')} onKeyDown={(event) => onUseKey(event, ctx)}>
      <Hand ctx={ctx} />
      <UsePanel ctx={ctx} />
    </section>
  );
}

// Sizes that follow from the room there is.
export function shapeOf(width: number, height: number, far: number) {
  const tight = height < 690;
  const farColumns = far <= 2 ? Math.max(1, far) : 2;
  const farHeight = far === 0 ? 0 : far > 2 ? 2 * 44 + 8 : 84;
  const hand = tight ? 224 : 254;
  const side = Math.max(168, Math.min(214, Math.round(width * 0.19)));
  const city = height - farHeight - hand - (far ? 24 : 16) - 4;
  const me = width - 2 * side - 2 * 66 - 32;
  return {
    tight,
    farColumns,
    side,
    me,
    card: tight ? 126 : 146,
    rows: Math.max(0, Math.floor((city - 222) / 24)),
    stack: Math.max(100, city - 50 - 118 - 42),
  };
}

function onUseKey(event: KeyboardEvent, ctx: Ctx): void {
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
