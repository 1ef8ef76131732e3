// Beside the map: the scenario or the automata, the battles to come, and an empire: one's own, or that of somebody whose panel was pressed. On a phone also
// what lies around the map elsewhere.
import { Icon, Seal } from '../../app/Icon';
import { AutomatonPanel, automata } from './AutomatonPanel';
import { whoIs } from './describe';
import { Gardens } from './Gardens';
import { Glyph } from './Glyph';
import { areaName, cardOf, empireOf, LEVELS, nameOf, ownSeat, type SeatView } from './model';
import type { BoardProps } from './props';
import { QuestList } from './Quests';
import { ScenarioPanel } from './ScenarioPanel';
import { Tracks } from './Tracks';
import { Trade } from './Trade';
import { TYPE_IDS } from './types.gen';
import { detail, looksAt } from './ui';

export function SidePanel(props: BoardProps) {
  const { view, phone, t, you } = props;
  const other = looksAt.value === null ? undefined : view.seats[looksAt.value];
  const seat = other ?? ownSeat(view, you);
  const shown = other?.automated ? [other] : automata(props);
  return (
    <div class="ms ms-side" tabIndex={0} role="group" aria-label={t('web.ms.side')}>
      {other && (
        <p class="ms-other">
          <Seal seat={other.seat} size={20} /><b>{whoIs(props, other.seat)}</b>
          <button type="button" class="btn" onClick={() => (looksAt.value = null)}><Icon name="i-close" size={15} />{t('web.ms.look_back')}</button>
        </p>
      )}
      <ScenarioPanel {...props} />
      <Order {...props} />
      {view.mode === 'empires' && shown.map((one) => <AutomatonPanel key={one.seat} props={props} seat={one} />)}
      {phone && <><Trade {...props} /><div class="ms-around"><Tracks {...props} /><Gardens {...props} /></div></>}
      {seat?.empire && !(view.mode !== 'empires' && seat.automated) && <Empire props={props} seat={seat} />}
      {other?.quests && <QuestList props={props} seat={other} />}
      <p class="ms-note">{props.catalogue.house_set}</p>
    </div>
  );
}

// Battles of this round: fought, under way, to come.
function Order({ view, catalogue, t, ...rest }: BoardProps) {
  const { battles } = view;
  if (!battles) return null;
  return (
    <section class="ms-panel" aria-label={t('web.ms.battles')}>
      <h2>{t('web.ms.battles')}<span>{t('web.ms.battles.leader', { who: whoIs({ view, catalogue, t, ...rest }, battles.leader) })}</span></h2>
      <ol class="ms-order">
        {battles.order.map((area, i) => <li key={area} class={i < battles.next ? 'ms-past' : ''} aria-current={i === battles.next ? 'step' : undefined}>{areaName(catalogue, area)}</li>)}
      </ol>
    </section>
  );
}

function Empire({ props, seat }: { readonly props: BoardProps; readonly seat: SeatView }) {
  const { catalogue, t } = props;
  const empire = empireOf(catalogue, seat);
  if (!empire) return null;
  const pieces = [
    ...catalogue.units.map(({ id, name }) => [id, name] as const),
    ...(['ram', 'ship', 'settlement', 'wall'] as const).map((id) => [id, nameOf(catalogue.elements, id)] as const),
    ...(['amphora', 'event_die'] as const).map((id) => [id, t(`web.ms.piece.${id}`)] as const),
  ];
  return (
    <>
      <section class="ms-panel" aria-label={t('web.ms.technologies')}>
        <h2>{t('web.ms.technologies')}<button type="button" class="ms-plain ms-link" onClick={() => (detail.value = { kind: 'empire', id: empire.id })}>{empire.name}</button></h2>
        <ul class="ms-techs">
          {TYPE_IDS.map((type) => {
            const card = cardOf(catalogue, seat, type);
            return card && (
              <li key={type}>
                <button type="button" class="ms-tech" onClick={() => (detail.value = { kind: 'tech', id: `${empire.id} ${type} ${card.level}` })}>
                  <Glyph id={type} size={17} /><span><b>{card.name}</b><small>{card.summary}</small></span><i>{LEVELS[card.level]}</i>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <section class="ms-panel" aria-label={t('web.ms.reserve')}>
        <h2>{t('web.ms.reserve')}</h2>
        <ul class="ms-pieces">{pieces.map(([id, name]) => <li key={id} class={seat.reserve[id] ? '' : 'ms-zero'}><span>{name}</span><b>{seat.reserve[id]}</b></li>)}</ul>
      </section>
    </>
  );
}
