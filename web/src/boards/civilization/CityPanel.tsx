// One row for each city: what it yields, what it has done, and, while it is its turn to act, what it can do. What is offered comes from the options.
import type { Option } from '../../protocol/messages';
import { capital } from '../capital';
import { isTaken, pressOption } from '../press';
import { signOf, wordsOf } from './Choice';
import { Count, Glyph } from './Glyph';
import { followsOf, namedBy, nameOf, optionOf, optionsOf, ownSeat, stepOf, verbOf, type CityView, type SeatView } from './model';
import type { BoardProps } from './props';

export const CITY_STEPS = ['city_deed', 'item_choice', 'item_square', 'harvest_choice'];
const GROUPS: readonly (readonly [string, readonly string[]])[] = [['units', ['army', 'scout', 'unit']], ['buildings', ['build']], ['wonders', ['wonder']], ['resources', ['resource']]];
const DEEDS = ['produce', 'devote', 'harvest', 'free_building', 'double_harvest'];

// The city that is declared, while it is asked what it does.
function openCity({ compose, view, you }: BoardProps): CityView | undefined {
  const seat = ownSeat(view, you);
  const declared = view.announcements?.findLast((one) => one.kind === 'city_action' && one.seat === seat?.seat);
  return CITY_STEPS.includes(stepOf(compose)) ? seat?.cities.find((city) => city.city === declared?.city) : undefined;
}
// What the rows of the cities offer.
export const cityMoves = (props: BoardProps): readonly Option[] =>
  optionsOf(props.compose).filter((option) => (stepOf(props.compose) === 'city_menu' && verbOf(option) === 'city') || (openCity(props) && (DEEDS.includes(verbOf(option)) || GROUPS.some(([, verbs]) => verbs.includes(verbOf(option))))));

export function CityPanel(props: BoardProps) {
  const { view, t } = props;
  const seat = ownSeat(view, props.you);
  if (!seat || seat.cities.length === 0) return null;
  return <section class="cv-cities" aria-label={t('web.cv.cities')}>{seat.cities.map((city) => <City key={city.city} props={props} seat={seat} city={city} />)}</section>;
}

function City({ props, seat, city }: { readonly props: BoardProps; readonly seat: SeatView; readonly city: CityView }) {
  const { compose, t } = props;
  const open = openCity(props) === city;
  const option = optionOf(compose, `city ${city.city + 1}`);
  const acted = (city.actions ?? []).length > 0;
  const head = (
    <>
      <span class={`cv-city-sign p${seat.seat + 1}`}><Glyph id={city.capital ? 'capital' : 'city'} size={17} /></span>
      <b>{t(city.capital ? 'web.cv.city.capital' : 'web.cv.city', { square: city.at })}</b>
      <Count id="production" n={city.production} label={t('web.cv.yield.production', { n: city.production })} />
      <Count id="trade" n={city.trade} label={t('web.cv.yield.trade', { n: city.trade })} />
      <Count id="culture" n={city.culture} label={t('web.cv.yield.culture', { n: city.culture })} />
      <span class="cv-city-goods">{(city.harvest ?? []).map((resource) => <Glyph key={resource} id={resource} size={15} />)}</span>
      {acted && <span class="cv-acted">✓ {capital(city.actions?.map((action) => nameOf(props.catalogue.deeds, action)).join(', ') ?? '')}</span>}
    </>
  );
  return (
    <div class={`cv-city-row ${open ? 'cv-city-open' : ''} ${acted && !option ? 'cv-city-done' : ''}`}>
      {option
        ? <button type="button" class="cv-city-head" data-move={option.move} aria-pressed={isTaken(props, option)} data-here={isTaken(props, option)} onClick={() => pressOption(props, option)}>{head}</button>
        : <div class="cv-city-head">{head}</div>}
      {open && <Deeds props={props} city={city} />}
      {open && <Items props={props} />}
    </div>
  );
}

function Deeds({ props, city }: { readonly props: BoardProps; readonly city: CityView }) {
  const { compose, t } = props;
  const deeds = optionsOf(compose).filter((option) => DEEDS.includes(verbOf(option)));
  if (deeds.length === 0) return null;
  const brings = (deed: string): string => {
    if (deed === 'produce') return t('web.cv.deed.produce.note', { n: city.production });
    if (deed === 'devote') return t('web.cv.deed.devote.note', { n: city.culture });
    if (deed === 'free_building') return t('web.cv.deed.free_building.note');
    return (city.harvest ?? []).map((resource) => nameOf(props.catalogue.resources, resource)).join(', ');
  };
  return (
    <div class="cv-deeds">
      {deeds.map((option) => (
        <button key={option.move} type="button" class="cv-deed" data-move={option.move} aria-pressed={isTaken(props, option)} data-here={isTaken(props, option)} title={option.text} onClick={() => pressOption(props, option)}>
          <Glyph id={signOf(option.move) ?? 'city'} size={18} /><b>{capital(nameOf(props.catalogue.deeds, verbOf(option)))}</b><small>{brings(verbOf(option))}</small>
        </button>
      ))}
    </div>
  );
}

// What can be produced or harvested, with its price.
function Items({ props }: { readonly props: BoardProps }) {
  const { compose, t } = props;
  const items = optionsOf(compose).filter((option) => GROUPS.some(([, verbs]) => verbs.includes(verbOf(option))));
  if (items.length === 0) return null;
  return (
    <div class="cv-items">
      {GROUPS.map(([group, verbs]) => {
        const own = items.filter((option) => verbs.includes(verbOf(option)));
        return own.length > 0 && <div key={group}><h3>{t(`web.cv.items.${group}`)}</h3>{own.map((option) => <Item key={option.move} props={props} option={option} />)}</div>;
      })}
    </div>
  );
}

function Item({ props, option }: { readonly props: BoardProps; readonly option: Option }) {
  const chosen = isTaken(props, option);
  const { cost, rush, free } = followsOf(option);
  return (
    <button type="button" class="cv-item" data-move={option.move} aria-pressed={chosen} data-here={chosen} title={wordsOf(props, option) ?? option.text} onClick={() => pressOption(props, option)}>
      <Glyph id={signOf(option.move) ?? 'city'} size={17} /><span>{capital(itemName(props, option))}</span>
      {cost !== undefined && <b>{cost}</b>}
      {free && <b>0</b>}
      {rush ? <Count id="trade" n={rush} label={props.t('web.cv.rush', { n: rush })} /> : null}
    </button>
  );
}

function itemName({ catalogue }: BoardProps, option: Option): string {
  const id = namedBy(option);
  switch (verbOf(option)) {
    case 'army': case 'scout': return nameOf(catalogue.figures, verbOf(option));
    case 'unit': return nameOf(catalogue.units, id);
    case 'build': return nameOf(catalogue.buildings, id);
    case 'wonder': return nameOf(catalogue.wonders, id);
    default: return nameOf(catalogue.resources, id);
  }
}
