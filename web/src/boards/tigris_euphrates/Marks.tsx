// Where the chosen piece may go, and what it would do there: a dot (nothing), a thin ring (a point for somebody else), a ring with a
// centre (an own point), two links (a union), crossed swords (a conflict); small signs for treasures and monuments.
import type { Option } from '../../protocol/messages';
import type { Cell } from './cells';
import { followsOf } from './model';
import { at } from './Pieces';
import type { Mark } from './squares';

export function MarkSign({ mark }: { readonly mark: Mark }) {
  switch (mark) {
    case 'war':
    case 'revolt':
      return <><circle class="te-mark-plate" cx="26" cy="26" r="15" /><use class="te-mark-line te-mark-fight" href="#te-swords" x="15" y="15" width="22" height="22" /></>;
    case 'union':
      return <><circle class="te-mark-line" cx="21.5" cy="26" r="7" /><circle class="te-mark-line" cx="30.5" cy="26" r="7" /></>;
    case 'point':
      return <><circle class="te-mark-line" cx="26" cy="26" r="9.5" /><circle class="te-mark-fill" cx="26" cy="26" r="5.5" /></>;
    case 'gift':
      return <circle class="te-mark-line te-mark-thin" cx="26" cy="26" r="6.5" />;
    case 'choice':
      return <rect class="te-mark-line te-mark-choice" x="3" y="3" width="46" height="46" rx="8" />;
    default:
      return <circle class="te-mark-fill te-mark-dot" cx="26" cy="26" r="3.4" />;
  }
}

export function SquareMark({ cell, mark, option, wide }: { readonly cell: Cell; readonly mark: Mark; readonly option: Option; readonly wide: boolean }) {
  const follows = followsOf(option);
  if (wide) return <rect class="te-mark-line te-mark-choice" transform={at(cell)} x="2" y="2" width="100" height="100" rx="12" />;
  return (
    <g class="te-mark" transform={at(cell)}>
      <MarkSign mark={mark} />
      {mark !== 'choice' && follows.treasures && <use href="#te-rosette" x="35" y="1" width="16" height="16" />}
      {mark !== 'choice' && (follows.monuments || follows.building) && <use class="te-mark-line te-mark-small" href="#te-ziggurat" x="2" y="2" width="16" height="16" />}
    </g>
  );
}

export function Refused({ cell }: { readonly cell: Cell }) {
  return <path class="te-refused" transform={at(cell)} d="M19 19 33 33M33 19 19 33" />;
}
