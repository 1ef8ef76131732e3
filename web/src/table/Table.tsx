// One table, from the waiting room to its result and its replay, wherever it runs (host/host.ts).
import { useEffect, useMemo, useState } from 'preact/hooks';
import { addWords, lang, t } from '../app/i18n';
import { lazy } from '../app/lazy';
import { path } from '../app/router';
import { motion } from '../app/settings';
import { loadBoard, type BoardModule } from '../boards/board';
import type { Host } from '../host/host';
import { assertive, polite } from './announce';
import { openTable, type TableModel } from './model';
import { readerOf } from './reading';
import { useOtherTabs } from './Notices';
import { Problem } from './Problem';
import { Shell } from './Shell';
import { tableUi } from './ui';

import './table.css';

await addWords('web_table');

// What most tables do not show at first.
const Waiting = lazy(() => import('../screens/Waiting').then((module) => module.Waiting));
const ReplayScreen = lazy(() => import('./Replay').then((module) => module.ReplayScreen));
const Result = lazy(() => import('./Result').then((module) => module.Result));

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

export function TableScreen({ makeHost }: { readonly makeHost: () => Host }) {
  const [model, setModel] = useState<TableModel | null>(null);
  useEffect(() => {
    const opened = openTable(makeHost(), lang.value, { motion: () => motion.value, wait });
    setModel(opened);
    return () => opened.close();
  }, []);
  useEffect(() => {
    void model?.speak(lang.value);
  }, [model, lang.value]);
  return (
    <>
      {model && <Opened model={model} />}
      <div class="vh" role="status" aria-live="polite">{polite.value}</div>
      <div class="vh" role="alert" aria-live="assertive">{assertive.value}</div>
    </>
  );
}

// ?board=generic plays any game through its lists and panels.
const wantsGeneric = () => new URLSearchParams(globalThis.location?.search).get('board') === 'generic';

function useBoard(model: TableModel): BoardModule | null | 'failed' {
  const game = model.about.value?.game;
  const [module, setModule] = useState<BoardModule | null | 'failed'>(null);
  useEffect(() => {
    if (!game) return;
    let there = true;
    const found = (board: BoardModule | 'failed') => there && setModule(board);
    loadBoard(game, wantsGeneric()).then(found, () => found('failed'));
    return () => void (there = false);
  }, [game]);
  return module;
}

function Opened({ model }: { readonly model: TableModel }) {
  const about = model.about.value;
  const link = model.host.link.value;
  const module = useBoard(model);
  const ui = useMemo(tableUi, [model]);
  useOtherTabs(about?.table ?? '');
  const view = model.live.value?.view;
  useEffect(() => {
    if (module && module !== 'failed' && view && model.catalogue.value) model.readWith(readerOf(module, model));
  }, [module, view, model.catalogue.value, about?.seats]);
  const name = model.catalogue.value?.name;
  useEffect(() => {
    if (name) document.title = `${model.decision.value ? '● ' : ''}${name} · Ziggurat`;
  }, [name, model.decision.value === null]);

  if (link.state === 'lost' && link.why === 'gone') return <Problem title={t('web.shell.gone')} text={t('web.shell.gone.note')} />;
  if (link.state === 'lost' && link.why === 'shut') return <Problem title={t('web.shell.shut')} text={link.said} reload />;
  if (link.state === 'lost' && link.why === 'newer' && !model.ready.value) return <Problem title={t('web.shell.lost.newer')} text="" reload />;
  if (link.state === 'lost' && !about) return <Problem title={t('web.shell.lost.offline')} text={t('web.shell.lost.note')} reload />;
  if (module === 'failed') return <Problem title={t('web.shell.no_board')} text={t('web.shell.lost.note')} reload />;
  if (about?.phase === 'open') return <Waiting model={model} />;
  if (!about || !model.ready.value || !module) return <main class="notice-page"><p role="status">{t('web.shell.opening')}</p></main>;
  if (path.value.endsWith('/replay')) return <ReplayScreen model={model} module={module} ui={ui} />;
  if (model.over.value && !ui.board.value && model.standing.value && model.shown.value?.mode === 'now') return <Result model={model} module={module} standing={model.standing.value} onBoard={() => (ui.board.value = true)} />;
  return <Shell model={model} module={module} ui={ui} onResult={() => { model.backToNow(); ui.board.value = false; }} />;
}
