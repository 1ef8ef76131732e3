// The map in words: what a screen reader says about an area or a river, and a summary of the whole board.
import type { Option } from '../../protocol/messages';
import { capital } from '../capital';
import { areaOf, empireOf, FLOORS, found, nameOf, positionOf, segmentOf, sheetOf, TRIBE, type Party, type UnitId } from './model';
import type { BoardProps } from './props';

const list = (parts: readonly (string | false | 0 | undefined)[]): string => parts.filter(Boolean).join(', ');
const sentence = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).map((part) => capital(part as string).replace(/\.$/, '')).join('. ');

// An empire, and whether it is one's own.
export function whoIs(props: BoardProps, party: Party): string {
  const { view, catalogue, t, you } = props;
  if (party === null) return t('web.ms.nobody');
  if (party === TRIBE) return t('web.ms.tribe');
  const seat = view.seats[party];
  if (view.mode !== 'empires' && seat?.automated) return t('web.ms.enemy');
  const empire = empireOf(catalogue, seat)?.name ?? t('web.ms.seat', { n: party + 1 });
  return you === party ? t('web.ms.you', { empire }) : empire;
}

export const goodsText = ({ catalogue }: BoardProps, goods: Readonly<Partial<Record<string, number>>>): string =>
  Object.entries(goods).filter(([, n]) => n).map(([id, n]) => `${n}× ${nameOf(catalogue.resources, id)}`).join(', ');

// What a card or a token rests on: "Figures: as printed" (MS-R.48).
export const sourceText = ({ catalogue, t }: BoardProps, card: { readonly confidence: string }): string => t('web.ms.source', { how: nameOf(catalogue.confidences, card.confidence) });

const unitsText = ({ catalogue }: BoardProps, units: Readonly<Partial<Record<UnitId, number>>>): string =>
  list(catalogue.units.map((unit) => units[unit.id] && (units[unit.id] === 1 ? unit.name : `${units[unit.id]}× ${unit.name}`)));

// "Kish Fields", or the river and its two banks.
export function placeTitle({ catalogue }: BoardProps, place: string): string {
  const segment = segmentOf(catalogue, place);
  if (!segment) return nameOf(catalogue.map.areas, place);
  return segment.river ? `${segment.river}: ${segment.name}` : segment.name;
}

function eventLine(props: BoardProps, place: string): string | false {
  const { view, catalogue, t } = props;
  const event = areaOf(view, place)?.event;
  if (!event) return false;
  const what = nameOf(catalogue.events, event.token);
  switch (event.state) {
    case 'scoring': return t('web.ms.area.scoring', { what, n: found(catalogue.events, event.token)?.vp ?? 0 });
    case 'running': return t('web.ms.area.running', { what, who: whoIs(props, event.owner ?? null), n: event.die ?? 0 });
    case 'waiting': return t('web.ms.area.waiting', { what });
    default: return t('web.ms.area.event');
  }
}

// What lies there, one line each.
export function placeLines(props: BoardProps, place: string): string[] {
  const { view, catalogue, t } = props;
  const ships = view.ships.filter((ship) => ship.segment === place).map((ship) => t('web.ms.area.ship', { who: whoIs(props, ship.seat) }));
  const area = areaOf(view, place);
  const sheet = sheetOf(catalogue, place);
  if (!area || !sheet) return ships;
  const lines = [
    list([sheet.start && t('web.ms.area.start', { n: sheet.start }), sheet.terrain && nameOf(catalogue.terrains, sheet.terrain), sheet.resource && nameOf(catalogue.resources, sheet.resource)]),
    area.closed && t('web.ms.area.closed'),
    area.blocked && t('web.ms.area.blocked'),
    area.control !== undefined && t('web.ms.area.control', { who: whoIs(props, area.control) }),
    area.ziggurat !== undefined && t('web.ms.area.ziggurat', { who: whoIs(props, area.ziggurat), n: view.seats[area.ziggurat]?.floors ?? 0, all: FLOORS }),
    area.settlement !== undefined && t('web.ms.area.settlement', { who: whoIs(props, area.settlement) }),
    area.wall !== undefined && t('web.ms.area.wall', { who: whoIs(props, area.wall) }),
    ...(area.armies ?? []).map((army) => t('web.ms.area.army', { who: whoIs(props, army.seat), what: list([unitsText(props, army.units), army.rams && t('web.ms.area.rams', { n: army.rams })]) })),
    area.tribe && t('web.ms.area.tribe', { what: unitsText(props, area.tribe) }),
    eventLine(props, place),
  ];
  return [...lines, ...ships].filter((line): line is string => Boolean(line)).map(capital);
}

export const placeFacts = (props: BoardProps, place: string): { text: string; value: string }[] => placeLines(props, place).map((text) => ({ text, value: '' }));

// "Ur. Start area 3. … Possible: …"
export function placeText(props: BoardProps, place: string, options: readonly Option[] | undefined): string {
  return sentence([placeTitle(props, place), ...placeLines(props, place), ...(options ?? []).map((option) => props.t('web.ms.area.possible', { what: option.text }))]);
}

// The whole board in sentences.
export function boardSummary(props: BoardProps): string[] {
  const { view, catalogue, t, you } = props;
  const own = you === 'spectator' ? undefined : view.seats[you];
  const goods = own && goodsText(props, own.goods);
  return [
    t('web.ms.summary.round', { n: view.round, built: view.gardens.filter((part) => part.owner !== null).length }),
    ...view.seats.filter((seat) => seat.start).map((seat) =>
      t('web.ms.summary.seat', { who: whoIs(props, seat.seat), population: positionOf(view, 'population', seat.seat), event: positionOf(view, 'event', seat.seat), floors: seat.floors, units: seat.units })),
    ...(goods ? [t('web.ms.summary.goods', { what: goods })] : []),
    ...view.areas.filter((area) => area.control !== undefined || area.armies || area.settlement !== undefined).map((area) => sentence([nameOf(catalogue.map.areas, area.id), ...placeLines(props, area.id).slice(1)])),
  ];
}
