// The board in words: what a screen reader says about a space, what would follow from a move, and a summary of the whole board.
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';
import type { Cell } from './cells';
import { letterOf } from './Kingdoms';
import { followsOf, isCorner, isRiver, kingdomAt, leaderAt, monumentAt, type Conflict, type Follows, type Kingdom } from './model';
import { chosenPiece } from './squares';
import { buildingName, capital, colourName, dynastyName, leaderName, monumentName, tileName, who } from './names';

const list = (parts: readonly string[]): string => parts.join(', ');
const sentence = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).map((part) => capital(part as string).replace(/\.$/, '')).join('. ');

// "K6: temple, with a treasure. Kingdom B."
export function cellText(props: BoardProps, cell: Cell): string {
  const { catalogue, t } = props;
  const view = props.view;
  const tile = view.tiles[cell];
  const leader = leaderAt(view, cell);
  const monument = monumentAt(view, cell);
  const building = view.buildings?.find((one) => one.cell === cell);
  const kingdom = kingdomAt(view, cell);
  const thing = leader
    ? t('web.te.cell.leader', { leader: leaderName(catalogue, leader.leader), dynasty: dynastyName(catalogue, view, leader.seat), revolt: leader.revolt, war: leader.war })
    : monument
      ? monumentName(catalogue, monument.id)
      : tile
        ? tileName(catalogue, tile)
        : view.catastrophes.includes(cell)
          ? t('web.te.catastrophe')
          : isRiver(view, cell)
            ? t('web.te.cell.river')
            : t('web.te.cell.land');
  return sentence([
    `${cell}: ${thing}`,
    building && buildingName(catalogue, building.id),
    view.treasures.includes(cell) && t(isCorner(view, cell) ? 'web.te.cell.corner_treasure' : 'web.te.cell.treasure'),
    kingdom && t('web.te.kingdom', { letter: letterOf(kingdom.id) }),
    view.union_tile === cell && t('web.te.cell.union'),
  ]);
}

export const conflictTitle = (props: BoardProps, conflict: Conflict): string =>
  props.t(`web.te.${conflict.kind}.${conflict.leader}`);

const range = (side: { readonly board: number; readonly most?: number | undefined }): string =>
  side.most !== undefined && side.most > side.board ? `${side.board}–${side.most}` : String(side.board);

export function conflictText(props: BoardProps, conflict: Conflict): string {
  return props.t('web.te.follows.conflict', {
    title: conflictTitle(props, conflict),
    attacker: dynastyName(props.catalogue, props.view, conflict.attacker.seat),
    attack: range(conflict.attacker),
    defender: dynastyName(props.catalogue, props.view, conflict.defender.seat),
    defence: range(conflict.defender),
  });
}

// What would follow, one sentence each; the same facts that the preview shows.
export function followsTexts(props: BoardProps, follows: Follows): string[] {
  const { catalogue, t } = props;
  return [
    ...(follows.points ?? []).map((one) => t('web.te.follows.point', { who: who(props, one.seat), n: one.points, colour: colourName(catalogue, one.colour) })),
    ...(follows.unites ? [t('web.te.follows.unites', { letters: follows.unites.map(letterOf).join(' + ') })] : []),
    ...(follows.conflicts ?? []).map((one) => conflictText(props, one)),
    ...(follows.revolt !== undefined && chosenPiece(props.compose)?.kind === 'leader' ? [standsText(props, follows)] : []),
    ...(follows.parts !== undefined && follows.parts !== 1 && follows.kingdom ? [t(follows.parts === 0 ? 'web.te.follows.vanishes' : 'web.te.follows.parts', { letter: letterOf(follows.kingdom), n: follows.parts })] : []),
    ...(follows.home ?? []).map((one) => t('web.te.follows.home', { who: who(props, one.seat), leader: leaderName(catalogue, one.leader), cell: one.cell })),
    ...(follows.treasures ? [treasuresText(props, follows)] : []),
    ...(follows.building ? [t('web.te.follows.building', { building: buildingName(catalogue, follows.building) })] : []),
    ...(follows.monuments ? [t('web.te.follows.monuments', { monuments: list(follows.monuments.map((id) => monumentName(catalogue, id))) })] : []),
  ];
}

// The same of one's own move: what is one's own needs no name.
export function broughtTexts(props: BoardProps, follows: Follows): string[] {
  const own = typeof props.you === 'number' ? `${who(props, props.you)}: ` : null;
  return followsTexts(props, follows).map((text) => (own !== null && text.startsWith(own) ? text.slice(own.length) : text));
}

// Where a leader would stand, and how strong.
export function standsText({ t }: BoardProps, { kingdom, revolt = 0, war = 0 }: Follows): string {
  return kingdom ? t('web.te.follows.stands', { letter: letterOf(kingdom), revolt, war }) : t('web.te.follows.founds', { revolt, war });
}

export function treasuresText(props: BoardProps, follows: Follows): string {
  const { cells, takes, seat } = follows.treasures ?? { cells: [], takes: 0 };
  const args = { n: takes, cells: list(cells) };
  return seat === undefined ? props.t('web.te.follows.treasures_meet', args) : props.t('web.te.follows.treasures', { ...args, who: who(props, seat) });
}

// "K6: land. Possible: …"
export function squareText(props: BoardProps, cell: Cell, options: readonly Option[] | undefined): string {
  const base = cellText(props, cell);
  if (!options) return base;
  const only = options.length === 1 ? (options[0] as Option) : null;
  const facts = only ? followsTexts(props, followsOf(only)) : [];
  return sentence([base, props.t('web.te.cell.possible'), ...facts]);
}

// "Kingdom B: Bull king on J8, revolt 2, war 1 … 2 settlements …"
export function kingdomText(props: BoardProps, kingdom: Kingdom): string {
  const { catalogue, t } = props;
  const view = props.view;
  const leaders = view.leaders.filter((one) => one.kingdom === kingdom.id);
  return sentence([
    t('web.te.kingdom', { letter: letterOf(kingdom.id) }),
    ...leaders.map((one) => `${one.cell}: ${t('web.te.cell.leader', { leader: leaderName(catalogue, one.leader), dynasty: dynastyName(catalogue, view, one.seat), revolt: one.revolt, war: one.war })}`),
    list((['black', 'red', 'blue', 'green'] as const).filter((colour) => kingdom.tiles[colour] > 0).map((colour) => `${kingdom.tiles[colour]} × ${tileName(catalogue, colour)}`)),
    kingdom.monuments.length > 0 && list(kingdom.monuments.map((id) => monumentName(catalogue, id))),
    kingdom.treasures.length > 0 && t('web.te.summary.treasures', { cells: list(kingdom.treasures) }),
  ]);
}

// The whole board in sentences.
export function boardSummary(props: BoardProps): string[] {
  const view = props.view;
  const { catalogue, t } = props;
  const free = view.treasures.filter((cell) => !kingdomAt(view, cell));
  return [
    t('web.te.summary.turn', { n: view.turn, who: who(props, view.active) }),
    ...view.kingdoms.map((kingdom) => kingdomText(props, kingdom)),
    ...(free.length > 0 ? [t('web.te.summary.free_treasures', { cells: list(free) })] : []),
    ...view.monuments.map((one) => `${one.cell}: ${monumentName(catalogue, one.id)}`),
    t('web.te.summary.end', { treasures: view.treasures.length, bag: view.bag }),
  ];
}
