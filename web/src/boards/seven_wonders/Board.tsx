// The table of 7 Wonders: my city in the middle, the neighbours at its sides, the others above. The hand is OwnArea.tsx.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BoardProps } from './props';
import { BoardChoice } from './BoardChoice';
import { Border } from './Border';
import { Edge, FarCity, Neighbour, type Marks } from './Cities';
import { CityDialog } from './CityDialog';
import { Conflicts } from './Conflicts';
import { OwnCity } from './OwnCity';
import { asked, contextOf } from './context';
import { happened, lastNews, lastTurn, NOTHING, pastConflicts, type Happened } from './happened';
import { playReveal, wantsMotion } from './reveal';
import { useSize } from './size';

// The last turn stays marked until the next one: that somebody has sealed a choice changes nothing.
function useLastTurn(props: BoardProps): Happened {
  const news = lastNews(props.changed);
  const last = useRef({ news: -1, told: NOTHING });
  if (news >= 0 && news !== last.current.news) last.current = { news, told: happened(lastTurn(props.changed)) };
  return last.current.told;
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
  const { ref, width } = useSize<HTMLDivElement>();
  const [centre, setCentre] = useState<number | null>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const [fought, setFought] = useState<Happened | null>(null);
  const told = useLastTurn(props);
  const marks = useMemo(() => marksOf(told), [told]);
  const past = useMemo(() => pastConflicts(props.log), [props.log]);
  const ctx = contextOf(props, centre);

  const seen = useRef(told); // what was there already when the board opened is marked, and not shown again
  useEffect(() => {
    if (told === seen.current) return;
    seen.current = told;
    const showConflicts = () => told.conflicts.length > 0 && setFought(told);
    if (!ref.current || !wantsMotion()) {
      showConflicts();
      return;
    }
    return playReveal(ref.current, told, showConflicts);
  }, [told]);
  useEffect(() => {
    if (ctx.picked) setFought(null);
  }, [ctx.picked?.id]);

  const narrow = props.phone || width < 700;
  const shape = `sw-board ${narrow ? 'narrow' : 'wide'}`;
  if (ctx.view.step === 'boards') return <div class={shape} ref={ref} data-asked={asked(ctx)}><BoardChoice ctx={ctx} /></div>;
  const { far, left, right } = ctx.seating;
  const common = { ctx, marks, onOpen: setOpened };
  return (
    <div class={shape} ref={ref} data-asked={asked(ctx)} style={{ '--side': `${Math.max(164, Math.min(250, Math.round(width * 0.19)))}px` }}>
      {far.length > 0 && <div class={`sw-far f${far.length}`}>{far.map((index) => <FarCity key={index} {...common} index={index} />)}</div>}
      {narrow ? <Edge {...common} index={left} side="left" /> : <Neighbour {...common} index={left} side="left" />}
      {!narrow && <Border ctx={ctx} side="left" past={past} />}
      <OwnCity ctx={ctx} marks={marks} tiles={narrow} />
      {!narrow && <Border ctx={ctx} side="right" past={past} />}
      {narrow ? <Edge {...common} index={right} side="right" /> : <Neighbour {...common} index={right} side="right" />}
      {fought && fought.age !== null && <Conflicts ctx={ctx} conflicts={fought.conflicts} age={fought.age} onClose={() => setFought(null)} />}
      {opened !== null && <CityDialog ctx={ctx} index={opened} marks={marks} onClose={() => setOpened(null)} onCentre={props.you === 'spectator' ? () => setCentre(opened) : null} />}
    </div>
  );
}
