// The goals: one on each victory card wins. Goals × players, with how far everybody is and what the chosen move would add.
import { Icon, Seal } from '../../app/Icon';
import type { BoardProps } from './props';
import type { AgendaId } from './types.gen';
import { Glyph } from './Card';
import { useForecast } from './forecast';
import { leaderName, nameOf, type SeatView, type View } from './model';
import { detail } from './ui';

// Victory cards with a completed goal, by seat.
export const winsOf = (view: View): number[] => view.seats.map((seat) => view.victory.filter((card) => card.some((agenda) => seat.agendas.includes(agenda))).length);

export function VictoryMatrix(props: BoardProps) {
  const { t, phone } = props;
  const view = props.view;
  const wins = winsOf(view);
  const title = <><Glyph id="i-goal" size={18} /><b>{t('web.nd.victory')}</b></>;
  if (!phone) return <section class="nd-panel nd-victory" aria-label={t('web.nd.victory')}><h2>{title}<span>{t('web.nd.victory.note')}</span></h2><Matrix {...props} wins={wins} /></section>;
  return (
    <details class="nd-panel nd-victory">
      <summary>{title}<span class="nd-wins">{view.seats.map((seat) => <span key={seat.seat}><Seal seat={seat.seat} size={18} />{wins[seat.seat]}/{view.victory.length}</span>)}</span></summary>
      <p class="nd-note">{t('web.nd.victory.note')}</p>
      <Matrix {...props} wins={wins} />
    </details>
  );
}

export function Matrix(props: BoardProps & { readonly wins: readonly number[] }) {
  const { t, you, wins } = props;
  const view = props.view;
  const catalogue = props.catalogue;
  const then = useForecast(props);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('web.nd.victory.won')}</th>
          {view.seats.map((seat) => (
            <th key={seat.seat} scope="col" title={leaderName(catalogue, view, seat.seat)}>
              <span class="nd-won"><Seal seat={seat.seat} size={20} /><b>{wins[seat.seat]}</b>/{view.victory.length}</span><span class="vh">{leaderName(catalogue, view, seat.seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      {view.victory.map((card) => (
        <tbody key={card[0]}>
          {card.map((agenda) => (
            <tr key={agenda}>
              <th scope="row"><button type="button" class="nd-plain" onClick={() => (detail.value = { kind: 'agenda', id: agenda })}>{nameOf(catalogue.agendas, agenda)}</button></th>
              {view.seats.map((seat) => <Cell key={seat.seat} t={t} seat={seat} agenda={agenda} mine={seat.seat === you} then={then?.seats[seat.seat]} />)}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function Cell({ t, seat, agenda, mine, then }: { readonly t: BoardProps['t']; readonly seat: SeatView; readonly agenda: AgendaId; readonly mine: boolean; readonly then: SeatView | undefined }) {
  const [have, need] = seat.progress?.[agenda] ?? [0, 1];
  const done = seat.agendas.includes(agenda);
  const more = then ? Math.max(0, (then.progress?.[agenda]?.[0] ?? 0) - have) : 0;
  const share = (n: number): string => `${Math.min(100, (100 * n) / need)}%`;
  return (
    <td class={mine ? 'nd-mine' : ''}>
      {done ? <span class="nd-met"><Icon name="i-confirm" size={14} />{need}/{need}<span class="vh">{t('web.nd.victory.done')}</span></span> : <>{have}{more > 0 && <span class="nd-more">+{more}</span>}<span class="nd-of">/{need}</span></>}
      <span class="nd-progress" aria-hidden="true"><i class={done ? 'nd-full' : ''} style={{ width: share(done ? need : have) }} />{more > 0 && <i class="nd-soon" style={{ left: share(have), width: share(more) }} />}</span>
    </td>
  );
}
