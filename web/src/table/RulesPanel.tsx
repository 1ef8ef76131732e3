// The rules beside the board: the one that the question comes from, and a search in all of them.
import { useEffect, useState } from 'preact/hooks';
import { lang, t } from '../app/i18n';
import { searched, type Found } from '../app/rules_data';
import { rulesOf, ruleText } from './rules';
import type { TableUi } from './ui';

const MOST = 30;

export function RulesPanel({ game, asked, ui }: { readonly game: string; readonly asked: string; readonly ui: TableUi }) {
  const [rules, setRules] = useState<readonly Found[] | null>(null);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    let there = true;
    void rulesOf(game).then((all) => there && setRules(all));
    return () => void (there = false);
  }, [game, lang.value]);
  const found = rules && wanted.trim().length > 1 ? searched(rules, wanted) : [];
  const now = asked !== '' && rules ? ruleText(rules, asked) : null;
  return (
    <div class="rulespanel">
      <input type="search" placeholder={t('web.shell.rules.search')} aria-label={t('web.shell.rules.search')} value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      {rules === null && <p class="muted">{t('web.shell.reading')}</p>}
      {now && wanted.trim() === '' && <section><h3>{t('web.shell.rules.now')}</h3><p><button type="button" class="rulelink" onClick={() => (ui.rule.value = asked)}>{asked}</button> {now}</p></section>}
      <dl>{found.slice(0, MOST).map((rule, i) => <div key={i}><dt>{rule.id}</dt><dd>{rule.text}</dd></div>)}</dl>
      {found.length > MOST && <p class="muted">{t('web.shell.rules.more', { n: found.length - MOST })}</p>}
      <a href={`/rules/${game}`} target="_blank" rel="noopener">{t('web.shell.rule.all')}</a>
    </div>
  );
}
