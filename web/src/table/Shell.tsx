// The table as it is played: top bar, prompt, players, board, side, own area, timeline; on a phone one below the other, with a bar of
// buttons for the thumb. The same for all games and both hosts.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { lang, t } from '../app/i18n';
import { settings } from '../app/settings';
import type { BoardModule, BoardProps, TableCalls } from '../boards/board';
import type { HintMove } from '../protocol/messages';
import { followPointer } from './anchor';
import { announce } from './announce';
import { clockText, leftOf, stamp } from './clock';
import { commitAtOnce, commitMode } from './commit';
import { closeGuide, Guide, guideIsOpen } from './Guide';
import { HintCard } from './Hint';
import { listenForKeys, type Command } from './keys';
import type { LogReader } from './log';
import { KeysCard, LeaveCard, MenuCard, PaceCard } from './Menu';
import type { TableModel } from './model';
import { NoticeLines } from './Notices';
import { PeopleCard } from './People';
import { Players } from './Players';
import { PlayHere } from './PlayHere';
import { Prompt } from './Prompt';
import { Recap } from './Recap';
import { changesSince, recallSeen, rememberSeen } from './seen';
import { captionOf } from './show';
import { BottomBar, Side, SideSheet } from './Side';
import { sitterName } from '../app/sitter';
import { sound } from './sounds';
import { AgainButton, stepBack, stepForward, Timeline } from './Timeline';
import { TopBar } from './TopBar';
import type { TableUi } from './ui';
import { isPhone, usePhone } from './phone';
import { readerOf } from './reading';
import { useOutlines } from './outlines';
import { QuestionCard, RuleDrawer, SumCard, TextCard, WhyCard } from './Why';
import { useWhy } from './ask_why';

interface ShellProps {
  readonly model: TableModel;
  readonly module: BoardModule;
  readonly ui: TableUi;
  readonly onResult: () => void;
}

export function Shell(shell: ShellProps) {
  const { model, module, ui } = shell;
  const about = model.about.value;
  const shown = model.shown.value;
  const phone = usePhone();
  const reader = useMemo(() => readerOf(module, model), [module, model.catalogue.value, model.live.value?.view, lang.value]);
  const put = (hint: HintMove) => putTogether(model, ui, hint);
  const calls = useCalls(model, ui);
  useEffect(followPointer, []);
  useEffect(() => commitAtOnce(model, () => commitMode(settings.value.commit, isPhone())), [model]);
  useWhy(calls.why, ui);
  useOutlines(ui.pieces.value, ui.popover.value?.kind === 'why');
  useTelling(model, reader);
  const [recap, closeRecap] = useRecap(model, reader);
  const undo = () => {
    const underWay = model.sending.value?.type;
    if (underWay === 'undo' || (!underWay && model.compose.back())) return;
    if (underWay || model.canUndo.value) void model.undo();
    else ui.open({ kind: 'text', title: t('web.shell.undo.not'), lines: [model.whyNotUndo.value || t('web.shell.undo.nothing')] });
  };
  const props: BoardProps | null = about && shown && {
    catalogue: model.catalogue.value, view: shown.view, you: about.you, about, compose: model.compose, changed: model.changed.value, log: model.logThen.value,
    canUndo: model.canUndo.value && shown.mode === 'now', table: calls, phone, lang: lang.value, t,
  };
  useCommands(shell, props, undo, calls);
  const played = shown && about && about.you !== 'spectator' && shown.moves >= 3 * about.seats.length;
  useEffect(() => {
    if (played && about && guideIsOpen(about.game)) closeGuide(about.game); // whoever has come this far has begun
  }, [played]);
  if (!about || !shown || !props) return null;
  const beginning = shown.moves < 3 * about.seats.length;
  const guided = about.you !== 'spectator' && about.phase === 'playing' && shown.mode === 'now' && beginning && model.asked.value !== null && guideIsOpen(about.game);
  const guide = guided && <Guide model={model} ui={ui} game={about.game} goal={module.goal} put={(hint) => { put(hint); closeGuide(about.game); }} />;
  return (
    <div class={`shell ${module.playersOnBoard ? 'wide' : ''} ${shown.mode}`} onPointerDown={(event) => model.telling.value && (event.target as Element).closest('.boardwrap, .own') && model.skipShow()}>
      <TopBar model={model} module={module} props={props} ui={ui} />
      <Prompt model={model} module={module} reader={reader} ui={ui} board={props} onUndo={undo} />
      {shown.mode === 'past' && <Looking model={model} />}
      <div class="strips">
        <NoticeLines model={model} onResult={shell.onResult} />
        {recap.length > 0 && <Recap model={model} module={module} reader={reader} changes={recap} onClose={closeRecap} />}
      </div>
      {!module.playersOnBoard && <Players module={module} props={props} pending={shown.pending} />}
      <main class="boardwrap" tabIndex={-1}><module.Board {...props} /></main>
      {phone ? module.SidePanel && <aside class="side"><module.SidePanel {...props} /></aside> : <Side {...{ model, module, reader, ui, props }} above={guide} />}
      {module.OwnArea && <section class="own" aria-label={t('web.shell.own')}><module.OwnArea {...props} /></section>}
      {!phone && (
        <div class="foot">
          <AgainButton model={model} reader={reader} />
          <Timeline model={model} reader={reader} />
        </div>
      )}
      {phone && guide}
      {phone && <BottomBar model={model} ui={ui} />}
      {phone && ui.sheet.value && <SideSheet {...{ model, module, reader, ui, props }} tab={ui.sheet.value} />}
      <Cards {...shell} props={props} put={put} />
      <RuleDrawer game={about.game} ui={ui} />
      <UndoToast model={model} />
      {!phone && <PlayHere model={model} />}
    </div>
  );
}

