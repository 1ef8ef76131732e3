// How the log of this game is read.
import type { LogReader } from '../../table/log';
import { readerOfTurns } from '../reader_of_turns';

const KINDS = { conflicts: [], points: [], quiet: [] };

export const reader = (): LogReader => readerOfTurns(KINDS, () => '');
