// What happened, as far as the map shows it: places that changed, and pieces that went from one to another.
import type { EventEntry } from '../../protocol/messages';
import type { UnitId } from './model';

interface MapEvent {
  readonly kind: string;
  readonly seat?: number;
  readonly unit?: UnitId;
  readonly area?: string;
  readonly segment?: string;
  readonly from?: string;
}
const of = (entry: EventEntry): MapEvent => entry.event as MapEvent;

// Where a piece ended counts, not every area it passed.
export function changedPlaces(entries: readonly EventEntry[]): string[] {
  const places = new Set<string>();
  for (const entry of entries) {
    const { kind, area, segment, from } = of(entry);
    const place = area ?? segment;
    if (kind === 'unit_moved' && from) places.delete(from);
    if (place) places.add(place);
  }
  return [...places];
}

export interface Walk {
  readonly n: number;
  readonly seat: number;
  readonly unit: UnitId;
  readonly way: readonly string[];
}
// Steps that follow each other are one way.
export function walksIn(entries: readonly EventEntry[]): Walk[] {
  const walks: Walk[] = [];
  for (const entry of entries) {
    const { kind, seat, unit, area, from } = of(entry);
    if (kind !== 'unit_moved' || seat === undefined || !unit || !area || !from) continue;
    const last = walks.at(-1);
    if (last && last.seat === seat && last.unit === unit && last.way.at(-1) === from) walks[walks.length - 1] = { ...last, way: [...last.way, area] };
    else walks.push({ n: entry.n, seat, unit, way: [from, area] });
  }
  return walks;
}
