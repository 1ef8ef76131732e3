// Over the map: the battle that is fought. Two lines of combat cards with their bones, and between them what its step is about: sealed bids, what they came to,
// the rows, the duels. Every sum is the engine's.
import type { ComponentChild } from 'preact';
import { signal } from '@preact/signals';
import type { Option } from '../../protocol/messages';
import { Icon, Seal } from '../../app/Icon';
import { isTaken, pressOption } from '../press';
import { answersOf, biddingOf, boneOf, duelOf, nearSide, putOf, rowInPlay, rowsOf, sidesOf, standing } from './battle';
import { BidSheet } from './BidSheet';
import { CombatCard } from './CombatCard';
import { whoIs } from './describe';
import { Glyph, Token } from './Glyph';
import { areaName, nameOf, stepOf, verbOf, type BattleView, type FighterView, type Party, type SideView } from './model';
import type { BoardProps } from './props';
import { SECTION_IDS } from './types.gen';

// The answers that are given here; where a unit retreats is chosen on the map.
export const battleMoves = (props: BoardProps): readonly Option[] => answersOf(props);

// The map can be looked at behind the sheet; a retreat is chosen on it.
const away = signal<string | null>(null);

const STEPS: Readonly<Record<string, readonly string[]>> = {
  standard: ['bids', 'strength', 'line_up', 'tactics', 'mobility', 'duels'],
  simple: ['bids', 'settle'],
  solo: ['own_bones', 'line_up', 'duels'],
  totals: [],
};

export function BattleSheet(props: BoardProps) {
  const { view, t, compose } = props;
  const { battle } = view;
  if (!battle) return null;
  const step = stepOf(compose);
  const question = `${battle.area} ${battle.step} ${step}`;
  const aside = away.value === question || (step === 'retreat' && away.value !== `shown ${question}`);
  const turn = () => (away.value = aside ? `shown ${question}` : question);
  const title = t('web.ms.battle', { area: areaName(props.catalogue, battle.area) });
  const toggle = <button type="button" class="btn ms-aside" aria-expanded={!aside} onClick={turn}><Icon name={aside ? 'i-up' : 'i-down'} size={16} /><span class="ms-words">{t(aside ? 'web.ms.battle.show' : 'web.ms.battle.map')}</span></button>;
  if (aside) return <section class="ms-sheet ms-battle ms-battle-aside" aria-label={title}><header><h2>{title}</h2>{lastDuel(props) && <p class="ms-note">{lastDuel(props)}</p>}{toggle}</header></section>;
  const near = nearSide(battle, props.you);
  const far = near === 0 ? 1 : 0;
  return (
    <section class={`ms-sheet ms-battle ms-kind-${battle.kind}`} aria-label={title}>
      <header>
        <Who party={sidesOf(battle)[near].party} /><h2>{title}</h2><Who party={sidesOf(battle)[far].party} />
        <Steps battle={battle} props={props} />
        {toggle}
      </header>
      <div class="ms-battle-body">
        <div class="ms-lines">
          <Line props={props} battle={battle} side={far} look="ms-far" />
          <Middle props={props} battle={battle} near={near} />
          <Line props={props} battle={battle} side={near} />
        </div>
        <aside class="ms-facts"><Facts props={props} battle={battle} />{battle.step !== 'bids' && <Outcome props={props} battle={battle} near={near} />}<Pairs props={props} battle={battle} near={near} /></aside>
      </div>
    </section>
  );
}

const Who = ({ party, size = 26 }: { readonly party: Party; readonly size?: number }) => (typeof party === 'number' ? <Seal seat={party} size={size} /> : <Token id="spearman" seat="tribe" size={size} />);

function Steps({ props, battle }: { readonly props: BoardProps; readonly battle: BattleView }) {
  const steps = STEPS[battle.kind] ?? [];
  const now = steps.indexOf(battle.step);
  return (
    <ol class="ms-steps-of" tabIndex={0} aria-label={props.t('web.ms.battle.steps')}>
      {steps.map((step, i) => <li key={step} class={i < now ? 'ms-past' : i === now ? 'ms-now' : ''} aria-current={i === now ? 'step' : undefined}>{props.t(`web.ms.battle.step.${step}`)}</li>)}
    </ol>
  );
}

// --- a line: who fights there, and a card for each unit

