// A battle over the map: both sides with their totals, the fronts in rows, and the front that is chosen. What a choice would do is asked of the engine.
import { Seal } from '../../app/Icon';
import type { Option } from '../../protocol/messages';
import { isTaken, pressOption } from '../press';
import { useViewAfter } from '../useViewAfter';
import { Glyph } from './Glyph';
import { civName, followsOf, nameOf, optionOf, optionsOf, unitName, type BattleView, type FrontView, type SideView, type UnitView, type View } from './model';
import type { BoardProps } from './props';
import { UnitFace } from './Unit';

export function BattleSheet(props: BoardProps) {
  const { view, t, compose } = props;
  const { battle } = view;
  const ready = compose.touched.value ? compose.ready.value : null;
  const then = useViewAfter<View>(props, battle && ready ? ready.move : undefined)?.battle;
  if (!battle) return null;
  const [attacker, defender] = battle.sides as readonly [SideView, SideView];
  const opens = optionOf(compose, 'front new');
  const boost = (battle as { readonly boost?: number }).boost ?? 0; // rare: no sample of the types has it
  return (
    <section class="cv-sheet cv-battle" aria-label={t('web.cv.battle', { square: battle.at })}>
      <header>
        <Side props={props} side={attacker} role="attacks" turn={battle.turn === 0} />
        <p class="cv-score" role="status">
          <span><b>{attacker.total}</b>{then && <i>→ {then.sides[0]?.total}</i>}</span><small>{t('web.cv.battle.against')}<br />{battle.at}</small><span><b>{defender.total}</b>{then && <i>→ {then.sides[1]?.total}</i>}</span>
        </p>
        <Side props={props} side={defender} role="defends" turn={battle.turn === 1} />
      </header>
      <div class="cv-fronts">
        {battle.fronts.map((front) => <Front key={front.front} props={props} battle={battle} front={front} then={then?.fronts.find((one) => one.front === front.front)} />)}
        {opens && <button type="button" class="cv-front cv-new-front" data-move={opens.move} aria-pressed={isTaken(props, opens)} data-here={isTaken(props, opens)} onClick={() => pressOption(props, opens)}><Glyph id="military" size={20} />{opens.text}</button>}
        {battle.fronts.length === 0 && !opens && <p class="cv-note">{t('web.cv.battle.no_fronts')}</p>}
      </div>
      {battle.winner !== undefined && <p class="cv-verdict" role="status">{t('web.cv.battle.won', { who: sideName(props, battle.sides[battle.winner] as SideView) })}</p>}
      {boost > 0 && <p class="cv-verdict">{t('web.cv.battle.boost', { n: boost })}</p>}
      <p class="cv-trumps">
        {props.catalogue.units.map((unit) => unit.trumps && <span key={unit.id} title={t('web.cv.battle.trumps', { one: unit.name, other: nameOf(props.catalogue.units, unit.trumps) })}><Glyph id={unit.id} size={17} />›<Glyph id={unit.trumps} size={17} /><span class="vh">{t('web.cv.battle.trumps', { one: unit.name, other: nameOf(props.catalogue.units, unit.trumps) })}</span></span>)}
        <small>{t('web.cv.battle.trump_note')}</small>
      </p>
      <p class="cv-note">{t('web.cv.battle.note')}</p>
    </section>
  );
}

// The fronts that can be chosen on the sheet.
export const frontMoves = ({ compose, view }: BoardProps): readonly Option[] =>
  optionsOf(compose).filter(({ move }) => view.battle && (move === 'front new' || view.battle.fronts.some(({ front }) => move === `front ${front + 1}`)));

const sideName = (props: BoardProps, side: SideView): string => (side.seat === 'barbarians' ? props.t('web.cv.barbarians') : side.seat === props.you ? props.t('web.shell.you') : civName(props.catalogue, props.view, side.seat));

