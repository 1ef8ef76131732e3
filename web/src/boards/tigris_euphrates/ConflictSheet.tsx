// A conflict: both sides with what they have on the board and what they add; the asked side chooses how many tiles it commits.
import type { Option } from '../../protocol/messages';
import type { BoardProps } from './props';
import { answer } from '../press';
import { Choices } from './Choices';
import { conflictTitle, treasuresText } from './describe';
import { LeaderIcon } from './Leader';
import { dynastyOf, followsOf, TILE_OF, type PresentConflict, type Follows } from './model';
import { colourName, leaderName, who } from './names';
import { Sheet } from './Sheet';
import { Swatch, TileIcon } from './Tile';
import { TreasureIcon } from './Treasure';

type WithConflict = BoardProps & { readonly conflict: PresentConflict };

const commitOf = (option: Option): number => Number(option.picks[0]?.['commit'] ?? 0);

export function ConflictSheet(props: WithConflict) {
  const { t, conflict, compose } = props;
  const view = props.view;
  const asked = compose.decision.value;
  const attacking = view.step === 'attack';
  const chosen = compose.chosen.value.find((one) => 'commit' in one.pick)?.pick['commit'];
  const mine = asked && typeof chosen === 'number' ? chosen : 0;
  const hand = asked ? (asked.options.length - 1) : 0;
  return (
    <Sheet props={props} look={`te-${conflict.colour}`} picture={<TileIcon colour={conflict.colour} />} title={conflictTitle(props, conflict)}
      sub={conflict.kind === 'war' && view.union_tile ? t('web.te.sheet.union', { cell: view.union_tile }) : t('web.te.sheet.revolt')}
      rule={asked?.rule ?? (conflict.kind === 'war' ? 'TE-13' : 'TE-12')}>
      <SideRow {...props} side="attacker" added={conflict.attacker.committed ?? (attacking ? mine : 0)} may={asked && attacking ? hand - mine : 0} />
      <SideRow {...props} side="defender" added={attacking ? 0 : mine} may={asked && !attacking ? hand - mine : 0} />
      {asked ? <Outcomes {...props} attacking={attacking} /> : <p class="te-note">{t('web.te.sheet.waits', { who: who(props, attacking ? conflict.attacker.seat : conflict.defender.seat) })}</p>}
      <Afterwards {...props} />
    </Sheet>
  );
}

function SideRow(props: WithConflict & { readonly side: 'attacker' | 'defender'; readonly added: number; readonly may: number }) {
  const { t, conflict, side, added, may } = props;
  const view = props.view;
  const one = conflict[side];
  const unknown = side === 'defender' && view.step === 'attack' && one.seat !== props.you;
  const handSize = view.seats[one.seat]?.hand_size ?? 0;
  const waiting = side === 'attacker' && view.step === 'attack' && one.seat !== props.you;
  const tiles = (count: number, look: string) => Array.from({ length: count }, (_, i) => <span key={look + i} class={`te-unit ${look}`}><svg aria-hidden="true"><use href={`#te-${TILE_OF[conflict.colour]}`} /></svg></span>);
  const sum = one.board + added;
  return (
    <div class={`te-side-row te-is-${side}`}>
      <LeaderIcon dynasty={dynastyOf(view, one.seat)} leader={conflict.leader} size={50} />
      <div class="te-side-name"><b>{who(props, one.seat)}</b> <span>{t(`web.te.sheet.${side}`, { cell: one.cell })}</span></div>
      <button type="button" class="te-sum" onClick={() => props.table.explain([
        { text: t('web.te.sum.board') + (one.cells.length > 0 ? ` (${one.cells.join(', ')})` : ''), value: String(one.board) },
        { text: t('web.te.sum.hand'), value: unknown || waiting ? `0–${handSize}` : String(added) },
      ], `${who(props, one.seat)}: ${sum}`)}>{sum}{(unknown || waiting) && <small>–{one.board + handSize}</small>}</button>
      <div class="te-units" role="img" aria-label={t('web.te.sheet.units', { board: one.board, hand: added })}>
        {one.board > 8 ? <>{tiles(1, '')}<b>× {one.board}</b></> : tiles(one.board, '')}
        {one.board === 0 && <span class="te-zero">0</span>}
        {(added > 0 || may > 0) && <span class="te-plus">+</span>}
        {tiles(added, 'te-from-hand')}
        {tiles(may, 'te-may')}
      </div>
    </div>
  );
}