function Line({ props, battle, side, look = '' }: { readonly props: BoardProps; readonly battle: BattleView; readonly side: 0 | 1; readonly look?: string }) {
  const { t } = props;
  const of = battle.sides[side] as SideView;
  const puts = answersOf(props).filter((option) => putOf(option)?.side === side);
  const bones = (fighter: FighterView) => answersOf(props).filter((option) => boneOf(option)?.fighter === fighter.number && (battle.kind === 'solo' ? of.decides === props.you : battle.placing === side));
  return (
    <div class={`ms-line-of ${look}`} role="group" aria-label={whoIs(props, of.party)}>
      <div class="ms-side-of">
        <Who party={of.party} size={30} />
        <b>{whoIs(props, of.party)}</b>
        <small>{t(side === battle.attacker ? 'web.ms.battle.attacks' : 'web.ms.battle.defends')}</small>
        <small>{t('web.ms.battle.bones', { n: of.bones })}{of.ship_bones > 0 && `, ${t('web.ms.battle.ships', { n: of.ship_bones })}`}</small>
        {of.decides !== null && of.decides !== of.party && <small>{t('web.ms.battle.proxy', { who: whoIs(props, of.decides) })}</small>}
      </div>
      <div class="ms-cards-of">
        {of.fighters.map((fighter) => <CombatCard key={fighter.number} props={props} fighter={fighter} party={of.party} put={puts.find((option) => putOf(option)?.fighter === fighter.number)} bones={bones(fighter)} note={cardNote(props, battle, fighter)} />)}
      </div>
    </div>
  );
}

// What stands on a unit without a combat card.
function cardNote({ catalogue, t }: BoardProps, battle: BattleView, fighter: FighterView): string {
  if (battle.kind === 'simple') return t('web.ms.battle.value', { n: catalogue.units.find((unit) => unit.id === fighter.unit)?.value ?? 0 });
  return t(battle.step === 'own_bones' ? 'web.ms.battle.card_later' : 'web.ms.battle.no_card');
}

// --- between the lines

function Middle({ props, battle, near }: { readonly props: BoardProps; readonly battle: BattleView; readonly near: 0 | 1 }) {
  const { t, view } = props;
  const bidding = biddingOf(props);
  const asked = props.compose.decision.value !== null;
  const waits = !asked && view.pending.length > 0 && <p class="ms-note" role="status">{t('web.ms.battle.waits', { who: view.pending.map((seat) => whoIs(props, seat)).join(', ') })}</p>;
  const place = battle.to_place !== undefined && battle.section !== undefined && battle.section === battle.step && <p class="ms-verdict" role="status">{t('web.ms.battle.to_place', { n: battle.to_place, section: nameOf(props.catalogue.sections, battle.section) })}</p>;
  return (
    <div class="ms-middle">
      {bidding ? <BidSheet key={battle.area + String(bidding.side)} props={props} bidding={bidding} /> : battle.step === 'bids' ? <Sealed props={props} battle={battle} /> : null}
      {place}
      {battle.step === 'duels' && lastDuel(props) && <p class="ms-verdict" role="status">{lastDuel(props)}</p>}
      {battle.step !== 'bids' && <Rows props={props} battle={battle} near={near} />}
      <Answers {...props} />
      {waits}
    </div>
  );
}

// Bids that are under way: whose is sealed is no secret, what it is is.
function Sealed({ props, battle }: { readonly props: BoardProps; readonly battle: BattleView }) {
  return <p class="ms-sealed">{battle.sides.filter((side) => side.decides !== null).map((side, i) => <span key={i}><i class="ms-bulla" aria-hidden="true" />{whoIs(props, side.party)}: {props.t('web.ms.battle.sealed')}</span>)}</p>;
}