function Cards({ model, module, ui, put, props }: ShellProps & { readonly put: (hint: HintMove) => void; readonly props: BoardProps }) {
  const of = ui.popover.value;
  switch (of?.kind) {
    case 'why': return <WhyCard key={of.move} of={of} model={model} ui={ui} />;
    case 'sum': return <SumCard key={of.title} of={of} ui={ui} />;
    case 'text': return <TextCard key={of.title} of={of} ui={ui} />;
    case 'question': return <QuestionCard key="question" model={model} ui={ui} nameOf={({ rule: _, why: __, ...pick }) => Object.entries(pick).map(([key, value]) => module.pickLabel({ [key]: value }, props.catalogue)).filter(Boolean).join(' · ')} />;
    case 'hint': return <HintCard key="hint" model={model} ui={ui} put={put} />;
    case 'keys': return <KeysCard key="keys" ui={ui} />;
    case 'menu': return <MenuCard key="menu" model={model} ui={ui} />;
    case 'pace': return <PaceCard key="pace" model={model} ui={ui} />;
    case 'people': return <PeopleCard key="people" model={model} onClose={() => ui.close()} />;
    case 'leave': return <LeaveCard key="leave" model={model} ui={ui} />;
    default: return null;
  }
}

// The past is looked at: nothing waits for the reader to return, and it is said that something does. It lies where the question was.
function Looking({ model }: { readonly model: TableModel }) {
  const waits = model.asked.value !== null;
  return (
    <p class="strip looking" role="status">
      <Icon name="i-clock" size={18} /> {t(waits ? 'web.shell.looking.waits' : 'web.shell.looking', { n: model.shown.value?.moves ?? 0 })}
      <button type="button" class="btn" data-role="now" onClick={() => model.backToNow()}><Icon name="i-live" size={16} />{t('web.shell.time.now')}</button>
    </p>
  );
}

// A hint is put on the board and waits there for Confirm, whatever the mode.
function putTogether(model: TableModel, ui: TableUi, hint: HintMove): void {
  const option = model.optionOf(hint.move);
  if (!option) return;
  model.compose.take(option, true);
  ui.popover.value = null;
  ui.pieces.value = [];
  announce(t('web.shell.hint.put', { what: option.text }));
  document.querySelector<HTMLElement>('[data-role=confirm]')?.focus();
}

function useCalls(model: TableModel, ui: TableUi): TableCalls {
  return useMemo(
    () => ({
      why(move) {
        void Promise.all([model.why(move), model.preview(move)]).then(([answer, preview]) => {
          if (answer.type === 'why' && !answer.legal) sound('refused');
          ui.open({ kind: 'why', move, answer, follows: preview ? preview.events : null });
        });
      },
      explain: (parts, title) => ui.open({ kind: 'sum', title, parts }),
      preview: (move) => model.preview(move),
      rule: (id) => (ui.rule.value = id),
      confirm: () => void model.confirm(),
      undo: () => void model.undo(),
    }),
    [model],
  );
}

