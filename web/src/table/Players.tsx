// The players beside the board, or in a strip on a phone: seal, name, clock, and what the game tells openly about each.
import { Icon, Seal } from '../app/Icon';
import { t } from '../app/i18n';
import type { BoardModule, BoardProps } from '../boards/board';
import type { About } from '../protocol/server';
import { clockText, leftOf, stamp, useNow } from './clock';
import { levelBeside, sitterName, sitterTitle } from '../app/sitter';

export function SeatSeal({ module, seat, view, size }: { readonly module: BoardModule; readonly seat: number; readonly view: any; readonly size?: number }) {
  const given = size === undefined ? {} : { size };
  return module.Seal ? <module.Seal seat={seat} view={view} {...given} /> : <Seal seat={seat} {...given} />;
}

export function Clock({ about, seat }: { readonly about: About; readonly seat: number }) {
  const clock = about.seats[seat]?.clock;
  const now = useNow(clock?.running ?? false);
  if (!clock) return null;
  const left = leftOf(clock, stamp(about), now);
  const look = `clock ${clock.running ? 'running' : ''} ${left < 60_000 ? 'short' : ''}`;
  return <span class={look} role="timer" title={t(clock.running ? 'web.shell.clock.running' : 'web.shell.clock.waits')}>{clock.running && <i class="dot" aria-hidden="true" />}{clockText(left)}</span>;
}

export function Players({ module, props, pending }: { readonly module: BoardModule; readonly props: BoardProps; readonly pending: readonly number[] }) {
  const { about } = props;
  return (
    <div class="players" role="group" aria-label={t('web.shell.players')} tabIndex={0}>
      {about.seats.map((sitter, seat) => {
        const asked = pending.includes(seat);
        const automatic = module.automatic?.(seat, props.view) ?? false;
        return (
          <section key={seat} class={`seat ${asked ? 'is-asked' : ''}`} aria-label={automatic ? t('web.seat.automatic') : sitterTitle(sitter, seat)}>
            <div class="head">
              <SeatSeal module={module} seat={seat} view={props.view} />
              <b>
                {automatic ? t('web.seat.automatic') : sitterName(sitter, seat)}
                {!automatic && levelBeside(sitter) && <span class="kind">{levelBeside(sitter)}</span>}
                <span class="kind">{about.you === seat ? t('web.seat.you') : asked ? t('web.shell.asked') : sitter.kind === 'computer' ? <Icon name="i-computer" size={15} /> : ''}</span>
              </b>
              <Clock about={about} seat={seat} />
            </div>
            {module.PlayerPanel && <module.PlayerPanel {...props} seat={seat} />}
          </section>
        );
      })}
    </div>
  );
}

// Who is asked now, where the board itself shows the players: seals with a mark, in the top bar.
export function WhoIsAsked({ module, props, pending }: { readonly module: BoardModule; readonly props: BoardProps; readonly pending: readonly number[] }) {
  const { about } = props;
  if (about.phase === 'over') return null;
  const names = pending.map((seat) => sitterName(about.seats[seat], seat)).join(', ');
  return (
    <span class="asked" title={t('web.shell.waits_for', { who: names })}>
      {about.seats.map((_, seat) => <span key={seat} class={pending.includes(seat) ? 'thinks' : 'done'}><SeatSeal module={module} seat={seat} view={props.view} size={22} /></span>)}
      <span class="vh">{t('web.shell.waits_for', { who: names })}</span>
    </span>
  );
}
