// What stands in an area, in the order in which it is drawn: settlement and wall, then units of each party by type.
import type { AreaView, UnitId } from './model';
import { UNIT_IDS } from './types.gen';

export interface Standing {
  readonly seat: number | 'tribe';
  readonly id: UnitId | 'ram' | 'settlement' | 'wall';
  readonly n: number;
  readonly walled?: boolean; // a settlement behind its wall
}

const unitsOf = (seat: number | 'tribe', units: Readonly<Partial<Record<UnitId, number>>>): Standing[] => UNIT_IDS.flatMap((id) => (units[id] ? [{ seat, id, n: units[id] ?? 0 }] : []));

export function standingIn(area: AreaView): Standing[] {
  const list: Standing[] = [];
  if (area.settlement !== undefined) list.push({ seat: area.settlement, id: 'settlement', n: 1, walled: area.wall !== undefined });
  else if (area.wall !== undefined && area.ziggurat === undefined) list.push({ seat: area.wall, id: 'wall', n: 1 });
  for (const army of area.armies ?? []) {
    list.push(...unitsOf(army.seat, army.units));
    if (army.rams) list.push({ seat: army.seat, id: 'ram', n: army.rams });
  }
  if (area.tribe) list.push(...unitsOf('tribe', area.tribe));
  return list;
}

const ROOM = { settlement: 60, wall: 62, token: 52 } as const;
export const roomFor = ({ id }: Standing): number => (id === 'settlement' || id === 'wall' ? ROOM[id] : ROOM.token);

// Rows of pieces, none of them wider than `most`.
export function rowsOf(list: readonly Standing[], most = 262): Standing[][] {
  const rows: Standing[][] = [[]];
  let width = 0;
  for (const piece of list) {
    const room = roomFor(piece);
    if (width + room > most && width > 0) {
      rows.push([]);
      width = 0;
    }
    rows.at(-1)?.push(piece);
    width += room;
  }
  return rows;
}
