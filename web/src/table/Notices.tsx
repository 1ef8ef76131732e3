// Lines between the prompt and the board: the line is cut, somebody else plays here too, something was not understood, it is over.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { dismiss as dismissNotice, notices } from '../app/notices';
import { sitterName } from '../app/sitter';
import type { About } from '../protocol/server';
import type { ChangedByHost } from './ChangedByHost';
import type { TableModel } from './model';

const OF_THE_LINE = new Set(['offline', 'gone']); // the table says itself whether its host answers
const dismissed = signal<ReadonlySet<string>>(new Set());
const dismiss = (what: string) => (dismissed.value = new Set([...dismissed.value, what]));
const alsoOpen = signal<ReadonlySet<string>>(new Set()); // tables that another tab of this browser shows, too

// Tabs of one browser share the seat: each says which table it shows, and hears of the others.
export function useOtherTabs(table: string): void {
  useEffect(() => {
    if (!table || !globalThis.BroadcastChannel) return;
    const channel = new BroadcastChannel(`ziggurat.table.${table}`);
    channel.onmessage = ({ data }) => {
      alsoOpen.value = new Set([...alsoOpen.value, table]);
      if (data === 'here') channel.postMessage('here too');
    };
    channel.postMessage('here');
    return () => channel.close();
  }, [table]);
}

// Only a table of the server has a host who could change it: a table in the page loads nothing for that.
function useChangedByHost(): typeof ChangedByHost | null {
  const [part, setPart] = useState<{ readonly show: typeof ChangedByHost } | null>(null);
  useEffect(() => {
    if (location.pathname.startsWith('/t/')) void import('./ChangedByHost').then((module) => setPart({ show: module.ChangedByHost }), () => {});
  }, []);
  return part?.show ?? null;
}

export function NoticeLines({ model, onResult }: { readonly model: TableModel; readonly onResult: () => void }) {
  const about = model.about.value;
  const Changed = useChangedByHost();
  const link = model.host.link.value;
  const trouble = model.trouble.value;
  const table = about?.table ?? '';
  const mine = typeof about?.you === 'number' ? about.seats[about.you] : undefined;
  return (
    <>
      {link.state === 'lost' && link.why !== 'shut' && <Line look="bad" icon="i-offline" text={t(`web.shell.lost.${link.why}`)} action={link.why === 'newer' ? { words: t('web.shell.reload'), run: () => location.reload() } : null} />}
      {link.state === 'connecting' && about && <Line look="warn" icon="i-link-weak" text={t('web.shell.connecting')} />}
      {model.newer.value && link.state !== 'lost' && <Line look="bad" icon="i-warning" text={t('web.shell.lost.newer')} action={{ words: t('web.shell.reload'), run: () => location.reload() }} />}
      {about && Changed && <Changed about={about} />}
      {trouble && !dismissed.value.has(trouble) && <Line look="warn" icon="i-warning" text={t('web.shell.trouble', { what: trouble })} action={{ words: t('web.shell.reload'), run: () => location.reload() }} onClose={() => dismiss(trouble)} />}
      {mine?.kind === 'computer' && about?.phase === 'playing' && <Line look="warn" icon="i-computer" text={t('web.shell.stood_in')} action={{ words: t('web.shell.menu.come_back'), run: () => void model.change({ type: 'come_back' }) }} />}
      {about?.hurried && about.phase === 'playing' && <Line look="" icon="i-computer" text={t('web.shell.hurried')} />}
      {about?.phase === 'playing' && leftOut(about) !== '' && !dismissed.value.has(`deal ${table}`) && <Line look="" icon="i-warning" text={t('web.shell.deal.without', { names: leftOut(about) })} onClose={() => dismiss(`deal ${table}`)} />}
      {alsoOpen.value.has(table) && !dismissed.value.has(`tabs ${table}`) && <Line look="" icon="i-copy" text={t('web.shell.two_tabs')} onClose={() => dismiss(`tabs ${table}`)} />}
      {notices.value.filter((notice) => !OF_THE_LINE.has(notice.id)).map((notice) => (
        <Line key={notice.id} look="warn" icon="i-warning" text={t(notice.key, notice.args)} action={notice.action ? { words: t(notice.action.key), run: notice.action.run } : null} {...(notice.lasting ? {} : { onClose: () => dismissNotice(notice.id) })} />
      ))}
      {model.over.value && <Line look="good" icon="i-winner" text={t('web.shell.over')} action={{ words: t('web.shell.result'), run: onResult }} />}
    </>
  );
}

// Who added nothing to the deal although others did, as was said when the game began.
function leftOut({ deal, seats }: About): string {
  if (!deal?.left_out || deal.shown.length === 0) return '';
  return deal.left_out.map((seat) => sitterName(seats[seat]!, seat)).join(', ');
}

interface LineProps {
  readonly look: string;
  readonly icon: string;
  readonly text: string;
  readonly action?: { readonly words: string; readonly run: () => void } | null;
  readonly onClose?: () => void;
}

function Line({ look, icon, text, action, onClose }: LineProps) {
  return (
    <p class={`strip ${look}`} role="status">
      <Icon name={icon} size={18} /> <span>{text}</span>
      {action && <button type="button" class="btn" onClick={action.run}>{action.words}</button>}
      {onClose && <button type="button" class="iconbtn" aria-label={t('web.shell.close')} onClick={onClose}><Icon name="i-close" size={16} /></button>}
    </p>
  );
}
