// What the chosen piece would do on the space that is looked at, nothing sent yet; below it all legal spaces by their effect.
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';
import type { Cell } from './cells';
import { conflictTitle, standsText, treasuresText } from './describe';
import { letterOf } from './Kingdoms';
import { LeaderIcon } from './Leader';
import { MarkSign } from './Marks';
import { COLOUR_OF, dynastyOf, followsOf, type ComingConflict } from './model';
import { buildingName, capital, colourName, leaderName, monumentName, tileName, who } from './names';
import { Sheet } from './Sheet';
import { chosenAction, chosenPiece, lookedAt, markOf, openSquares, type Mark, type Piece } from './squares';
import { CatastropheIcon, Swatch, TileIcon } from './Tile';
import { TreasureIcon } from './Treasure';
import { pointed } from './ui';

export function Preview(props: BoardProps) {
  const { t, compose } = props;
  const piece = chosenPiece(compose);
  const option = lookedAt(compose, pointed.value) ?? compose.ready.value;
  const cell = option?.picks.find((pick) => 'cell' in pick)?.['cell'];
  return (
    <>
      <Sheet props={props} picture={piece && <PieceIcon props={props} piece={piece} />} title={option ? option.text : pieceName(props, piece)} sub={option ? t('web.te.preview.sub') : t('web.te.preview.choose')}>
        {option ? <Facts {...props} option={option} /> : null}
      </Sheet>
      {piece && !props.phone && <Groups {...props} looked={typeof cell === 'string' ? cell : null} />}
      {!piece && chosenAction(compose) === 'swap' && <p class="te-note">{t('web.te.swap_note')}</p>}
    </>
  );
}

function PieceIcon({ props, piece }: { readonly props: BoardProps; readonly piece: Piece }) {
  const seat = props.compose.decision.value?.seat ?? 0;
  if (piece.kind === 'tile') return <TileIcon colour={piece.colour} size={44} />;
  if (piece.kind === 'leader') return <LeaderIcon dynasty={dynastyOf(props.view, seat)} leader={piece.leader} size={44} />;
  return <CatastropheIcon size={44} />;
}

function pieceName({ catalogue, t }: BoardProps, piece: Piece | null): string {
  if (piece?.kind === 'tile') return capital(tileName(catalogue, piece.colour));
  if (piece?.kind === 'leader') return capital(leaderName(catalogue, piece.leader));
  return t('web.te.catastrophe');
}

function Facts(props: BoardProps & { readonly option: Option }) {
  const { t, catalogue, option, you } = props;
  const follows = followsOf(option);
  const piece = chosenPiece(props.compose);
  const nothing = Object.keys(follows).filter((key) => key !== 'kingdom').length === 0;
  return (
    <>
      <ul class="te-facts">
        {follows.points?.map((one, i) => <li key={i}><Swatch colour={one.colour} /><span><b class={one.seat === you ? 'te-good' : ''}>{t('web.te.follows.point', { who: who(props, one.seat), n: one.points, colour: colourName(catalogue, one.colour) })}</b>{follows.kingdom && ` · ${t('web.te.kingdom', { letter: letterOf(follows.kingdom) })}`}</span></li>)}
        {follows.unites && <li><svg class="te-line-icon" aria-hidden="true"><use href="#te-rings" /></svg><span><b>{t('web.te.follows.unites', { letters: follows.unites.map(letterOf).join(' + ') })}</b> {t(follows.conflicts ? (follows.conflicts.length > 1 ? 'web.te.follows.wars' : 'web.te.follows.war') : 'web.te.follows.peace', { n: follows.conflicts?.length ?? 0 })}</span></li>}
        {follows.revolt !== undefined && piece?.kind === 'leader' && <li><Swatch colour={COLOUR_OF[piece.leader]} /><span>{standsText(props, follows)}</span></li>}
        {follows.parts !== undefined && follows.kingdom && <li><svg class="te-line-icon" aria-hidden="true"><use href="#te-cross" /></svg><span>{t(PARTS[follows.parts] ?? 'web.te.follows.parts', { letter: letterOf(follows.kingdom), n: follows.parts })}</span></li>}
        {follows.home?.map((one) => <li key={one.cell}><LeaderIcon dynasty={dynastyOf(props.view, one.seat)} leader={one.leader} size={22} /><span><b>{t('web.te.follows.home', { who: who(props, one.seat), leader: leaderName(catalogue, one.leader), cell: one.cell })}</b></span></li>)}
        {follows.treasures && <li><TreasureIcon size={20} /><span>{treasuresText(props, follows)}</span></li>}
        {follows.building && <li><svg class="te-line-icon" aria-hidden="true"><use href={`#te-${follows.building}`} /></svg><span>{t('web.te.follows.building', { building: buildingName(catalogue, follows.building) })}</span></li>}
        {follows.monuments && <li><svg class="te-line-icon" aria-hidden="true"><use href="#te-ziggurat" /></svg><span>{t(follows.conflicts ? 'web.te.follows.monuments_if' : 'web.te.follows.monuments', { monuments: follows.monuments.map((id) => monumentName(catalogue, id)).join(', ') })}</span></li>}
        {nothing && <li><svg class="te-line-icon" aria-hidden="true"><circle cx="12" cy="12" r="3" /></svg><span>{t(piece ? 'web.te.follows.nothing' : 'web.te.follows.chance')}</span></li>}
      </ul>
      {follows.conflicts?.map((conflict) => <BothSides key={conflict.leader} {...props} conflict={conflict} />)}
    </>
  );
}

