// One's own focus row, always in view.
import type { BoardProps } from '../board';
import { FocusRow } from './FocusRow';

export function OwnArea(props: BoardProps) {
  return <div class="nd nd-own"><FocusRow {...props} /></div>;
}