function useCommands({ model, module, ui }: ShellProps, props: BoardProps | null, undo: () => void, calls: TableCalls): void {
  const run = (command: Command): void => {
    const about = model.about.value;
    if (!about || !props) return;
    const phone = props.phone;
    const open = (tab: 'options' | 'scores' | 'log') => {
      if (phone) ui.sheet.value = tab;
      else ui.tab.value = tab;
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.tabpanel [tabindex="0"], .sheet [tabindex="0"]')?.focus());
    };
    switch (command) {
      case 'options': return open('options');
      case 'scores': return open('scores');
      case 'log': return open('log');
      case 'hand': return document.querySelector<HTMLElement>('.own [tabindex="0"], .own button:not([tabindex="-1"])')?.focus();
      case 'board': return ui.open({ kind: 'text', title: t('web.shell.summary'), lines: module.summary?.(props) ?? [model.asked.value?.prompt ?? t('web.shell.wait')] });
      case 'clocks': {
        const lines = about.seats.flatMap((sitter, seat) => (sitter.clock ? [`${sitterName(sitter, seat)}: ${clockText(leftOf(sitter.clock, stamp(about), Date.now()))}`] : []));
        return ui.open({ kind: 'text', title: t('web.shell.clocks'), lines: lines.length > 0 ? lines : [t('web.shell.pace.none')] });
      }
      case 'why': {
        const focused = document.activeElement?.closest<HTMLElement>('[data-why], [data-move]');
        const move = focused?.dataset['why'] ?? focused?.dataset['move'];
        return move ? calls.why(move) : ui.open({ kind: 'question' });
      }
      case 'keys': return ui.open({ kind: 'keys' });
      case 'undo': return undo();
      case 'confirm': return calls.confirm();
      case 'earlier': return stepBack(model);
      case 'later': return stepForward(model);
      case 'back':
        if (ui.close()) return;
        if (model.shown.value?.mode === 'past') return model.backToNow();
        if (model.telling.value) return model.skipShow();
        model.compose.back();
    }
  };
  const latest = useMemo(() => ({ run }), []);
  latest.run = run;
  useEffect(() => listenForKeys((command) => latest.run(command)), []);
}

// What is heard: the screen reader's lines and the sounds.
function useTelling(model: TableModel, reader: LogReader): void {
  const shown = model.shown.value;
  const asked = model.decision.value;
  const over = model.over.value;
  useEffect(() => {
    if (!shown || shown.mode === 'past') return;
    const entries = model.changed.value;
    announce(captionOf(entries, (entry) => reader.isQuiet?.(entry) ?? false));
    if (entries.some((entry) => reader.isConflict?.(entry))) sound('conflict');
  }, [shown?.upTo]);
  useEffect(() => {
    if (!asked) return;
    announce(asked.prompt, true);
    sound('turn');
  }, [model.question.value]);
  useEffect(() => {
    if (over) sound('end');
  }, [over]);
  useEffect(() => {
    const refusal = model.refusal.value;
    if (refusal) sound('refused');
  }, [model.refusal.value]);
}

// What was seen up to now is remembered; whoever was away for a while is told what has changed.
function useRecap(model: TableModel, reader: LogReader) {
  const about = model.about.value;
  const table = about?.table ?? '';
  const [seen] = useState(() => recallSeen(table));
  const [open, setOpen] = useState(true);
  const changes = useMemo(() => (about ? changesSince(model.log.value, seen, about.you, reader, Date.now()) : []), [seen]);
  const upTo = model.shown.value?.mode === 'now' ? (model.log.value.at(-1)?.n ?? 0) : 0;
  useEffect(() => {
    if (upTo > 0 && (!open || changes.length === 0)) rememberSeen(table, upTo);
  }, [upTo, open]);
  const now = model.log.value.filter((entry) => changes.some((one) => one.n === entry.n)); // in the language of now
  return [open ? now : [], () => setOpen(false)] as const;
}

const TOAST = 3000;

// In the fast mode: three seconds to take back what was played without being asked.
function UndoToast({ model }: { readonly model: TableModel }) {
  const [played, setPlayed] = useState<string | null>(null);
  const sending = model.sending.value;
  const move = sending?.type === 'play' ? sending.move : null;
  useEffect(() => {
    if (move && settings.value.commit === 'fast') setPlayed(model.optionOf(move)?.text ?? move);
  }, [move]);
  useEffect(() => {
    if (!played) return;
    const timer = setTimeout(() => setPlayed(null), TOAST);
    return () => clearTimeout(timer);
  }, [played]);
  if (!played || !model.canUndo.value) return null;
  return (
    <p class="toast" role="status">
      {t('web.shell.played', { what: played })}
      <button type="button" class="btn" onClick={() => { setPlayed(null); void model.undo(); }}><Icon name="i-undo" size={16} />{t('web.shell.undo')}</button>
    </p>
  );
}
