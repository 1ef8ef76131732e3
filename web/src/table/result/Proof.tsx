// That nobody cheated: the engine of this page plays the record again and compares every position and the sealed seed.
import { useState } from 'preact/hooks';
import { Icon } from '../../app/Icon';
import { lang, t } from '../../app/i18n';
import type { TableModel } from '../model';
import { DealCheck } from './DealCheck';
import { downloadRecord } from './record';

type Checked = 'not yet' | 'working' | 'failed' | { readonly moves: number };

async function check(model: TableModel): Promise<Checked> {
  const record = await model.host.ask({ type: 'replay' });
  if (record.type !== 'replay') return 'failed';
  const { verifyRecord } = await import('../../engine/verify');
  const report = await verifyRecord(record.text, lang.value);
  return report.ok ? { moves: report.moves } : 'failed';
}

export function Proof({ model }: { readonly model: TableModel }) {
  const [checked, setChecked] = useState<Checked>('not yet');
  const [problem, setProblem] = useState('');
  const about = model.about.value;
  if (!about) return null;
  const local = model.host.link.value.state === 'local';
  const run = () => {
    setChecked('working');
    check(model).then(setChecked, () => setChecked('failed'));
  };
  return (
    <section class="card proof">
      <h2>{t('web.shell.result.verify')}</h2>
      <p class="muted">{t('web.shell.proof.note')} <code>{about.commitment.replace(/^\w+:/, '').slice(0, 16)}…</code></p>
      <DealCheck model={model} />
      <p role="status" class={typeof checked === 'object' ? 'good' : checked === 'failed' ? 'bad' : ''}>
        {typeof checked === 'object' && <><Icon name="i-verify" size={20} />{t('web.shell.proof.good', { n: checked.moves })}</>}
        {checked === 'working' && t('web.shell.proof.working')}
        {checked === 'failed' && <><Icon name="i-warning" size={20} />{t('web.shell.proof.bad')}</>}
      </p>
      <div class="buttons">
        <button type="button" class="btn" data-role="check" disabled={checked === 'working'} onClick={run}><Icon name="i-verify" size={18} />{t('web.shell.proof.check')}</button>
        <button type="button" class="btn" onClick={() => void downloadRecord(model).then((why) => setProblem(why ?? ''))}><Icon name="i-download" size={18} />{t('web.shell.result.record')}</button>
        <a class="rulelink" href={local ? `/verify#${about.table}` : `/verify/${about.table}`}>{t('web.shell.proof.more')}</a>
      </div>
      {problem && <p class="refused" role="alert">{problem}</p>}
    </section>
  );
}
