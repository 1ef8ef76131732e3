// Verify: was it all as the record says? A pasted or dropped record, a finished table of this server (/verify/ID) or one in this browser
// (/verify#ID); the engine in this page checks it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { titleOf } from '../app/games';
import { Icon, Seal } from '../app/Icon';
import { lang, t } from '../app/i18n';
import { queryOf } from '../app/invitation';
import { localRecord } from '../app/local_games';
import { LARGEST_RECORD, recordHead } from '../app/record';
import { fragment } from '../app/router';
import { sitterTitle } from '../app/sitter';
import type { VerifyReport } from '../engine/verify';
import { Frame } from './Frame';
import './verify.css';

const WHILE_TYPING = 250; // milliseconds: a record that is written or pasted line by line is checked once

type Outcome = VerifyReport | { readonly ok: 'unknown' } | { readonly ok: 'working' } | null;

export function Verify({ table }: { readonly table: string }) {
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [problem, setProblem] = useState('');
  const [over, setOver] = useState(false); // something is dragged above the page

  const latest = useRef(0); // what was pasted last counts, whichever check ends first
  const check = async (record: string) => {
    const mine = ++latest.current;
    setText(record);
    setProblem('');
    setOutcome(null);
    if (record.trim() === '') return;
    if (!recordHead(record)) return setProblem(t('web.verify.no_record'));
    setOutcome({ ok: 'working' });
    await new Promise((resolve) => setTimeout(resolve, WHILE_TYPING));
    if (mine !== latest.current) return;
    try {
      const { verifyRecord } = await import('../engine/verify');
      const report = await verifyRecord(record, lang.value);
      if (mine === latest.current) setOutcome(report);
    } catch {
      if (mine === latest.current) setOutcome({ ok: 'unknown' });
    }
  };

  const local = fragment.value;
  useEffect(() => {
    if (table === '' && local === '') return;
    void (async () => {
      if (table === '') {
        const record = await localRecord(local).catch(() => null);
        return record === null ? setProblem(t('web.table.gone')) : check(record);
      }
      try {
        const answer = await fetch(`/api/tables/${table}/replay${queryOf(table)}`, { headers: { 'Accept-Language': lang.value } });
        if (answer.ok) return await check(await answer.text());
        if (answer.status === 403) return setProblem(String((await answer.json()).what));
        setProblem(t(answer.status === 404 ? 'web.table.gone' : answer.status === 409 ? 'web.verify.not_over' : 'web.problem.network'));
      } catch {
        setProblem(t('web.problem.network'));
      }
    })();
  }, [table, local]);

  const take = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_RECORD) return setProblem(t('web.verify.too_large'));
    await check(await file.text());
  };

  return (
    <Frame title={t('web.verify.title')}>
      <div class={`verify ${over ? 'is-over' : ''}`}
        onDragOver={(event) => { event.preventDefault(); setOver(true); }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => { event.preventDefault(); setOver(false); void take(event.dataTransfer?.files[0]); }}>
        <div class="titlebar"><h1 tabIndex={-1}>{t('web.verify.title')}</h1><span>{t('web.verify.sub')}</span></div>
        <div class="columns">
          <section class="panel stack">
            <label class="field"><span>{t('web.verify.paste')}</span>
              <textarea class="input" rows={14} spellcheck={false} value={text} onInput={(event) => void check(event.currentTarget.value)} />
            </label>
            <label class="btn line filebutton"><Icon name="i-download" size={18} />{t('web.verify.file')}<input class="vh" type="file" accept=".txt,text/plain" onChange={(event) => void take(event.currentTarget.files?.[0])} /></label>
            {problem && <p class="problem" role="alert">{problem}</p>}
          </section>
          <div class="stack">
            <div role="status"><Verdict outcome={outcome} /></div>
            {recordHead(text) && <About text={text} />}
            <section class="panel how">
              <h2>{t('web.verify.how')}</h2>
              <ol><li>{t('web.verify.how.1')}</li><li>{t('web.verify.how.2')}</li><li>{t('web.verify.how.3')}</li></ol>
              <p class="why"><Icon name="i-why" size={16} /><span>{t('web.verify.limits')}</span></p>
            </section>
          </div>
        </div>
      </div>
    </Frame>
  );
}

function Verdict({ outcome }: { readonly outcome: Outcome }) {
  if (!outcome) return null;
  if (outcome.ok === 'working') return <section class="panel verdict"><Icon name="i-hourglass" size={34} /><p><b>{t('web.verify.working')}</b></p></section>;
  if (outcome.ok === 'unknown') return <section class="panel verdict"><Icon name="i-warning" size={34} /><p><b>{t('web.verify.cannot')}</b><small>{t('web.verify.cannot.help')}</small></p></section>;
  if (outcome.ok) {
    return <section class="panel verdict good"><Icon name="i-verify" size={40} /><p><b>{t('web.verify.good', { n: outcome.moves })}</b><small>{t(outcome.over ? 'web.verify.good.over' : 'web.verify.good.running')}</small></p></section>;
  }
  return (
    <section class="panel verdict bad"><Icon name="i-warning" size={40} />
      <p><b>{outcome.line > 0 ? t('web.verify.bad_line', { n: outcome.line }) : t('web.verify.bad')}</b><small>{outcome.what}{outcome.rule && ` [${outcome.rule}]`}</small></p>
    </section>
  );
}

function About({ text }: { readonly text: string }) {
  const head = recordHead(text);
  if (!head) return null;
  return (
    <section class="panel about">
      <h2>{titleOf(head.game)} <small>{t('web.verify.moves', { n: head.moves })}</small></h2>
      <ul>{head.seats.map((seat, k) => <li key={k}><Seal seat={k} size={22} /><span>{sitterTitle(seat.kind === 'human' ? { kind: 'person', name: seat.name } : { kind: 'computer', level: seat.kind, name: seat.name }, k)}</span></li>)}</ul>
      <dl>
        <dt>{t('web.verify.commitment')}</dt><dd><code>{head.commitment}</code></dd>
        <dt>{t('web.verify.seed')}</dt><dd><code>{head.seed || t('web.verify.seed_secret')}</code></dd>
      </dl>
    </section>
  );
}
