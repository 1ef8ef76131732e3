// Everything public about a seat: its leaders with the letters of their kingdoms, size of the hand, catastrophe tiles, part in a conflict.
import type { BoardProps } from './props';
import { letterOf } from './Kingdoms';
import { COLOURS, COLOUR_OF, HAND_SIZE, LEADERS, type View } from './model';
import { colourName, dynastyName, leaderName } from './names';
import { CatastropheIcon, Swatch } from './Tile';
import { TreasureIcon } from './Treasure';
import { LeaderIcon } from './Leader';

export function PlayerPanel(props: BoardProps & { readonly seat: number }) {
  const { t, catalogue, seat } = props;
  const view = props.view;
  const own = view.seats[seat];
  if (!own) return null;
  const role = view.conflict?.attacker.seat === seat ? 'attacks' : view.conflict?.defender.seat === seat ? 'defends' : view.active === seat && view.step !== 'over' ? 'acts' : null;
  return (
    <div class="te te-player">
      <p class="te-player-line">
        <b>{dynastyName(catalogue, view, seat)}</b>
        {role && <span class={`te-role te-${role}`}>{t(`web.te.role.${role}`)}</span>}
      </p>
      <ul class="te-player-leaders">
        {LEADERS.map((leader) => {
          const standing = view.leaders.find((one) => one.seat === seat && one.leader === leader);
          const name = leaderName(catalogue, leader);
          const text = standing ? t('web.te.leader.at', { cell: standing.cell, letter: letterOf(standing.kingdom) }) : t('web.te.leader.reserve');
          return (
            <li key={leader} class={`te-${COLOUR_OF[leader]} ${standing ? '' : 'te-at-home'}`} title={`${name}: ${text}`}>
              <span class="te-coin" aria-hidden="true"><svg><use href={`#te-${leader}`} /></svg></span>
              <span aria-hidden="true">{standing ? letterOf(standing.kingdom) : ''}</span>
              <span class="vh">{name}: {text}</span>
            </li>
          );
        })}
      </ul>
      <p class="te-player-line">
        <span class="te-bricks" aria-hidden="true">{Array.from({ length: HAND_SIZE }, (_, i) => <i key={i} class={i < own.hand_size ? '' : 'te-out'} />)}</span>
        <b>{own.hand_size}</b><span class="vh">{t('web.te.hand_size')}</span>
        {own.points && seat !== props.you && <span class="te-player-treasures"><TreasureIcon size={15} /><b>{own.treasures}</b></span>}
        <span class="te-catastrophes">{Array.from({ length: own.catastrophes }, (_, i) => <CatastropheIcon key={i} size={17} />)}<span class="vh">{t('web.te.catastrophes')}: {own.catastrophes}</span></span>
      </p>
      {own.points && seat !== props.you ? (
        <p class="te-player-points">
          {COLOURS.map((colour) => <span key={colour} class={own.lowest?.includes(colour) ? 'te-low' : ''}><Swatch colour={colour} /><span class="vh">{colourName(catalogue, colour)} </span>{own.points?.[colour]}</span>)}
        </p>
      ) : (
        <p class="te-player-line te-player-hidden">{seat === props.you ? t('web.te.points.own') : <><span>{t('web.te.points')}</span><span class="te-screen" aria-hidden="true" /><span>{t('web.te.points.hidden')}</span></>}</p>
      )}
    </div>
  );
}

export function Seal({ seat, view, size = 44 }: { readonly seat: number; readonly view: View; readonly size?: number }) {
  return <LeaderIcon dynasty={view.seats[seat]?.dynasty ?? 'archer'} size={size} look="te-seal" />;
}
