// An attack: before the dice both sums and the odds of the chosen target, after them the totals and what tokens could still change.
import { Icon, Seal } from '../../app/Icon';
import type { BoardProps } from './props';
import { Glyph } from './Card';
import { chosenValue, leaderName, nameOf, spaceOf, type SpaceId } from './model';
import { attackFollows, attackOf, partText, winsRoll, type Attack, type AttackFollows, type BattleSums, type Sum } from './sums';

export function AttackSheet(props: BoardProps) {
  const view = props.view;
  const rolled = attackOf(view);
  const ready = props.compose.ready.value;
  const follows = rolled ? null : attackFollows(ready);
  if (rolled) return <Sheet props={props} space={rolled.space} target={rolled.target} defender={rolled.defender ?? null} sums={rolled.sums} rolled={rolled} />;
  if (!follows || !ready) return null;
  const space = String(chosenValue(props.compose, 'space') ?? ready.move.split(' ')[1] ?? '');
  return <Sheet props={props} space={space} target={follows.target} defender={follows.defender} sums={follows.sums} follows={follows} />;
}

interface SheetProps {
  readonly props: BoardProps;
  readonly space: SpaceId;
  readonly target: AttackFollows['target'];
  readonly defender: number | null;
  readonly sums: BattleSums;
  readonly follows?: AttackFollows;
  readonly rolled?: Attack;
}

function Sheet(sheet: SheetProps) {
  const { props, space, target, defender, sums, follows, rolled } = sheet;
  const { t, compose } = props;
  const view = props.view;
  const catalogue = props.catalogue;
  const terrain = spaceOf(view, space)?.terrain;
  const title = t('web.nd.attack.title', { space, target: t(`web.nd.attack.${target}`), terrain: terrain ? nameOf(catalogue.terrains, terrain) : '' });
  return (
    <section class={`nd-sheet nd-attack ${rolled ? 'nd-rolled' : ''}`} aria-label={title}>
      <header>
        <Seal seat={view.active} size={24} /><h2>{title}</h2>
        {!rolled && <button type="button" class="iconbtn" aria-label={t('web.shell.close')} onClick={() => compose.clear()}><Icon name="i-close" size={18} /></button>}
      </header>
      <div class="nd-sums">
        <Side sheet={sheet} seat={view.active} sum={sums.attack} which={0} />
        <Side sheet={sheet} seat={defender} sum={sums.defence} which={1} />
      </div>
      {follows && <Odds props={props} follows={follows} />}
      {rolled && <p class={`nd-verdict ${rolled.attack > rolled.defence ? 'nd-ahead' : ''}`} role="status">{t(rolled.attack > rolled.defence ? 'web.nd.attack.ahead' : 'web.nd.attack.behind', { a: rolled.attack, d: rolled.defence, n: rolled.defence - rolled.attack + 1 })}</p>}
      <p class="nd-then"><Glyph id="i-goal" size={17} /><span>{t(`web.nd.attack.win.${target}`)} {t('web.nd.attack.ties')}</span></p>
      {follows && <p class="nd-warn"><Icon name="i-warning" size={17} /><span>{t('web.nd.attack.no_undo')}</span></p>}
      {rolled && compose.decision.value === null && <p class="nd-note">{t('web.nd.attack.waits', { who: view.pending.map((seat) => leaderName(catalogue, view, seat)).join(', ') })}</p>}
    </section>
  );
}

