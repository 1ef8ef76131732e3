// The rules of a game: contents, search, every statement under its id. The text is loaded with the game that is opened.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import rulesOf from 'virtual:rules';
import { games, titleOf } from '../app/games';
import { Icon } from '../app/Icon';
import { lang, t } from '../app/i18n';
import { fragment, navigate } from '../app/router';
import { searched, statements, type Found, type RulesBlock, type RulesDocument, type RulesItem, type RulesLoader, type RulesText } from '../app/rules_data';
import { Vignette } from '../app/Vignette';
import { Frame } from './Frame';
import { NotFound } from './Problems';
import './rules.css';

export function Rules({ game }: { readonly game: string }) {
  if (game === '') return <Shelf />;
  const load = rulesOf[game];
  return load ? <Book key={game} game={game} load={load} /> : <NotFound />;
}

function Shelf() {
  const ids = games.value.length > 0 ? games.value.map((game) => game.id).filter((id) => rulesOf[id]) : Object.keys(rulesOf);
  return (
    <Frame title={t('web.nav.rules')}>
      <div class="titlebar"><h1 tabIndex={-1}>{t('web.nav.rules')}</h1><span>{t('web.rules.sub')}</span></div>
      <ul class="shelf">
        {ids.map((id) => (
          <li key={id}><a class="panel" href={`/rules/${id}`}><span class="cover"><Vignette game={id} /></span><b>{titleOf(id)}</b></a></li>
        ))}
      </ul>
    </Frame>
  );
}

function Book({ game, load }: { readonly game: string; readonly load: RulesLoader }) {
  const [document, setDocument] = useState<RulesDocument | null>(null);
  const [failed, setFailed] = useState(false);
  const [wish, setWish] = useState('');
  useEffect(() => {
    let there = true;
    setFailed(false);
    void load[lang.value]().then((module) => there && setDocument(module.default), () => there && setFailed(true));
    return () => void (there = false);
  }, [lang.value]);
  const all = useMemo(() => (document ? statements(document) : []), [document]);
  const found = useMemo(() => searched(all, wish), [all, wish]);
  const looking = wish.trim() !== '';
  useTarget(document !== null && !looking);
  const title = `${t('web.nav.rules')}: ${titleOf(game)}`;
  return (
    <Frame title={title}>
      <div class="rules">
        <div class="titlebar">
          <h1 tabIndex={-1}>{titleOf(game)}</h1>
          <span>{t('web.rules.sub')}</span>
          <label class="search"><Icon name="i-why" size={18} /><span class="vh">{t('web.rules.search')}</span>
            <input class="input" type="search" value={wish} maxLength={80} placeholder={t('web.rules.search')} onInput={(event) => setWish(event.currentTarget.value)} />
          </label>
        </div>
        {failed && <p class="problem" role="alert">{t('web.load_failed')}</p>}
        {!document && !failed && <p class="opening" role="status">{t('web.opening')}</p>}
        <p class="vh" role="status">{looking ? t('web.rules.found', { n: found.length }) : ''}</p>
        {looking && <Results found={found} wish={wish} onPick={(id) => { setWish(''); navigate(`#${encodeURIComponent(id)}`); }} />}
        {document && !looking && (
          <div class="columns">
            <Contents document={document} />
            <article>{document.sections.map((section) => (
              <section key={section.id} id={section.id}>
                {section.title && (section.level > 2 ? <h3>{section.title}</h3> : <h2>{section.title}</h2>)}
                {section.blocks.map((block, k) => <Block key={k} block={block} />)}
              </section>
            ))}</article>
          </div>
        )}
      </div>
    </Frame>
  );
}

// Brings the rule of the address into view and marks it.
function useTarget(ready: boolean) {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!ready) return;
    last.current?.classList.remove('is-target');
    const target = fragment.value ? window.document.getElementById(fragment.value) : null;
    last.current = target;
    if (!target) return;
    target.classList.add('is-target');
    target.scrollIntoView({ block: 'start' });
    if (target instanceof HTMLElement && target.tabIndex === -1) target.focus({ preventScroll: true });
  }, [ready, fragment.value]);
}

function Contents({ document }: { readonly document: RulesDocument }) {
  const [open, setOpen] = useState(() => matchMedia('(min-width: 901px)').matches);
  return (
    <nav class="contents" aria-label={t('web.rules.contents')}>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('web.rules.contents')}</summary>
        <ol>{document.sections.filter((section) => section.title && section.level === 2).map((section) => <li key={section.id}><a href={`#${section.id}`}>{section.title}</a></li>)}</ol>
      </details>
    </nav>
  );
}

function Results({ found, wish, onPick }: { readonly found: readonly Found[]; readonly wish: string; onPick(id: string): void }) {
  if (found.length === 0) return <p class="panel empty">{t('web.rules.nothing', { wish })}</p>;
  return (
    <ul class="results">
      {found.slice(0, 60).map((one, k) => (
        <li key={k}><a class="panel" href={`#${encodeURIComponent(one.id)}`} onClick={(event) => { event.preventDefault(); onPick(one.id); }}>
          <b>{one.id.startsWith('section-') ? one.section : one.id}</b>{!one.id.startsWith('section-') && <small>{one.section}</small>}
          <span><Marked text={one.text} wish={wish} /></span>
        </a></li>
      ))}
    </ul>
  );
}

function Marked({ text, wish }: { readonly text: string; readonly wish: string }) {
  const words = wish.trim().split(/\s+/).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'giu'));
  return <>{parts.map((part, k) => (k % 2 === 1 ? <mark key={k}>{part}</mark> : part))}</>;
}

// --- the text

function Block({ block }: { readonly block: RulesBlock }) {
  if ('code' in block) return <pre tabIndex={0}><code>{block.code}</code></pre>;
  if ('list' in block) return <List items={block.list} />;
  if ('text' in block) return <p id={block.id} tabIndex={block.id ? -1 : undefined}><RuleId id={block.id} /><Text text={block.text} /></p>;
  return (
    <div class="tablewrap" tabIndex={0} role="group">
      <table>
        <thead><tr>{block.head.map((cell, k) => <th key={k} scope="col"><Text text={cell} /></th>)}</tr></thead>
        <tbody>{block.rows.map((row, k) => <tr key={k} id={row.id} tabIndex={row.id ? -1 : undefined}>{row.cells.map((cell, c) => <td key={c}>{c === 0 && <RuleId id={row.id} />}<Text text={cell} /></td>)}</tr>)}</tbody>
      </table>
    </div>
  );
}

function List({ items }: { readonly items: readonly RulesItem[] }) {
  return (
    <ul>{items.map((item, k) => (
      <li key={k} id={item.id} tabIndex={item.id ? -1 : undefined} class={item.id ? 'rule' : 'plainitem'}>
        <RuleId id={item.id} /><span><Text text={item.text} />{item.list && <List items={item.list} />}</span>
      </li>
    ))}</ul>
  );
}

const RuleId = ({ id }: { readonly id: string | undefined }) => (id ? <a class="ruleid" href={`#${id}`}>{id}</a> : null);

function Text({ text }: { readonly text: RulesText }) {
  return (
    <>{text.map((part, k) => {
      if (typeof part === 'string') return part;
      if ('b' in part) return <b key={k}><Text text={part.b} /></b>;
      if ('i' in part) return <em key={k}><Text text={part.i} /></em>;
      if ('s' in part) return <small key={k} class="source">[<Text text={part.s} />]</small>;
      if ('c' in part) return <code key={k}>{part.c}</code>;
      return <a key={k} href={`#${part.r}`}>{part.r}</a>;
    })}</>
  );
}
