// The map in words: what a screen reader says about a square, and a summary of the whole board.
import type { Option } from '../../protocol/messages';
import { capital } from '../capital';
import type { BoardProps } from './props';
import { cityAt, civName, found, nameOf, squareOf, stacksAt, type SquareView } from './model';
import type { Square } from './squares';

const list = (parts: readonly (string | false | 0 | undefined)[]): string => parts.filter(Boolean).join(', ');
const sentence = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).map((part) => capital(part as string).replace(/\.$/, '')).join('. ');

// A civilization, and whether it is one's own.
export const whoIs = (props: BoardProps, seat: number): string => (props.you === seat ? props.t('web.cv.you', { civ: civName(props.catalogue, props.view, seat) }) : civName(props.catalogue, props.view, seat));

// "e7: forest"
export function squareTitle(props: BoardProps, square: Square): string {
  const here = squareOf(props.view, square);
  return here ? props.t('web.cv.square.title', { square, land: nameOf(props.catalogue.terrains, here.terrain) }) : props.t('web.cv.square.dark', { square });
}

export const markerName = ({ catalogue, t }: BoardProps, marker: NonNullable<SquareView['marker']>): string => {
  switch (marker.kind) {
    case 'building': return nameOf(catalogue.buildings, marker.id);
    case 'wonder': return nameOf(catalogue.wonders, marker.id);
    case 'person': return nameOf(catalogue.great_people, marker.id);
    default: return t(`web.cv.square.${marker.kind}`);
  }
};

type Yield = { readonly [key in 'production' | 'trade' | 'culture' | 'coins' | 'battle_bonus']?: number };

// What a square yields as it lies: its marker, or the terrain.
function yieldText({ catalogue, t }: BoardProps, here: SquareView): string {
  const { kind, id } = here.marker ?? {};
  if (kind === 'wonder') return t('web.cv.n_culture', { n: found(catalogue.wonders, id)?.culture ?? 0 });
  const of: Yield | undefined = (kind === 'building' ? found(catalogue.buildings, id) : kind === 'person' ? found(catalogue.great_people, id) : kind ? undefined : found(catalogue.terrains, here.terrain))?.yield;
  return list([
    of?.production && t('web.cv.yield.production', { n: of.production }),
    of?.trade && t('web.cv.yield.trade', { n: of.trade }),
    of?.culture && t('web.cv.n_culture', { n: of.culture }),
    of?.coins && t('web.cv.have.coins', { n: of.coins }),
    of?.battle_bonus && t('web.cv.battle.bonus', { n: of.battle_bonus }),
  ]);
}

// What lies there, one line each.
export function squareLines(props: BoardProps, square: Square): string[] {
  const { view, catalogue, t } = props;
  const here = squareOf(view, square);
  if (!here) return [];
  const lines: string[] = [];
  const city = cityAt(view, square);
  if (city) lines.push(t(`web.cv.square.${city.city.capital ? 'capital' : city.city.walled ? 'walled' : 'city'}`, { who: whoIs(props, city.seat) }));
  for (const { seat, armies, scouts } of stacksAt(view, square))
    lines.push(t('web.cv.square.figures', { who: whoIs(props, seat), what: list([armies > 0 && t('web.cv.armies', { n: armies }), scouts > 0 && t('web.cv.scouts', { n: scouts })]) }));
  if (here.marker) lines.push(markerName(props, here.marker));
  const printed = list([here.resource && nameOf(catalogue.resources, here.resource), here.coin && t('web.cv.square.coin'), here.natural_wonder && t('web.cv.square.natural')]);
  if (printed) lines.push(printed);
  const yields = city ? '' : yieldText(props, here);
  if (yields) lines.push(t('web.cv.square.yields', { what: yields }));
  if (here.disaster) lines.push(t('web.cv.square.disaster'));
  if (here.frozen) lines.push(t('web.cv.square.frozen'));
  if (here.seat !== undefined && !city) lines.push(t(here.blockaded ? 'web.cv.square.blockaded' : 'web.cv.square.outskirts', { who: whoIs(props, here.seat) }));
  return lines;
}

export const squareFacts = (props: BoardProps, square: Square): { text: string; value: string }[] => squareLines(props, square).map((text) => ({ text, value: '' }));

// "e7: forest. Possible: …"
export function squareText(props: BoardProps, square: Square, options: readonly Option[] | undefined): string {
  return sentence([squareTitle(props, square), ...squareLines(props, square), ...(options ?? []).map((option) => props.t('web.cv.square.possible', { what: option.text }))]);
}

// The whole board in sentences.
export function boardSummary(props: BoardProps): string[] {
  const { view, catalogue, t } = props;
  return [
    t('web.cv.summary.turn', { n: view.turn, phase: nameOf(catalogue.phases, view.phase) }),
    ...view.seats.map((seat) =>
      sentence([
        t('web.cv.summary.seat', { who: whoIs(props, seat.seat), cities: list(seat.cities.map((city) => city.at)) || '–', trade: seat.trade, coins: seat.coins, culture: seat.culture, space: seat.track, techs: seat.progress.technology.have }),
        seat.armies.length > 0 && t('web.cv.summary.armies', { squares: list(seat.armies.map((one) => one.at)) }),
        seat.scouts.length > 0 && t('web.cv.summary.scouts', { squares: list(seat.scouts.map((one) => one.at)) }),
      ]),
    ),
    t('web.cv.summary.wonders', { wonders: list(view.market.wonders.map((wonder) => wonder && nameOf(catalogue.wonders, wonder)).map((name) => name || false)) || '–' }),
  ];
}
