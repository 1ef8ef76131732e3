// All kingdoms in a list: leaders with both strengths, tiles, treasures, monuments. The board in words.
import type { BoardProps } from './props';
import { explainLeader } from './choosing';
import { kingdomText } from './describe';
import { hueOf, letterOf, tagCell } from './Kingdoms';
import { COLOURS } from './model';
import { LeaderIcon } from './Leader';
import { MonumentIcon } from './Monument';
import { Swatch } from './Tile';
import { TreasureIcon } from './Treasure';
import { dynastyName, leaderName } from './names';
import { pointed } from './ui';

export function KingdomList(props: BoardProps) {
  const { t, catalogue } = props;
  const view = props.view;
  return (
    <section class="te-kingdoms" aria-label={t('web.te.kingdoms')}>
      <h3>{t('web.te.kingdoms')}</h3>
      {view.kingdoms.length === 0 && <p class="te-note">{t('web.te.kingdoms.none')}</p>}
      <ul>
        {view.kingdoms.map((kingdom) => (
          <li key={kingdom.id} class={`te-kingdom ${hueOf(kingdom.id)}`} onPointerEnter={() => (pointed.value = tagCell(kingdom.cells))}>
            <span class="te-letter" aria-hidden="true">{letterOf(kingdom.id)}</span>
            <span class="vh">{kingdomText(props, kingdom)}</span>
            <span class="te-kingdom-leaders">
              {view.leaders.filter((one) => one.kingdom === kingdom.id).map((one) => (
                <button key={one.cell} type="button" class="te-mini" onClick={() => explainLeader(props, one)}>
                  <LeaderIcon dynasty={one.dynasty} leader={one.leader} size={30} />
                  <span class="vh">{`${leaderName(catalogue, one.leader)}, ${dynastyName(catalogue, view, one.seat)}, ${one.cell}: `}</span>
                  <span>{one.revolt}<i>/</i>{one.war}</span>
                </button>
              ))}
            </span>
            <span class="te-kingdom-tiles" aria-hidden="true">
              {COLOURS.filter((colour) => kingdom.tiles[colour] > 0).map((colour) => <span key={colour}><Swatch colour={colour} />{kingdom.tiles[colour]}</span>)}
              {kingdom.treasures.length > 0 && <span><TreasureIcon size={16} />{kingdom.treasures.length}</span>}
              {kingdom.monuments.map((id) => <MonumentIcon key={id} colours={id.split('-') as [any, any]} size={20} />)}
            </span>
          </li>
        ))}
      </ul>
      <p class="te-note">{t('web.te.kingdoms.note')}</p>
    </section>
  );
}
