// Answers to "why?": of a move, of the question, of a number; and the rule behind it, in a drawer.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { lang, t } from '../app/i18n';
import type { Unavailable } from '../protocol/messages';
import type { TableModel } from './model';
import { PopoverCard } from './Popover';
import { rulesOf, ruleText } from './rules';
import type { Popover, TableUi } from './ui';

export function RuleLink({ id, ui }: { readonly id: string; readonly ui: TableUi }) {
  if (id === '') return null;
  return <button type="button" class="rulelink" onClick={() => (ui.rule.value = id)}>{t('web.shell.rule', { id })}</button>;
}

type Kind<K extends Popover['kind']> = Extract<Popover, { readonly kind: K }>;

export function WhyCard({ of, model, ui }: { readonly of: Kind<'why'>; readonly model: TableModel; readonly ui: TableUi }) {
  const { answer, follows } = of;
  const title = model.optionOf(of.move)?.text ?? t('web.shell.why');
  const refused = (answer.type === 'why' && !answer.legal) || answer.type === 'refused' ? answer : null;
  return (
    <PopoverCard title={refused ? t('web.shell.why_not') : title} onClose={() => ui.close()} look={refused ? 'refusing' : ''}>
      {refused && <p><Icon name="i-warning" size={18} /> {refused.why} <RuleLink id={refused.rule} ui={ui} /></p>}
      {answer.type === 'error' && <p>{t('web.shell.no_answer')}</p>}
      {answer.type === 'why' && answer.legal && (
        <>
          <p>{t('web.shell.why.possible')}</p>
          {follows === null && <p class="muted">{t('web.shell.why.unknown')}</p>}
          {follows && follows.length > 0 && <><h3>{t('web.shell.why.follows')}</h3><ul class="plain">{follows.map((entry) => <li key={entry.n}>{entry.text}</li>)}</ul></>}
        </>
      )}
    </PopoverCard>
  );
}

// What is asked, by which rule, and what cannot be chosen now with the reason.
export function QuestionCard({ model, ui, nameOf }: { readonly model: TableModel; readonly ui: TableUi; readonly nameOf: (of: Unavailable) => string }) {
  const asked = model.asked.value;
  const blocked = asked?.unavailable ?? [];
  return (
    <PopoverCard title={t('web.shell.why')} onClose={() => ui.close()} wide>
      <p><b>{asked ? asked.prompt : t('web.shell.wait')}</b> {asked && <RuleLink id={asked.rule} ui={ui} />}</p>
      {asked && <RuleText game={model.about.value?.game ?? ''} id={asked.rule} />}
      {blocked.length > 0 && (
        <>
          <h3>{t('web.shell.why.blocked')}</h3>
          <ul class="blocked">
            {blocked.slice(0, 40).map((one, i) => <li key={i}><b>{nameOf(one)}</b> {one.why} <RuleLink id={one.rule} ui={ui} /></li>)}
          </ul>
        </>
      )}
      <p class="muted">{t('web.shell.why.how')}</p>
    </PopoverCard>
  );
}

export function SumCard({ of, ui }: { readonly of: Kind<'sum'>; readonly ui: TableUi }) {
  return (
    <PopoverCard title={of.title} onClose={() => ui.close()}>
      {of.parts.length > 0 && <table class="sum"><tbody>{of.parts.map((part, i) => <tr key={i}><th scope="row">{part.text}</th><td>{part.value}</td></tr>)}</tbody></table>}
    </PopoverCard>
  );
}

export function TextCard({ of, ui }: { readonly of: Kind<'text'>; readonly ui: TableUi }) {
  return (
    <PopoverCard title={of.title} onClose={() => ui.close()} wide>
      {of.lines.map((line, i) => <p key={i}>{line}</p>)}
      {of.rule && <RuleLink id={of.rule} ui={ui} />}
    </PopoverCard>
  );
}

function RuleText({ game, id }: { readonly game: string; readonly id: string }) {
  const [text, setText] = useState<string | null | 'reading'>('reading');
  useEffect(() => {
    let there = true;
    setText('reading');
    void rulesOf(game).then((rules) => there && setText(ruleText(rules, id)));
    return () => void (there = false);
  }, [game, id, lang.value]);
  if (text === 'reading') return <p class="muted">{t('web.shell.reading')}</p>;
  return text === null ? <p>{t('web.shell.rule.unknown')}</p> : <p>{text}</p>;
}

export function RuleDrawer({ game, ui }: { readonly game: string; readonly ui: TableUi }) {
  const id = ui.rule.value;
  useEffect(() => {
    if (id) document.querySelector<HTMLElement>('.drawer')?.focus();
  }, [id]);
  if (!id) return null;
  return (
    <section class="drawer" role="dialog" aria-label={t('web.shell.rule', { id })} tabIndex={-1}>
      <header>
        <h2>{t('web.shell.rule', { id })}</h2>
        <button type="button" class="iconbtn" aria-label={t('web.shell.close')} onClick={() => ui.close()}><Icon name="i-close" size={18} /></button>
      </header>
      <RuleText game={game} id={id} />
      <a href={`/rules/${game}#${id}`} target="_blank" rel="noopener">{t('web.shell.rule.all')}</a>
    </section>
  );
}
