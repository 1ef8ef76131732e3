// Parts of a table's set-up that the set-up screen and the waiting room share: an option of the game, the pace, who can find the table.
import { Choice, Switch } from '../app/Choice';
import { pickable, presetsOf } from '../app/hints';
import { Icon } from '../app/Icon';
import { t } from '../app/i18n';
import { BANKS, LIMITS, paceOf } from '../app/new_table';
import { optionHelp, optionTitle, optionValue, textMeant, textShown } from '../app/option_words';
import { LEVELS } from '../app/settings';
import { levelName } from '../app/sitter';
import { spanText } from '../app/time';
import type { GameInfo, GameOption, Pace } from '../protocol/server';

export const playerCounts = (game: GameInfo): readonly { readonly value: number; readonly text: string }[] =>
  Array.from({ length: game.players.max - game.players.min + 1 }, (_, k) => ({ value: game.players.min + k, text: String(game.players.min + k) }));

export const ownOptions = (game: GameInfo): readonly GameOption[] => game.options.filter((option) => option.name !== 'players');

interface OptionProps {
  readonly game: GameInfo;
  readonly option: GameOption;
  readonly value: unknown;
  onChange?(value: unknown): void; // without it the value is only shown
  readonly whole?: boolean; // what is typed counts when it is finished, not letter by letter
}

export function OptionRow({ game, option, value, onChange, whole = false }: OptionProps) {
  const title = optionTitle(game, option);
  const help = (presetsOf(option).some(({ id }) => id === value) && optionHelp(game, option, String(value))) || optionHelp(game, option);
  return (
    <div class={`opt ${onChange ? option.kind : 'shown'}`}>
      <span class="name">{title}{option.rule && <a href={`/rules/${game.id}#${option.rule}`} target="_blank" aria-label={t('web.setup.rule', { rule: option.rule })}>{option.rule}</a>}</span>
      {onChange ? <OptionControl game={game} option={option} value={value} onChange={onChange} whole={whole} /> : <b class="value">{optionValue(game, option, value)}</b>}
      {help && <p class="why">{help}</p>}
    </div>
  );
}

function OptionControl({ game, option, value, onChange, whole }: Required<OptionProps>) {
  const title = optionTitle(game, option);
  const typed = (read: (input: HTMLInputElement) => unknown) => {
    const take = (event: { readonly currentTarget: HTMLInputElement }) => event.currentTarget.validity.valid && onChange(read(event.currentTarget));
    return whole ? { onChange: take } : { onInput: take };
  };
  switch (option.kind) {
    case 'boolean': return <Switch label={title} on={value === true} onChange={onChange} />;
    case 'integer': return <input class="input" type="number" aria-label={title} min={option.min} max={option.max} value={Number(value)} {...typed((input) => input.valueAsNumber)} />;
    case 'text': return <input class="input" type="text" aria-label={title} maxLength={200} value={textShown(game, option, String(value))} {...typed((input) => textMeant(game, option, input.value))} />;
    case 'choice':
      return (
        <span class="select wraps">
          <span aria-hidden="true">{optionValue(game, option, value)}</span>
          <select aria-label={title} value={String(value)} onChange={(event) => onChange(event.currentTarget.value)}>
            {pickable(option).map((one) => <option key={one} value={one}>{optionValue(game, option, one)}</option>)}
          </select>
        </span>
      );
  }
}

export function PacePicker({ pace, onPick }: { readonly pace: Pace; onPick(pace: Pace): void }) {
  return (
    <>
      <Choice fill label={t('web.setup.pace')} value={pace.kind} options={(['none', 'live', 'slow'] as const).map((value) => ({ value, text: t(`web.setup.pace.${value}`) }))} onPick={(kind) => onPick(paceOf(kind))} />
      {pace.kind === 'live' && <Choice fill label={t('web.setup.bank')} value={pace.bank} options={BANKS.map((value) => ({ value, text: spanText(value * 1000) }))} onPick={(bank) => onPick({ ...pace, bank })} />}
      {pace.kind === 'slow' && <Choice fill label={t('web.setup.limit')} value={pace.limit} options={LIMITS.map((value) => ({ value, text: spanText(value * 1000) }))} onPick={(limit) => onPick({ ...pace, limit })} />}
      <p class="why"><Icon name="i-clock" size={16} /><span>{t(`web.setup.pace.${pace.kind}.help`)}</span></p>
    </>
  );
}

export function ListedPicker({ listed, onPick }: { readonly listed: boolean; onPick(listed: boolean): void }) {
  return (
    <>
      <Choice fill label={t('web.setup.visible')} value={listed} options={[{ value: false, text: t('web.setup.by_link') }, { value: true, text: t('web.setup.listed') }]} onPick={onPick} />
      <p class="why"><Icon name="i-link" size={16} /><span>{t(listed ? 'web.setup.listed.help' : 'web.setup.by_link.help')}</span></p>
    </>
  );
}

// A level outside of the ladder for people (an arena's yardstick) is shown where a seat has it.
export function LevelPicker({ seat, level, onPick }: { readonly seat: number; readonly level: string; onPick(level: string): void }) {
  const levels: readonly string[] = (LEVELS as readonly string[]).includes(level) ? LEVELS : [level, ...LEVELS];
  return (
    <select class="select level" aria-label={`${t('web.setup.seat', { n: seat + 1 })}: ${t('web.setup.level')}`} value={level} onChange={(event) => onPick(event.currentTarget.value)}>
      {levels.map((one) => <option key={one} value={one}>{levelName(one)}</option>)}
    </select>
  );
}