// What was bid on each section; in a simple battle what each side comes to.
function Outcome({ props, battle, near }: { readonly props: BoardProps; readonly battle: BattleView; readonly near: 0 | 1 }) {
  const { catalogue, t } = props;
  const [one, other] = [battle.sides[near === 0 ? 1 : 0] as SideView, battle.sides[near] as SideView];
  if (!one.bid || !other.bid || battle.kind === 'solo') return null;
  const sections = battle.kind === 'standard' ? SECTION_IDS : SECTION_IDS.slice(0, 1);
  const units = (side: SideView) => side.fighters.reduce((sum, fighter) => sum + (catalogue.units.find((unit) => unit.id === fighter.unit)?.value ?? 0), 0);
  const simple = battle.kind === 'simple';
  const value = (side: SideView, i: number) => (side.bid?.[i] ?? 0) + (simple ? units(side) : 0);
  return (
    <table class="ms-bids">
      <caption>{t(simple ? 'web.ms.bids.totals' : 'web.ms.bids')}</caption>
      <tbody>
        {sections.map((id, i) => {
          const [a, b] = [value(one, i), value(other, i)];
          return (
            <tr key={id} aria-current={battle.section === id ? 'true' : undefined}>
              <td class={a > b ? 'ms-won' : ''}><Who party={one.party} size={18} />{simple ? `${units(one)} + ${one.bid?.[0] ?? 0} = ${a}` : a}</td>
              <th scope="row"><Glyph id={id} size={18} />{simple ? t('web.ms.bid.one') : nameOf(catalogue.sections, id)}</th>
              <td class={b > a ? 'ms-won' : ''}>{simple ? `${units(other)} + ${other.bid?.[0] ?? 0} = ${b}` : b}<Who party={other.party} size={18} /></td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

// The rows: who stands in front, who queues behind, and what the pair in front comes to.
function Rows({ props, battle, near }: { readonly props: BoardProps; readonly battle: BattleView; readonly near: 0 | 1 }) {
  const { t } = props;
  const rows = rowsOf(battle);
  if (rows.length === 0) return null;
  const now = rowInPlay(battle);
  const far = near === 0 ? 1 : 0;
  return (
    <ol class="ms-rows">
      {rows.map(({ row, queues }) => {
        const [one, other] = [queues[0][0], queues[1][0]];
        const duel = duelOf(battle, one?.number, other?.number);
        return (
          <li key={row} class={row === now ? 'ms-now' : ''} aria-current={row === now ? 'step' : undefined}>
            <small>{t('web.ms.battle.row_n', { n: row })}</small>
            <Queue props={props} fighters={[...queues[far]].reverse()} party={sidesOf(battle)[far].party} />
            {duel ? <Sum props={props} battle={battle} duel={duel} near={near} /> : <span class="ms-versus" />}
            <Queue props={props} fighters={queues[near]} party={sidesOf(battle)[near].party} />
          </li>
        );
      })}
    </ol>
  );
}

const Queue = ({ props, fighters, party }: { readonly props: BoardProps; readonly fighters: readonly FighterView[]; readonly party: Party }) => (
  <span class="ms-queue">{fighters.map((fighter) => <span key={fighter.number} title={fighterName(props, fighter)}><Token id={fighter.unit} seat={typeof party === 'number' ? party : 'tribe'} size={28} /><span class="vh">{fighterName(props, fighter)}</span></span>)}</span>
);

export const fighterName = ({ catalogue, t }: BoardProps, fighter: FighterView): string => t('web.ms.battle.fighter', { unit: nameOf(catalogue.units, fighter.unit), n: fighter.number });

// "3 : 2", and how the loser would fare; it opens its parts.
function Sum({ props, battle, duel, near }: { readonly props: BoardProps; readonly battle: BattleView; readonly duel: NonNullable<BattleView['duels']>[number]; readonly near: 0 | 1 }) {
  const { t } = props;
  const far = near === 0 ? 1 : 0;
  const winner = sidesOf(battle)[duel.winner === 0 ? 0 : 1];
  const words = t(duel.faster === duel.winner ? 'web.ms.duel.falls' : 'web.ms.duel.flees', { who: whoIs(props, winner.party) });
  const explain = () => props.table.explain(partsOfDuel(props, battle, duel), t('web.ms.battle.duel', { a: duel.values[far] ?? 0, b: duel.values[near] ?? 0 }));
  return (
    <button type="button" class={`ms-versus ${duel.winner === near ? 'ms-ahead' : 'ms-behind'}`} title={words} onClick={explain}>
      <b>{duel.values[far]} : {duel.values[near]}</b><span class="vh">{words}</span>
    </button>
  );
}

// What a duel's two values are made of.
export function partsOfDuel(props: BoardProps, battle: BattleView, duel: NonNullable<BattleView['duels']>[number]): { text: string; value: string }[] {
  const { catalogue, t } = props;
  return ([0, 1] as const).flatMap((side) => {
    const of = sidesOf(battle)[side];
    const enemy = sidesOf(battle)[side === 0 ? 1 : 0].fighters.find((one) => one.number === duel.fighters[side === 0 ? 1 : 0]);
    const fighter = of.fighters.find((one) => one.number === duel.fighters[side]);
    const card = catalogue.combat.find((one) => one.id === fighter?.card);
    if (!fighter) return [];
    const part = (i: number, counts: boolean) => ({ text: `${whoIs(props, of.party)}, ${fighterName(props, fighter)}: ${nameOf(catalogue.sections, SECTION_IDS[i])}${counts ? '' : ` (${t('web.ms.battle.not_against')})`}`, value: counts ? `${card?.printed[i] ?? 0} + ${fighter.placed?.[i] ?? 0}` : '0' });
    return [part(0, true), part(1, enemy !== undefined && (card?.against.includes(enemy.unit) ?? false)), { text: `${whoIs(props, of.party)}: ${t('web.ms.scores.sum')}`, value: String(duel.values[side]) }];
  });
}

// What the last duel of this battle came to.
function lastDuel({ log }: BoardProps): string {
  const began = log.findLastIndex(({ event }) => event.kind === 'battle_began');
  return log.slice(began + 1).findLast(({ event }) => event.kind === 'duel_won')?.text ?? '';
}

// Answers that have no place on a card: the next row, which bone is lost, no more bones, rams that go along, the unit given up.
function Answers(props: BoardProps) {
  const shown = answersOf(props).filter((option) => !['bid', 'bone', 'put'].includes(verbOf(option)));
  if (shown.length === 0) return null;
  return (
    <div class="ms-battle-answers">
      {shown.map((option) => <button key={option.move} type="button" class="ms-answer" data-move={option.move} aria-pressed={isTaken(props, option)} data-here={isTaken(props, option)} onClick={() => pressOption(props, option)}>{verbOf(option) === 'tire' && <Glyph id={option.move.split(' ')[1] ?? 'bone'} size={18} />}{option.text}</button>)}
    </div>
  );
}

// --- beside the lines

function Facts({ props, battle }: { readonly props: BoardProps; readonly battle: BattleView }) {
  const { t } = props;
  const leader = sidesOf(battle)[battle.leader === 1 ? 1 : 0];
  const facts: ComponentChild[] = [<li key="ties"><Who party={leader.party} size={18} />{t('web.ms.battle.ties', { who: whoIs(props, leader.party) })}</li>];
  if (battle.tribe_die !== undefined) facts.push(<li key="die"><Glyph id="die" size={18} />{t('web.ms.battle.tribe_die', { n: battle.tribe_die })}</li>);
  battle.sides.forEach((side, i) => side.ship_bones > 0 && facts.push(<li key={`ship${i}`}><Glyph id="ship" size={18} />{whoIs(props, side.party)}: {t('web.ms.battle.ships', { n: side.ship_bones })}</li>));
  return <ul>{facts}</ul>;
}

// Every unit against every other as the cards lie.
function Pairs({ props, battle, near }: { readonly props: BoardProps; readonly battle: BattleView; readonly near: 0 | 1 }) {
  const { t } = props;
  if (!battle.duels || battle.duels.length === 0) return null;
  const far = near === 0 ? 1 : 0;
  const [rows, columns] = [standing(battle.sides[near] as SideView), standing(battle.sides[far] as SideView)];
  const token = (side: 0 | 1, fighter: FighterView) => { const { party } = sidesOf(battle)[side]; return <span title={fighterName(props, fighter)}><Token id={fighter.unit} seat={typeof party === 'number' ? party : 'tribe'} size={24} /><span class="vh">{fighterName(props, fighter)}</span></span>; };
  return (
    <table class="ms-pairs">
      <caption>{t(battle.kind === 'solo' ? 'web.ms.duels.solo' : 'web.ms.duels')}</caption>
      <thead><tr><td />{columns.map((fighter) => <th key={fighter.number} scope="col">{token(far, fighter)}</th>)}</tr></thead>
      <tbody>
        {rows.map((mine) => (
          <tr key={mine.number}>
            <th scope="row">{token(near, mine)}</th>
            {columns.map((theirs) => {
              const duel = near === 0 ? duelOf(battle, mine.number, theirs.number) : duelOf(battle, theirs.number, mine.number);
              if (!duel) return <td key={theirs.number} />;
              const won = duel.winner === near;
              return <td key={theirs.number}><button type="button" class={won ? 'ms-ahead' : 'ms-behind'} onClick={() => props.table.explain(partsOfDuel(props, battle, duel), t('web.ms.battle.duel', { a: duel.values[near] ?? 0, b: duel.values[far] ?? 0 }))}><b>{duel.values[near]} : {duel.values[far]}</b><small>{t(won ? (duel.faster === near ? 'web.ms.pair.kills' : 'web.ms.pair.drives') : duel.faster === near ? 'web.ms.pair.flees' : 'web.ms.pair.falls')}</small></button></td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