function Side({ sheet, seat, sum, which }: { readonly sheet: SheetProps; readonly seat: number | null; readonly sum: Sum; readonly which: 0 | 1 }) {
  const { props, sums, rolled, target } = sheet;
  const { t, you } = props;
  const name = seat === null ? t(`web.nd.attack.side.${target}`) : seat === you ? t('web.nd.attack.you') : leaderName(props.catalogue, props.view, seat);
  const spent = rolled ? Math.max(0, rolled.spent[which]) : 0;
  const die = rolled?.dice[which];
  const may = which === 1 || props.view.question !== 'defence_tokens'; // the attacker has decided before the defender
  return (
    <div class={seat === null ? 'nd-nobody' : `p${seat + 1}`}>
      <h3>{seat === null ? <Glyph id="i-tent" size={18} /> : <Seal seat={seat} size={20} />}{name}</h3>
      <ul>
        {sum.parts.map((part, i) => <Term key={i} value={part.value} text={partText(props, part)} />)}
        {spent > 0 && <Term value={spent} text={t('web.nd.attack.spent')} />}
      </ul>
      <p class="nd-total"><b>{die === undefined ? sum.total : sum.total + spent + die}</b>{die === undefined ? <><span>+</span><span class="nd-die" aria-hidden="true">?</span><span>{t('web.nd.attack.range', { from: sum.total + 1, to: sum.total + 6 })}</span></> : <><span>{t('web.nd.attack.with_die')}</span><span class="nd-die">{die}</span></>}</p>
      {sums.tokens[which] > 0 && may && <p class="nd-after">{Array.from({ length: sums.tokens[which] }, (_, i) => <Glyph key={i} id="coin" size={15} />)}{t(which === 0 ? 'web.nd.attack.may_spend' : 'web.nd.attack.may_spend_after', { n: sums.tokens[which] })}</p>}
    </div>
  );
}

const Term = ({ value, text }: { readonly value: number; readonly text: string }) => (
  <li class="nd-term"><b>{value}</b><span>{text}</span><span class="nd-bricks" aria-hidden="true">{Array.from({ length: Math.min(12, Math.max(0, value)) }, (_, i) => <i key={i} />)}</span></li>
);

const percent = (wins: number): number => Math.round((100 * wins) / 36);

// The 36 rolls: which are won without tokens, which with one, two, … of them, if the defender spends all.
function Odds({ props, follows }: { readonly props: BoardProps; readonly follows: AttackFollows }) {
  const { t } = props;
  const { sums } = follows;
  const wins = follows.wins_with_tokens;
  const best = wins.at(-1) ?? 0;
  const steps = wins.map((n, i) => n - (i > 0 ? (wins[i - 1] ?? 0) : 0));
  const defence = sums.defence.total + sums.tokens[1];
  const need = (own: number, other: number): number => wins.findIndex((_, spent) => winsRoll(sums.attack.total + spent, defence, own, other));
  const look = (spent: number): string => (spent < 0 ? 'nd-w-lost' : `nd-w${Math.min(spent, 2)}`);
  const both = sums.tokens[0] + sums.tokens[1] > 0;
  return (
    <div class="nd-odds">
      <svg viewBox="0 0 158 152" role="img" aria-label={t('web.nd.odds.label', { n: best })}>
        <text class="nd-axis" x="88" y="11">{t('web.nd.odds.other')}</text><text class="nd-axis" transform="translate(9 84) rotate(-90)">{t('web.nd.odds.own')}</text>
        {[1, 2, 3, 4, 5, 6].map((n) => <g key={n}><text x={18 + n * 20} y="26">{n}</text><text x="21" y={22.5 + n * 20}>{7 - n}</text></g>)}
        {[1, 2, 3, 4, 5, 6].flatMap((own) => [1, 2, 3, 4, 5, 6].map((other) => <rect key={`${own}${other}`} class={look(need(own, other))} x={9 + other * 20} y={31 + (6 - own) * 20} width="18" height="18" rx="3" />))}
      </svg>
      <div>
        <p class="nd-chance"><b>{percent(best)} %</b> {both && <span>{t('web.nd.odds.both')}</span>}</p>
        <p class="nd-oddsbar" aria-hidden="true">{steps.map((n, i) => n > 0 && <i key={i} class={look(i)} style={{ flex: n }} />)}{best < 36 && <i class="nd-w-lost" style={{ flex: 36 - best }} />}</p>
        <ul>
          {steps.map((n, i) => <li key={i}><i class={look(i)} /><span>{t('web.nd.odds.with', { n: i })}</span><b>{percent(n)} %</b></li>)}
          <li><i class="nd-w-lost" /><span>{t('web.nd.odds.lost')}</span><b>{100 - percent(best)} %</b></li>
        </ul>
      </div>
    </div>
  );
}