function Side({ props, side, role, turn }: { readonly props: BoardProps; readonly side: SideView; readonly role: 'attacks' | 'defends'; readonly turn: boolean }) {
  const { t } = props;
  const sees = side.cards && side.seat !== props.you && side.played_by !== props.you; // by the Oracle
  return (
    <div class={`cv-side-of cv-${role} ${turn ? 'cv-in-turn' : ''}`}>
      {side.seat === 'barbarians' ? <Glyph id="village" size={24} /> : <Seal seat={side.seat} size={24} />}
      <div>
        <b>{t(`web.cv.battle.${role}`, { who: sideName(props, side) })}</b>
        <small>{t('web.cv.battle.cards', { n: side.hand })}<Bonus props={props} side={side} />{side.killed > 0 && ` · ${t('web.cv.battle.killed', { n: side.killed })}`}</small>
        {sees && <span class="cv-seen">{side.cards?.map((card, i) => <UnitFace key={i} {...card} seat={side.seat} />)}</span>}
      </div>
    </div>
  );
}

// The bonus opens the sum it comes from; only what it is ahead of the other side's counts.
function Bonus({ props, side }: { readonly props: BoardProps; readonly side: SideView }) {
  const { t, catalogue, view } = props;
  const parts = Object.entries(side.bonus_from ?? {});
  if (parts.length === 0) return side.bonus > 0 ? <> · {t('web.cv.battle.bonus', { n: side.bonus })}</> : null;
  const other = sumOf(view.battle?.sides.find((one) => one !== side));
  const explain = () =>
    props.table.explain(
      [
        ...parts.map(([what, n]) => ({ text: nameOf(catalogue.bonuses, what), value: String(n) })),
        { text: t('web.cv.battle.bonus.all'), value: String(sumOf(side)) },
        ...(other > 0 ? [{ text: t('web.cv.battle.bonus.other'), value: `−${other}` }, { text: t('web.cv.battle.bonus.counts'), value: String(side.bonus) }] : []),
      ],
      t('web.cv.battle.bonus.title'),
    );
  return <> · <button type="button" class="cv-plain cv-bonus" data-role="bonus" title={t('web.cv.sum')} onClick={explain}>{t('web.cv.battle.bonus', { n: side.bonus })}</button></>;
}
const sumOf = (side: SideView | undefined): number => Object.values(side?.bonus_from ?? {}).reduce((all, n) => all + n, 0);

function Front({ props, battle, front, then }: { readonly props: BoardProps; readonly battle: BattleView; readonly front: FrontView; readonly then: FrontView | undefined }) {
  const { t, compose } = props;
  const option = optionOf(compose, `front ${front.front + 1}`);
  const { kills, dies } = followsOf(option); // an attack is fought out at once
  const [own, other] = front.units;
  const body = (
    <>
      <span class="cv-front-no">{front.front + 1}</span>
      <Fighter props={props} side={battle.sides[0] as SideView} unit={own} then={then && then.units[0]} />
      <span class="cv-clash" aria-hidden="true">{own && other ? '⚔' : '·'}</span>
      <Fighter props={props} side={battle.sides[1] as SideView} unit={other} then={then && then.units[1]} />
      {kills !== undefined && <span class={`cv-outcome ${kills && !dies ? 'cv-good-news' : dies && !kills ? 'cv-bad-news' : ''}`}>{t(`web.cv.battle.${kills ? (dies ? 'both_fall' : 'it_falls') : dies ? 'yours_falls' : 'both_stand'}`)}</span>}
    </>
  );
  return option
    ? <button type="button" class="cv-front cv-front-open" data-move={option.move} aria-label={option.text} aria-pressed={isTaken(props, option)} data-here={isTaken(props, option)} onClick={() => pressOption(props, option)}>{body}</button>
    : <div class="cv-front" aria-label={t('web.cv.battle.front', { n: front.front + 1 })}>{body}</div>;
}

// `then`: what is left of it after the chosen move; null: it falls.
function Fighter({ props, side, unit, then }: { readonly props: BoardProps; readonly side: SideView; readonly unit: UnitView | null | undefined; readonly then: UnitView | null | undefined }) {
  const { view, catalogue } = props;
  const shown = unit ?? then;
  if (!shown) return <span class="cv-slot" />;
  const rank = typeof side.seat === 'number' ? (view.seats[side.seat]?.stats.ranks[shown.type] ?? 1) : 1;
  const look = !unit ? 'cv-coming' : then === null ? 'cv-dying' : '';
  return <UnitFace {...shown} wounds={then?.wounds ?? shown.wounds} seat={side.seat} name={unitName(catalogue, shown.type, rank)} look={look} />;
}
