// What a click, a tap or a key on the board does: it chooses from the options, shows why not, or explains what stands there.
import type { BoardProps } from './props';
import { centreOf, nearestCell, type Cell, type Point } from './cells';
import { cellText } from './describe';
import { COLOURS, kingdomAt, leaderAt, type LeaderPiece } from './model';
import { capital, dynastyName, leaderName, tileName } from './names';
import { attempt, chosenCell, chosenPiece, marksAreShown, openSquares, targetOf } from './squares';
import { pointed } from './ui';

// The space that a finger means: the nearest one that can be chosen, else the one under it.
export function meantCell({ compose }: BoardProps, point: Point, under: Cell | null): Cell | null {
  if (!marksAreShown(compose)) return under;
  return nearestCell(point, openSquares(compose).keys()) ?? under;
}

export function chooseCell(props: BoardProps, cell: Cell): void {
  const { compose, you } = props;
  const view = props.view;
  pointed.value = cell;
  const decision = compose.decision.value;
  const leader = leaderAt(view, cell);
  const open = openSquares(compose);
  const target = targetOf(compose, open, cell);
  if (decision && target && (marksAreShown(compose) || !leader)) {
    if (chosenCell(compose) === target && compose.touched.value && compose.ready.value) return props.table.confirm(); // the second click or tap
    compose.choose({ cell: target });
    return;
  }
  if (decision?.step === 'action' && leader?.seat === you && compose.offers({ leader: leader.leader })) {
    compose.toggle({ leader: leader.leader });
    return;
  }
  whyCell(props, cell);
}

// A piece that was chosen with the keyboard: the focus goes to the board, to the nearest space where the piece may lie.
export function goToBoard({ compose, phone }: BoardProps, event: MouseEvent): void {
  if (phone && chosenPiece(compose)) document.querySelector('.te-board')?.scrollIntoView({ block: 'nearest' }); // the space is chosen there
  if (event.detail !== 0 || !chosenPiece(compose)) return; // a pointer clicked
  const from = pointed.value ?? 'H6';
  const cell = nearestCell(centreOf(from), openSquares(compose).keys(), 99);
  if (cell) document.querySelector<SVGElement>(`.te-board [data-cell=${cell}]`)?.focus();
}

export function whyCell(props: BoardProps, cell: Cell): void {
  const leader = leaderAt(props.view, cell);
  const move = props.compose.decision.value ? attempt(props.compose, cell) : null;
  if (move && (chosenPiece(props.compose) || !leader)) props.table.why(move);
  else if (leader) explainLeader(props, leader);
  else explainCell(props, cell);
}

// What lies there, and the kingdom around it.
function explainCell(props: BoardProps, cell: Cell): void {
  const { catalogue } = props;
  const view = props.view;
  const kingdom = kingdomAt(view, cell);
  const leaders = view.leaders.filter((one) => one.kingdom === kingdom?.id);
  props.table.explain(
    kingdom
      ? [
          ...leaders.map((one) => ({ text: `${capital(leaderName(catalogue, one.leader))} · ${dynastyName(catalogue, view, one.seat)} · ${one.cell}`, value: `${one.revolt} / ${one.war}` })),
          ...COLOURS.filter((colour) => kingdom.tiles[colour] > 0).map((colour) => ({ text: capital(tileName(catalogue, colour)), value: String(kingdom.tiles[colour]) })),
        ]
      : [],
    cellText(props, cell),
  );
}

// Both strengths as sums.
export function explainLeader(props: BoardProps, leader: LeaderPiece): void {
  const { t, catalogue } = props;
  const where = (cells: readonly Cell[]) => (cells.length > 0 ? ` (${cells.join(', ')})` : '');
  props.table.explain(
    [
      { text: t('web.te.sum.revolt') + where(leader.temples), value: String(leader.revolt) },
      { text: t('web.te.sum.war') + where(leader.supporters), value: String(leader.war) },
    ],
    `${capital(leaderName(catalogue, leader.leader))} · ${dynastyName(catalogue, props.view, leader.seat)} · ${leader.cell}`,
  );
}
