// TE-R34: what was awarded openly, added up. It lies behind the screens, but whoever remembers the log knows it.
import type { EventEntry } from '../../protocol/messages';
import { withoutTakenBack } from '../../table/log';
import { COLOURS, type Colour, type Counts } from './model';

export interface Remembered {
  readonly points: readonly Counts[]; // by seat
  readonly treasures: readonly number[];
  readonly gone: Counts; // tiles that left the game face up
}

interface Told {
  readonly kind: string;
  readonly seat?: number;
  readonly colour?: Colour;
  readonly removed?: Colour;
  readonly points?: number;
  readonly number?: number;
  readonly cells?: readonly string[];
  readonly tiles?: Counts;
}

const none = (): Record<Colour, number> => ({ black: 0, red: 0, blue: 0, green: 0 });

// From everything that happened since the game began, as anybody hears it.
export function remembered(log: readonly EventEntry[], seats: number): Remembered {
  const points = Array.from({ length: seats }, none);
  const treasures = Array.from({ length: seats }, () => 0);
  const gone = none();
  const lose = (colour: Colour | undefined, n: number) => void (colour && (gone[colour] += n));
  const award = (seat: number | undefined, n: number) => void (seat !== undefined && (treasures[seat] = (treasures[seat] ?? 0) + n));
  for (const entry of withoutTakenBack(log)) {
    const event = entry.event as Told;
    switch (event.kind) {
      case 'point': {
        const own = points[event.seat ?? -1];
        if (own && event.colour) own[event.colour] += event.points ?? 0;
        break;
      }
      case 'treasure_taken': award(event.seat, 1); break;
      case 'treasures_before': award(event.seat, event.number ?? 0); break;
      case 'committed': lose(event.colour, event.number ?? 0); break;
      case 'tiles_removed': lose(event.colour, event.cells?.length ?? 0); break;
      case 'catastrophe': lose(event.removed, 1); break;
      case 'discarded_before': COLOURS.forEach((colour) => lose(colour, event.tiles?.[colour] ?? 0)); break;
    }
  }
  return { points, treasures, gone };
}
