// One of my tables: which game, with whom, whether it waits for me and until when.
import { titleOf } from '../app/games';
import { Icon, Seal } from '../app/Icon';
import { t } from '../app/i18n';
import { aboutOf, openSeatsAt } from '../app/my_tables';
import { sitterName } from '../app/sitter';
import { spanText } from '../app/time';
import { Vignette } from '../app/Vignette';
import type { TableLine } from '../protocol/server';

const HOUR = 3_600_000;

export function TableCard({ line, now = Date.now() }: { readonly line: TableLine; readonly now?: number }) {
  const about = aboutOf(line.table);
  const others = about?.seats.map((sitter, seat) => ({ sitter, seat })).filter(({ seat }) => seat !== about.you) ?? [];
  const left = line.deadline > 0 ? line.deadline - now : null;
  return (
    <a class={`cont ${line.yours ? 'mine' : ''}`} href={`/t/${line.table}`}>
      {line.yours && <span class="turn"><Icon name="i-wedge" size={12} />{t('web.mine.your_turn')}</span>}
      <span class="thumb"><Vignette game={line.game} /></span>
      <h3>{titleOf(line.game)}</h3>
      <span class="phase">{t(`web.phase.${line.phase}`, { n: openSeatsAt(line) })}</span>
      <p class="with">{others.map(({ sitter, seat }) => sitterName(sitter, seat)).join(', ')}</p>
      <span class="end">
        <span class="seals">{others.map(({ sitter, seat }) => (sitter.kind === 'open' ? <span key={seat} class="free" /> : <Seal key={seat} seat={seat} size={19} />))}</span>
        {left !== null && <span class={`when ${line.yours && left < HOUR ? 'soon' : ''}`}><Icon name="i-clock" size={16} />{spanText(left)}</span>}
      </span>
    </a>
  );
}
