// What is open about a player: empire and points, goods, the levels of the six technologies, people, units, floors and quests.
import { Count, Glyph } from './Glyph';
import { empireOf, LEVELS, nameOf, positionOf, totalOf, type SeatView } from './model';
import type { BoardProps } from './props';
import { RESOURCE_IDS, TYPE_IDS } from './types.gen';
import { looksAt } from './ui';

export function PlayerPanel(props: BoardProps & { readonly seat: number }) {
  const { view, catalogue, t } = props;
  const seat = view.seats[props.seat];
  if (!seat) return null;
  const empire = empireOf(catalogue, seat);
  if (!empire) return seat.role ? <div class="ms ms-player"><p class="ms-note">{t('web.ms.role', { role: seat.role })}</p></div> : null;
  const enemy = view.mode !== 'empires' && seat.automated;
  return (
    <div class="ms ms-player">
      <p class="ms-player-name">
        <button type="button" class="ms-plain ms-empire" title={t('web.ms.look_at')} onClick={() => (looksAt.value = props.seat === looksAt.value || props.seat === props.you ? null : props.seat)}>
          {enemy ? t('web.ms.enemy') : empire.name}{seat.automated && !enemy && <small> · {t('web.ms.automaton')}</small>}
        </button>
        {seat.points && !enemy && <b class="ms-total" title={t('web.ms.points', { n: totalOf(seat) })}><span aria-hidden="true">{totalOf(seat)}</span><span class="vh">{t('web.ms.points', { n: totalOf(seat) })}</span></b>}
      </p>
      {seat.automated ? <Few props={props} seat={seat} /> : <Full props={props} seat={seat} />}
    </div>
  );
}

interface OfSeat {
  readonly props: BoardProps;
  readonly seat: SeatView;
}

function Full({ props, seat }: OfSeat) {
  const { catalogue } = props;
  return (
    <>
      <p class="ms-stockline">
        {RESOURCE_IDS.map((id) => <Count key={id} id={id} n={seat.goods[id] ?? 0} label={`${nameOf(catalogue.resources, id)}: ${seat.goods[id] ?? 0}`} look={seat.goods[id] ? '' : 'ms-zero'} />)}
      </p>
      <Levels props={props} seat={seat} />
      <Tally props={props} seat={seat} />
    </>
  );
}

// An automaton tracks nothing but bones, and the enemy of a scenario has no technologies that matter.
function Few({ props, seat }: OfSeat) {
  const { catalogue, view } = props;
  return (
    <>
      <p class="ms-stockline"><Count id="bone" n={seat.goods.bone ?? 0} label={`${nameOf(catalogue.resources, 'bone')}: ${seat.goods.bone ?? 0}`} /></p>
      {view.mode === 'empires' && <Levels props={props} seat={seat} />}
      <Tally props={props} seat={seat} />
    </>
  );
}

const MOST = 4; // levels of a technology

export function Levels({ props, seat }: OfSeat) {
  return (
    <p class="ms-levels">
      {TYPE_IDS.map((type) => {
        const level = seat.technologies[type];
        const words = `${nameOf(props.catalogue.types, type)} ${LEVELS[level] ?? ''}`;
        return (
          <span key={type} title={words}>
            <Glyph id={type} size={15} /><span class="vh">{words}</span>
            <span class="ms-pips" aria-hidden="true">{Array.from({ length: MOST }, (_, i) => <i key={i} class={i < level ? 'ms-on' : ''} />)}</span>
          </span>
        );
      })}
    </p>
  );
}

function Tally({ props, seat }: OfSeat) {
  const { view, t } = props;
  const people = positionOf(view, 'population', seat.seat);
  const events = positionOf(view, 'event', seat.seat);
  const units = seat.unit_limit === undefined ? String(seat.units) : `${seat.units}/${seat.unit_limit}`;
  return (
    <p class="ms-tally">
      {people > 0 && <Count id="people" n={people} label={t('web.ms.have.population', { n: people })} />}
      {events > 0 && <Count id="event" n={events} label={t('web.ms.have.event', { n: events })} />}
      <Count id="spearman" n={units} label={t('web.ms.have.units', { n: units })} />
      <Count id="floor" n={seat.floors} label={t('web.ms.have.floors', { n: seat.floors })} />
      {!seat.automated && <Count id="quest" n={seat.quests_held} label={t('web.ms.have.quests', { n: seat.quests_held })} />}
    </p>
  );
}