// Both sides with what they have and what they could add.
function BothSides(props: BoardProps & { readonly conflict: ComingConflict }) {
  const { t, conflict } = props;
  const view = props.view;
  const longest = Math.max(1, conflict.attacker.most ?? 0, conflict.defender.most ?? 0);
  return (
    <div class={`te-coming te-${conflict.colour}`}>
      <p class="te-coming-head"><Swatch colour={conflict.colour} /><b>{conflictTitle(props, conflict)}</b><span>{t('web.te.coming.tie', { who: who(props, conflict.defender.seat) })}</span></p>
      {(['attacker', 'defender'] as const).map((side) => {
        const one = conflict[side];
        const most = one.most ?? one.board;
        return (
          <div key={side} class="te-range">
            <LeaderIcon dynasty={dynastyOf(view, one.seat)} leader={conflict.leader} size={28} />
            <span class="te-range-name">{who(props, one.seat)}<small>{t(`web.te.role.${side === 'attacker' ? 'attacks' : 'defends'}`)}{one.kingdom ? ` · ${letterOf(one.kingdom)}` : ''}</small></span>
            <span class="te-range-bar" aria-hidden="true"><i style={{ width: `${(one.board / longest) * 100}%` }} /><i class="te-maybe" style={{ width: `${((most - one.board) / longest) * 100}%` }} /></span>
            <span class="te-range-n">{most > one.board ? `${one.board}–${most}` : one.board}</span>
          </div>
        );
      })}
    </div>
  );
}

const PARTS: Readonly<Record<number, string>> = { 0: 'web.te.follows.vanishes', 1: 'web.te.follows.shrinks' };
const ORDER: readonly Mark[] = ['point', 'gift', 'union', 'war', 'revolt', 'plain'];

// A line for each effect with its spaces; a click goes from one to the next.
function Groups(props: BoardProps & { readonly looked: Cell | null }) {
  const { t, compose, looked } = props;
  const groups = new Map<Mark, Cell[]>();
  for (const [cell, options] of openSquares(compose)) {
    const mark = markOf(compose, options);
    if (mark) groups.set(mark, [...(groups.get(mark) ?? []), cell]);
  }
  return (
    <section class="te-groups" aria-label={t('web.te.groups')}>
      <h3>{t('web.te.groups')}</h3>
      {ORDER.filter((mark) => groups.has(mark)).map((mark) => {
        const cells = groups.get(mark) as Cell[];
        const here = looked !== null && cells.includes(looked);
        const next = () => {
          const cell = cells[(cells.indexOf(looked ?? '') + 1) % cells.length] as Cell;
          pointed.value = cell;
          compose.choose({ cell }, true);
        };
        return (
          <button key={mark} type="button" class="te-group" aria-pressed={here} onClick={next}>
            <svg viewBox="6 6 40 40" aria-hidden="true"><MarkSign mark={mark} /></svg>
            <span>{t(`web.te.group.${mark}`)}{here && <span class="te-squares">{cells.slice(0, 9).join(' ')}{cells.length > 9 ? ` ${t('web.te.groups.more', { n: cells.length - 9 })}` : ''}</span>}</span>
            <b>{cells.length}</b>
          </button>
        );
      })}
    </section>
  );
}
