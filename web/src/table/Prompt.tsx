// The prompt bar: what is asked, or the move that waits with what it brings; the move so far as chips; Why, Hint, Undo, Confirm. Undo says what
// it takes back, or why it cannot.
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import type { BoardModule, BoardProps } from '../boards/board';
import type { TableModel } from './model';
import { captionWithin } from './show';
import { isPhone } from './phone';
import type { LogReader } from './log';
import { seatName } from './reading';
import type { EventEntry, Option, Preview } from '../protocol/messages';
import type { TableUi } from './ui';
import { RuleLink } from './Why';

export interface PromptProps {
  readonly model: TableModel;
  readonly module: BoardModule;
  readonly reader: LogReader;
  readonly ui: TableUi;
  readonly board: BoardProps;
  readonly onUndo: () => void;
}

const LONG = 64; // letters of a question that needs smaller ones on a phone
const room = (phone: number, desk: number): number => (isPhone() ? phone : desk); // letters that the bar holds

// The first of them that fit, and always one: what is left out is told beside the board.
function fitting(texts: readonly string[], letters: number): string {
  let n = texts.length;
  while (n > 1 && texts.slice(0, n).join(' · ').length > letters) n--;
  return texts.slice(0, n).join(' · ') + (n < texts.length ? ' …' : '');
}

export function Prompt(props: PromptProps) {
  const { model, module, ui } = props;
  const { compose } = model;
  const seated = model.about.value?.you !== 'spectator';
  return (
    <section class={`prompt ${model.decision.value ? 'is-asked' : ''} ${(model.decision.value?.prompt.length ?? 0) > LONG ? 'long' : ''}`} aria-label={t('web.shell.prompt')}>
      <Ask {...props} />
      <div class="chips">
        {compose.chosen.value.map((one, index) => {
          const label = module.pickLabel(one.pick, model.catalogue.value);
          if (label === '') return null; // goes without saying
          return one.automatic
            ? <span key={index} class="chip automatic">{label}</span>
            : <button key={index} type="button" class="chip chosen" aria-label={t('web.shell.chip.drop', { what: label })} onClick={() => compose.drop(index)}>{label}<Icon name="i-close" size={13} /></button>;
        })}
      </div>
      {seated && model.about.value?.phase !== 'over' && (
        <div class="actions">
          <button type="button" class="btn why" title="w" onClick={() => ui.open({ kind: 'question' })}><Icon name="i-why" size={18} /><span>{t('web.shell.why')}</span></button>
          <button type="button" class="btn hintbtn" aria-disabled={!model.decision.value} onClick={() => model.decision.value && ui.open({ kind: 'hint' })}><Icon name="i-hint" size={18} /><span>{t('web.shell.hint')}</span></button>
          <UndoButton {...props} />
          <ConfirmButton model={model} nameOf={(option) => module.moveName?.(props.board, option) ?? option.text} />
        </div>
      )}
    </section>
  );
}

// The move that waits for Confirm, and what it brings.
function Composed({ model, module, board, option }: PromptProps & { readonly option: Option }) {
  const [after, setAfter] = useState<{ readonly of: string; readonly preview: Preview | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    void model.preview(option.move).then((preview) => wanted && setAfter({ of: option.move, preview }));
    return () => void (wanted = false);
  }, [option.move, model.question.value]);
  const brings = module.consequences?.(board, option, after?.of === option.move ? after.preview : null) ?? [];
  const name = module.moveName?.(board, option) ?? option.text;
  return <>{name}{brings.length > 0 && <>{name.includes(':') ? ' · ' : ': '}<span class="brings">{fitting(brings.map((one) => one.replace(/\.$/, '')), room(70, 120) - name.length)}</span></>}</>;
}

function Ask(props: PromptProps) {
  const { model, module, reader, ui } = props;
  const about = model.about.value;
  const shown = model.shown.value;
  const asked = model.decision.value;
  const refusal = model.refusal.value;
  const quiet = (entry: EventEntry) => reader.isQuiet?.(entry) ?? false;
  if (model.telling.value) {
    return (
      <div class="ask telling" role="status">
        {captionWithin(model.changed.value, quiet, room(90, 220)) || t('web.shell.show.before')}
        <small><button type="button" class="rulelink" onClick={() => model.skipShow()}>{t('web.shell.show.skip')}</button></small>
      </div>
    );
  }
  const told = model.compose.chosen.value.some((one) => !one.automatic) ? '' : captionWithin(model.changed.value, quiet, room(50, 100));
  const waiting = (shown?.pending ?? []).map((seat) => seatName(module, model, seat)).join(', ');
  const line = about?.phase === 'over' ? t('web.shell.over') : asked ? asked.prompt : waiting ? t('web.shell.waits_for', { who: waiting }) : t('web.shell.wait');
  const composed = model.composed.value;
  return (
    <div class="ask" role="status">
      {composed ? <Composed {...props} option={composed} /> : line}
      {refusal ? <small class="refused" role="alert"><Icon name="i-warning" size={15} /> {refusal.why} <RuleLink id={refusal.rule} ui={ui} /></small> : told && <small class="told">{told}</small>}
    </div>
  );
}

// Pressed where nothing can be taken back, it says why: that is too long for the row of buttons in any language.
function UndoButton({ model, module, onUndo }: PromptProps) {
  const chosen = model.compose.chosen.value.filter((one) => !one.automatic);
  const last = chosen.map((one) => module.pickLabel(one.pick, model.catalogue.value)).findLast((label) => label !== '');
  const can = chosen.length > 0 || model.canUndo.value;
  const what = last !== undefined ? t('web.shell.undo.step', { what: last }) : can ? t('web.shell.undo.move') : t('web.shell.undo');
  return (
    <button type="button" class="btn undo" aria-disabled={!can} title={can ? 'u' : model.whyNotUndo.value} onClick={onUndo}>
      <Icon name="i-undo" size={18} /><span>{what}</span>
    </button>
  );
}

const SHORT = 30; // letters of a move that a phone's button has room for

const shortly = (option: Option): string => (option.text.length > SHORT ? t('web.shell.confirm') : option.text);

export function ConfirmButton({ model, nameOf = shortly }: { readonly model: TableModel; readonly nameOf?: (option: Option) => string }) {
  const ready = model.compose.ready.value;
  const sending = model.sending.value !== null;
  return (
    <button type="button" class="btn primary confirm" data-role="confirm" title={ready?.text} aria-disabled={!ready || sending} onClick={() => void model.confirm()}>
      <Icon name="i-confirm" size={18} /><span>{sending ? t('web.shell.sending') : ready ? nameOf(ready) : t('web.shell.confirm')}</span>
    </button>
  );
}
