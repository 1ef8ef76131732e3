// The table shell: what is asked, the move so far, players, board, log, options. The same for all games and both hosts.
import { useEffect, useState } from 'preact/hooks';
import { Icon, Seal } from '../app/Icon';
import { lang, t } from '../app/i18n';
import { loadBoard, type BoardModule, type BoardProps, type TableCalls } from '../boards/board';
import type { Host } from '../host/host';
import type { Answer } from '../protocol/messages';
import { sitterName } from '../app/sitter';
import { Waiting } from '../screens/Waiting';
import { openTable, type TableModel } from './model';
import { Options } from './Options';
import './table.css';

export function TableScreen({ makeHost }: { readonly makeHost: () => Host }) {
  const [model, setModel] = useState<TableModel | null>(null);
  useEffect(() => {
    const opened = openTable(makeHost(), lang.value);
    setModel(opened);
    return () => opened.close();
  }, []);
  useEffect(() => {
    void model?.speak(lang.value);
  }, [model, lang.value]);
  return model ? <Shell model={model} /> : null;
}

function Shell({ model }: { readonly model: TableModel }) {
  const about = model.about.value;
  const [module, setModule] = useState<BoardModule | null>(null);
  const game = about?.game;
  useEffect(() => {
    if (game) void loadBoard(game).then(setModule);
  }, [game]);
  const link = model.host.link.value;
  if (link.state === 'lost' && link.why === 'gone') return <main class="notice-page"><h1>{t('web.table.gone')}</h1><a href="/">{t('web.home')}</a></main>;
  if (!about) return <main class="notice-page"><p role="status">{t('web.table.opening')}</p></main>;
  if (about.phase === 'open') return <Waiting model={model} />;
  if (!model.ready.value || !module) return <main class="notice-page"><p role="status">{t('web.table.opening')}</p></main>;
  return <Playing model={model} module={module} />;
}

function Playing({ model, module }: { readonly model: TableModel; readonly module: BoardModule }) {
  const [why, setWhy] = useState<Answer | null>(null);
  const about = model.about.value;
  if (!about) return null;
  const calls: TableCalls = {
    why: (move) => void model.why(move).then(setWhy),
    explain: () => {},
    preview: async (move) => {
      const answer = await model.host.ask({ type: 'preview', move });
      return answer.type === 'preview' ? answer.preview : null;
    },
    rule: () => {},
    confirm: () => void model.confirm(),
    undo: () => void model.undo(),
  };
  const props: BoardProps = {
    catalogue: model.catalogue.value,
    view: model.view.value,
    you: about.you,
    about,
    compose: model.compose,
    changed: model.changed.value,
    log: model.log.value,
    canUndo: model.canUndo.value,
    table: calls,
    phone: matchMedia('(max-width: 760px)').matches,
    lang: lang.value,
    t,
  };
  return (
    <div class={`shell ${module.playersOnBoard ? 'wide' : ''}`}>
      <header class="topbar">
        <a href="/" aria-label={t('web.home')}><Icon name="i-home" /></a>
        <span class="title">{model.catalogue.value.name}</span>
        {module.Status && <module.Status {...props} />}
        <span class="spacer" />
        <span>{t(`web.link.${model.host.link.value.state}`)}</span>
      </header>
      <Prompt model={model} module={module} why={why} />
      {!module.playersOnBoard && <div class="players" role="group" aria-label={t('web.table.players')} tabIndex={0}>
        {about.seats.map((sitter, seat) => (
          <section key={seat} class={`seat ${model.pending.value.includes(seat) ? 'is-asked' : ''}`}>
            <div class="head">
              {module.Seal ? <module.Seal seat={seat} view={props.view} /> : <Seal seat={seat} />}
              <b>{sitterName(sitter, seat)}<span class="kind">{about.you === seat ? t('web.seat.you') : ''}</span></b>
            </div>
            {module.PlayerPanel && <module.PlayerPanel {...props} seat={seat} />}
          </section>
        ))}
      </div>}
      <main class="boardwrap"><module.Board {...props} /></main>
      <aside class="side" aria-label={t('web.table.options')}>
        {module.SidePanel && <module.SidePanel {...props} />}
        {module.Scores && <div class="tabpanel"><module.Scores {...props} /></div>}
        <div class="tabpanel"><Options compose={model.compose} /></div>
        <div class="tabpanel" role="log" aria-label={t('web.table.log')} tabIndex={0}><ol class="log">
          {model.log.value.slice(-60).map((entry) => <li key={entry.n}>{entry.text}</li>)}
        </ol></div>
      </aside>
      {module.OwnArea && <section class="own"><module.OwnArea {...props} /></section>}
    </div>
  );
}

function Prompt({ model, module, why }: { readonly model: TableModel; readonly module: BoardModule; readonly why: Answer | null }) {
  const { compose } = model;
  const about = model.about.value;
  const asked = model.decision.value;
  const over = about?.phase === 'over';
  const ready = compose.ready.value;
  return (
    <div class="prompt">
      <div class="ask" role="status">
        {over ? t('web.table.over') : asked ? asked.prompt : t('web.table.wait')}
        {model.refusal.value && <small class="refused">{model.refusal.value.why} {model.refusal.value.rule}</small>}
        {why?.type === 'why' && <small>{why.legal ? t('web.why.legal') : why.why}</small>}
      </div>
      <div class="chips">
        {compose.chosen.value.map((one, index) => (
          <button key={index} class={`chip ${one.automatic ? 'automatic' : 'chosen'}`} onClick={() => compose.drop(index)}>
            {module.pickLabel(one.pick, model.catalogue.value)}
          </button>
        ))}
      </div>
      <div class="actions">
        <button class="btn" aria-disabled={!model.canUndo.value} onClick={() => void model.undo()}><Icon name="i-undo" />{t('web.table.undo')}</button>
        <button class="btn primary" data-role="confirm" aria-disabled={!ready} onClick={() => void model.confirm()}>{ready ? ready.text : t('web.table.confirm')}</button>
      </div>
    </div>
  );
}
