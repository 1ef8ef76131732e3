// Whether the deal was the one that was promised before the game: what this browser kept, against the record.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import { t } from '../../app/i18n';
import { compareDeal, keptDeal, type Comparison } from '../../app/shares';
import { sitterName } from '../../app/sitter';
import type { TableModel } from '../model';

export function DealCheck({ model }: { readonly model: TableModel }) {
  const about = model.about.value;
  const [found, setFound] = useState<Comparison | null>(null);
  const over = about?.phase === 'over' && about.deal !== undefined;
  useEffect(() => {
    if (!over || !about) return;
    let there = true;
    void model.host.ask({ type: 'replay' }).then((record) => {
      if (there && record.type === 'replay') setFound(compareDeal(record.text, keptDeal(about.table)));
    });
    return () => void (there = false);
  }, [over]);
  if (!about?.deal || found === null) return null;
  const good = found === 'ours' || found === 'same';
  const left = (about.deal.left_out ?? []).map((seat) => sitterName(about.seats[seat]!, seat));
  return (
    <>
      <p role="status" data-role="deal" data-found={found} class={good ? 'kept' : found === 'unknown' ? 'muted' : 'bad'}>
        <Icon name={good ? 'i-verify' : 'i-warning'} size={20} />{t(`web.shell.deal.${found}`)}
      </p>
      {left.length > 0 && <p class="muted">{t('web.shell.deal.without', { names: left.join(', ') })}</p>}
    </>
  );
}