function outcomeWords(props: WithConflict, follows: Follows, attacking: boolean): { readonly look: string; readonly head: string; readonly tail: string } {
  const { t, you } = props;
  const { attack = 0, defence = 0, defence_most: most = 0 } = follows.strengths ?? {};
  if (attacking) {
    if (attack > most) return { look: 'te-win', head: t('web.te.outcome.surely'), tail: '' };
    if (attack <= defence) return { look: 'te-lose', head: t('web.te.outcome.loses_now'), tail: t('web.te.outcome.tie_rule') };
    return { look: 'te-open-end', head: attack - defence === 1 ? t('web.te.outcome.bare') : t('web.te.outcome.holds_off', { n: attack - defence - 1 }), tail: '' };
  }
  if (follows.winner === you) return { look: 'te-win', head: attack === defence ? t('web.te.outcome.hold') : t('web.te.outcome.win'), tail: attack === defence ? t('web.te.outcome.tie_yours') : t('web.te.outcome.spare', { n: defence - attack }) };
  return { look: 'te-lose', head: t('web.te.outcome.lose'), tail: t('web.te.outcome.home', { leader: leaderName(props.catalogue, props.conflict.leader) }) };
}

// How many tiles to add, each with both sums: before and after in one line.
function Outcomes(props: WithConflict & { readonly attacking: boolean }) {
  const { t, compose, attacking } = props;
  const options = compose.decision.value?.options ?? [];
  return (
    <Choices look="te-outcomes" label={t('web.te.outcome.title')}>
      <h3>{t('web.te.outcome.title')}</h3>
      {options.map((option) => {
        const n = commitOf(option);
        const follows = followsOf(option);
        const { attack = 0, defence = 0, defence_most: most } = follows.strengths ?? {};
        const words = outcomeWords(props, follows, attacking);
        const checked = compose.ready.value?.move === option.move;
        return (
          <button key={n} type="button" role="radio" aria-checked={checked} data-here={checked} class={`te-outcome ${words.look}`} data-commit={n} onClick={() => answer(props, { commit: n })}>
            <span class="te-outcome-n">{n}</span>
            <span class="te-outcome-sums">{attacking ? `${attack} : ${defence}–${most ?? defence}` : `${defence} : ${attack}`}</span>
            <span class="te-outcome-text"><b>{words.head}</b>{words.tail && <span class="te-long">, {words.tail}</span>}</span>
          </button>
        );
      })}
    </Choices>
  );
}

// What the winner gains, and what comes then, as the engine foretells it for the chosen answer.
function Afterwards(props: WithConflict) {
  const { t, catalogue, conflict, compose } = props;
  const view = props.view;
  const follows = followsOf(compose.ready.value);
  const next = follows.conflicts ?? view.wars_to_come ?? [];
  return (
    <ul class="te-then">
      {follows.points?.map((one) => <li key={one.colour + one.seat}><Swatch colour={one.colour} /><span>{t('web.te.follows.point', { who: who(props, one.seat), n: one.points, colour: colourName(catalogue, one.colour) })}</span></li>)}
      {follows.removed && <li><Swatch colour={conflict.colour} /><span>{t('web.te.follows.removed', { n: follows.removed.length, cells: follows.removed.join(', ') })}</span></li>}
      {next.map((war) => <li key={war.leader}><Swatch colour={war.colour} /><span><b>{t('web.te.sheet.then')}</b> {conflictTitle(props, war)}: {who(props, war.attacker.seat)} {war.attacker.board} : {war.defender.board} {who(props, war.defender.seat)}</span></li>)}
      {follows.treasures && <li><TreasureIcon size={17} /><span>{treasuresText(props, follows)}</span></li>}
      {!follows.points && <li><Swatch colour={conflict.colour} /><span>{t(conflict.kind === 'war' ? 'web.te.sheet.war_prize' : 'web.te.sheet.revolt_prize')}</span></li>}
    </ul>
  );
}
