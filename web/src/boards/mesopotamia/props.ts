// What the table gives this board, as its engine says it.
import type { BoardProps as Props } from '../board';
import type { Catalogue, View } from './model';

export type BoardProps = Props<View, Catalogue>;
