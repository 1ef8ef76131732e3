// Everything of one's own: the hand, leaders, catastrophe tiles, what is left to do in this turn, and the points with the weakest colour.
import type { BoardProps } from './props';
import { press } from '../press';
import type { Pick } from '../../protocol/messages';
import { goToBoard } from './choosing';
import { chooseSwap, Hand } from './Hand';
import { LeaderIcon } from './Leader';
import { letterOf } from './Kingdoms';
import { COLOUR_OF, LEADERS, type LeaderKind, type SeatView } from './model';
import { capital, dynastyName, leaderName } from './names';
import { PointBars } from './Points';
import { chosenAction, chosenLeader } from './squares';
import { CatastropheIcon } from './Tile';

export function OwnArea(props: BoardProps) {
  const view = props.view;
  const { you, t, catalogue } = props;
  const own = you === 'spectator' ? undefined : view.seats[you];
  if (!own) return null;
  return (
    <div class="te te-own">
      <div class="te-me">
        <LeaderIcon dynasty={own.dynasty} size={60} />
        <b>{t('web.te.you_are', { dynasty: dynastyName(catalogue, view, own.seat) })}</b>
      </div>
      <Hand {...props} own={own} />
      <Stock {...props} own={own} />
      <Turn {...props} own={own} />
      <PointBars {...props} own={own} />
    </div>
  );
}

const pick = (props: BoardProps, piece: Pick, event: MouseEvent): void => {
  props.compose.toggle(piece);
  goToBoard(props, event);
};

type Own = BoardProps & { readonly own: SeatView };

const reasonOf = (props: BoardProps, key: string, value: string): string | undefined =>
  props.compose.decision.value?.unavailable?.find((entry) => entry[key] === value)?.why;

function Stock(props: Own) {
  const { t, compose, own } = props;
  const chosen = chosenAction(compose) === 'catastrophe';
  const may = compose.offers({ action: 'catastrophe' });
  const why = reasonOf(props, 'action', 'catastrophe');
  return (
    <div class="te-stock">
      <div>
        <h3>{t('web.te.leaders')}</h3>
        <div class="te-row">{LEADERS.map((leader) => <LeaderButton key={leader} {...props} leader={leader} />)}</div>
      </div>
      <div>
        <h3>{t('web.te.catastrophes')}</h3>
        <button type="button" class="te-piece" aria-pressed={chosen} aria-disabled={!may} title={why} data-piece="catastrophe"
          onClick={(event) => (may ? pick(props, { action: 'catastrophe' }, event) : why && props.table.why('catastrophe A1'))}>
          <CatastropheIcon size={48} />
          <span>× {own.catastrophes}</span>
          <span class="vh">{t('web.te.catastrophe')}</span>
        </button>
      </div>
    </div>
  );
}

function LeaderButton(props: Own & { readonly leader: LeaderKind }) {
  const { t, catalogue, compose, own, leader } = props;
  const view = props.view;
  const standing = view.leaders.find((one) => one.seat === own.seat && one.leader === leader);
  const chosen = chosenLeader(compose) === leader;
  const may = compose.offers({ leader });
  const off = { cell: 'off' };
  const where = standing ? t('web.te.leader.at', { cell: standing.cell, letter: letterOf(standing.kingdom) }) : t('web.te.leader.reserve');
  return (
    <div class="te-leader-place">
      <button type="button" class={`te-piece ${standing ? 'te-on-board' : ''} te-${COLOUR_OF[leader]}`} aria-pressed={chosen} aria-disabled={!may} data-piece={leader}
        title={may ? undefined : reasonOf(props, 'leader', leader)}
        onClick={(event) => (may ? pick(props, { leader }, event) : compose.decision.value && props.table.why(`${leader} A1`))}>
        <LeaderIcon dynasty={own.dynasty} leader={leader} size={50} />
        <span class="vh">{capital(leaderName(catalogue, leader))}: </span>
        <span class="te-where">{where}</span>
      </button>
      {chosen && standing && compose.has(off) && (
        <button type="button" class="te-off" aria-pressed={compose.isChosen(off)} data-here={compose.isChosen(off)} onClick={() => press(props, off)}>{t('web.te.leader.off')}</button>
      )}
    </div>
  );
}

// Two actions as pips; swap and end of turn; or whose turn it is.
function Turn(props: Own) {
  const { t, compose, own } = props;
  const view = props.view;
  const over = view.step === 'over';
  const mine = !over && view.active === props.you;
  const used = 2 - view.actions_left;
  const swap = { action: 'swap' };
  const end = { action: 'end_turn' };
  return (
    <div class="te-turn">
      <h3 class="te-pips">
        {t('web.te.actions')}
        {[0, 1].map((i) => <span key={i} class={`te-pip ${!mine ? 'te-pip-off' : i < used ? 'te-pip-used' : i === used ? 'te-pip-now' : ''}`} />)}
        <span class="te-pip-text">{over ? t('web.te.over') : mine ? t('web.te.actions_left', { n: view.actions_left }) : t('web.te.not_your_turn')}</span>
      </h3>
      {compose.decision.value?.step === 'action' && (
        <div class="te-verbs">
          <button type="button" class="te-verb" data-piece="swap" aria-pressed={chosenAction(compose) === 'swap'} data-here={chosenAction(compose) === 'swap'} aria-disabled={!compose.offers(swap)} title={reasonOf(props, 'action', 'swap')}
            onClick={() => (compose.offers(swap) ? void compose.toggle(swap) : props.table.why('swap 1 red'))}>{t('web.te.swap')}</button>
          {chosenAction(compose) === 'swap' && <button type="button" class="te-verb" data-piece="swap_all" onClick={() => own.hand && chooseSwap(props, own.hand)}>{t('web.te.swap_all')}</button>}
          <button type="button" class="te-verb" data-piece="end_turn" aria-pressed={chosenAction(compose) === 'end_turn'} data-here={chosenAction(compose) === 'end_turn'} onClick={() => press(props, end)}>{t('web.te.end_turn')}</button>
        </div>
      )}
      {!mine && !over && <p class="te-note">{t('web.te.refill_note')}</p>}
    </div>
  );
}
