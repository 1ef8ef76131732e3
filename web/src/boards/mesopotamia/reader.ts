// How the log of this game is read.
import type { BoardModule } from '../board';
import type { Catalogue, View } from './model';

export const reader: NonNullable<BoardModule<View, Catalogue>['reader']> = (view) => ({ seatOf: (event) => (typeof event['seat'] === 'number' && event['seat'] < view.players ? event['seat'] : null) }) as never;
