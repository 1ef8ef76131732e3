// Who won, and by what, in words.
import { t } from '../../app/i18n';
import type { BoardModule, Ending } from '../../boards/board';
import type { Standing } from '../../protocol/messages';

// Where points do not decide: what the game's board says.
export const endingOf = (module: BoardModule, view: unknown): Ending | null => (view ? (module.ending?.(view) ?? null) : null);

// Whom the first place was taken from by the tie-break.
function beatenOnTie(standing: Standing) {
  const best = standing.seats.find((one) => standing.winners.includes(one.seat));
  const beaten = standing.seats.filter((one) => one.total === best?.total && one.rank > best.rank).sort((a, b) => a.rank - b.rank)[0];
  return standing.tie_break_used && best && beaten ? { best, beaten } : null;
}

export const decidedByTie = (standing: Standing): boolean => beatenOnTie(standing) !== null;

export function title(standing: Standing, you: number | 'spectator', name: (seat: number) => string): string {
  const { winners } = standing;
  if (winners.length !== 1) return t('web.shell.result.tie', { who: winners.map(name).join(', ') });
  const on = beatenOnTie(standing) ? '_tie' : '';
  return winners[0] === you ? t(`web.shell.result.you_win${on}`) : t(`web.shell.result.wins${on}`, { who: name(winners[0] as number) });
}

// "Equal points; more coins decide. Decided by 12 against 6." Nothing where the first place needed no tie-break.
export function tieBreak(standing: Standing, rule: string): string {
  const tie = beatenOnTie(standing);
  if (!tie) return '';
  return `${rule} ${t('web.shell.result.tie_values', { ours: tie.best.tie_break.join(' · '), theirs: tie.beaten.tie_break.join(' · ') })}`.trim();
}

// "Nabu has 55." Nothing where the points of the first place are shared.
export function runnerUp(standing: Standing, name: (seat: number) => string): string {
  const best = standing.seats.find((one) => one.rank === 1);
  const second = standing.seats.filter((one) => one.rank > 1).sort((a, b) => a.rank - b.rank)[0];
  if (!best || !second || second.total === best.total) return '';
  return t('web.shell.result.second', { who: name(second.seat), n: second.total });
}
